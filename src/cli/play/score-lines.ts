import type { AnyGame, BaseState, BaseView } from '../../index.js';
import type { AnyGameText } from '../../words/index.js';
import type { Texts } from './texts.js';

/** The game whose points are formatted, and its sentences. */
interface GameWithTexts {
  readonly game: AnyGame;
  readonly gameText: AnyGameText;
  readonly texts: Texts;
}

/** A row of a table: its label and a cell per column. */
type TableRow = readonly [label: string, ...cells: string[]];

/** The columns in which a table fits. */
const COLUMNS = 80;

/** The spaces between the columns of a table. */
const COLUMN_GAP = 2;

/**
 * Formats the points as a table, with the tie breaks if players have equal totals at the end, and then the outcome.
 * During a game, a line says that they are not final. A team has one column.
 */
export const formatScore = (
  { game, gameText, texts }: GameWithTexts,
  state: BaseState | BaseView,
  nameOf: (player: number) => string,
): readonly string[] => {
  const score = game.score(state);
  const isTeam = game.payoff({ players: state.players, seed: 'any' }) === 'team';
  const columns = isTeam ? score.players.slice(0, 1) : score.players;
  const row = (label: string, pointsIn: (column: (typeof columns)[number]) => number): TableRow => [
    label,
    ...columns.map((column) => formatNumber(pointsIn(column))),
  ];
  const { categories, tieBreaks } = columns[0]!;
  const isTied = score.over && new Set(columns.map(({ total }) => total)).size < columns.length;
  const ties = isTied ? Object.keys(tieBreaks) : [];
  const table = alignTable([
    [texts.points, ...columns.map((_, player) => (isTeam ? '' : nameOf(player)))],
    ...Object.keys(categories).map((name) =>
      row(`  ${gameText.name('category', name)}`, (each) => each.categories[name]!),
    ),
    row(`  ${texts.total}`, ({ total }) => total),
    ...ties.map((name) => row(`  ${texts.tieBreak(gameText.name('tieBreak', name))}`, (each) => each.tieBreaks[name]!)),
  ]);
  return score.over ? [...table, '', gameText.outcome(score)] : [texts.ifEndedNow, ...table];
};

/** Sets the cells of a table below each other, figures to the right; shortens names that would not fit. */
const alignTable = (rows: readonly TableRow[]): readonly string[] => {
  const label = Math.max(...rows.map(([each]) => each.length));
  const maxWidth = Math.floor((COLUMNS - label) / (rows[0]!.length - 1)) - COLUMN_GAP;
  const all = rows.map(([first, ...cells]) => [first, ...cells.map((cell) => truncate(cell, maxWidth))]);
  const widths = all[0]!.map((_, i) => Math.max(...all.map((cells) => cells[i]!.length)));
  return all.map((cells) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(label) : cell.padStart(widths[i]! + COLUMN_GAP)))
      .join('')
      .trimEnd(),
  );
};

const truncate = (name: string, maxLength: number): string =>
  name.length > maxLength ? `${name.slice(0, maxLength - 1)}…` : name;

/** Formats a number with the minus sign of a text. */
const formatNumber = (n: number): string => String(n).replace('-', '−');
