import type { Facts } from '../../../core/reasons.js';
import type { Box } from '../box.js';
import { expeditionsAllowed, scoutsAway } from '../city/index.js';
import { type Reason, reasons } from '../clauses/reasons.js';
import { resIndex } from '../components/vocabulary.js';
import type { Move } from '../moves/index.js';
import type { Phase, State } from '../state/index.js';

type Fact = string | number;
type Figure = (state: State, box: Box, move: Move, reason: Reason) => Fact;

/** The figures of a refusal: those that its sentence names. */
export const facts = (state: State, box: Box, move: Move, reason: Reason): Facts => {
  const found: Record<string, Fact> = {};
  for (const [, name] of reasons[reason].text.matchAll(/\{(\w+)\}/g)) {
    found[name!] = figures[name!]!(state, box, move, reason);
  }
  return found;
};

/** What is decided now. */
const NOW: Readonly<Record<Phase['kind'], string>> = {
  turn: 'a turn',
  feed: 'the coal to burn',
  eat: 'the food to spend',
  expert: 'the expert',
  dusk: 'what comes before Dusk',
  build: 'what to build',
  site: 'a site',
  tile: 'a place for the tile',
  post: 'a tile to gather from',
  option: 'an option',
  type: 'a type of Citizen',
  raise: 'a token to raise',
  lower: 'a token to lower',
  exhaust: 'a token to exhaust',
  activate: 'a token to activate',
  death: 'the card of a death',
  technology: 'a Technology',
  law: 'a law',
  consequence: 'a consequence',
  arrive: 'to avoid or to explore',
  return: 'to go on or to return',
  scout: 'a Scout',
  shift: 'a long shift',
  over: 'nothing',
};

/** A field of the move, if it has it. */
const field =
  (name: string): Figure =>
  (_, __, move) =>
    (move as unknown as Readonly<Record<string, Fact>>)[name]!;

const siteOf = (move: Move): number => ('site' in move ? move.site : -1);

const buildingOf = ({ phase, built }: State, { components }: Box, move: Move) => {
  const number = 'building' in move ? move.building : phase.kind === 'site' ? phase.building : built[siteOf(move)]!;
  return components.buildings[number]!;
};

const priceOf =
  (part: 0 | 1 | 2): Figure =>
  (state, box, move) => {
    const { cost, upgrade } = buildingOf(state, box, move);
    if (move.kind === 'upgrade') return upgrade === 'none' ? 0 : upgrade.cost[part];
    const less = part === 0 ? state.act.woodLess : 0;
    return cost === 'none' ? 0 : Math.max(0, cost[part] - less);
  };

const figures: Readonly<Record<string, Figure>> = {
  n: field('n'),
  meeple: field('meeple'),
  zone: field('zone'),
  slot: field('slot'),
  token: field('token'),
  now: ({ phase }) => NOW[phase.kind],
  type: (state, box, move, reason) =>
    state.phase.kind === 'death' ? state.phase.type : field('type')(state, box, move, reason),
  place: (_, { sites, components }, move) =>
    'position' in move ? components.map.positions[move.position]!.id : sites[siteOf(move)]!,
  building: (state, box, move) => buildingOf(state, box, move).title,
  wood: priceOf(0),
  steel: priceOf(1),
  core: priceOf(2),
  card: ({ phase }, { components }, move) => {
    const armed = phase.kind === 'turn' ? phase.card : -1;
    const named = 'card' in move ? Number(move.card) : -1;
    return components.citizens[armed >= 0 ? armed : named]!.title;
  },
  have: (state, _, __, reason) => {
    if (reason === 'scouts-away') return scoutsAway(state);
    return state.resources[reason === 'food-short' ? resIndex.food : resIndex.coal]!;
  },
  need: (_, { components }, move) => ('n' in move ? move.n : components.tracks.automatonCoal),
  most: (state, box, _, reason) => {
    const { phase, cold, heat, hunger } = state;
    switch (reason) {
      case 'scouts-away':
        return expeditionsAllowed(state, box);
      case 'past-cold':
        return cold - heat;
      case 'past-hunger':
        return hunger;
      case 'no-option':
        return phase.kind === 'option' ? box.sets.get(phase.set)!.options.length : 0;
      default:
        return box.components.tracks.populationTop;
    }
  },
};
