/** Messages of pages as wishes, and the failures that answer them. */
import type { Failure } from 'sastrugi';
import { type Wish, wishCodec } from '../shared/messages.ts';

export const failure = (_tag: string, message: string): Failure => ({ _tag, message });

export const notAPlayer = failure('NotSeated', 'A spectator cannot play.');

export const wishOf = (text: string): Wish | Failure => {
  try {
    const read = wishCodec.decode(JSON.parse(text));
    return read._tag === 'Left' ? read.left : (read.right as Wish);
  } catch {
    return failure('InvalidWish', 'This is not JSON.');
  }
};

/** Handles a message. An exception of the server is logged, and becomes a refusal to this page alone. */
export const orServerError = (obey: () => Failure | null): Failure | null => {
  try {
    return obey();
  } catch (error) {
    console.error(error);
    return failure('ServerError', 'The server could not do this.');
  }
};
