import type { ByPlayer } from '../../../core/contract/game.js';
import { type PlayerScore, standings, totalled } from '../../../core/types/score.js';
import type { Category, Score, TieBreak } from '../categories.js';
import { type Box, type ByOwner, RATINGS, type Rating } from '../components/index.js';
import type { State } from '../state/index.js';
import { artisans, beasts, elders, engineers, harmony, sculptors, sets, unusedFavours } from './cards.js';
import { borderBlocks, domeOwner, labourers } from './majorities.js';

/**
 * Returns the score as if the final count were made now.
 * @rule NU-SCORE-11 NU-WIN-1
 */
export const score = (state: State, box: Box): Score => {
  const over = state.phase.kind === 'over';
  const borders = borderBlocks(state);
  const players = scores(state, box, borders);
  return standings(over, players, over && state.players === 1 ? ratingOf(players[0]!.total, box) : null);
};

/** @rule NU-FX-6 */
const scores = (
  state: State,
  box: Box,
  borders: ByOwner<readonly number[]>,
): ByPlayer<PlayerScore<Category, TieBreak>> => {
  const dome = domeOwner(state, borders);
  const labour = labourers(state, box);
  return state.track.map((_, player) =>
    totalled<Category, TieBreak>(
      {
        support: state.support[player]!,
        squares: state.squares[player]!,
        favours: state.favourPoints[player]! + harmony(state, box, player),
        dome: dome === player ? box.components.dome : 0,
        labourers: labour[player]!,
        sculptors: sculptors(state, box, player),
        artisans: artisans(state, box, player),
        beasts: beasts(state, box, player),
        engineers: engineers(state, box, player),
        elders: elders(state, box, player),
        unusedFavours: unusedFavours(state, box, player),
        sets: sets(state, box, player),
      },
      { borderBlocks: borders[player]![0]! },
    ),
  );
};

/** @rule NU-SOLO-19 */
const ratingOf = (total: number, { components }: Box): Rating => {
  const below = components.ratings.findIndex((highest) => total <= highest);
  return RATINGS[below < 0 ? RATINGS.length - 1 : below]!;
};
