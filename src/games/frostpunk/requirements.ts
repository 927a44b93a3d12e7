import { sum } from '../../core/data/list.js';
import type { Box } from './box.js';
import {
  canBeCured,
  canDrawTile,
  countActiveTokens,
  countMeeples,
  countShelterPlaces,
  hasResource,
  scoutsAway,
} from './city/index.js';
import type { BareRequirementKind, Option, Requirement } from './components/index.js';
import { CITIZEN_TYPES, MEEPLE_INDEX, RESOURCE_INDEX, type Zone } from './components/vocabulary.js';
import type { State } from './state/index.js';

/** Checks whether all requirements hold now. */
export const areMet = (state: State, box: Box, when: readonly Requirement[]): boolean => {
  for (let i = 0; i < when.length; i++) if (!isMet(state, box, when[i]!)) return false;
  return true;
};

/**
 * Checks whether some option can be chosen.
 * @rule FP-EFF-4
 */
export const isAnyUsable = (state: State, box: Box, options: readonly Option[]): boolean => {
  for (let i = 0; i < options.length; i++) if (areMet(state, box, options[i]!.when)) return true;
  return false;
};

const isMet = (state: State, box: Box, req: Requirement): boolean => {
  switch (req.kind) {
    case 'resource':
      return state.stock[RESOURCE_INDEX[req.resource]]! >= req.amount;
    case 'tokens':
      return req.op === '>=' ? state[req.track].length >= req.amount : state[req.track].length <= req.amount;
    case 'activeTokens':
      return countActiveTokens(state, req.track, req.token) >= req.amount;
    case 'idle':
      return state.reserveMeeples[MEEPLE_INDEX[req.who]]! - state.tiredTokens[MEEPLE_INDEX[req.who]]! >= req.amount;
    case 'inReserve':
      return state.reserveMeeples[MEEPLE_INDEX[req.who]]! >= req.amount;
    case 'sick':
      return state.sickCitizens[MEEPLE_INDEX[req.who]]! >= req.amount;
    case 'law':
      return (state.lawStatus[box.indexOfId.get(req.law)!] === 'enacted') === req.enacted;
    case 'anyBuilt':
      return isAnyBuilt(state, box, req.buildings);
    case 'count':
      return counterValue(state, req.of) >= req.amount;
    case 'citizens':
      return sum(state.citizens) >= req.amount;
    case 'tilePlaceable':
      return canDrawAnyTile(state, box, req.zones);
    default:
      return isBareMet(state, box, req.kind);
  }
};

const isBareMet = (state: State, box: Box, kind: BareRequirementKind): boolean => {
  switch (kind) {
    case 'coldAboveHeat':
      return state.heat < state.cold;
    case 'allSheltered':
      return isEverybodySheltered(state, box);
    case 'anyCurable':
      return canBeCured(state, 0) || canBeCured(state, 1) || canBeCured(state, 2);
    case 'anyTreatable':
      return state.showsSkull.includes(true);
    case 'technologyHastenable':
      return state.developingTechnology >= 0 && state.developmentEndRound > state.round + 1;
    case 'lawAvailable':
      return isLawAvailable(state, box);
    case 'longShiftWorked':
      return state.isLongShiftUsed;
    case 'scoutAway':
      return scoutsAway(state) > 0;
    case 'resourceOnTile':
      return hasAnyResource(state);
  }
};

const isAnyBuilt = ({ siteBuilding }: State, { indexOfId }: Box, ids: readonly string[]): boolean => {
  for (let i = 0; i < ids.length; i++) if (siteBuilding.includes(indexOfId.get(ids[i]!)!)) return true;
  return false;
};

const canDrawAnyTile = (state: State, box: Box, zones: readonly Zone[]): boolean => {
  for (let i = 0; i < zones.length; i++) if (canDrawTile(state, box, zones[i]!)) return true;
  return false;
};

const hasAnyResource = (state: State): boolean => {
  for (let position = 0; position < state.tiles.length; position++) if (hasResource(state, position)) return true;
  return false;
};

type Counter = Extract<Requirement, { readonly kind: 'count' }>['of'];

const counterValue = (state: State, of: Counter): number => {
  if (of === 'automatonsInBank') return state.automatonsInBank;
  return of === 'tiredTokens' ? sum(state.tiredTokens) : state[of];
};

const isEverybodySheltered = (state: State, box: Box): boolean => {
  let freePlaces = countShelterPlaces(state, box, 'any', false);
  for (let citizenIndex = 0; citizenIndex < CITIZEN_TYPES.length; citizenIndex++) {
    freePlaces += countShelterPlaces(state, box, citizenIndex, false) - countMeeples(state, citizenIndex);
  }
  return freePlaces >= 0;
};

/**
 * Checks whether a law can still be enacted.
 * @rule FP-LAW-4
 */
export const isLawAvailable = ({ enactedLaws, lawStatus }: State, { components }: Box): boolean =>
  enactedLaws.length < components.tracks.maxLaws && lawStatus.includes('open');
