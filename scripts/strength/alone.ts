import type { Frostpunk } from '../../src/games/frostpunk/index.js';
import type { Mode } from '../compare/modes.js';
import { usesIn, usesTold } from './frostpunk.js';
import { type Again, gamesOf, type PlayedSeries, sharesOf } from './series.js';
import { estimateOf, percent } from './statistics.js';

/** A table of a mode in which players are alone or together: how they fare by themselves. */
export const endeavour = ({ title }: Mode, all: readonly PlayedSeries[]): readonly string[] => {
  const rows: string[] = [];
  let uses: readonly string[] = [];
  for (const series of all) {
    const games = gamesOf(series);
    const { one, plan } = series;
    const totals = games.map(({ state }) => plan.game.score(state).players[0]!.total);
    const mean = totals.reduce((sum, total) => sum + total, 0) / games.length;
    rows.push(`| ${one} | ${games.length} | ${percent(estimateOf(sharesOf(series)))} | ${mean.toFixed(1)} |`);
    if (plan.game.id === 'frostpunk' && one === 'expert') uses = usesOf(series, games);
  }
  return [
    `## ${title}`,
    '',
    '| player | games | worth of the end % | mean total |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
    ...uses,
  ];
};

/** What the winners among these games of Frostpunk have used. */
const usesOf = ({ plan }: PlayedSeries, games: readonly Again[]): readonly string[] => {
  const won = games.filter(({ state }) => plan.game.score(state).winners.length > 0);
  if (won.length === 0) return [];
  const uses = usesIn(won.map(({ options, moves }) => [options, { moves: moves as Frostpunk['Move'][] }]));
  return [
    `What was used or met in so many % of the ${won.length} games that the expert won:`,
    '',
    ...usesTold(uses, won.length),
    '',
  ];
};
