import { type BoardLayout, type Place, type Point, rectangle } from '../../../board/board.js';
import { type Message, message, nameMessage } from '../../../words/message.js';
import { type Components, MEEPLE_KINDS, RESOURCES } from '../components/index.js';
import type { PlaceKind } from './kinds.js';
import { createPlace, mapPlaces } from './map.js';
import { titleMessage } from './title-messages.js';

/** The width of a column, and that of its content. */
const COLUMN = 360;
const INNER = 348;

const COUNTERS = ['pressure', 'tower', 'corpses', 'hunger', 'works'] as const;

/** Places in a column, and their height. */
interface PlacedTable {
  readonly places: readonly Place<PlaceKind>[];
  readonly height: number;
}

/** Lays out a part of the table from its upper left corner. */
type TablePart = (corner: Point) => PlacedTable;

/** The room for the legend: below the Expeditions, or below the people in the wide layout. */
const legend: TablePart = () => ({ places: [], height: 120 });

/** Equal places in rows. */
interface PlaceGrid {
  readonly kind: PlaceKind;
  readonly columns: number;
  readonly height: number;
  /** The ids of the cells with their names. */
  readonly cells: readonly (readonly [id: string, called: Message])[];
}

/** The height of a heading. */
const HEADING = 12;

const gridPart =
  ({ kind, columns, height, cells }: PlaceGrid, heading = 0): TablePart =>
  ([x, top]) => {
    const [width, y] = [INNER / columns, top + heading];
    return {
      places: cells.map(([id, nameMessage], i) =>
        createPlace(kind, id, {
          nameMessage,
          shape: rectangle(x + (i % columns) * width, y + Math.floor(i / columns) * height, width - 1, height - 1),
        }),
      ),
      height: heading + Math.ceil(cells.length / columns) * height,
    };
  };

const GAP = 4;

/** Lays out parts one below the other, under the line with the round. */
const stackParts = (parts: readonly TablePart[], x: number): PlacedTable =>
  parts.reduce(
    ({ places, height }: PlacedTable, part) => {
      const next = part([x, height]);
      return { places: [...places, ...next.places], height: height + next.height + GAP };
    },
    { places: [], height: 21 },
  );

/** Returns all places, and the size of the table: one column, or three side by side. */
export const createTable = (components: Components, layout: BoardLayout): PlacedTable & { readonly width: number } => {
  const { status, land, cards, policies } = createParts(components);
  const columns =
    layout === 'tall'
      ? [[...status, ...land, legend, ...cards, ...policies]]
      : [[...status, legend], [...land, ...cards], policies];
  const laid = columns.map((parts, i) => stackParts(parts, 6 + i * COLUMN));
  return {
    places: laid.flatMap(({ places }) => places),
    width: COLUMN * columns.length,
    height: Math.max(...laid.map(({ height }) => height)),
  };
};

/** Returns the parts of the table: the state of the city, the map, the cards, and what can be built or decided. */
const createParts = (
  components: Components,
): Readonly<Record<'status' | 'land' | 'cards' | 'policies', readonly TablePart[]>> => {
  const { buildings, laws, technologies, expeditionSlots } = components;
  const people = MEEPLE_KINDS.map(
    (kind) => [`people-${kind}`, message('place.people', { kind: nameMessage('citizen')(kind) })] as const,
  );
  const slots = Array.from({ length: expeditionSlots }, (_, i) => i);
  return {
    status: [
      gridPart({ kind: 'asked', columns: 1, height: 25, cells: [singlePlace('asked')] }),
      gridPart({
        kind: 'resource',
        columns: 5,
        height: 39,
        cells: RESOURCES.map((res) => [`res-${res}`, nameMessage('res')(res)]),
      }),
      gridPart({ kind: 'heat', columns: 1, height: 58, cells: [singlePlace('heat')] }),
      gridPart({ kind: 'counter', columns: 5, height: 28, cells: COUNTERS.map(singlePlace) }),
      trackPart('hope'),
      trackPart('discontent'),
      gridPart({ kind: 'people', columns: 2, height: 40, cells: people }),
    ],
    land: [
      (corner) => mapPlaces(components, corner),
      gridPart(
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
      gridPart({ kind: 'cards', columns: 1, height: 27, cells: [singlePlace('hand')] }),
      gridPart({ kind: 'cards', columns: 1, height: 53, cells: [singlePlace('display')] }),
      gridPart({
        kind: 'cards',
        columns: 4,
        height: 27,
        cells: [singlePlace('scenario'), singlePlace('expert'), ['call', message('call')], singlePlace('citizen-deck')],
      }),
    ],
    policies: [
      gridPart(
        {
          kind: 'building',
          columns: 2,
          height: 43,
          cells: buildings.map(({ id, title }) => [
            `building-${id}`,
            message('place.building', { building: titleMessage(title) }),
          ]),
        },
        HEADING,
      ),
      gridPart(
        {
          kind: 'law',
          columns: 3,
          height: 26,
          cells: laws.map(({ id, title }) => [`law-${id}`, message('place.law', { law: titleMessage(title) })]),
        },
        HEADING,
      ),
      gridPart(
        {
          kind: 'technology',
          columns: 3,
          height: 26,
          cells: technologies.map(({ id, title }) => [
            `tech-${id}`,
            message('place.technology', { technology: titleMessage(title) }),
          ]),
        },
        HEADING,
      ),
    ],
  };
};

/** Returns the id and name of a place of which there is one. */
const singlePlace = (id: string) => [id, message(`place.${id}`)] as const;

/** Lays out a track of tokens below its name. */
const trackPart =
  (id: 'hope' | 'discontent'): TablePart =>
  ([x, y]) => ({
    places: [
      createPlace(id, id, {
        nameMessage: message('place.track', { track: nameMessage('track')(id) }),
        shape: rectangle(x, y + HEADING, INNER - 1, 24),
      }),
    ],
    height: HEADING + 24,
  });
