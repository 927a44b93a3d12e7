import { type EnglishNames, fieldOf, type ParameterFinders, type RefusedMove } from '../../core/contract/explain.js';
import { BUILDINGS, type Building, type PreparedCard, type ShipyardCard } from './components/index.js';
import type { Move } from './moves/index.js';
import { moverOf, type Zone } from './state/index.js';
import type { Antarctica } from './types.js';
import { names } from './words/en/refusals.js';
import { countAccess, countNeeds, missingNeed, targetZoneOf, topOf } from './zones.js';

type RefusedCase = RefusedMove<Antarctica>;

/** Returns the zone that the move goes to or names; else the zone of the turn, or of the sun for a new ship. */
const findZone = ({ state, move, reason }: RefusedCase): Zone => {
  if ('to' in move) return move.to;
  if ('zone' in move) return move.zone;
  return reason === 'sun-full' ? state.sun : targetZoneOf(state);
};

const topCardOf = ({ state, box, move }: RefusedCase): PreparedCard => topOf(state, box, fieldOf(move, 'deck'))!;

/** Returns the building to which access is missing, or the one to be built where the reason is about that. */
const findBuilding = (refused: RefusedCase): Building => {
  const { state, reason } = refused;
  const card = topCardOf(refused);
  if (reason === 'building-stands' || reason === 'supply-empty') return card.builds;
  const missing = missingNeed(state, card, moverOf(state));
  if (typeof missing === 'string') throw new Error(`A refusal for ${reason} names a building, but misses ${missing}.`);
  return missing.building;
};

/** Returns the shipyard card that a move takes or plays. */
const shipyardCardOf = (move: Move): ShipyardCard => {
  switch (move.kind) {
    case 'playIcebreaker':
      return 'icebreaker';
    case 'playRecruits':
      return 'recruits';
    case 'playProgress':
      return 'progress';
    case 'playScientist':
      return 'scientist';
    default:
      return fieldOf(move, 'card');
  }
};

/** Finds the parameters of refusals. */
export const parameterFinders: ParameterFinders<Antarctica> = {
  zone: findZone,
  from: ({ move }) => fieldOf(move, 'zone'),
  card: ({ move }) => shipyardCardOf(move),
  building: findBuilding,
  players: ({ state }) => state.players,
  ships: (refused) => refused.state.queues[findZone(refused)]!.length,
  scientists: (refused) => topCardOf(refused).scientists,
  personnel: ({ state }) => state.personnel[moverOf(state)]!,
  missing: (refused) => {
    const { state } = refused;
    const countMissing = (building: Building): number =>
      Math.max(0, countNeeds(topCardOf(refused), building) - countAccess(state, building, moverOf(state)));
    return BUILDINGS.reduce((missing, building) => missing + countMissing(building), 0);
  },
};

/** The names of ids in the sentences of refusals. */
export const englishNames: EnglishNames<Antarctica> = {
  zone: (zone) => String(zone + 1),
  track: (track) => String(track + 1),
  building: (building) => names[`aBuilding.${building}`],
  shipyardCard: (card, { components: { recruits } }) =>
    names[`shipyardCard.${card}`].replace('{cardRecruits}', String(recruits.card)),
};
