/** A row of the table, with a value per round. */
export interface Row {
  readonly what: string;
  readonly figures: readonly number[];
  readonly unit: string;
  /** The lower or upper bound of the median. */
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
  /** True if the bounds are those of every figure. */
  readonly isForEvery?: boolean;
}

/** Formats a table with the median, the range and the target of each row. */
export const formatTable = (title: string, rows: readonly Row[]): string => {
  const lines = [[title, 'median', 'range', 'target', ''], ...rows.map(formatRow)];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines.map((line) => line.map((cell, column) => padCell(cell, widths[column]!, column)).join('  ')).join('\n');
};

export const median = (figures: readonly number[]): number => {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
};

const formatRow = ({ what, figures, unit, atLeast, atMost, isForEvery = false }: Row): readonly string[] => {
  const medianValue = median(figures);
  const bounded = isForEvery ? figures : [medianValue];
  const target = atLeast === undefined ? (atMost === undefined ? '' : `at most ${atMost}`) : `at least ${atLeast}`;
  const isReached = bounded.every((figure) => figure >= (atLeast ?? figure) && figure <= (atMost ?? figure));
  return [
    `  ${what}`,
    `${formatValue(medianValue)} ${unit}`,
    `${formatValue(Math.min(...figures))} - ${formatValue(Math.max(...figures))}`,
    isForEvery ? `all ${target}` : target,
    target === '' ? '' : isReached ? 'reached' : 'MISSED',
  ];
};

const formatValue = (figure: number): string => (figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3));

const padCell = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);
