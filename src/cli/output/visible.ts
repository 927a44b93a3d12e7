import { visible } from '../../archive/text/visible.js';

export { visible };

/** Makes each line of a text `visible`; the line ends stay. */
export const visibleLines = (text: string): string =>
  text
    .split(/(\r?\n)/)
    .map((part, i) => (i % 2 === 0 ? visible(part) : part))
    .join('');

/**
 * Returns a piece of output as it is, or, for a terminal, as `visibleLines`; there a byte that is not UTF-8 is U+FFFD. A
 * piece of bytes holds whole characters.
 */
export const shownTo = <Piece extends string | Uint8Array>(isTerminal: boolean, piece: Piece): Piece | string =>
  isTerminal ? visibleLines(typeof piece === 'string' ? piece : Buffer.from(piece).toString()) : piece;

/** Joins lines for people, each made `visible` and ended. */
export const linesFor = (lines: readonly string[]): string => lines.map((line) => `${visible(line)}\n`).join('');
