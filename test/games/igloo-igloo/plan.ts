import { game, type IglooIgloo, type State } from '../../../src/games/igloo-igloo/index.js';
import type { Plan } from '../../../src/testing/index.js';
import { thrifty, wild } from './choosers.js';

const { tiles, fish, foxes, bears } = game.components;

/** The plan of the promises for Igloo Igloo. */
export const plan: Plan<IglooIgloo> = {
  bound: 600,
  pieces: {
    printed: ({ players }) => ({
      ...Object.fromEntries(tiles.map(({ count }, kind) => [`tile ${kind}`, count])),
      ...Object.fromEntries([...fish, ...foxes, bears].map((count, animal) => [`animal ${animal}`, count])),
      ...Object.fromEntries(
        Array.from({ length: players }, (_, player) => [`inuits ${player}`, players === 2 ? 5 : 3]),
      ),
      ...Object.fromEntries(Array.from({ length: players }, (_, player) => [`igloos ${player}`, 2])),
    }),
    found: (state) => {
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
  hidden: ({ ground, hands }, viewer) => [
    '.random',
    '.lost',
    ...ground.flatMap((each, cell) => (each === 'ice' ? [`.faces[${cell}]`] : [])),
    ...hands.flatMap((_, player) => (player === viewer ? [] : [`.hands[${player}]`])),
  ],
  reports: {
    events: {
      firstPlayerDrawn: [],
      inuitPlaced: ['inuits', 'inuitsLeft'],
      turnStarted: ['used'],
      turnEnded: [],
      melted: ['ground', 'faces', 'spent'],
      kept: ['handSizes'],
      driftLost: [],
      packTurned: ['ground', 'foxes', 'foxSupply'],
      fishPlaced: ['fish', 'fishSupply'],
      bearAppeared: ['bears', 'bearSupply'],
      shifted: ['ground', 'faces', 'inuits', 'igloos', 'foxes', 'bears'],
      displaced: ['fish', 'bears'],
      tilePlayed: ['used', 'handSizes', 'spent', 'steps'],
      thawed: ['ground', 'faces', 'lostSize'],
      animalMoved: ['steps', 'fish', 'foxes', 'bears'],
      animalGone: ['gone', 'fish', 'foxes', 'bears'],
      attacked: [],
      declined: [],
      hid: [],
      scattered: ['inuits'],
      fled: ['inuits'],
      walked: ['inuits'],
      sailed: ['inuits'],
      taken: ['trophies', 'fish', 'foxes', 'bears'],
      iglooBuilt: ['igloos', 'igloosLeft'],
      gameOver: [],
    },
    silent: {
      phase: 'the pending decision follows from the moves',
      player: 'the phase says who decides',
      turn: 'passes to the left',
      melted: 'a turn begins with melting',
      points: 'what is left to walk follows from the moves of the turn',
    },
  },
  choosers: { wild, thrifty },
};

type Add = (piece: string, times?: number) => void;

const findTiles = ({ faces, ground, hands, spent, lost }: State, add: Add): void => {
  for (const face of faces) if (face !== null) add(`tile ${face}`);
  for (const each of ground) if (each === 'pack') add('tile 3');
  for (const hand of hands) hand.forEach((count, i) => void add(`tile ${5 + i}`, count));
  for (const gone of [spent, lost]) gone.forEach((count, kind) => void add(`tile ${kind}`, count));
};

const findAnimals = (state: State, add: Add): void => {
  state.fish.forEach((count, i) => void add(`animal ${i % 3}`, count));
  state.foxes.forEach((count, i) => void add(`animal ${3 + (i % 3)}`, count));
  for (const count of state.bears) add('animal 6', count);
  [...state.fishSupply, ...state.foxSupply, state.bearSupply].forEach((count, i) => void add(`animal ${i}`, count));
  [...state.trophies, ...state.gone].forEach((count, i) => void add(`animal ${i % 7}`, count));
};

const findTribes = ({ phase, inuits, inuitsLeft, igloos, igloosLeft }: State, add: Add): void => {
  inuits.forEach((count, i) => void add(`inuits ${Math.floor(i / 64)}`, count));
  inuitsLeft.forEach((count, player) => void add(`inuits ${player}`, count));
  if (phase.kind === 'flee') phase.waiting.forEach((count, player) => void add(`inuits ${player}`, count));
  for (const owner of igloos) if (owner !== null) add(`igloos ${owner}`);
  igloosLeft.forEach((count, player) => void add(`igloos ${player}`, count));
};
