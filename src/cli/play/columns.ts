/** Arranges lines in as many columns as fit, to be read column by column. */
export const inColumns = (lines: readonly string[], width: number): string => {
  const longest = Math.max(...lines.map((line) => line.length)) + 2;
  const columns = Math.max(1, Math.floor(width / longest));
  const height = Math.ceil(lines.length / columns);
  const rows = Array.from({ length: height }, (_, row) => lines.filter((__, i) => i % height === row));
  return rows
    .map((row) =>
      row
        .map((line) => line.padEnd(longest))
        .join('')
        .trimEnd(),
    )
    .join('\n');
};
