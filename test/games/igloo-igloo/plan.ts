import { game, type IglooIgloo, type State } from '../../../src/games/igloo-igloo/index.js';
import type { Plan } from '../../../src/testing/index.js';
import { thrifty, wild } from './choosers.js';

const { tiles, fish, foxes, bears } = game.components;

/** The plan of the promises for Igloo Igloo. */
export const plan: Plan<IglooIgloo> = {
  maxPlies: 600,
  pieces: {
    countInBox: ({ players }) => ({
      ...Object.fromEntries(tiles.map(({ count }, kind) => [`tile ${kind}`, count])),
      ...Object.fromEntries([...fish, ...foxes, bears].map((count, animal) => [`animal ${animal}`, count])),
      ...Object.fromEntries(
        Array.from({ length: players }, (_, player) => [`inuits ${player}`, players === 2 ? 5 : 3]),
      ),
      ...Object.fromEntries(Array.from({ length: players }, (_, player) => [`igloos ${player}`, 2])),
    }),
    countInState: (state) => {
      const counts: Record<string, number> = {};
      const add = (piece: string, times = 1) => {
        counts[piece] = (counts[piece] ?? 0) + times;
      };
      findTiles(state, add);
      findAnimals(state, add);
      findTribes(state, add);
      return counts;
    },
  },
  hiddenPaths: ({ ground, hands }, viewer) => [
    '.random',
    '.thawedTiles',
    ...ground.flatMap((each, cell) => (each === 'ice' ? [`.faceDownTiles[${cell}]`] : [])),
    ...hands.flatMap((_, player) => (player === viewer ? [] : [`.hands[${player}]`])),
  ],
  reports: {
    events: {
      startPlayerDrawn: [],
      inuitPlaced: ['inuits', 'freeInuits'],
      turnStarted: ['usedThisTurn'],
      turnEnded: [],
      tileMelted: ['ground', 'faceDownTiles', 'discardedTiles'],
      tileKept: ['handSizes'],
      driftLost: [],
      packTurned: ['ground', 'foxes', 'foxSupply'],
      fishPlaced: ['fish', 'fishSupply'],
      bearAppeared: ['bears', 'bearSupply'],
      floesShifted: ['ground', 'faceDownTiles', 'inuits', 'igloos', 'foxes', 'bears'],
      animalsDisplaced: ['fish', 'bears'],
      tilePlayed: ['usedThisTurn', 'handSizes', 'discardedTiles', 'animalStepsLeft'],
      tileThawed: ['ground', 'faceDownTiles', 'thawedTileCount'],
      animalMoved: ['animalStepsLeft', 'fish', 'foxes', 'bears'],
      animalRemoved: ['removedAnimals', 'fish', 'foxes', 'bears'],
      bearAttacked: [],
      defenceDeclined: [],
      inuitsSheltered: [],
      inuitsScattered: ['inuits'],
      inuitFled: ['inuits'],
      inuitWalked: ['inuits'],
      inuitSailed: ['inuits'],
      animalTaken: ['trophies', 'fish', 'foxes', 'bears'],
      iglooBuilt: ['igloos', 'freeIgloos'],
      gameOver: [],
    },
    unreported: {
      phase: 'the pending decision follows from the moves',
      decider: 'the phase says who decides',
      turnPlayer: 'passes to the left',
      hasMelted: 'a turn begins with melting',
      actionPointsLeft: 'what is left to walk follows from the moves of the turn',
    },
  },
  choosers: { wild, thrifty },
};

type Add = (piece: string, times?: number) => void;

const findTiles = ({ faceDownTiles, ground, hands, discardedTiles, thawedTiles }: State, add: Add): void => {
  for (const face of faceDownTiles) if (face !== null) add(`tile ${face}`);
  for (const each of ground) if (each === 'pack') add('tile 3');
  for (const hand of hands) hand.forEach((count, i) => void add(`tile ${5 + i}`, count));
  for (const counts of [discardedTiles, thawedTiles]) counts.forEach((count, kind) => void add(`tile ${kind}`, count));
};

const findAnimals = (state: State, add: Add): void => {
  state.fish.forEach((count, i) => void add(`animal ${i % 3}`, count));
  state.foxes.forEach((count, i) => void add(`animal ${3 + (i % 3)}`, count));
  for (const count of state.bears) add('animal 6', count);
  [...state.fishSupply, ...state.foxSupply, state.bearSupply].forEach((count, i) => void add(`animal ${i}`, count));
  [...state.trophies, ...state.removedAnimals].forEach((count, i) => void add(`animal ${i % 7}`, count));
};

const findTribes = ({ phase, inuits, freeInuits, igloos, freeIgloos }: State, add: Add): void => {
  inuits.forEach((count, i) => void add(`inuits ${Math.floor(i / 64)}`, count));
  freeInuits.forEach((count, player) => void add(`inuits ${player}`, count));
  if (phase.kind === 'flee') phase.fleeingInuits.forEach((count, player) => void add(`inuits ${player}`, count));
  for (const owner of igloos) if (owner !== null) add(`igloos ${owner}`);
  freeIgloos.forEach((count, player) => void add(`igloos ${player}`, count));
};
