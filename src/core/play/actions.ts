import type { Rules } from '../contract/game.js';
import { accepted, invalid, refused } from '../errors/verdict.js';
import type { Types } from '../types/base-types.js';
import { shortened } from './check-origin.js';
import type { Internals } from './internals.js';
import type { Judging } from './judging.js';

/** The functions about moves as numbers and texts. */
type Actions<G extends Types> = Pick<
  Rules<G>,
  'catalogue' | 'actionOf' | 'moveOf' | 'legalMask' | 'formatMove' | 'parseMove'
>;

/** Builds the functions about moves as numbers and texts. */
export const actionsOf = <G extends Types>(
  { kernel, box, catalogue }: Internals<G>,
  { legalMoves }: Judging<G>,
): Actions<G> => ({
  catalogue: catalogue.moves,
  actionOf: catalogue.indexOf,
  moveOf: (action) => catalogue.moves[action],
  legalMask: (position, mask) => {
    mask.fill(0);
    for (const move of legalMoves(position)) mask[catalogue.indexOf(move)] = 1;
    return mask;
  },
  formatMove: (move) => kernel.format(move, box),
  parseMove: (text) => {
    const move = catalogue.parse(text);
    if (move !== undefined) return accepted(move);
    return refused(invalid('InvalidMove')('', `'${shortened(text)}' is not a move of ${kernel.title}.`));
  },
});
