import type { ByPlayer } from '../../../core/contract/game.js';
import { createPlayerScore, createScore, type PlayerScore } from '../../../core/types/score.js';
import type { Category, Score, TieBreak } from '../categories.js';
import { type Box, type ByOwner, RATINGS, type Rating } from '../components/index.js';
import type { State } from '../state/index.js';
import {
  artisanPoints,
  beastPoints,
  elderPoints,
  engineerPoints,
  harmonyPoints,
  sculptorPoints,
  sixTypesPoints,
  unusedFavourPoints,
} from './cards.js';
import { borderBlocks, domeOwner, labourerPoints } from './majorities.js';

/**
 * Returns the score as if the final count were made now.
 * @rule NU-SCORE-11 NU-WIN-1
 */
export const score = (state: State, box: Box): Score => {
  const isOver = state.phase.kind === 'over';
  const borders = borderBlocks(state);
  const players = scores(state, box, borders);
  return createScore(isOver, players, isOver && state.players === 1 ? ratingOf(players[0]!.total, box) : null);
};

/** @rule NU-FX-6 */
const scores = (
  state: State,
  box: Box,
  borders: ByOwner<readonly number[]>,
): ByPlayer<PlayerScore<Category, TieBreak>> => {
  const dome = domeOwner(state, borders);
  const labourPoints = labourerPoints(state, box);
  return state.engineeringSteps.map((_, player) =>
    createPlayerScore<Category, TieBreak>(
      {
        support: state.supportPoints[player]!,
        squares: state.squarePoints[player]!,
        favours: state.favourPoints[player]! + harmonyPoints(state, box, player),
        dome: dome === player ? box.components.domePoints : 0,
        labourers: labourPoints[player]!,
        sculptors: sculptorPoints(state, box, player),
        artisans: artisanPoints(state, box, player),
        beasts: beastPoints(state, box, player),
        engineers: engineerPoints(state, box, player),
        elders: elderPoints(state, box, player),
        unusedFavours: unusedFavourPoints(state, box, player),
        sets: sixTypesPoints(state, box, player),
      },
      { borderBlocks: borders[player]![0]! },
    ),
  );
};

/** @rule NU-SOLO-19 */
const ratingOf = (total: number, { components }: Box): Rating => {
  const index = components.ratingLimits.findIndex((highest) => total <= highest);
  return RATINGS[index < 0 ? RATINGS.length - 1 : index]!;
};
