/** The cells of a row. */
export type Row = readonly string[];

/** Writes a text as code. */
export const formatCode = (text: string): string => `\`${text}\``;

/** Writes a table. */
export const formatTable = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n');

const escapeCell = (cell: string): string => cell.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const WIDTH = 120;

/** Breaks the lines of a text after words; lines of a list go on below their text. */
export const wrapLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const mark = /^(?:- |\d+\. )?/.exec(line)![0];
      const lines: string[] = [];
      for (const word of line.slice(mark.length).split(' ')) {
        const last = lines.at(-1);
        if (last !== undefined && mark.length + last.length + 1 + word.length <= WIDTH)
          lines[lines.length - 1] += ` ${word}`;
        else lines.push(word);
      }
      return lines.map((each, i) => `${i === 0 ? mark : ' '.repeat(mark.length)}${each}`).join('\n');
    })
    .join('\n');
