import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../../src/core/contract/game.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import { type Event, frames, game, type State, viewEvents, viewFrames } from '../../../src/games/igloo-igloo/index.js';
import { randomGame, uniform } from '../../../src/testing/index.js';
import { wild } from './choosers.js';

/** A spectator's knowledge of the game, from events alone. */
interface Tale {
  /** The player whose turn it is; -1 while inuits are placed. */
  turnPlayer: number;
  isOver: boolean;
  readonly ground: string[];
  readonly animals: Map<string, number>;
  readonly inuits: Map<string, number>;
  readonly igloos: Map<number, number>;
  readonly trophies: Map<string, number>;
  /** Animals, and tiles that were seen, out of the game. */
  readonly removedAnimals: Map<string, number>;
  readonly discardedTiles: Map<string, number>;
  readonly handSizes: number[];
}

const add = <Key>(counts: Map<Key, number>, key: Key, by: number): void => {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
};

const OFFSETS = { n: -8, e: 1, s: 8, w: -1 } as const;

const shift = ({ ground, animals, inuits, igloos }: Tale, cells: readonly number[], offset: number): void => {
  const moved = new Set(cells);
  const last = cells.at(-1)! + offset;
  for (const cell of [...cells].reverse()) ground[cell + offset] = ground[cell]!;
  ground[cells[0]!] = 'water';
  for (const counts of [animals, inuits]) {
    const old = [...counts];
    counts.clear();
    for (const [key, count] of old) {
      const [who, cell] = key.split('@') as [string, string];
      counts.set(moved.has(Number(cell)) ? `${who}@${Number(cell) + offset}` : key, count);
    }
  }
  const old = [...igloos];
  igloos.clear();
  for (const [cell, owner] of old) igloos.set(moved.has(cell) ? cell + offset : cell, owner);
  expect(ground[last]).not.toBe('water');
};

const hear = (tale: Tale, event: Event): void => {
  const { ground, animals, inuits, igloos, trophies, removedAnimals, discardedTiles, handSizes } = tale;
  switch (event.kind) {
    case 'fishPlaced':
      return add(animals, `fish${event.value}@${event.cell}`, 1);
    case 'inuitPlaced':
      return add(inuits, `${event.player}@${event.cell}`, 1);
    case 'turnStarted':
      tale.turnPlayer = event.player;
      return;
    case 'tileMelted':
      ground[event.cell] = 'water';
      if (event.tile !== null && event.tile !== PACK) add(discardedTiles, `tile ${event.tile}`, 1);
      return;
    case 'tileKept':
      handSizes[event.player]!++;
      return;
    case 'bearAppeared':
      return add(animals, `bear@${event.cell}`, 1);
    case 'packTurned':
      ground[event.cell] = 'pack';
      if (event.foxValue !== null) add(animals, `fox${event.foxValue}@${event.cell}`, 1);
      return;
    case 'animalsDisplaced':
      for (const animal of event.animals) {
        add(animals, `${animal}@${event.from}`, -1);
        add(animals, `${animal}@${event.to}`, 1);
      }
      return;
    case 'floesShifted':
      return shift(tale, event.cells, OFFSETS[event.dir]);
    case 'tilePlayed':
      handSizes[event.player]!--;
      return add(discardedTiles, `tile ${event.tile}`, 1);
    case 'tileThawed':
      ground[event.cell] = 'water';
      return;
    case 'animalMoved':
      add(animals, `${event.animal}@${event.from}`, -1);
      return add(animals, `${event.animal}@${event.to}`, 1);
    case 'animalRemoved':
      add(removedAnimals, event.animal, 1);
      return add(animals, `${event.animal}@${event.cell}`, -1);
    case 'inuitFled':
    case 'inuitWalked':
    case 'inuitSailed':
      add(inuits, `${event.player}@${event.from}`, -1);
      return add(inuits, `${event.player}@${event.to}`, 1);
    case 'animalTaken':
      add(animals, `${event.animal}@${event.cell}`, -1);
      return add(trophies, `${event.player} ${event.animal}`, 1);
    case 'iglooBuilt':
      igloos.set(event.cell, event.player);
      return;
    case 'gameOver':
      tale.isOver = true;
      return;
    default:
      return;
  }
};

const PACK = 3;
const ANIMALS = ['fish1', 'fish2', 'fish3', 'fox1', 'fox2', 'fox3', 'bear'];

