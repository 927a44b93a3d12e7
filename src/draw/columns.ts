import type { Label } from './scene.js';

/** Returns a lookup of label texts by id; the text of an unknown id is empty. */
export const createLabelLookup = (labels: readonly Label[]): ((id: string) => string) => {
  const names = new Map(labels.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
};

/** The columns of a terminal. */
const COLUMNS = 80;

/** Joins lines and wraps those that are too long, with a hanging indent. */
export const wrapLines = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .split('\n')
    .map((line) => wrapLine(line))
    .join('\n');

const wrapLine = (line: string, indent = `${/^ */.exec(line)![0]}    `): string => {
  const end = line.lastIndexOf(' ', COLUMNS);
  if (line.length <= COLUMNS || end < indent.length) return line;
  return `${line.slice(0, end).trimEnd()}\n${wrapLine(indent + line.slice(end).trimStart(), indent)}`;
};

/** Joins the non-empty parts of a line, in any language. */
export const joinParts = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** Sets blocks of lines side by side, as many in a row as there is room for. */
export const arrangeBlocks = (blocks: readonly (readonly string[])[]): string => {
  for (let rows = 1; ; rows++) {
    const blocksPerRow = Math.ceil(blocks.length / rows);
    const text = Array.from({ length: rows }, (_, i) =>
      joinBlocks(blocks.slice(i * blocksPerRow, (i + 1) * blocksPerRow)),
    ).join('\n');
    if (blocksPerRow === 1 || text.split('\n').every(({ length }) => length <= COLUMNS)) return text;
  }
};

const joinBlocks = (blocks: readonly (readonly string[])[]): string => {
  const height = Math.max(...blocks.map((block) => block.length));
  const widths = blocks.map((block) => Math.max(...block.map((line) => line.length)) + 2);
  return Array.from({ length: height }, (_, line) =>
    blocks
      .map((block, i) => (block[line] ?? '').padEnd(widths[i]!))
      .join('')
      .trimEnd(),
  ).join('\n');
};
