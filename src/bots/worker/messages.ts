import type { Player, Types } from '../../core/contract/game.js';
import type { Answer } from '../bot.js';

/** A request of the page to its worker: think about a view, or stop thinking. */
export type WorkerRequest<G extends Types> =
  | {
      readonly kind: 'sastrugi-ask';
      readonly id: number;
      readonly bot: string;
      readonly player: Player;
      /** The bot's random seed: functions cannot be sent. */
      readonly seed: string;
      readonly view: G['View'];
      readonly movesSince: readonly G['SeenMove'][] | null;
    }
  | { readonly kind: 'sastrugi-stop'; readonly id: number };

/** A reply of the worker: an intermediate answer, the answer, or an error. */
export type WorkerReply<G extends Types> =
  | { readonly kind: 'sastrugi-answer'; readonly id: number; readonly isLast: boolean; readonly answer: Answer<G> }
  | { readonly kind: 'sastrugi-error'; readonly id: number; readonly message: string };

/** Either end of a worker: the `Worker` of the page, or the global scope of the worker. */
export interface Port {
  /** Sends plain data to the other end. */
  postMessage(message: unknown): void;
  /** Listens to messages of the other end. */
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Checks whether a message is one of these kinds; other messages on the same port are ignored. */
export const isMessageOf = <Message extends { readonly kind: string }>(
  message: unknown,
  kinds: readonly Message['kind'][],
): message is Message =>
  typeof message === 'object' && message !== null && kinds.includes((message as { kind?: string }).kind ?? '');
