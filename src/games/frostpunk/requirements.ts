import { sum } from '../../core/data/list.js';
import type { Box } from './box.js';
import { activeTokens, canBeCured, isRipe, isZoneOpen, meeplesInPlay, scoutsAway, shelterFor } from './city/index.js';
import type { Bare, Option, Req } from './components/index.js';
import { CITIZENS, kindIndex, resIndex, type Zone } from './components/vocabulary.js';
import type { State } from './state/index.js';

/** Checks whether all requirements hold now. */
export const holds = (state: State, box: Box, when: readonly Req[]): boolean => {
  for (let i = 0; i < when.length; i++) if (!isMet(state, box, when[i]!)) return false;
  return true;
};

/**
 * Checks whether some option can be chosen.
 * @rule FP-EFF-4
 */
export const isSomeUsable = (state: State, box: Box, options: readonly Option[]): boolean => {
  for (let i = 0; i < options.length; i++) if (holds(state, box, options[i]!.when)) return true;
  return false;
};

const isMet = (state: State, box: Box, req: Req): boolean => {
  switch (req.kind) {
    case 'res':
      return state.resources[resIndex[req.res]]! >= req.n;
    case 'tokens':
      return req.op === '>=' ? state[req.track].length >= req.n : state[req.track].length <= req.n;
    case 'active':
      return activeTokens(state, req.track, req.token) >= req.n;
    case 'idle':
      return state.reserve[kindIndex[req.who]]! - state.tired[kindIndex[req.who]]! >= req.n;
    case 'home':
      return state.reserve[kindIndex[req.who]]! >= req.n;
    case 'sick':
      return state.sick[kindIndex[req.who]]! >= req.n;
    case 'law':
      return (state.laws[box.number.get(req.law)!] === 'enacted') === req.enacted;
    case 'built':
      return isSomeBuilt(state, box, req.any);
    case 'count':
      return countOf(state, req.of) >= req.n;
    case 'citizens':
      return sum(state.citizens) >= req.n;
    case 'placeable':
      return isSomeOpen(state, box, req.zones);
    default:
      return bareIsMet(state, box, req.kind);
  }
};

const bareIsMet = (state: State, box: Box, kind: Bare): boolean => {
  switch (kind) {
    case 'chilly':
      return state.heat < state.cold;
    case 'housed':
      return isHoused(state, box);
    case 'curable':
      return canBeCured(state, 0) || canBeCured(state, 1) || canBeCured(state, 2);
    case 'treatable':
      return state.skull.includes(true);
    case 'hastenable':
      return state.developing >= 0 && state.developAt > state.round + 1;
    case 'lawFree':
      return isLawFree(state, box);
    case 'shifted':
      return state.shiftUsed;
    case 'scoutAway':
      return scoutsAway(state) > 0;
    case 'ripe':
      return isSomeRipe(state);
  }
};

const isSomeBuilt = ({ built }: State, { number }: Box, ids: readonly string[]): boolean => {
  for (let i = 0; i < ids.length; i++) if (built.includes(number.get(ids[i]!)!)) return true;
  return false;
};

const isSomeOpen = (state: State, box: Box, zones: readonly Zone[]): boolean => {
  for (let i = 0; i < zones.length; i++) if (isZoneOpen(state, box, zones[i]!)) return true;
  return false;
};

const isSomeRipe = (state: State): boolean => {
  for (let position = 0; position < state.tiles.length; position++) if (isRipe(state, position)) return true;
  return false;
};

type Counter = Extract<Req, { readonly kind: 'count' }>['of'];

const countOf = (state: State, of: Counter): number => {
  if (of === 'automatonBank') return state.bank;
  return of === 'tired' ? sum(state.tired) : state[of];
};

const isHoused = (state: State, box: Box): boolean => {
  let free = shelterFor(state, box, 'any', false);
  for (let type = 0; type < CITIZENS.length; type++) {
    free += shelterFor(state, box, type, false) - meeplesInPlay(state, type);
  }
  return free >= 0;
};

/**
 * Checks whether a law can still be enacted.
 * @rule FP-LAW-4
 */
export const isLawFree = ({ enacted, laws }: State, { components }: Box): boolean =>
  enacted.length < components.tracks.lawLimit && laws.includes('open');
