import type { Call, Walk } from '../walks/walks.js';
import { ROWS, roomOf } from './rooms.js';

const WIDTH = 880;
const GAP = 6;
const PADDING = 8;
const LINE = 15;
/** The average width of a character, at most. */
const CHARACTER = 6.3;

const CALL: Call = 'make a legal move of Antarctica';

/** Draws the rooms, and the way of a move through them, as SVG. */
export const drawMove = (walks: Readonly<Record<Call, Walk>>): string => {
  const { files } = walks[CALL];
  return drawHouse(`in colour: the ${files.length} files that are run to ${CALL}`, files);
};

/** Draws the rooms, with the files that a call runs through in the rooms where they are. */
const drawHouse = (title: string, walk: readonly string[]): string => {
  const boxes: string[] = [];
  let top = 2 * LINE + GAP;
  for (const row of ROWS) {
    const width = (WIDTH - GAP) / Object.keys(row).length - GAP;
    const rooms = Object.entries(row).map(([name, purpose]) => ({
      name,
      purpose: wrap(purpose.replaceAll('`', ''), width),
      files: wrap(
        walk
          .filter((file) => roomOf(file) === name)
          .map((file) => file.slice(name.length + 1))
          .join('  '),
        width,
      ),
    }));
    const lines = Math.max(...rooms.map(({ purpose, files }) => 1 + purpose.length + files.length));
    const height = lines * LINE + PADDING;
    for (const [i, { name, purpose, files }] of rooms.entries()) {
      const left = GAP + i * (width + GAP);
      const style = files.length > 0 ? 'room way' : 'room';
      boxes.push(
        `<rect class="${style}" x="${round(left)}" y="${top}" width="${round(width)}" height="${height}" rx="4"/>`,
      );
      const written = [
        { style: 'name', lines: [name] },
        { style: 'purpose', lines: purpose },
        { style: 'file', lines: files },
      ].flatMap((part) => part.lines.map((line) => ({ style: part.style, line })));
      for (const [j, { style: of, line }] of written.entries())
        boxes.push(`<text class="${of}" x="${round(left + PADDING)}" y="${top + (j + 1) * LINE}">${line}</text>`);
    }
    top += height + GAP;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${WIDTH} ${top}" font-family="system-ui, sans-serif" font-size="12">`,
    '<title>The rooms of src</title>',
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${WIDTH}" height="${top}"/>`,
    `<text class="name" x="${GAP}" y="${LINE}">The folders of src: each imports only those below it and beside it</text>`,
    `<text class="file" x="${GAP}" y="${2 * LINE}">${title}</text>`,
    ...boxes,
    '</svg>',
    '',
  ].join('\n');
};

const STYLE =
  '.paper{fill:#fff}.room{fill:#f4f6f8;stroke:#9aa7b2}.way{fill:#fdf3e3;stroke:#b4690e}.name{font-weight:bold;fill:#14212b}.purpose{fill:#33424e}.file{fill:#8a4b00}';

/** Breaks a text into lines that fit into a box. */
const wrap = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((each) => each !== '')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length * CHARACTER <= width - 2 * PADDING) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const round = (value: number): number => Math.round(value * 10) / 10;
