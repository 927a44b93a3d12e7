import type { Answer } from '../bots/index.js';
import type { AnyGame, Types } from '../core/contract/game.js';

const MAX_CANDIDATES = 3;
const MAX_LINE_MOVES = 6;
const MAX_COMMENT_CHARACTERS = 2000;

/**
 * Writes what a bot thought of its move as a comment: `800 iterations; b3-b4 0.523 (711), b3-a3 0.41 (89); line b3-b4 ?`.
 * Returns null if it gave no reasons, or none that can be read.
 */
export const formatAnalysis = (game: AnyGame, answer: Answer<Types>): string | null => {
  try {
    const { iterations, candidates = [], line = [] } = answer;
    const best = candidates.slice(0, MAX_CANDIDATES).map(({ move, visits, value }) => {
      return `${game.formatMove(catalogueMove(game, move))} ${formatNumber(value)} (${formatNumber(visits)})`;
    });
    const expected = line.slice(0, MAX_LINE_MOVES).map((move) => game.formatMove(move));
    const parts = [
      iterations === undefined ? '' : `${formatNumber(iterations)} iterations`,
      best.join(', '),
      expected.length < 2 ? '' : `line ${expected.join(' ')}`,
    ];
    const text = parts.filter((part) => part !== '').join('; ');
    return text === '' ? null : text.slice(0, MAX_COMMENT_CHARACTERS);
  } catch {
    return null; // a bot from outside may have filled its reasons with anything
  }
};

/** Returns the catalogue entry of a move; throws if there is none. */
const catalogueMove = (game: AnyGame, move: Types['Move']): Types['Move'] => {
  const found = game.moveOf(game.actionOf(move));
  if (found === undefined) throw new RangeError('is not a move');
  return found;
};

/** Formats a finite number with up to three decimals; throws if it is none. */
const formatNumber = (value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError('is not a number');
  return `${Number(value.toFixed(3))}`;
};
