/** The cells of a row. */
export type Row = readonly string[];

/** Writes a text as code. */
export const code = (text: string): string => `\`${text}\``;

/** Writes a table. */
export const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n');

const escaped = (cell: string): string => cell.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const WIDTH = 120;

/** Breaks the lines of a text after words; lines of a list go on below their text. */
export const wrapped = (text: string): string =>
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
