import type { Message } from '../../../words/message.js';

/** Returns the message of a title of a pack: a language without words for it uses the title itself. */
export const titled = (title: string): Message => ({ key: `title.${title}`, otherwise: title });

/** Returns the message of a token of a pack. */
export const token = (id: string): Message => ({ key: `token.${id}`, otherwise: id });
