import { type Estimate, wilson, Z_99 } from '../../src/arena/interval.js';
import { type Components, DIFFICULTIES } from '../../src/games/frostpunk/index.js';
import { ENDINGS } from '../../src/games/frostpunk/state/index.js';
import { CHOICE_KINDS, type GameSetting, type Tally, WON_REASON } from './tally.js';

/** A row of games with what happened in them. */
export interface CountedGames {
  readonly row: GameSetting;
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

type ShareWindow = readonly [low: number, high: number];

/** The shares of games that a player alone should win. */
const WIN_WINDOWS: {
  readonly [Level in GameSetting['level']]: Partial<Readonly<Record<GameSetting['difficulty'], ShareWindow>>>;
} = {
  novice: { easy: [0.3, 0.45] },
  club: { easy: [0.65, 0.8], normal: [0.3, 0.45], hard: [0.08, 0.18] },
  expert: { easy: [0.9, 0.97], normal: [0.6, 0.75], hard: [0.25, 0.4] },
};

/** The share by which windows are wider, on both sides, where several play. */
const TEAM_WIDENING = 0.12;
const MIN_ENDING = 0.03;
/** The endings that need not be frequent on normal, with the least share of lost games, on normal or on hard. */
const RARE_ENDINGS: readonly string[] = ['sickness', 'hunger'];
const MIN_RARE_ENDING = 0.01;
const MAX_FIRST_CHOICE = 0.85;
const MIN_USE = 0.1;

/** Lists the rows that balance is measured by. */
export const listSettings = (maxPlayers: GameSetting['players'] = 4): readonly GameSetting[] =>
  ([1, 2, 3, 4] as const)
    .filter((players) => players <= maxPlayers)
    .flatMap((players) => DIFFICULTIES.flatMap((difficulty) => LEVELS.map((level) => ({ players, difficulty, level }))))
    .filter(({ difficulty, level }) => WIN_WINDOWS[level][difficulty] !== undefined);

const LEVELS = ['expert', 'club', 'novice'] as const;

/** Lists the shares that have a window. */
export const listFindings = (all: readonly CountedGames[], components: Components): readonly Finding[] => {
  const alone = all.filter(({ row }) => row.players === 1);
  const clubs = alone.filter(({ row }) => row.level === 'club');
  return [
    ...all.map(({ row, tally }) => winFinding(row, tally.endings[WON_REASON] ?? 0, tally.games)),
    ...clubs.filter(({ row }) => row.difficulty === 'normal').flatMap(endingFindings),
    ...RARE_ENDINGS.flatMap((ending) => rareEndingFindings(ending, clubs)),
    ...clubs.flatMap(firstChoiceFindings),
    ...useFindings(
      alone.filter(({ row }) => row.level === 'expert'),
      components,
    ),
  ];
};

/** Returns the finding that so many of the games of a row were won. */
export const winFinding = (row: GameSetting, hits: number, games: number): Finding => {
  const [low, high] = WIN_WINDOWS[row.level][row.difficulty]!;
  const wider = row.players === 1 ? 0 : TEAM_WIDENING;
  return {
    part: 'wins',
    title: formatTitle(row),
    hits,
    games,
    low: Math.max(0, low - wider),
    high: Math.min(1, high + wider),
  };
};

const formatTitle = ({ players, difficulty, level }: GameSetting): string =>
  `${players === 1 ? 'alone' : `${players} players`}, ${difficulty}, ${level}`;

const endingFindings = ({ row, tally }: CountedGames): readonly Finding[] =>
  ENDINGS.filter((ending) => !RARE_ENDINGS.includes(ending)).map((ending) => ({
    part: 'endings',
    title: `${formatTitle(row)}: ${ending === WON_REASON ? 'won' : `lost by ${ending}`}`,
    hits: tally.endings[ending] ?? 0,
    games: tally.games,
    low: MIN_ENDING,
    high: 1,
  }));

/** Returns the share of lost games that end in this way, on the difficulty where it is larger. */
const rareEndingFindings = (ending: string, clubs: readonly CountedGames[]): readonly Finding[] =>
  clubs
    .filter(({ row }) => row.difficulty !== 'easy')
    .map(
      ({ row, tally }): Finding => ({
        part: 'endings',
        title: `${formatTitle(row)}: by ${ending}, of games lost`,
        hits: tally.endings[ending] ?? 0,
        games: tally.games - (tally.endings[WON_REASON] ?? 0),
        low: MIN_RARE_ENDING,
        high: 1,
      }),
    )
    .sort((a, b) => computeShare(b) - computeShare(a))
    .slice(0, 1);

const computeShare = ({ hits, games }: Finding): number => (games === 0 ? 0 : hits / games);

/** Lists the most frequent first choices, where a pack has something to choose. */
const firstChoiceFindings = ({ row, tally }: CountedGames): readonly Finding[] =>
  CHOICE_KINDS.flatMap((kind) => {
    const counts = Object.entries(tally.firstChoices[kind]);
    if (counts.length === 0) return [];
    const [id, hits] = counts.reduce((mostFrequent, each) => (each[1] > mostFrequent[1] ? each : mostFrequent));
    const title = `${formatTitle(row)}: first ${kind} ${id}`;
    return [{ part: 'first choices', title, hits, games: tally.games, low: 0, high: MAX_FIRST_CHOICE }];
  });

/** Each component counts where it is used most. */
const useFindings = (experts: readonly CountedGames[], components: Components): readonly Finding[] => {
  const won = experts.filter(({ tally }) => tally.endings[WON_REASON] !== undefined);
  if (won.length === 0) return [];
  const { buildings, laws, technologies, experts: people, expeditions } = components;
  return [...buildings, ...laws, ...technologies, ...people, ...expeditions].map(({ id, title }) => {
    const uses = won.map(({ row, tally }) => ({
      row,
      hits: tally.usedWhenWon[id] ?? 0,
      games: tally.endings[WON_REASON]!,
    }));
    const { row, hits, games } = uses.reduce((mostUsed, each) =>
      each.hits / each.games > mostUsed.hits / mostUsed.games ? each : mostUsed,
    );
    return { part: 'use', title: `${title} (${id}), ${row.difficulty}`, hits, games, low: MIN_USE, high: 1 };
  });
};

/** Checks whether a share lies outside its window by more than its 99 % interval. */
export const isOutside = (finding: Finding): boolean => {
  const { low, high } = estimateShare(finding, Z_99);
  return high < finding.low || low > finding.high;
};

/** Estimates the share, with an interval of this many standard errors to either side. */
export const estimateShare = ({ hits, games }: Finding, zScore?: number): Estimate => wilson(hits, games, zScore);
