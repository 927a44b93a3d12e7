import { type Estimate, SURE, wilson } from '../../src/arena/interval.js';
import { type Components, DIFFICULTIES } from '../../src/games/frostpunk/index.js';
import { ENDINGS } from '../../src/games/frostpunk/state/index.js';
import { FIRSTS, type Row, type Tally, WON } from './tally.js';

/** A row of games with what happened in them. */
export interface Counted {
  readonly row: Row;
  readonly tally: Tally;
}

/** A share of games, and the window in which it should lie. */
export interface Finding {
  readonly part: 'wins' | 'endings' | 'first choices' | 'use';
  readonly title: string;
  readonly hits: number;
  readonly games: number;
  readonly low: number;
  readonly high: number;
}

type Window = readonly [low: number, high: number];

/** The shares of games that a player alone should win. */
const WINS: { readonly [Level in Row['level']]: Partial<Readonly<Record<Row['difficulty'], Window>>> } = {
  novice: { easy: [0.3, 0.45] },
  club: { easy: [0.65, 0.8], normal: [0.3, 0.45], hard: [0.08, 0.18] },
  expert: { easy: [0.9, 0.97], normal: [0.6, 0.75], hard: [0.25, 0.4] },
};

/** The share by which windows are wider, on both sides, where several play. */
const WIDER = 0.12;
const LEAST_ENDING = 0.03;
const MOST_FIRST = 0.85;
const LEAST_USE = 0.1;

/** Lists the rows that balance is measured by. */
export const rowsOf = (most: Row['players'] = 4): readonly Row[] =>
  ([1, 2, 3, 4] as const)
    .filter((players) => players <= most)
    .flatMap((players) => DIFFICULTIES.flatMap((difficulty) => LEVELS.map((level) => ({ players, difficulty, level }))))
    .filter(({ difficulty, level }) => WINS[level][difficulty] !== undefined);

const LEVELS = ['expert', 'club', 'novice'] as const;

/** Lists the shares that have a window. */
export const findingsOf = (all: readonly Counted[], components: Components): readonly Finding[] => {
  const alone = all.filter(({ row }) => row.players === 1);
  const clubs = alone.filter(({ row }) => row.level === 'club');
  return [
    ...all.map(({ row, tally }) => winsOf(row, tally.endings[WON] ?? 0, tally.games)),
    ...clubs.filter(({ row }) => row.difficulty === 'normal').flatMap(endingsOf),
    ...clubs.flatMap(firstsOf),
    ...usesOf(
      alone.filter(({ row }) => row.level === 'expert'),
      components,
    ),
  ];
};

/** Returns the finding that so many of the games of a row were won. */
export const winsOf = (row: Row, hits: number, games: number): Finding => {
  const [low, high] = WINS[row.level][row.difficulty]!;
  const wider = row.players === 1 ? 0 : WIDER;
  return {
    part: 'wins',
    title: titleOf(row),
    hits,
    games,
    low: Math.max(0, low - wider),
    high: Math.min(1, high + wider),
  };
};

const titleOf = ({ players, difficulty, level }: Row): string =>
  `${players === 1 ? 'alone' : `${players} players`}, ${difficulty}, ${level}`;

const endingsOf = ({ row, tally }: Counted): readonly Finding[] =>
  ENDINGS.map((ending) => ({
    part: 'endings',
    title: `${titleOf(row)}: ${ending === WON ? 'won' : `lost by ${ending}`}`,
    hits: tally.endings[ending] ?? 0,
    games: tally.games,
    low: LEAST_ENDING,
    high: 1,
  }));

/** Lists the most frequent first choices, where a pack has something to choose. */
const firstsOf = ({ row, tally }: Counted): readonly Finding[] =>
  FIRSTS.flatMap((kind) => {
    const counts = Object.entries(tally.first[kind]);
    if (counts.length === 0) return [];
    const [id, hits] = counts.reduce((most, each) => (each[1] > most[1] ? each : most));
    const title = `${titleOf(row)}: first ${kind} ${id}`;
    return [{ part: 'first choices', title, hits, games: tally.games, low: 0, high: MOST_FIRST }];
  });

/** Each component counts where it is used most. */
const usesOf = (experts: readonly Counted[], components: Components): readonly Finding[] => {
  const won = experts.filter(({ tally }) => tally.endings[WON] !== undefined);
  if (won.length === 0) return [];
  const { buildings, laws, technologies, experts: people, expeditions } = components;
  return [...buildings, ...laws, ...technologies, ...people, ...expeditions].map(({ id, title }) => {
    const uses = won.map(({ row, tally }) => ({ row, hits: tally.used[id] ?? 0, games: tally.endings[WON]! }));
    const { row, hits, games } = uses.reduce((most, each) =>
      each.hits / each.games > most.hits / most.games ? each : most,
    );
    return { part: 'use', title: `${title} (${id}), ${row.difficulty}`, hits, games, low: LEAST_USE, high: 1 };
  });
};

/** Checks whether a share lies outside its window by more than its 99 % interval. */
export const isOutside = (finding: Finding): boolean => {
  const { low, high } = estimated(finding, SURE);
  return high < finding.low || low > finding.high;
};

/** Estimates the share, with an interval of this many standard errors to either side. */
export const estimated = ({ hits, games }: Finding, wide?: number): Estimate => wilson(hits, games, wide);
