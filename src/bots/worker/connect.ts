import type { Types } from '../../core/contract/game.js';
import type { Bot, Mind, Seat, Thought } from '../bot.js';
import { type Ask, isOf, type Port, type Reply } from './messages.js';

/** A bot that thinks in a worker. */
export interface DistantBot<G extends Types> extends Bot<G> {
  /** Stops thinking: the bot answers soon with the best move found so far. */
  stop(): void;
}

/** Receives what a bot thinks so far, repeatedly. */
export type Listener<G extends Types> = (thought: Thought<G>) => void;

/** A question that waits for its answer. */
interface Waiting<G extends Types> {
  readonly tell: Listener<G> | undefined;
  readonly done: (thought: Thought<G>) => void;
  readonly failed: (error: Error) => void;
}

/**
 * Connects a page to a worker in which `serveBots` was called, and returns a function from the names of its bots to
 * bots.
 */
export const connectBots = <G extends Types>(worker: Port): ((name: string, tell?: Listener<G>) => DistantBot<G>) => {
  const waiting = new Map<number, Waiting<G>>();
  let asked = 0;
  worker.addEventListener('message', ({ data }) => {
    if (isOf<Reply<G>>(data, ['sastrugi-thought', 'sastrugi-fault'])) settle(waiting, data);
  });
  const post = (ask: Ask<G>): void => worker.postMessage(ask);
  return (name, tell) => {
    const open = new Set<number>();
    const begin = ({ player }: Seat<G>): Mind<G> => ({
      answer: ({ view, draw, since = null }) => {
        const id = asked++;
        open.add(id);
        const answer = new Promise<Thought<G>>((done, failed) => waiting.set(id, { tell, done, failed }));
        post({ kind: 'sastrugi-ask', id, bot: name, player, seed: `${draw(2 ** 32)}`, view, since });
        return answer.finally(() => open.delete(id));
      },
    });
    const stop = (): void => {
      for (const id of open) post({ kind: 'sastrugi-stop', id });
    };
    return { name, begin, stop };
  };
};

const settle = <G extends Types>(waiting: Map<number, Waiting<G>>, reply: Reply<G>): void => {
  const asker = waiting.get(reply.id);
  if (asker === undefined) return;
  if (reply.kind === 'sastrugi-thought' && !reply.isLast) return asker.tell?.(reply.thought);
  waiting.delete(reply.id);
  if (reply.kind === 'sastrugi-fault') asker.failed(new Error(reply.message));
  else asker.done(reply.thought);
};
