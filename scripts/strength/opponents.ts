import { estimateRatings } from '../../src/arena/index.js';
import { LEVELS } from '../../src/bots/index.js';
import type { Mode } from '../compare/modes.js';
import { type PlayedSeries, ratedGames, type Series, winShares } from './series.js';
import { estimateMean, formatElo, formatPercent } from './statistics.js';

/** The pairings: in two-player games, and in larger ones. */
const PAIRS = {
  two: [
    ['novice', 'random'],
    ['club', 'novice'],
    ['expert', 'club'],
    ['greedy', 'random'],
    ['club', 'greedy'],
  ],
  more: [
    ['novice', 'random'],
    ['club', 'novice'],
    ['expert', 'club'],
  ],
} as const;

/** Checks whether a mode is a team or solo game. */
export const isWithoutOpponents = ({ game, options: [first] }: Mode): boolean =>
  game === 'frostpunk' || first!.players === 1;

/** Lists the series of a mode, each of so many deals. */
export const listSeries = (mode: Mode, deals: number): readonly Series[] => {
  const { players } = mode.options[0]!;
  if (!isWithoutOpponents(mode))
    return PAIRS[players === 2 ? 'two' : 'more'].map(([one, other]) => ({ mode, one, other, deals }));
  const bots = players === 1 ? ['random', 'greedy', ...LEVELS] : LEVELS;
  return bots.map((one) => ({ mode, one, deals }));
};

/** Writes the table of a mode with opponents: the share of the first against the second, and the resulting ratings. */
export const formatOpponentsTable = ({ title, options }: Mode, all: readonly PlayedSeries[]): readonly string[] => {
  const equals = Math.round(100 / options[0]!.players);
  const rows = all.map((series) => {
    const { one, other, records } = series;
    return `| ${one} | ${other} | ${records.length} | ${formatPercent(estimateMean(winShares(series)))} | ${equals} |`;
  });
  return [
    `## ${title}`,
    '',
    '| bot | against | games | wins % | if equal % |',
    '| --- | --- | ---: | ---: | ---: |',
    ...rows,
    '',
    `Elo ratings, with ${ANCHOR} at 0: ${formatRatings(all).join(', ')}.`,
    '',
  ];
};

/** The bot rated 0: a middling one that wins and loses, so that no rating is relative to a bot that always loses. */
const ANCHOR = 'club';

/** Rates the bots by all games of a mode, best first. */
const formatRatings = (all: readonly PlayedSeries[]): readonly string[] => {
  const names = [...new Set([ANCHOR, ...all.flatMap(({ one, other }) => [one, other!])])];
  const bouts = all.flatMap((series) => ratedGames(series, (name) => names.indexOf(name)));
  return estimateRatings(bouts, names.length, 0)
    .map((rating, i) => ({ rating, name: names[i]! }))
    .filter(({ name }) => name !== ANCHOR)
    .sort((a, b) => b.rating.value - a.rating.value)
    .map(({ rating, name }) => `${name} ${formatElo(rating)}`);
};
