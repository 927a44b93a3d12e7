import { beside } from '../../picture/columns.js';

/** Lines in as many columns as there is room for, to be read down one after the other. */
export const inColumns = (lines: readonly string[], width: number): string => {
  const longest = Math.max(...lines.map((line) => line.length)) + 2;
  const height = Math.ceil(lines.length / Math.max(1, Math.floor(width / longest)));
  const columns = Array.from({ length: Math.ceil(lines.length / height) }, (_, i) =>
    lines.slice(i * height, (i + 1) * height),
  );
  return beside(columns);
};
