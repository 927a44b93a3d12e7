import type { ByPlayer, Player } from '../../../core/contract/game.js';
import { ranked } from '../../../core/types/score.js';
import type { Box, ByOwner } from '../components/index.js';
import type { Owner, State } from '../state/index.js';
import { BORDERS, FLOORS } from '../temple.js';
import { columnOf, hasSpent } from './cards.js';

/** Counts the border blocks of each owner: all, then those on each floor from the ground up. */
export const borderBlocks = ({ areas, blocks }: State): ByOwner<readonly number[]> => {
  const counts = areas.map(() => [0, 0, 0, 0, 0]);
  for (let cell = 0; cell < blocks.length; cell++) {
    const own = BORDERS[cell]! ? counts[blocks[cell]!] : undefined;
    if (own === undefined) continue;
    own[0]!++;
    own[FLOORS[cell]!]!++;
  }
  return counts;
};

/**
 * Returns the player who scores the dome by border blocks; null if several are tied, or if the owner is Siku or a
 * dummy.
 * @rule NU-SCORE-1 NU-SIKU-8 NU-SOLO-18
 */
export const domeOwner = (state: State, borders: ByOwner<readonly number[]>): Player | null => {
  const [best] = ranked(borders);
  return best!.length === 1 && best![0]! < state.players ? best![0]! : null;
};

/**
 * Returns the points of labourers.
 * @rule NU-SCORE-3 NU-FX-18 NU-SIKU-8 NU-SOLO-18
 */
export const labourers = (state: State, box: Box): ByPlayer<number> => {
  const [alone, tied, each] = box.components.labourers;
  const counts = state.areas.map((_, owner) => labourersOf(state, box, owner));
  const most = Math.max(...counts);
  const best = counts.filter((count) => count === most).length === 1 ? alone : tied;
  return counts.slice(0, state.players).map((count) => (count === most && most > 0 ? best : each * count));
};

const labourersOf = (state: State, box: Box, owner: Owner): number =>
  columnOf(state, owner, 'labourer') +
  (owner < state.players && hasSpent(state, box, owner, 'vigour') ? box.components.effects.vigour : 0);
