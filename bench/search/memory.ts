import { search } from '../../src/bots/index.js';
import type { AnyGame, Types } from '../../src/core/contract/game.js';
import { games } from '../../src/games/index.js';
import { createChooser } from '../chooser.js';
import { answerRequests } from '../runner.js';
import { createStart } from './subjects.js';

/** The question to the process: the number of heap bytes that a search retains. Needs `--expose-gc`. */
export interface HeapRequest {
  heap(search: { readonly iterations: number; readonly nodes: number }): Promise<number>;
}

const { gc } = globalThis as { readonly gc?: () => void };

const COLLECTIONS = 4;

/** Returns the bytes in use; lists are freed in the turns after the collection that finds them. */
const usedBytes = async (): Promise<number> => {
  for (let i = 0; i < COLLECTIONS; i++) {
    gc!();
    await new Promise((done) => setImmediate(done));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** The number of searches measured together: one alone is lost in the allocations of the compiler. */
const SEARCHES = 10;

answerRequests<HeapRequest>({
  heap: async ({ iterations, nodes: maxNodes }) => {
    const game = games.blueprints as unknown as AnyGame;
    const { player, view } = createStart(game, 'heap');
    const question = { view, moves: game.legalMoves(view), randomInt: createChooser('heap') };
    const bot = search<Types>({ budget: { iterations }, maxNodes, maxPlayoutPlies: 0 });
    const before = await usedBytes();
    const minds = Array.from({ length: SEARCHES }, () => bot.begin({ game, player }));
    const thoughts = minds.map((mind) => mind.answer(question).nodes!);
    const bytes = (await usedBytes()) - before;
    if (thoughts.some((remembered) => remembered > maxNodes)) throw new Error('a search remembers more than it may');
    return bytes / minds.length; // keeps them alive until here
  },
});
