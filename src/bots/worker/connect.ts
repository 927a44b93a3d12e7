import type { Types } from '../../core/contract/game.js';
import type { Answer, Bot, BotSession, Seat } from '../bot.js';
import { isMessageOf, type Port, type WorkerReply, type WorkerRequest } from './messages.js';

/** A bot that thinks in a worker. */
export interface WorkerBot<G extends Types> extends Bot<G> {
  /** Stops thinking: the bot answers soon with the best move found so far. */
  stop(): void;
}

/** Receives what a bot thinks so far, repeatedly. */
export type AnswerListener<G extends Types> = (answer: Answer<G>) => void;

/** A question that waits for its answer. */
interface PendingRequest<G extends Types> {
  readonly onAnswer: AnswerListener<G> | undefined;
  readonly resolve: (answer: Answer<G>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Connects a page to a worker in which `serveBots` was called, and returns a function from the names of its bots to
 * bots.
 */
export const connectBots = <G extends Types>(
  worker: Port,
): ((name: string, onAnswer?: AnswerListener<G>) => WorkerBot<G>) => {
  const pending = new Map<number, PendingRequest<G>>();
  let nextId = 0;
  worker.addEventListener('message', ({ data }) => {
    if (isMessageOf<WorkerReply<G>>(data, ['sastrugi-answer', 'sastrugi-error'])) settleRequest(pending, data);
  });
  const post = (request: WorkerRequest<G>): void => worker.postMessage(request);
  return (name, onAnswer) => {
    const openIds = new Set<number>();
    const begin = ({ player }: Seat<G>): BotSession<G> => ({
      answer: ({ view, randomInt, movesSince = null }) => {
        const id = nextId++;
        openIds.add(id);
        const answer = new Promise<Answer<G>>((resolve, reject) => pending.set(id, { onAnswer, resolve, reject }));
        post({ kind: 'sastrugi-ask', id, bot: name, player, seed: `${randomInt(2 ** 32)}`, view, movesSince });
        return answer.finally(() => openIds.delete(id));
      },
    });
    const stop = (): void => {
      for (const id of openIds) post({ kind: 'sastrugi-stop', id });
    };
    return { name, begin, stop };
  };
};

const settleRequest = <G extends Types>(pending: Map<number, PendingRequest<G>>, reply: WorkerReply<G>): void => {
  const waitingRequest = pending.get(reply.id);
  if (waitingRequest === undefined) return;
  if (reply.kind === 'sastrugi-answer' && !reply.isLast) return waitingRequest.onAnswer?.(reply.answer);
  pending.delete(reply.id);
  if (reply.kind === 'sastrugi-error') waitingRequest.reject(new Error(reply.message));
  else waitingRequest.resolve(reply.answer);
};
