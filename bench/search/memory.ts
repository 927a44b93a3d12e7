import { search } from '../../src/bots/index.js';
import type { AnyGame, Types } from '../../src/core/contract/game.js';
import { games } from '../../src/games/index.js';
import { chooser } from '../chooser.js';
import { answer } from '../runner.js';
import { startOf } from './subjects.js';

/** The question to the process: the number of heap bytes that a search retains. Needs `--expose-gc`. */
export interface Memory {
  heap(search: { readonly iterations: number; readonly nodes: number }): Promise<number>;
}

const { gc } = globalThis as { readonly gc?: () => void };

const TIMES = 4;

/** Returns the bytes in use; lists are freed in the turns after the collection that finds them. */
const used = async (): Promise<number> => {
  for (let i = 0; i < TIMES; i++) {
    gc!();
    await new Promise((done) => setImmediate(done));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** The number of searches measured together: one alone is lost in the allocations of the compiler. */
const SEARCHES = 10;

answer<Memory>({
  heap: async ({ iterations, nodes }) => {
    const game = games.blueprints as unknown as AnyGame;
    const { player, view } = startOf(game, 'heap');
    const question = { view, moves: game.legalMoves(view), draw: chooser('heap') };
    const bot = search<Types>({ budget: { iterations }, nodes, plies: 0 });
    const before = await used();
    const minds = Array.from({ length: SEARCHES }, () => bot.begin({ game, player }));
    const thoughts = minds.map((mind) => mind.answer(question).nodes!);
    const bytes = (await used()) - before;
    if (thoughts.some((remembered) => remembered > nodes)) throw new Error('a search remembers more than it may');
    return bytes / minds.length; // keeps them alive until here
  },
});
