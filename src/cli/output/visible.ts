/** Characters that a terminal obeys or hides, that end a line, or that turn the order of what stands around them. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/gu;

/**
 * Text from records, names and files as one harmless line: control characters, line ends, bidi controls and lone
 * surrogates are written as `\u001b`. JSON remains JSON of the same value.
 */
export const visible = (text: string): string =>
  text.replace(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Text whose line ends are the command's own: each line is made `visible`, and the line ends stay. */
export const visibleLines = (text: string): string =>
  text
    .split(/(\r?\n)/)
    .map((part, i) => (i % 2 === 0 ? visible(part) : part))
    .join('');

/** Lines for people, each with its end. */
export const linesFor = (lines: readonly string[]): string => lines.map((line) => `${visible(line)}\n`).join('');
