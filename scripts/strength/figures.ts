import { type Bot, greedy, ladders, random } from '../../src/bots/index.js';
import type { Types } from '../../src/core/game.js';
import type { Mode } from '../compare/modes.js';
import { against, type Table } from './series.js';
import { type Estimate, estimateOf, percent, points, ratingOf } from './statistics.js';

/** The players of a game by their names. */
export const playersOf = (id: string): Readonly<Record<string, Bot<Types>>> => ({
  random: random(),
  greedy: greedy(),
  ...(ladders[id as keyof typeof ladders] as unknown as Readonly<Record<string, Bot<Types>>>),
});

/** Who meets whom: at a table for two, and at larger ones, where the strongest take their time. */
const PAIRS = {
  two: [
    ['novice', 'random'],
    ['club', 'novice'],
    ['expert', 'club'],
    ['greedy', 'random'],
    ['expert', 'greedy'],
  ],
  more: [
    ['novice', 'random'],
    ['club', 'novice'],
  ],
} as const;

/** A table of a mode in which players are rivals: what the first gets from the second, and the ratings that follow. */
export const rivalry = async (table: Table, { title }: Mode, deals: number): Promise<readonly string[]> => {
  const { players } = table.options[0]!;
  const bots = playersOf(table.game.id);
  const ladder: string[] = [];
  const rows: string[] = [];
  let rating: Estimate = { mean: 0, within: 0 };
  for (const [one, other] of PAIRS[players === 2 ? 'two' : 'more']) {
    const results = await against(table, bots[one]!, bots[other]!, deals);
    const share = estimateOf(results);
    rows.push(`| ${one} | ${other} | ${deals * players} | ${percent(share)} | ${Math.round(100 / players)} |`);
    if (players > 2 || one === 'greedy' || other === 'greedy') continue;
    const step = ratingOf(share, results.length * players);
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
