import { canBeCured, isRipe, isZoneOpen, meeplesInPlay, scoutsAway, shelterFor } from './city/index.js';
import type { Box } from './components/box.js';
import type { Bare, Option, Req } from './components/effects.js';
import { kindIndex, resIndex, type Track } from './components/vocabulary.js';
import type { State } from './state/index.js';

/** Whether all of these hold now. */
export const holds = (state: State, box: Box, when: readonly Req[]): boolean => {
  for (let i = 0; i < when.length; i++) if (!isMet(state, box, when[i]!)) return false;
  return true;
};

/**
 * Whether some option can be chosen.
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
      return req.any.some((id) => state.built.includes(box.number.get(id)!));
    case 'count':
      return countOf(state, req.of) >= req.n;
    case 'citizens':
      return sum(state.citizens) >= req.n;
    case 'placeable':
      return req.zones.some((zone) => isZoneOpen(state, box, zone));
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
      return box.parts.map.positions.some((_, position) => isRipe(state, position));
  }
};

const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
};

const countOf = (state: State, of: Extract<Req, { kind: 'count' }>['of']): number => {
  if (of === 'automatonBank') return state.bank;
  return of === 'tired' ? sum(state.tired) : state[of];
};

const isHoused = (state: State, box: Box): boolean => {
  const places = [0, 1, 2, 'any' as const].map((type) => shelterFor(state, box, type as number | 'any', false));
  return sum(places) >= meeplesInPlay(state, 0) + meeplesInPlay(state, 1) + meeplesInPlay(state, 2);
};

/**
 * Whether a law can still be enacted.
 * @rule FP-LAW-4
 */
export const isLawFree = ({ enacted, laws }: State, { parts }: Box): boolean =>
  enacted.length < parts.tracks.lawLimit && laws.includes('open');

/** Active tokens of a kind, or of any kind, on a track. */
export const activeTokens = (state: State, track: Track, token: string): number => {
  const tokens = state[track];
  let count = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]!.active && (token === 'any' || token === tokens[i]!.token)) count++;
  }
  return count;
};
