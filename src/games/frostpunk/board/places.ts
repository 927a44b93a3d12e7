import { type Place, rectangle } from '../../../board/board.js';
import { type Message, message, named } from '../../../words/message.js';
import { type Components, KINDS, RESOURCES } from '../components/index.js';
import type { PlaceKind } from './kinds.js';
import { mapPlaces, place } from './map.js';
import { titled } from './titled.js';

export const WIDTH = 360;
const LEFT = 6;
const INNER = 348;

const COUNTERS = ['pressure', 'tower', 'corpses', 'hunger', 'works'] as const;

interface Table {
  readonly places: readonly Place<PlaceKind>[];
  readonly height: number;
}

/** Equal places in rows. */
interface Grid {
  readonly kind: PlaceKind;
  readonly columns: number;
  readonly height: number;
  /** The ids of the cells with their names. */
  readonly cells: readonly (readonly [id: string, called: Message])[];
}

const grid = (y: number, { kind, columns, height, cells }: Grid): Table => {
  const width = INNER / columns;
  return {
    places: cells.map(([id, called], i) =>
      place(kind, id, {
        called,
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

/** Returns all places, and the height of the table. */
export const tableOf = (components: Components): Table => {
  const { buildings, laws, technologies, expeditionSlots } = components;
  const row = (of: Grid) => (y: number) => grid(y, of);
  const people = KINDS.map(
    (kind) => [`people-${kind}`, message('place.people', { kind: named('citizen')(kind) })] as const,
  );
  const parts: readonly ((y: number) => Table)[] = [
    row({ kind: 'asked', columns: 1, height: 23, cells: [itself('asked')] }),
    row({
      kind: 'resource',
      columns: 5,
      height: 25,
      cells: RESOURCES.map((res) => [`res-${res}`, named('res')(res)]),
    }),
    row({ kind: 'heat', columns: 1, height: 38, cells: [itself('heat')] }),
    row({ kind: 'counter', columns: 5, height: 20, cells: COUNTERS.map(itself) }),
    twoTracks,
    row({ kind: 'people', columns: 4, height: 56, cells: people }),
    (y) => mapPlaces(components, y),
    row({
      kind: 'building',
      columns: 5,
      height: 18,
      cells: buildings.map(({ id, title }) => [
        `building-${id}`,
        message('place.building', { building: titled(title) }),
      ]),
    }),
    row({
      kind: 'expedition',
      columns: 4,
      height: 36,
      cells: upTo(expeditionSlots).map((i) => [`stack-${i}`, message('place.expedition', { number: i + 1 })]),
    }),
    row({
      kind: 'law',
      columns: 4,
      height: 18,
      cells: laws.map(({ id, title }) => [`law-${id}`, message('place.law', { law: titled(title) })]),
    }),
    row({
      kind: 'technology',
      columns: 4,
      height: 18,
      cells: technologies.map(({ id, title }) => [
        `tech-${id}`,
        message('place.technology', { technology: titled(title) }),
      ]),
    }),
    row({ kind: 'cards', columns: 1, height: 21, cells: [itself('hand')] }),
    row({ kind: 'cards', columns: 1, height: 39, cells: [itself('display')] }),
    row({
      kind: 'cards',
      columns: 4,
      height: 21,
      cells: [itself('scenario'), itself('expert'), ['call', message('call')], itself('citizen-deck')],
    }),
  ];
  const table = parts.reduce((sum: Table, part) => below(sum, part), { places: [], height: 14 });
  return { ...table, height: table.height + 4 };
};

/** Returns the id and name of a place of which there is one. */
const itself = (id: string) => [id, message(`place.${id}`)] as const;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const twoTracks = (y: number): Table => ({
  places: (['hope', 'discontent'] as const).map((track, i) =>
    place(track, track, {
      called: message('place.track', { track: named('track')(track) }),
      shape: rectangle(LEFT + i * 175, y + 12, 173, 26),
    }),
  ),
  height: 38,
});
