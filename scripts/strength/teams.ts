import type { Mode } from '../compare/modes.js';
import { type PlayedSeries, replayGames, winShares } from './series.js';
import { estimateMean, formatPercent } from './statistics.js';

/** Writes the table of a team or solo mode: the results of each bot. */
export const formatTeamTable = ({ title }: Mode, all: readonly PlayedSeries[]): readonly string[] => {
  const rows = all.map((series) => {
    const { one, plan } = series;
    const games = replayGames(series);
    const totals = games.map(({ state }) => plan.game.score(state).players[0]!.total);
    const mean = totals.reduce((sum, total) => sum + total, 0) / games.length;
    return `| ${one} | ${games.length} | ${formatPercent(estimateMean(winShares(series)))} | ${mean.toFixed(1)} |`;
  });
  return [
    `## ${title}`,
    '',
    '| bot | games | value of the end % | mean total |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
  ];
};
