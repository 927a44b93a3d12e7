import { escapeControls } from '../../archive/text/escape-controls.js';

export { escapeControls };

/** Escapes each line of a text by `escapeControls`; the line ends stay. */
export const escapeLines = (text: string): string =>
  text
    .split(/(\r?\n)/)
    .map((part, i) => (i % 2 === 0 ? escapeControls(part) : part))
    .join('');

/**
 * Returns a piece of output as it is, or, for a terminal, by `escapeLines`; there a byte that is not UTF-8 is U+FFFD. A
 * piece of bytes holds whole characters.
 */
export const escapeForTerminal = <Piece extends string | Uint8Array>(
  isTerminal: boolean,
  piece: Piece,
): Piece | string =>
  isTerminal ? escapeLines(typeof piece === 'string' ? piece : Buffer.from(piece).toString()) : piece;

/** Joins lines for people, each escaped by `escapeControls` and ended. */
export const formatLines = (lines: readonly string[]): string =>
  lines.map((line) => `${escapeControls(line)}\n`).join('');
