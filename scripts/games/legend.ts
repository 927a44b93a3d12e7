import type { Lesson } from './lessons/lesson.js';
import { code, type Row, table, wrapped } from './markdown.js';

/** The data of a legend. */
interface Pictured {
  readonly messages: Readonly<Record<string, string>>;
  readonly lesson: Pick<Lesson<never>, 'picture'>;
}

/** A sign of a drawing: its key ends in the id of the thing that it stands for. */
const SIGN = /^draw\.(?:letter|short|effect)\.(.+)$/;
/** The families of names, in the order in which they are searched. */
const FAMILIES = [
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

/** Writes what a drawing shows, and a table of its signs. */
export const legendOf = ({ messages, lesson }: Pictured): string => {
  const rows = Object.entries(messages).flatMap<Row>(([key, sign]) => {
    const id = SIGN.exec(key)?.[1];
    const name = FAMILIES.map((family) => messages[`${family}.${id}`]).find((found) => found !== undefined);
    return name === undefined || name === sign ? [] : [[code(sign), name]];
  });
  const shown = wrapped(lesson.picture.map((line) => `- ${line}`).join('\n'));
  return rows.length === 0 ? shown : `${shown}\n\n${table(['sign', 'thing'], rows)}`;
};
