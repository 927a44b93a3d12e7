import { type FactFinders, fieldOf, type PlainThings, type Refused } from '../../core/contract/explain.js';
import { expeditionsAllowed, scoutsAway } from './city/index.js';
import type { Building, Triple } from './components/index.js';
import { resIndex } from './components/vocabulary.js';
import { NOW } from './decisions.js';
import type { Frostpunk } from './types.js';

type Case = Refused<Frostpunk>;

/** Returns the Building that is built, or stands on the site of the move. */
const buildingOf = ({ state: { phase, built }, box: { components }, move }: Case): Building => {
  if ('building' in move) return components.buildings[move.building]!;
  if (phase.kind === 'site') return components.buildings[phase.building]!;
  return components.buildings[built[fieldOf(move, 'site')]!]!;
};

/** Returns what a Building costs, or its upgrade. */
const priceOf = (refused: Case): Triple => {
  const { cost, upgrade } = buildingOf(refused);
  if (refused.reason === 'upgrade-cost') return upgrade === 'none' ? [0, 0, 0] : upgrade.cost;
  if (cost === 'none') return [0, 0, 0];
  const [wood, steel, core] = cost;
  return [Math.max(0, wood - refused.state.act.woodLess), steel, core];
};

/** Returns the Citizen card of the move, or the one that was played before. */
const cardOf = ({ state: { phase }, box: { components }, move }: Case): string => {
  const card = phase.kind === 'turn' && phase.card >= 0 ? phase.card : fieldOf(move, 'card');
  return components.citizens[Number(card)]!.id;
};

const haveOf = ({ state, reason }: Case): number => {
  if (reason === 'scouts-away') return scoutsAway(state);
  return state.resources[reason === 'food-short' ? resIndex.food : resIndex.coal]!;
};

const mostOf = ({ state, box, reason }: Case): number => {
  const { phase, cold, heat, hunger } = state;
  if (phase.kind === 'option') return box.sets.get(phase.set)!.options.length;
  if (reason === 'scouts-away') return expeditionsAllowed(state, box);
  if (reason === 'past-cold') return cold - heat;
  return reason === 'past-hunger' ? hunger : box.components.tracks.populationTop;
};

/** The facts of refusals. */
export const facts: FactFinders<Frostpunk> = {
  now: ({ state }) => state.phase.kind,
  card: cardOf,
  type: ({ state: { phase }, move }) => (phase.kind === 'death' ? phase.type : fieldOf(move, 'type')),
  place: ({ box: { sites, components }, move }) =>
    'position' in move ? components.map.positions[move.position]!.id : sites[fieldOf(move, 'site')]!,
  building: (refused) => buildingOf(refused).id,
  cost: priceOf,
  have: haveOf,
  need: ({ box: { components }, move }) => ('n' in move ? move.n : components.tracks.automatonCoal),
  most: mostOf,
};

const titleIn = (table: readonly { readonly id: string; readonly title: string }[], id: string): string =>
  table.find((each) => each.id === id)!.title;

/** Lists what something costs: `2 wood and 1 steel`. */
const costIn = ([wood, steel, core]: Triple): string => {
  const parts = [
    [wood, 'wood'] as const,
    [steel, 'steel'] as const,
    [core, core === 1 ? 'Steam Core' : 'Steam Cores'] as const,
  ];
  return parts
    .flatMap(([n, name]) => (n > 0 ? [`${n} ${name}`] : []))
    .join(', ')
    .replace(/, (?!.*, )/, ' and ');
};

/** The names of things in the sentences of refusals. */
export const plain: PlainThings<Frostpunk> = {
  phase: (phase) => NOW[phase],
  card: (card, { components }) => titleIn(components.citizens, card),
  building: (building, { components }) => titleIn(components.buildings, building),
  slot: (slot) => String(slot + 1),
  cost: costIn,
};
