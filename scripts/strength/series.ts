import { type Bot, type Played, playGame } from '../../src/bots/index.js';
import type { AnyGame, BaseOptions, Types } from '../../src/core/game.js';
import { orThrow } from '../../src/core/verdict.js';
import type { Unseeded } from '../../src/testing/index.js';

/** What a series is played on. */
export interface Table {
  readonly game: AnyGame;
  /** Its games take these in turn. */
  readonly options: readonly Unseeded<BaseOptions>[];
}

/** The deal of this number, the same for whoever plays it. */
const dealOf = ({ options }: Table, number: number): BaseOptions => ({
  ...options[number % options.length]!,
  seed: `strength ${number}`,
});

const played = async (table: Table, bots: readonly Bot<Types>[], number: number): Promise<Played<Types>> => {
  const found = orThrow(await playGame(table.game, dealOf(table, number), { bots }));
  if (found.fault !== null) throw new Error(found.fault.message);
  return found;
};

/**
 * What one player gets against others, deal by deal: in each deal once in every seat, with the others in the rest. A
 * result is the mean over the seats, so that results are independent and the deals alike for all.
 */
export const against = async (table: Table, one: Bot<Types>, others: Bot<Types>, deals: number): Promise<number[]> => {
  const { players } = table.options[0]!;
  const results: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    let sum = 0;
    for (let seat = 0; seat < players; seat++) {
      const bots = Array.from({ length: players }, (_, each) => (each === seat ? one : others));
      const { state } = await played(table, bots, deal);
      sum += table.game.returns(state)[seat]!;
    }
    results.push(sum / players);
  }
  return results;
};

/** The games of a player with itself, alone or together. */
export const together = async (table: Table, bot: Bot<Types>, deals: number): Promise<readonly Played<Types>[]> => {
  const bots = Array.from({ length: table.options[0]!.players }, () => bot);
  const games: Played<Types>[] = [];
  for (let deal = 0; deal < deals; deal++) games.push(await played(table, bots, deal));
  return games;
};

/** The options of a game that such a series has played. */
export const optionsOf = dealOf;
