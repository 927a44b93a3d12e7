import type { Facts } from '../../../core/reasons.js';
import type { Box } from '../box.js';
import { expeditionsAllowed, scoutsAway } from '../city/index.js';
import { type Reason, reasons } from '../clauses/reasons.js';
import { resIndex } from '../components/vocabulary.js';
import { NOW } from '../decisions.js';
import type { Field, Fields, Move } from '../moves/index.js';
import type { State } from '../state/index.js';

type Fact = string | number;

/** The figures of a refusal: those that its sentence names. */
export const facts = (state: State, box: Box, move: Move, reason: Reason): Facts => {
  const found: Record<string, Fact> = {};
  for (const [, name] of reasons[reason].text.matchAll(/\{(\w+)\}/g)) {
    const figure = figures[name!] ?? fieldOf(name as Field);
    found[name!] = figure(state, box, move, reason);
  }
  return found;
};

type Figure = (state: State, box: Box, fields: Fields, reason: Reason) => Fact;

/** What the move says itself. */
const fieldOf =
  (name: Field): Figure =>
  (_, __, fields) =>
    fields[name]!;

const buildingOf = ({ phase, built }: State, { components }: Box, { building, site }: Fields) =>
  components.buildings[Number(building ?? (phase.kind === 'site' ? phase.building : built[Number(site)]))]!;

const priceOf =
  (part: 0 | 1 | 2): Figure =>
  (state, box, fields, reason) => {
    const { cost, upgrade } = buildingOf(state, box, fields);
    if (reason === 'upgrade-cost') return upgrade === 'none' ? 0 : upgrade.cost[part];
    const less = part === 0 ? state.act.woodLess : 0;
    return cost === 'none' ? 0 : Math.max(0, cost[part] - less);
  };

const figures: Readonly<Record<string, Figure>> = {
  now: ({ phase }) => NOW[phase.kind],
  type: ({ phase }, _, { type }) => (phase.kind === 'death' ? phase.type : type!),
  place: (_, { sites, components }, { site, position }) =>
    position === undefined ? sites[Number(site)]! : components.map.positions[Number(position)]!.id,
  slot: (_, __, { slot }) => Number(slot) + 1,
  building: (state, box, fields) => buildingOf(state, box, fields).title,
  wood: priceOf(0),
  steel: priceOf(1),
  core: priceOf(2),
  card: ({ phase }, { components }, { card }) =>
    components.citizens[phase.kind === 'turn' && phase.card >= 0 ? phase.card : Number(card)]!.title,
  have: (state, _, __, reason) => {
    if (reason === 'scouts-away') return scoutsAway(state);
    return state.resources[reason === 'food-short' ? resIndex.food : resIndex.coal]!;
  },
  need: (_, { components }, { n }) => n ?? components.tracks.automatonCoal,
  most: (state, box, _, reason) => {
    const { phase, cold, heat, hunger } = state;
    if (phase.kind === 'option') return box.sets.get(phase.set)!.options.length;
    if (reason === 'scouts-away') return expeditionsAllowed(state, box);
    if (reason === 'past-cold') return cold - heat;
    return reason === 'past-hunger' ? hunger : box.components.tracks.populationTop;
  },
};
