/** Wraps a line at the columns of a terminal, with a hanging indent; 0 columns have room for any line. */
export const wrapLine = (
  line: string,
  columns: number,
  indent = /^ */.exec(line)![0].length + 4,
): readonly string[] => {
  const end = line.lastIndexOf(' ', columns);
  if (columns === 0 || line.length <= columns || end <= indent) return [line];
  return [
    line.slice(0, end).trimEnd(),
    ...wrapLine(`${' '.repeat(indent)}${line.slice(end).trimStart()}`, columns, indent),
  ];
};

/** Numbers the lines from which one is to be chosen, by their places or by other numbers. */
export const numberLines = (lines: readonly string[], numbers?: readonly string[]): readonly string[] =>
  lines.map((line, i) => `${(numbers?.[i] ?? String(i + 1)).padStart(4)}  ${line}`);

/** The columns before the text of a numbered line. */
const NUMBER_WIDTH = 6;

/** The spaces between columns. */
const COLUMN_GAP = 2;

/** Arranges numbered lines in as many columns as fit, to be read column by column. */
export const arrangeInColumns = (lines: readonly string[], width: number): readonly string[] => {
  for (let height = 1; height < lines.length; height++) {
    const columns = Array.from({ length: Math.ceil(lines.length / height) }, (_, column) =>
      lines.slice(column * height, (column + 1) * height),
    );
    const widths = columns.map((column) => Math.max(...column.map(({ length }) => length)) + COLUMN_GAP);
    if (widths.reduce((sum, each) => sum + each, -COLUMN_GAP) > width) continue;
    return Array.from({ length: height }, (_, row) =>
      columns
        .map((column, i) => (column[row] ?? '').padEnd(widths[i]!))
        .join('')
        .trimEnd(),
    );
  }
  return lines.flatMap((line) => wrapLine(line, width, NUMBER_WIDTH));
};
