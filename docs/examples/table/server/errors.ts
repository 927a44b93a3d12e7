/** Messages of pages as wishes, and the failures that answer them. */
import type { ErrorValue } from 'sastrugi';
import { type ClientMessage, clientMessageCodec } from '../shared/messages.ts';

export const createError = (_tag: string, message: string): ErrorValue => ({ _tag, message });

export const notAPlayer = createError('NotSeated', 'A spectator cannot play.');

export const parseMessage = (text: string): ClientMessage | ErrorValue => {
  try {
    const read = clientMessageCodec.decode(JSON.parse(text));
    return read._tag === 'Left' ? read.left : (read.right as ClientMessage);
  } catch {
    return createError('InvalidMessage', 'This is not JSON.');
  }
};

/** Handles a message. An exception of the server is logged, and becomes a refusal to this page alone. */
export const catchServerError = (handle: () => ErrorValue | null): ErrorValue | null => {
  try {
    return handle();
  } catch (error) {
    console.error(error);
    return createError('ServerError', 'The server could not do this.');
  }
};
