import type { ByPlayer } from '../../../core/contract/game.js';
import { winShares } from '../../../core/types/score.js';
import { type Box, RATINGS } from '../components/index.js';
import type { State, View } from '../state/index.js';
import { score } from './index.js';

/**
 * Returns the payoffs by player: in a solo game, the position of the rating among the others.
 * @rule NU-SOLO-19
 */
export const returns = (state: State, box: Box): ByPlayer<number> => {
  const gameScore = score(state, box);
  const { outcome } = gameScore;
  return outcome === null ? winShares(gameScore) : [RATINGS.indexOf(outcome) / (RATINGS.length - 1)];
};

/** Returns the current points by player: everything scored is public. */
export const evaluate = (state: State | View, box: Box): ByPlayer<number> =>
  score(state as State, box).players.map(({ total }) => total);
