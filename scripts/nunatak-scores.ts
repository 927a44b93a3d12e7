import { draw, seeded } from '../src/core/random.js';
import { orThrow } from '../src/core/verdict.js';
import { type Move, type Options, play, playout, type State, score, setup, toAct } from '../src/games/nunatak/index.js';

/** Mean scores of greedy play: the move after which the own total is best against the best of the others. */
const GAMES = Number(process.argv[2] ?? 50);

const lead = (state: State, player: number): number => {
  const totals = score(state).players.map(({ total }) => total);
  const others = totals.filter((_, other) => other !== player);
  return totals[player]! - (others.length > 0 ? Math.max(...others) : 0);
};

const greedy = (moves: readonly Move[], state: State, below: (n: number) => number): Move => {
  if (moves.length === 1) return moves[0]!;
  const player = toAct(state)!;
  const leads = moves.map((move) => lead(play(state, move), player));
  const best = Math.max(...leads);
  const equal = moves.filter((_, i) => leads[i] === best);
  return equal[below(equal.length)]!;
};

const totalsOf = (players: Options['players'], seed: string): readonly number[] => {
  const random = seeded(`${seed}/ties`);
  const end = playout(orThrow(setup({ players, seed })), (moves, state) =>
    greedy(moves, state, (n) => draw(random, n)),
  );
  return score(end).players.map(({ total }) => total);
};

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

const MODES: readonly Options['players'][] = [1, 2, 3, 4];

console.table(
  Object.fromEntries(
    MODES.map((players) => {
      const games = Array.from({ length: GAMES }, (_, i) => totalsOf(players, `greedy ${i}`));
      const all = games.flat();
      const row = {
        games: GAMES,
        'mean total': Number(mean(all).toFixed(1)),
        'mean of winners': Number(mean(games.map((totals) => Math.max(...totals))).toFixed(1)),
        lowest: Math.min(...all),
        highest: Math.max(...all),
      };
      return [`${players} players`, row];
    }),
  ),
);
