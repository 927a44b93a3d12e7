import { type BoardLayout, type Place, type Point, rectangle } from '../../../board/board.js';
import { type Message, message, named } from '../../../words/message.js';
import { type Components, KINDS, RESOURCES } from '../components/index.js';
import type { PlaceKind } from './kinds.js';
import { mapPlaces, place } from './map.js';
import { titled } from './titled.js';

/** The width of a column, and that of its content. */
const COLUMN = 360;
const INNER = 348;

const COUNTERS = ['pressure', 'tower', 'corpses', 'hunger', 'works'] as const;

/** Places in a column, and their height. */
interface Table {
  readonly places: readonly Place<PlaceKind>[];
  readonly height: number;
}

/** Lays out a part of the table from its upper left corner. */
type Part = (corner: Point) => Table;

/** The room for the legend: below the Expeditions, or below the people in the wide layout. */
const legend: Part = () => ({ places: [], height: 120 });

/** Equal places in rows. */
interface Grid {
  readonly kind: PlaceKind;
  readonly columns: number;
  readonly height: number;
  /** The ids of the cells with their names. */
  readonly cells: readonly (readonly [id: string, called: Message])[];
}

/** The height of a heading. */
const HEADING = 12;

const grid =
  ({ kind, columns, height, cells }: Grid, heading = 0): Part =>
  ([x, top]) => {
    const [width, y] = [INNER / columns, top + heading];
    return {
      places: cells.map(([id, called], i) =>
        place(kind, id, {
          called,
          shape: rectangle(x + (i % columns) * width, y + Math.floor(i / columns) * height, width - 1, height - 1),
        }),
      ),
      height: heading + Math.ceil(cells.length / columns) * height,
    };
  };

const GAP = 4;

/** Lays out parts one below the other, under the line with the round. */
const column = (parts: readonly Part[], x: number): Table =>
  parts.reduce(
    ({ places, height }: Table, part) => {
      const next = part([x, height]);
      return { places: [...places, ...next.places], height: height + next.height + GAP };
    },
    { places: [], height: 21 },
  );

/** Returns all places, and the size of the table: one column, or three side by side. */
export const tableOf = (components: Components, layout: BoardLayout): Table & { readonly width: number } => {
  const { status, land, cards, policies } = partsOf(components);
  const columns =
    layout === 'tall'
      ? [[...status, ...land, legend, ...cards, ...policies]]
      : [[...status, legend], [...land, ...cards], policies];
  const laid = columns.map((parts, i) => column(parts, 6 + i * COLUMN));
  return {
    places: laid.flatMap(({ places }) => places),
    width: COLUMN * columns.length,
    height: Math.max(...laid.map(({ height }) => height)),
  };
};

/** Returns the parts of the table: the state of the city, the map, the cards, and what can be built or decided. */
const partsOf = (
  components: Components,
): Readonly<Record<'status' | 'land' | 'cards' | 'policies', readonly Part[]>> => {
  const { buildings, laws, technologies, expeditionSlots } = components;
  const people = KINDS.map(
    (kind) => [`people-${kind}`, message('place.people', { kind: named('citizen')(kind) })] as const,
  );
  const slots = Array.from({ length: expeditionSlots }, (_, i) => i);
  return {
    status: [
      grid({ kind: 'asked', columns: 1, height: 25, cells: [itself('asked')] }),
      grid({
        kind: 'resource',
        columns: 5,
        height: 39,
        cells: RESOURCES.map((res) => [`res-${res}`, named('res')(res)]),
      }),
      grid({ kind: 'heat', columns: 1, height: 58, cells: [itself('heat')] }),
      grid({ kind: 'counter', columns: 5, height: 28, cells: COUNTERS.map(itself) }),
      track('hope'),
      track('discontent'),
      grid({ kind: 'people', columns: 2, height: 40, cells: people }),
    ],
    land: [
      (corner) => mapPlaces(components, corner),
      grid(
        {
          kind: 'expedition',
          columns: 4,
          height: 46,
          cells: slots.map((i) => [`stack-${i}`, message('place.expedition', { number: i + 1 })]),
        },
        HEADING,
      ),
    ],
    cards: [
      grid({ kind: 'cards', columns: 1, height: 27, cells: [itself('hand')] }),
      grid({ kind: 'cards', columns: 1, height: 53, cells: [itself('display')] }),
      grid({
        kind: 'cards',
        columns: 4,
        height: 27,
        cells: [itself('scenario'), itself('expert'), ['call', message('call')], itself('citizen-deck')],
      }),
    ],
    policies: [
      grid(
        {
          kind: 'building',
          columns: 2,
          height: 43,
          cells: buildings.map(({ id, title }) => [
            `building-${id}`,
            message('place.building', { building: titled(title) }),
          ]),
        },
        HEADING,
      ),
      grid(
        {
          kind: 'law',
          columns: 3,
          height: 26,
          cells: laws.map(({ id, title }) => [`law-${id}`, message('place.law', { law: titled(title) })]),
        },
        HEADING,
      ),
      grid(
        {
          kind: 'technology',
          columns: 3,
          height: 26,
          cells: technologies.map(({ id, title }) => [
            `tech-${id}`,
            message('place.technology', { technology: titled(title) }),
          ]),
        },
        HEADING,
      ),
    ],
  };
};

/** Returns the id and name of a place of which there is one. */
const itself = (id: string) => [id, message(`place.${id}`)] as const;

/** Lays out a track of tokens below its name. */
const track =
  (id: 'hope' | 'discontent'): Part =>
  ([x, y]) => ({
    places: [
      place(id, id, {
        called: message('place.track', { track: named('track')(id) }),
        shape: rectangle(x, y + HEADING, INNER - 1, 24),
      }),
    ],
    height: HEADING + 24,
  });
