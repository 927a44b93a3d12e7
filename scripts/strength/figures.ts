import { LEVELS } from '../../src/bots/index.js';
import type { Mode } from '../compare/modes.js';
import { type PlayedSeries, type Series, sharesOf } from './series.js';
import { type Estimate, estimateOf, percent, points, ratingOf } from './statistics.js';

/** How many deals are played: by experts, who take their time, and by all others. */
export interface Deals {
  readonly expert: number;
  readonly others: number;
}

/** Who meets whom: at a table for two, and at larger ones. */
const PAIRS = {
  two: [
    ['novice', 'random'],
    ['club', 'novice'],
    ['expert', 'club'],
    ['greedy', 'random'],
    ['club', 'greedy'],
    ['expert', 'greedy'],
  ],
  more: [
    ['novice', 'random'],
    ['club', 'novice'],
  ],
} as const;

/** Whether the players of a mode are alone, or in it together. */
export const isShared = ({ game, options: [first] }: Mode): boolean => game === 'frostpunk' || first!.players === 1;

/** What is played in a mode. */
export const seriesOf = (mode: Mode, { expert, others }: Deals): readonly Series[] => {
  const of = (one: string, other?: string): Series => ({
    mode,
    one,
    ...(other === undefined ? {} : { other }),
    deals: one === 'expert' ? expert : others,
  });
  if (isShared(mode)) return ['random', 'greedy', ...LEVELS].map((one) => of(one));
  return PAIRS[mode.options[0]!.players === 2 ? 'two' : 'more'].map(([one, other]) => of(one, other));
};

/** A table of a mode in which players are rivals: what the first gets from the second, and the ratings that follow. */
export const rivalry = ({ title, options }: Mode, all: readonly PlayedSeries[]): readonly string[] => {
  const { players } = options[0]!;
  const ladder: string[] = [];
  const rows: string[] = [];
  let rating: Estimate = { mean: 0, within: 0 };
  for (const series of all) {
    const { one, other, records } = series;
    const share = estimateOf(sharesOf(series));
    rows.push(`| ${one} | ${other} | ${records.length} | ${percent(share)} | ${Math.round(100 / players)} |`);
    if (players > 2 || one === 'greedy' || other === 'greedy') continue;
    const step = ratingOf(share, records.length);
    rating = { mean: rating.mean + step.mean, within: Math.hypot(rating.within, step.within) };
    ladder.push(`${one} ${points(rating)}`);
  }
  return [
    `## ${title}`,
    '',
    '| player | against | games | gets % | equals % |',
    '| --- | --- | ---: | ---: | ---: |',
    ...rows,
    ...(ladder.length === 0 ? [] : ['', `Ratings, random being 0: ${ladder.join(', ')}.`]),
    '',
  ];
};
