import { type Played, random } from '../../src/bots/index.js';
import type { Types } from '../../src/core/game.js';
import type { Frostpunk } from '../../src/games/frostpunk/index.js';
import type { Mode } from '../compare/modes.js';
import { playersOf } from './figures.js';
import { usesIn, usesTold } from './frostpunk.js';
import { optionsOf, type Table, together } from './series.js';
import { estimateOf, percent } from './statistics.js';

/** A table of a mode in which players are alone or together: how they fare by themselves. */
export const endeavour = async (table: Table, { title }: Mode, deals: number): Promise<readonly string[]> => {
  const { game } = table;
  const rows: string[] = [];
  let uses: readonly string[] = [];
  for (const [name, bot] of Object.entries({ random: random<Types>(), ...playersOf(game.id) })) {
    const games = await together(table, bot, deals);
    const worth = estimateOf(games.map(({ state }) => game.returns(state)[0]!));
    const totals = games.map(({ state }) => game.score(state).players[0]!.total);
    const mean = totals.reduce((sum, total) => sum + total, 0) / deals;
    rows.push(`| ${name} | ${deals} | ${percent(worth)} | ${mean.toFixed(1)} |`);
    if (game.id === 'frostpunk' && name === 'expert') uses = usesOf(table, games);
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
const usesOf = (table: Table, games: readonly Played<Types>[]): readonly string[] => {
  const won = games
    .map((played, deal) => [optionsOf(table, deal), played as Played<Frostpunk>] as const)
    .filter(([, { state }]) => table.game.score(state).winners.length > 0);
  if (won.length === 0) return [];
  return [
    `What was used or met in so many % of the ${won.length} games that the expert won:`,
    '',
    ...usesTold(usesIn(won), won.length),
    '',
  ];
};
