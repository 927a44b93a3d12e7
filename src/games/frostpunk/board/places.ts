import { type Place, place, rectangle } from '../../../core/board.js';
import { type Components, KINDS, RESOURCES } from '../components/index.js';
import type { PlaceKind } from './kinds.js';
import { mapPlaces } from './map.js';

export const WIDTH = 360;
const LEFT = 6;
const INNER = 348;

/** Counters, with their names. */
export const COUNTERS = {
  pressure: 'pressure',
  tower: 'cubes in the tower',
  corpses: 'corpses',
  hunger: 'hunger',
  works: 'Storm Works',
} as const;

/** Places for cards that lie open, and what they are called. */
const CARDS = {
  hand: 'hand of Citizen cards',
  display: 'display of Events',
  scenario: 'cards of the scenario',
  expert: 'expert',
  call: 'Call of Duty',
  'citizen-deck': 'deck of Citizen cards',
} as const;

interface Table {
  readonly places: readonly Place<PlaceKind>[];
  readonly height: number;
}

/** Equal places in rows. */
interface Grid {
  readonly kind: PlaceKind;
  readonly columns: number;
  readonly height: number;
  /** Ids with names. */
  readonly cells: readonly (readonly [id: string, name: string])[];
}

const grid = (y: number, { kind, columns, height, cells }: Grid): Table => {
  const width = INNER / columns;
  return {
    places: cells.map(([id, name], i) =>
      place(kind, id, {
        name,
        shape: rectangle(LEFT + (i % columns) * width, y + Math.floor(i / columns) * height, width - 1, height - 1),
      }),
    ),
    height: Math.ceil(cells.length / columns) * height,
  };
};

const below = (first: Table, second: (y: number) => Table, gap = 4): Table => {
  const y = first.height + gap;
  const { places, height } = second(y);
  return { places: [...first.places, ...places], height: y + height };
};

/** All places, and how far down they reach. */
export const tableOf = (components: Components): Table => {
  const { buildings, laws, technologies, expeditionSlots } = components;
  const row = (of: Grid) => (y: number) => grid(y, of);
  const parts: readonly ((y: number) => Table)[] = [
    row({ kind: 'asked', columns: 1, height: 23, cells: [['asked', 'question']] }),
    row({ kind: 'resource', columns: 5, height: 25, cells: RESOURCES.map((res) => [`res-${res}`, res]) }),
    row({ kind: 'heat', columns: 1, height: 38, cells: [['heat', 'Heat track']] }),
    row({ kind: 'counter', columns: 5, height: 20, cells: Object.entries(COUNTERS) }),
    twoTracks,
    row({ kind: 'people', columns: 4, height: 56, cells: KINDS.map((kind) => [`people-${kind}`, `${kind}s`]) }),
    (y) => mapPlaces(components, y),
    row({
      kind: 'building',
      columns: 10,
      height: 18,
      cells: buildings.map(({ id, title }) => [`building-${id}`, `${title} in the supply`]),
    }),
    row({
      kind: 'expedition',
      columns: 4,
      height: 36,
      cells: upTo(expeditionSlots).map((i) => [`stack-${i}`, `Expedition ${i + 1}`]),
    }),
    row({ kind: 'law', columns: 4, height: 18, cells: laws.map(({ id, title }) => [`law-${id}`, `law: ${title}`]) }),
    row({
      kind: 'technology',
      columns: 4,
      height: 18,
      cells: technologies.map(({ id, title }) => [`tech-${id}`, `technology: ${title}`]),
    }),
    row({ kind: 'cards', columns: 1, height: 21, cells: [['hand', CARDS.hand]] }),
    row({ kind: 'cards', columns: 1, height: 39, cells: [['display', CARDS.display]] }),
    row({
      kind: 'cards',
      columns: 4,
      height: 21,
      cells: (['scenario', 'expert', 'call', 'citizen-deck'] as const).map((id) => [id, CARDS[id]]),
    }),
  ];
  const table = parts.reduce((sum: Table, part) => below(sum, part), { places: [], height: 14 });
  return { ...table, height: table.height + 4 };
};

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const twoTracks = (y: number): Table => ({
  places: (['hope', 'discontent'] as const).map((track, i) =>
    place(track, track, { name: `${track} track`, shape: rectangle(LEFT + i * 175, y + 12, 173, 26) }),
  ),
  height: 38,
});
