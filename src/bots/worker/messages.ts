import type { Player, Types } from '../../core/game.js';
import type { Thought } from '../bot.js';

/** What a page asks of its worker: to think about a view, or to come to an end with that. */
export type Ask<G extends Types> =
  | {
      readonly kind: 'sastrugi-ask';
      readonly id: number;
      readonly bot: string;
      readonly player: Player;
      /** The bot's chance: functions cannot be sent. */
      readonly seed: string;
      readonly view: G['View'];
      readonly since: readonly G['SeenMove'][] | null;
    }
  | { readonly kind: 'sastrugi-stop'; readonly id: number };

/** What the worker replies: what it thinks so far, then the answer, or what went wrong. */
export type Reply<G extends Types> =
  | { readonly kind: 'sastrugi-thought'; readonly id: number; readonly isLast: boolean; readonly thought: Thought<G> }
  | { readonly kind: 'sastrugi-fault'; readonly id: number; readonly message: string };

/** Either end of a worker: the `Worker` of the page, or the global scope of the worker. */
export interface Port {
  /** Sends plain data to the other end. */
  postMessage(message: unknown): void;
  /** Listens to what the other end sends. */
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** Whether a message is one of these kinds: others on the same port are none of our business. */
export const isOf = <Message extends { readonly kind: string }>(
  message: unknown,
  kinds: readonly Message['kind'][],
): message is Message =>
  typeof message === 'object' && message !== null && kinds.includes((message as { kind?: string }).kind ?? '');
