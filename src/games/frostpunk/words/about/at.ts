import { type Thing, thingsOf } from '../../../../words/thing.js';
import { type Components, KINDS, RESOURCES, sitesOf } from '../../components/index.js';
import { CITIZENS, ZONES } from '../../components/vocabulary.js';
import type { State, View } from '../../state/index.js';
import type { Term } from './terms.js';
import type { Things } from './things.js';

const all = thingsOf<Things>();

type Look = (state: State | View, id: string, components: Components) => readonly Thing<Things>[];

const terms =
  (...ids: readonly Term[]): Look =>
  () =>
    all('term', ids);

const track =
  (which: 'hope' | 'discontent'): Look =>
  (state) => [...all('track', [which]), ...all('token', [...new Set(state[which].map(({ token }) => token))])];

/** The cards that stay in play beside those of the scenario. */
const display: Look = (state, _, { morning, dusk, laws }) =>
  all(
    'card',
    state.display.flatMap(({ source, card }) => {
      if (source === 'morning') return [morning[card]!.id];
      if (source === 'dusk') return [dusk[card]!.id];
      const letter = state.consequence[card];
      return letter === 'a' || letter === 'b' ? [`${laws[card]!.id}.${letter}`] : [];
    }),
  );

/** The things at the places of each kind, which are named by it and by an id. */
const LOOKS: Readonly<Record<string, Look>> = {
  res: (_, id) =>
    all(
      'res',
      RESOURCES.filter((res) => res === id),
    ),
  heat: terms('heat', 'cold', 'range'),
  pressure: terms('pressure', 'malfunction'),
  tower: terms('pressure'),
  corpses: terms('corpse'),
  hunger: terms('hunger'),
  works: () => all('category', ['works']),
  hope: track('hope'),
  discontent: track('discontent'),
  people: (_, id) => {
    const isCitizen = CITIZENS.some((citizen) => citizen === id);
    return [
      ...all(
        'kind',
        KINDS.filter((kind) => kind === id),
      ),
      ...all('term', isCitizen ? ['sickness', 'meeple'] : []),
    ];
  },
  tiles: (_, id) =>
    all(
      'zone',
      ZONES.filter((zone) => zone === id),
    ),
  building: (_, id) => all('card', [id]),
  stack: ({ stacks }, id, { expeditions }) => {
    const top = stacks[Number(id)]?.cards.at(-1);
    return [...all('card', top === undefined ? [] : [expeditions[top.card]!.id]), ...all('term', ['expedition'])];
  },
  law: (_, id) => [...all('card', [id]), ...all('term', ['law'])],
  tech: (_, id) => [...all('card', [id]), ...all('term', ['technology'])],
  hand: ({ hand }, _, { citizens }) => [
    ...all(
      'card',
      hand.map((card) => citizens[card]!.id),
    ),
    ...all('term', ['hand']),
  ],
  display,
  scenario: (state, _, { scenario }) =>
    all(
      'card',
      scenario.flatMap(({ id }, i) => (state.scenario[i] ? [id] : [])),
    ),
  expert: ({ expert }, _, { experts }) => all('card', [experts[expert]!.id]),
  call: () => all('card', ['CALL']),
  citizen: terms('hand'),
};

/** Lists the things on a site of the map. */
const onSite = ({ built, resource, meeple }: State | View, site: number, { buildings }: Components) => {
  const building = buildings[built[site]!];
  const goods = resource[site];
  const kind = meeple[site];
  return [
    ...all('card', building === undefined ? [] : [building.id]),
    ...all('res', goods === undefined || goods === 'none' ? [] : [goods]),
    ...all('kind', kind === undefined || kind === 'none' ? [] : [kind]),
  ];
};

/** Lists the things at a place of the board. */
export const at: Look = (state, place, components) => {
  const site = sitesOf(components).sites.indexOf(place);
  if (site >= 0) return onSite(state, site, components);
  const position = components.map.positions.findIndex(({ id }) => id === place);
  if (position >= 0) {
    const tile = state.tiles[position]!;
    return [...all('zone', [components.map.positions[position]!.zone]), ...all('tile', tile >= 0 ? [tile] : [])];
  }
  const [kind, id = ''] = place.split('-');
  return LOOKS[kind!]?.(state, id, components) ?? [];
};
