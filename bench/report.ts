/** A row of the table, with a value per round. */
export interface Row {
  readonly what: string;
  readonly figures: readonly number[];
  readonly unit: string;
  /** The lower or upper bound of the median. */
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
}

/** Formats a table with the median, the range and the target of each row. */
export const table = (title: string, rows: readonly Row[]): string => {
  const lines = [[title, 'median', 'range', 'target', ''], ...rows.map(lineOf)];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines.map((line) => line.map((cell, column) => padded(cell, widths[column]!, column)).join('  ')).join('\n');
};

export const median = (figures: readonly number[]): number => {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
};

const lineOf = ({ what, figures, unit, atLeast, atMost }: Row): readonly string[] => {
  const middle = median(figures);
  const target = atLeast === undefined ? (atMost === undefined ? '' : `at most ${atMost}`) : `at least ${atLeast}`;
  const isReached = middle >= (atLeast ?? middle) && middle <= (atMost ?? middle);
  return [
    `  ${what}`,
    `${shown(middle)} ${unit}`,
    `${shown(Math.min(...figures))} - ${shown(Math.max(...figures))}`,
    target,
    target === '' ? '' : isReached ? 'reached' : 'MISSED',
  ];
};

const shown = (figure: number): string => (figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3));

const padded = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);
