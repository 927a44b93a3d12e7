import type { Label } from './scene.js';

/** What labels say, by their ids; nothing where there is none. */
export const saidBy = (labels: readonly Label[]): ((id: string) => string) => {
  const names = new Map(labels.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
};

/** Blocks of lines side by side. */
export const beside = (blocks: readonly (readonly string[])[]): string => {
  const height = Math.max(...blocks.map((block) => block.length));
  const widths = blocks.map((block) => Math.max(...block.map((line) => line.length)) + 2);
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, i) => (block[row] ?? '').padEnd(widths[i]!))
      .join('')
      .trimEnd(),
  ).join('\n');
};
