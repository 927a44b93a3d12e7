import { findCopies } from '../../src/core/data/list.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { components, type Frostpunk, game } from '../../src/games/frostpunk/index.js';
import { words } from '../../src/games/frostpunk/words/en.js';
import { createGameText } from '../../src/words/index.js';
import { createUsedComponents } from '../frostpunk/used.js';
import { type PlayedSeries, type ReplayedGame, replayGames } from './series.js';

const { kindOfItem } = findCopies(components.weather, ({ id, ...face }) => [face]);

/** The components that can be used, by the name of their kind. */
const COMPONENTS_BY_KIND: Readonly<Record<string, readonly { readonly id: string }[]>> = {
  'morning card': components.morning,
  // Events name the first of equal Weather cards.
  'weather card': components.weather.filter((_, i) => kindOfItem[i] === i),
  'dusk card': components.dusk,
  'council card': components.council,
  'citizen card': components.citizenCards,
  building: components.buildings,
  law: components.laws,
  technology: components.technologies,
  expedition: components.expeditions,
};

/** The number of won games of a series in which each component was used. */
interface Column {
  readonly title: string;
  readonly won: number;
  readonly uses: ReadonlyMap<string, number>;
}

/** Writes the uses of components in won games: a table for each kind, with a column for each series. */
export const formatUses = (all: readonly PlayedSeries[]): readonly string[] => {
  const columns = all.map(createColumn).filter(({ won }) => won > 0);
  if (columns.length === 0) return [];
  const unused = Object.values(COMPONENTS_BY_KIND)
    .flat()
    .filter(({ id }) => columns.every(({ uses }) => !uses.has(id)));
  return [
    '## What winners use',
    '',
    'The percentage of won games in which each card or Building was used, or in which it came up if nobody chooses it.',
    '',
    ...Object.entries(COMPONENTS_BY_KIND).flatMap(([kind, things]) => formatTable(kind, things, columns)),
    `Not used in any won game: ${unused.length === 0 ? 'nothing' : unused.map(formatName).join(', ')}.`,
    '',
  ];
};

const createColumn = (series: PlayedSeries): Column => {
  const won = replayGames(series).filter(({ state }) => series.plan.game.score(state).winners.length > 0);
  const uses = new Map<string, number>();
  for (const id of won.flatMap((each) => [...componentsUsedIn(each)])) uses.set(id, (uses.get(id) ?? 0) + 1);
  const { difficulty } = series.mode.options[0]! as Pick<Frostpunk['Options'], 'difficulty'>;
  return { title: `${series.one}, ${difficulty}`, won: won.length, uses };
};

const usedComponents = createUsedComponents(components);

const componentsUsedIn = ({ options, moves }: ReplayedGame): ReadonlySet<string> => {
  const ids = new Set<string>();
  let state = orThrow(game.setup(options as Frostpunk['Options']));
  for (const move of moves as readonly Frostpunk['Move'][]) {
    const { state: next, events } = orThrow(game.step(state, move));
    for (const id of usedComponents(state, move, events)) ids.add(id);
    state = next;
  }
  return ids;
};

/** Writes a table with the most used component first and the unused ones last. */
const formatTable = (
  kind: string,
  things: readonly { readonly id: string }[],
  columns: readonly Column[],
): readonly string[] => {
  const rows = things
    .map((thing) => ({ thing, shares: columns.map(({ uses, won }) => (uses.get(thing.id) ?? 0) / won) }))
    .map((row) => ({ ...row, sum: row.shares.reduce((sum, share) => sum + share, 0) }))
    .sort((a, b) => b.sum - a.sum);
  return [
    `| ${[kind, ...columns.map(({ title }) => title)].join(' | ')} |`,
    `| --- |${' ---: |'.repeat(columns.length)}`,
    ...rows.map(({ thing, shares }) => {
      const figures = shares.map((share) => `${Math.round(100 * share)}`);
      return `| ${[formatName(thing), ...figures].join(' | ')} |`;
    }),
    '',
  ];
};

const gameText = createGameText(words, game);

const formatName = ({ id }: { readonly id: string }): string => `${gameText.name('card', id)} (${id})`;
