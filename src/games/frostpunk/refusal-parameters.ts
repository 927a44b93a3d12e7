import {
  type EnglishNames,
  fieldOf,
  findByReason,
  type ParameterFinders,
  type RefusedMove,
} from '../../core/contract/explain.js';
import { expeditionsAllowed, scoutsAway } from './city/index.js';
import type { Building, Triple } from './components/index.js';
import { RESOURCE_INDEX } from './components/vocabulary.js';
import type { Frostpunk } from './types.js';
import { names } from './words/en/refusals.js';

type Refused = RefusedMove<Frostpunk>;

/** Returns the Building that is built, or stands on the site of the move. */
const buildingOf = ({ state: { phase, siteBuilding }, box: { components }, move }: Refused): Building => {
  if ('building' in move) return components.buildings[move.building]!;
  if (phase.kind === 'site') return components.buildings[phase.building]!;
  return components.buildings[siteBuilding[fieldOf(move, 'site')]!]!;
};

/** Returns what a Building costs, or its upgrade. */
const costOf = (refused: Refused): Triple => {
  const { cost, upgrade } = buildingOf(refused);
  if (refused.reason === 'upgrade-cost') return upgrade === 'none' ? [0, 0, 0] : upgrade.cost;
  if (cost === 'none') return [0, 0, 0];
  const [wood, steel, core] = cost;
  return [Math.max(0, wood - refused.state.currentAction.woodDiscount), steel, core];
};

/** Returns the Citizen card of the move, or the one that was played before. */
const cardOf = ({ state: { phase }, box: { components }, move }: Refused): string => {
  const card = phase.kind === 'turn' && phase.armedCard >= 0 ? phase.armedCard : fieldOf(move, 'card');
  return components.citizenCards[Number(card)]!.id;
};

const stockedCoal = ({ state }: Refused): number => state.stock[RESOURCE_INDEX.coal]!;

/** The parameters of refusals. */
export const parameterFinders: ParameterFinders<Frostpunk> = {
  now: ({ state }) => state.phase.kind,
  card: cardOf,
  type: ({ state: { phase }, move }) => (phase.kind === 'death' ? phase.citizenType : fieldOf(move, 'citizenType')),
  place: ({ box: { siteNames, components }, move }) =>
    'position' in move ? components.map.positions[move.position]!.id : siteNames[fieldOf(move, 'site')]!,
  building: (refused) => buildingOf(refused).id,
  cost: costOf,
  have: findByReason({
    'coal-short': stockedCoal,
    'no-coal-to-act': stockedCoal,
    'food-short': ({ state }) => state.stock[RESOURCE_INDEX.food]!,
    'scouts-away': ({ state }) => scoutsAway(state),
  }),
  need: ({ box: { components }, move }) => ('amount' in move ? move.amount : components.tracks.coalPerAutomatonAction),
  max: findByReason({
    'no-room-for-citizens': ({ box }) => box.components.tracks.maxCitizens,
    'no-option': ({ state, box }) => box.optionSetByName.get(fieldOf(state.phase, 'optionSet'))!.options.length,
    'past-cold': ({ state: { cold, heat } }) => cold - heat,
    'past-hunger': ({ state }) => state.hunger,
    'scouts-away': ({ state, box }) => expeditionsAllowed(state, box),
  }),
};

const findTitle = (table: readonly { readonly id: string; readonly title: string }[], id: string): string =>
  table.find((each) => each.id === id)!.title;

/** Lists what something costs: `2 wood and 1 steel`. */
const formatCost = ([wood, steel, core]: Triple): string => {
  const parts = [
    [wood, names['res.wood']] as const,
    [steel, names['res.steel']] as const,
    [core, core === 1 ? names['res.core'] : `${names['res.core']}s`] as const,
  ];
  return parts
    .flatMap(([n, name]) => (n > 0 ? [`${n} ${name}`] : []))
    .join(', ')
    .replace(/, (?!.*, )/, ' and ');
};

/** The names of things in the sentences of refusals. */
export const englishNames: EnglishNames<Frostpunk> = {
  phase: (phase) => names[`now.${phase}`],
  card: (card, { components }) => findTitle(components.citizenCards, card),
  building: (building, { components }) => findTitle(components.buildings, building),
  slot: (slot) => String(slot + 1),
  cost: formatCost,
};
