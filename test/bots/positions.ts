import { type Bot, playGame } from '../../src/bots/index.js';
import type { AnyGame, Player, Types } from '../../src/core/contract/game.js';
import { sum } from '../../src/core/data/list.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { randomGame } from '../../src/testing/index.js';

/** A position with more than one legal move. */
export interface Position {
  readonly state: Types['State'];
  readonly moves: readonly Types['Move'][];
  readonly player: Player;
}

/** Returns some positions of a random game, from its beginning to its end. */
export const positionsOf = (game: AnyGame, count: number): readonly Position[] => {
  const all = [...randomGame(game, { players: 2, seed: 'positions' })]
    .filter(({ moves }) => moves.length > 1)
    .map(({ state, moves }) => ({ state, moves, player: game.toAct(state)! }));
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!);
};

/** Returns, by bot, the sum of `evaluate` at the ends of two-player games in which they change seats. */
export const table = async (game: AnyGame, [one, other]: readonly [Bot<Types>, Bot<Types>], games: number) => {
  const sums = [0, 0];
  for (let i = 0; i < games; i++) {
    const first = orThrow(
      await playGame(game, { players: 2, seed: `${i}` }, { bots: [one, other], seed: `bots ${i}` }),
    );
    const second = orThrow(
      await playGame(game, { players: 2, seed: `${i}` }, { bots: [other, one], seed: `bots ${i}` }),
    );
    const [a, b] = [first, second].map(({ state }) => game.evaluate(state).map((each) => each ?? 0));
    sums[0]! += sum([a![0]!, b![1]!]);
    sums[1]! += sum([a![1]!, b![0]!]);
  }
  return sums;
};
