import { sum } from '../../../core/data/list.js';
import type { Box } from '../box.js';
import type { TokenTrack } from '../components/vocabulary.js';
import type { State } from '../state/index.js';

/** Returns the tokens of a track that lie in their bag, by kind. */
export const bagOf = <Bag>(bags: { readonly hopeBag: Bag; readonly discontentBag: Bag }, track: TokenTrack): Bag =>
  track === 'hope' ? bags.hopeBag : bags.discontentBag;

/**
 * Checks whether a token can be drawn: the track needs room, the bag a token.
 * @rule FP-HD-5
 */
export const canDrawToken = (state: State, { components }: Box, track: TokenTrack): boolean => {
  const { maxHope, discontentLimit } = components.tracks;
  return state[track].length < (track === 'hope' ? maxHope : discontentLimit) && sum(bagOf(state, track)) > 0;
};

/**
 * Returns the place of the leftmost token of a kind that shows a face, -1 if there is none.
 * @rule FP-HD-1 FP-HD-9
 */
export const leftmostToken = (state: State, track: TokenTrack, token: string, isActive: boolean): number => {
  const tokens = state[track];
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]!.isActive === isActive && (token === 'any' || tokens[i]!.token === token)) return i;
  }
  return -1;
};

/** Counts the active tokens of a kind, or of any kind, on a track. */
export const countActiveTokens = (state: State, track: TokenTrack, token: string): number => {
  const tokens = state[track];
  let count = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]!.isActive && (token === 'any' || token === tokens[i]!.token)) count++;
  }
  return count;
};

/** Checks whether an active token of the expert's kind is on the track. */
export const canUseExpert = (state: State, { components }: Box): boolean =>
  leftmostToken(state, 'hope', components.experts[state.expert]!.token, true) >= 0;
