import type { Lesson } from './lessons/lesson.js';
import { formatCode, formatTable, type Row, wrapLines } from './markdown.js';

/** The data of a legend. */
interface LegendData {
  readonly messages: Readonly<Record<string, string>>;
  readonly lesson: Pick<Lesson<never>, 'picture'>;
}

/** A symbol of a drawing: its key ends in the id of the thing that it stands for. */
const SYMBOL_KEY = /^draw\.(?:letter|short|effect)\.(.+)$/;
/** The families of names, in the order in which they are searched. */
const NAME_FAMILIES = [
  'colour',
  'category',
  'symbol',
  'tool',
  'res',
  'citizen',
  'building',
  'effect',
  'tileType',
  'animal',
  'term',
];

/** Writes what a drawing shows, and a table of its symbols. */
export const formatLegend = ({ messages, lesson }: LegendData): string => {
  const rows = Object.entries(messages).flatMap<Row>(([key, symbol]) => {
    const id = SYMBOL_KEY.exec(key)?.[1];
    const name = NAME_FAMILIES.map((family) => messages[`${family}.${id}`]).find((found) => found !== undefined);
    return name === undefined || name === symbol ? [] : [[formatCode(symbol), name]];
  });
  const shown = wrapLines(lesson.picture.map((line) => `- ${line}`).join('\n'));
  return rows.length === 0 ? shown : `${shown}\n\n${formatTable(['sign', 'thing'], rows)}`;
};
