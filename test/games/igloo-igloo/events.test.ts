import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../../src/core/game.js';
import { type Event, game, type State, viewEvents } from '../../../src/games/igloo-igloo/index.js';
import { randomGame } from '../../../src/testing/index.js';

/** What a spectator who only hears of events knows of the pieces on the board and beside it. */
interface Tale {
  readonly ground: string[];
  readonly animals: Map<string, number>;
  readonly inuits: Map<string, number>;
  readonly igloos: Map<number, number>;
  readonly trophies: Map<string, number>;
  readonly handSizes: number[];
  /** Where inuits flee from, by the event that drove them out. */
  driven: number;
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
  const { ground, animals, inuits, igloos, trophies, handSizes } = tale;
  switch (event.kind) {
    case 'fishPlaced':
      return add(animals, `fish${event.value}@${event.cell}`, 1);
    case 'inuitPlaced':
      return add(inuits, `${event.player}@${event.cell}`, 1);
    case 'melted':
      ground[event.cell] = 'water';
      return;
    case 'kept':
      handSizes[event.player]!++;
      return;
    case 'bearAppeared':
      return add(animals, `bear@${event.cell}`, 1);
    case 'packTurned':
      ground[event.cell] = 'pack';
      if (event.fox !== null) add(animals, `fox${event.fox}@${event.cell}`, 1);
      return;
    case 'displaced':
      for (const animal of event.animals) {
        add(animals, `${animal}@${event.from}`, -1);
        add(animals, `${animal}@${event.to}`, 1);
      }
      return;
    case 'shifted':
      return shift(tale, event.cells, OFFSETS[event.dir]);
    case 'tilePlayed':
      handSizes[event.player]!--;
      return;
    case 'thawed':
      ground[event.cell] = 'water';
      tale.driven = event.cell;
      return;
    case 'animalMoved':
      add(animals, `${event.animal}@${event.from}`, -1);
      return add(animals, `${event.animal}@${event.to}`, 1);
    case 'animalGone':
      return add(animals, `${event.animal}@${event.cell}`, -1);
    case 'attacked':
      tale.driven = event.cell;
      return;
    case 'fled':
      add(inuits, `${event.player}@${tale.driven}`, -1);
      return add(inuits, `${event.player}@${event.to}`, 1);
    case 'walked':
    case 'sailed':
      add(inuits, `${event.player}@${event.from}`, -1);
      return add(inuits, `${event.player}@${event.to}`, 1);
    case 'taken':
      add(animals, `${event.animal}@${event.cell}`, -1);
      return add(trophies, `${event.player} ${event.animal}`, 1);
    case 'iglooBuilt':
      igloos.set(event.cell, event.player);
      return;
    default:
      return;
  }
};

const ANIMALS = ['fish1', 'fish2', 'fish3', 'fox1', 'fox2', 'fox3', 'bear'];

/** The same of a state in which nobody flees. */
const shown = (state: State): unknown => {
  const animals = new Map<string, number>();
  state.fish.forEach((count, i) => void add(animals, `${ANIMALS[i % 3]}@${Math.floor(i / 3)}`, count));
  state.foxes.forEach((count, i) => void add(animals, `${ANIMALS[3 + (i % 3)]}@${Math.floor(i / 3)}`, count));
  state.bears.forEach((count, cell) => void add(animals, `bear@${cell}`, count));
  const inuits = new Map<string, number>();
  state.inuits.forEach((count, i) => void add(inuits, `${Math.floor(i / 64)}@${i % 64}`, count));
  const trophies = new Map<string, number>();
  state.trophies.forEach((count, i) => void add(trophies, `${Math.floor(i / 7)} ${ANIMALS[i % 7]}`, count));
  const igloos = state.igloos.flatMap((owner, cell) => (owner === null ? [] : [[cell, owner] as const]));
  return told({
    ground: [...state.ground],
    animals,
    inuits,
    igloos: new Map(igloos),
    trophies,
    handSizes: [...state.handSizes],
    driven: -1,
  });
};

const told = ({ ground, animals, inuits, igloos, trophies, handSizes }: Tale): unknown => ({
  ground,
  handSizes,
  ...Object.fromEntries(
    Object.entries({ animals, inuits, igloos, trophies }).map(([name, map]) => [
      name,
      [...map].map(([key, value]) => `${key}: ${value}`).sort(),
    ]),
  ),
});

describe('events', () => {
  const seeds = ['tale', 'saga', 'legend', 'story', 'epic', 'yarn'];

  test.each(seeds)('[IG-INFO-1] tell a spectator all that he may know of a whole game (%s)', (seed) => {
    const players = (2 + (seed.length % 3)) as 2 | 3 | 4;
    const options = { players, seed };
    const dealt = game.deal(options);
    if (dealt._tag === 'Left') throw new Error(dealt.left.message);
    const { ground } = dealt.right.state;
    const maps = { animals: new Map(), inuits: new Map(), igloos: new Map(), trophies: new Map() };
    const tale: Tale = { ground: [...ground], ...maps, handSizes: new Array(players).fill(0), driven: -1 };
    const listen = (events: readonly Event[]): void => {
      for (const event of viewEvents(events, 'spectator')) hear(tale, event);
    };
    listen(dealt.right.events);
    for (const { state, move } of randomGame(game, options)) {
      if (state.phase.kind !== 'flee') expect(told(tale)).toEqual(shown(state));
      const next = move === undefined ? undefined : game.step(state, move);
      if (next?._tag === 'Right') listen(next.right.events);
    }
  });

  test('[IG-INFO-1] of a kept tile only its owner hears what it is', () => {
    const kept: Event = { kind: 'kept', player: 1, tile: 5 };
    expect([0, 1, 'spectator'].map((viewer) => viewEvents([kept], viewer as number)[0])).toEqual([
      { ...kept, tile: HIDDEN },
      kept,
      { ...kept, tile: HIDDEN },
    ]);
  });
});
