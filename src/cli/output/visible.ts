import { visible } from '../../archive/text/visible.js';

export { visible };

/** Makes each line of a text `visible`; the line ends stay. */
export const visibleLines = (text: string): string =>
  text
    .split(/(\r?\n)/)
    .map((part, i) => (i % 2 === 0 ? visible(part) : part))
    .join('');

/** Joins lines for people, each made `visible` and ended. */
export const linesFor = (lines: readonly string[]): string => lines.map((line) => `${visible(line)}\n`).join('');