/** Returns the same knowledge from a state; inuits that wait to flee count on the cell that they leave. */
const shown = (state: State): unknown => {
  const animals = new Map<string, number>();
  state.fish.forEach((count, i) => void add(animals, `${ANIMALS[i % 3]}@${Math.floor(i / 3)}`, count));
  state.foxes.forEach((count, i) => void add(animals, `${ANIMALS[3 + (i % 3)]}@${Math.floor(i / 3)}`, count));
  state.bears.forEach((count, cell) => void add(animals, `bear@${cell}`, count));
  const inuits = new Map<string, number>();
  state.inuits.forEach((count, i) => void add(inuits, `${Math.floor(i / 64)}@${i % 64}`, count));
  const { phase } = state;
  if (phase.kind === 'flee')
    phase.fleeingInuits.forEach((count, player) => void add(inuits, `${player}@${phase.cell}`, count));
  const trophies = new Map<string, number>();
  const removedAnimals = new Map<string, number>();
  const discardedTiles = new Map<string, number>();
  state.removedAnimals.forEach((count, animal) => void add(removedAnimals, ANIMALS[animal]!, count));
  state.discardedTiles.forEach((count, tile) => void add(discardedTiles, `tile ${tile}`, count));
  state.trophies.forEach((count, i) => void add(trophies, `${Math.floor(i / 7)} ${ANIMALS[i % 7]}`, count));
  const igloos = state.igloos.flatMap((owner, cell) => (owner === null ? [] : [[cell, owner] as const]));
  return sortTale({
    turnPlayer: phase.kind === 'placeInuit' ? -1 : state.turnPlayer,
    isOver: phase.kind === 'over',
    ground: [...state.ground],
    animals,
    inuits,
    igloos: new Map(igloos),
    trophies,
    removedAnimals,
    discardedTiles,
    handSizes: [...state.handSizes],
  });
};

/** Returns a tale in plain lists, each in order. */
const sortTale = ({ turnPlayer, isOver, ground, handSizes, ...maps }: Tale): unknown => ({
  turnPlayer,
  isOver,
  ground: [...ground],
  handSizes: [...handSizes],
  ...Object.fromEntries(
    Object.entries(maps).map(([name, map]) => [name, [...map].map(([key, value]) => `${key}: ${value}`).sort()]),
  ),
});

describe('events', () => {
  const seeds = ['tale', 'saga', 'legend', 'story', 'epic', 'romance', 'narrative', 'fable'];

  test.each(seeds)('[IG-INFO-1] report a whole game to a spectator, each right after it has happened (%s)', (seed) => {
    const players = (2 + (seed.length % 3)) as 2 | 3 | 4;
    const options = { players, seed };
    const dealt = orThrow(game.deal(options));
    const { ground } = dealt.state;
    const counts = {
      animals: new Map(),
      inuits: new Map(),
      trophies: new Map(),
      removedAnimals: new Map(),
      discardedTiles: new Map(),
    };
    const handSizes = new Array<number>(players).fill(0);
    const tale: Tale = { turnPlayer: -1, isOver: false, ground: [...ground], igloos: new Map(), ...counts, handSizes };
    for (const event of viewEvents(dealt.events, 'spectator')) hear(tale, event);
    for (const { state, move } of randomGame(game, options, seed.length % 2 === 0 ? uniform : wild)) {
      expect(sortTale(tale)).toEqual(shown(state));
      if (move === undefined) break;
      const next = orThrow(frames(state, move));
      for (const [i, { event }] of viewFrames(next, 'spectator').entries()) {
        if (event !== null) hear(tale, event);
        expect(sortTale(tale), JSON.stringify(event)).toEqual(shown(next[i]!.state));
      }
    }
  });

  test('[IG-END-1] of the end come last', () => {
    for (const { state, move } of randomGame(game, { players: 2, seed: 'last' })) {
      const kinds = move === undefined ? [] : orThrow(game.step(state, move)).events.map(({ kind }) => kind);
      expect(kinds.indexOf('gameOver')).toBe(kinds.includes('gameOver') ? kinds.length - 1 : -1);
    }
  });

  test('[IG-INFO-1] report the kind of a kept tile to its owner only', () => {
    const kept: Event = { kind: 'tileKept', player: 1, tile: 5 };
    expect([0, 1, 'spectator'].map((viewer) => viewEvents([kept], viewer as number)[0])).toEqual([
      { ...kept, tile: HIDDEN },
      kept,
      { ...kept, tile: HIDDEN },
    ]);
  });
});
