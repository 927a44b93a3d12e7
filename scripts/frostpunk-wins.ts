import { orThrow } from '../src/core/verdict.js';
import { playout, score, setup } from '../src/games/frostpunk/index.js';
import { greedy } from './frostpunk/greedy.js';

// Plays the city greedily, and prints how many games are won on each difficulty: `tsx scripts/frostpunk-wins.ts 200`.
const games = Number(process.argv[2] ?? 100);
const table: Record<string, Record<string, string | number>> = {};

for (const difficulty of ['easy', 'normal', 'hard'] as const) {
  const ends = new Map<string, number>();
  let won = 0;
  let rounds = 0;
  for (let i = 0; i < games; i++) {
    const players = ((i % 4) + 1) as 1 | 2 | 3 | 4;
    const start = orThrow(setup({ players, seed: `greedy ${i}`, difficulty }));
    let ply = 0;
    const end = playout(start, (moves, state) => greedy(moves, state, `${i} ${ply++}`));
    const { outcome } = score(end);
    if (outcome?.result === 'won') won++;
    else ends.set(outcome!.reason, (ends.get(outcome!.reason) ?? 0) + 1);
    rounds += end.round;
  }
  const lost = [...ends].sort((a, b) => b[1] - a[1]).map(([reason, times]) => `${reason} ${times}`);
  table[difficulty] = {
    games,
    'won %': Math.round((1000 * won) / games) / 10,
    rounds: Math.round((10 * rounds) / games) / 10,
    'lost by': lost.join(', '),
  };
}
console.table(table);
