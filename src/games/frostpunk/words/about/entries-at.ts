import { type AboutEntry, createEntries, describeThings } from '../../../../words/about-entry.js';
import { type Components, createMapTables, MEEPLE_KINDS, RESOURCES } from '../../components/index.js';
import { CITIZEN_TYPES, ZONES } from '../../components/vocabulary.js';
import type { State, View } from '../../state/index.js';
import type { Frostpunk } from '../../types.js';
import type { Names } from '../keys.js';
import { type AboutIds, aboutKinds } from './kinds.js';
import type { Term } from './terms.js';

const entriesOf = createEntries<AboutIds>();

type EntriesAtPlace = (state: State | View, id: string, components: Components) => readonly AboutEntry<AboutIds>[];

const termEntries =
  (...ids: readonly Term[]): EntriesAtPlace =>
  () =>
    entriesOf('term', ids);

const trackEntries =
  (which: 'hope' | 'discontent'): EntriesAtPlace =>
  (state) => [
    ...entriesOf('track', [which]),
    ...entriesOf('token', [...new Set(state[which].map(({ token }) => token))]),
  ];

/** The cards that stay in play beside those of the scenario. */
const displayEntries: EntriesAtPlace = (state, _, { morning, dusk, laws }) =>
  entriesOf(
    'card',
    state.display.flatMap(({ source, card }) => {
      if (source === 'morning') return [morning[card]!.id];
      if (source === 'dusk') return [dusk[card]!.id];
      const letter = state.lawConsequence[card];
      return letter === 'a' || letter === 'b' ? [`${laws[card]!.id}.${letter}`] : [];
    }),
  );

/** The things at the places of each kind, which are named by it and by an id. */
const ENTRIES_AT: Readonly<Record<string, EntriesAtPlace>> = {
  res: (_, id) =>
    entriesOf(
      'resource',
      RESOURCES.filter((res) => res === id),
    ),
  heat: termEntries('heat', 'cold', 'range'),
  pressure: termEntries('pressure', 'malfunction'),
  tower: termEntries('pressure'),
  corpses: termEntries('corpse'),
  hunger: termEntries('hunger'),
  works: () => entriesOf('category', ['works']),
  hope: trackEntries('hope'),
  discontent: trackEntries('discontent'),
  people: (_, id) => {
    const isCitizen = CITIZEN_TYPES.some((citizen) => citizen === id);
    return [
      ...entriesOf(
        'meeple',
        MEEPLE_KINDS.filter((kind) => kind === id),
      ),
      ...entriesOf('term', isCitizen ? ['sickness', 'meeple'] : []),
    ];
  },
  tiles: (_, id) =>
    entriesOf(
      'zone',
      ZONES.filter((zone) => zone === id),
    ),
  building: (_, id) => entriesOf('card', [id]),
  stack: ({ expeditionStacks }, id, { expeditions }) => {
    const top = expeditionStacks[Number(id)]?.cards.at(-1);
    return [
      ...entriesOf('card', top === undefined ? [] : [expeditions[top.card]!.id]),
      ...entriesOf('term', ['expedition']),
    ];
  },
  law: (_, id) => [...entriesOf('card', [id]), ...entriesOf('term', ['law'])],
  tech: (_, id) => [...entriesOf('card', [id]), ...entriesOf('term', ['technology'])],
  hand: ({ hand }, _, { citizenCards }) => [
    ...entriesOf(
      'card',
      hand.map((card) => citizenCards[card]!.id),
    ),
    ...entriesOf('term', ['hand']),
  ],
  display: displayEntries,
  scenario: (state, _, { scenario }) =>
    entriesOf(
      'card',
      scenario.flatMap(({ id }, i) => (state.isScenarioCardInPlay[i] ? [id] : [])),
    ),
  expert: ({ expert }, _, { experts }) => entriesOf('card', [experts[expert]!.id]),
  call: () => entriesOf('card', ['CALL']),
  citizen: termEntries('hand'),
};

/** Lists the things on a site of the map. */
const siteEntries = (
  { siteBuilding, spaceResource, siteMeeple }: State | View,
  site: number,
  { buildings }: Components,
) => {
  const building = buildings[siteBuilding[site]!];
  const goods = spaceResource[site];
  const kind = siteMeeple[site];
  return [
    ...entriesOf('card', building === undefined ? [] : [building.id]),
    ...entriesOf('resource', goods === undefined || goods === 'none' ? [] : [goods]),
    ...entriesOf('meeple', kind === undefined || kind === 'none' ? [] : [kind]),
  ];
};

/** Lists the things at a place of the board. */
export const at: EntriesAtPlace = (state, place, components) => {
  const site = createMapTables(components).siteNames.indexOf(place);
  if (site >= 0) return siteEntries(state, site, components);
  const position = components.map.positions.findIndex(({ id }) => id === place);
  if (position >= 0) {
    const tile = state.tiles[position]!;
    return [
      ...entriesOf('zone', [components.map.positions[position]!.zone]),
      ...entriesOf('tile', tile >= 0 ? [tile] : []),
    ];
  }
  const [kind, id = ''] = place.split('-');
  return ENTRIES_AT[kind!]?.(state, id, components) ?? [];
};

/** Adds the descriptions of things to the words of a language. */
export const withDescriptions = describeThings<Frostpunk, Names, AboutIds>({ aboutKinds, entriesAt: at });
