import { scaleLinear, scalePoint } from 'd3-scale';
import { line, symbol, symbolCircle } from 'd3-shape';
import type { Estimate, Report } from '../../arena/index.js';
import { formatCount } from '../game-page.js';
import { escapeControls } from '../write/print.js';

const WIDTH = 720;
const ROW_HEIGHT = 36;
const MARGIN = { top: 62, right: 24, bottom: 44, left: 200 };
const TICK_COUNT = 7;

/**
 * Draws the bots of a report from best to last with their intervals, as SVG: Elo, or the percentage of games won where
 * there is no Elo.
 */
export const drawChart = ({ game, rules, version, tournament, players, countedGames, standings }: Report): string => {
  const isRated = standings.every(({ elo }) => elo !== null);
  const rows = standings.map(({ name, elo, rate }) => ({ name, figure: isRated ? elo! : toPercent(rate) }));
  const bottom = MARGIN.top + ROW_HEIGHT * rows.length;
  const x = scaleLinear()
    .domain([
      Math.min(...rows.map(({ figure: estimate }) => estimate.low)),
      Math.max(...rows.map(({ figure: estimate }) => estimate.high)),
    ])
    .range([MARGIN.left, WIDTH - MARGIN.right])
    .nice(TICK_COUNT);
  const y = scalePoint<number>(
    rows.map((_, i) => i),
    [MARGIN.top, bottom],
  ).padding(0.5);
  const path = (...points: [number, number][]): string => line()(points)!;
  const grid = x.ticks(TICK_COUNT).map((tick) => {
    const at = x(tick);
    return `<path class="grid" d="${path([at, MARGIN.top], [at, bottom])}"/><text class="tick" x="${at}" y="${bottom + 18}">${tick}</text>`;
  });
  const bots = rows.map(({ name, figure: { value, low, high } }, i) => {
    const at = y(i)!;
    return [
      `<text class="name" x="${MARGIN.left - 12}" y="${at}" dy="0.35em">${escapeXml(truncate(name, MAX_NAME_LENGTH))}</text>`,
      `<path class="interval" d="${path([x(low), at], [x(high), at])}"/>`,
      `<path class="figure" transform="translate(${x(value)},${at})" d="${symbol(symbolCircle, 60)()}"/>`,
    ].join('');
  });
  const unit = isRated ? 'Elo' : '% won';
  const height = bottom + MARGIN.bottom;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeXml(game)}, ${unit}">
<style>text{font:13px sans-serif;fill:#222}.head{font-weight:bold}.name{text-anchor:end}.tick{text-anchor:middle}.grid{stroke:#ddd}.interval{stroke:#36c;stroke-width:3}.figure{fill:#36c}</style>
<rect width="100%" height="100%" fill="#fff"/>
<text class="head" x="${MARGIN.left}" y="24">${escapeXml(game)}, ${formatCount(players, 'player')}: ${unit} after ${countedGames} games, with 95 % intervals</text>
<text x="${MARGIN.left}" y="44">rules ${escapeXml(rules)}, sastrugi ${escapeXml(version)}, ${tournament.deals} deals from the seed '${escapeXml(truncate(tournament.seed, MAX_SEED_LENGTH))}'</text>
${[...grid, ...bots].join('\n')}
</svg>
`;
};

const MAX_NAME_LENGTH = 24;
const MAX_SEED_LENGTH = 32;

const truncate = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;

const toPercent = ({ value, low, high }: Estimate): Estimate => ({
  value: 100 * value,
  low: 100 * low,
  high: 100 * high,
});

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string => escapeControls(text).replace(/[&<>"]/g, (character) => ESCAPES[character]!);
