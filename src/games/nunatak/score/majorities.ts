import type { ByPlayer, Player } from '../../../core/contract/game.js';
import { rankPlayers } from '../../../core/types/score.js';
import type { Box, ByOwner } from '../components/index.js';
import type { Owner, State } from '../state/index.js';
import { FLOOR_OF_CELL, IS_BORDER } from '../temple.js';
import { countCards, hasUsedFavour } from './cards.js';

/** Counts the border blocks of each owner: all, then those on each floor from the ground up. */
export const borderBlocks = ({ filedCards, blocks }: State): ByOwner<readonly number[]> => {
  const counts = filedCards.map(() => [0, 0, 0, 0, 0]);
  for (let cell = 0; cell < blocks.length; cell++) {
    const ownerCounts = IS_BORDER[cell]! ? counts[blocks[cell]!] : undefined;
    if (ownerCounts === undefined) continue;
    ownerCounts[0]!++;
    ownerCounts[FLOOR_OF_CELL[cell]!]!++;
  }
  return counts;
};

/**
 * Returns the player who scores the dome by border blocks; null if several are tied, or if the owner is Siku or a
 * dummy.
 * @rule NU-SCORE-1 NU-SIKU-8 NU-SOLO-18
 */
export const domeOwner = (state: State, borders: ByOwner<readonly number[]>): Player | null => {
  const [best] = rankPlayers(borders);
  return best!.length === 1 && best![0]! < state.players ? best![0]! : null;
};

/**
 * Returns the points of labourers.
 * @rule NU-SCORE-3 NU-FX-18 NU-SIKU-8 NU-SOLO-18
 */
export const labourerPoints = (state: State, box: Box): ByPlayer<number> => {
  const [alone, tied, each] = box.components.labourerPoints;
  const counts = state.filedCards.map((_, owner) => countLabourers(state, box, owner));
  const maxCount = Math.max(...counts);
  const best = counts.filter((count) => count === maxCount).length === 1 ? alone : tied;
  return counts.slice(0, state.players).map((count) => (count === maxCount && maxCount > 0 ? best : each * count));
};

const countLabourers = (state: State, box: Box, owner: Owner): number =>
  countCards(state, owner, 'labourer') +
  (owner < state.players && hasUsedFavour(state, box, owner, 'vigour') ? box.components.effects.vigour : 0);
