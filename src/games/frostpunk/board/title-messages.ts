import type { Message } from '../../../words/message.js';

/** Returns the message of a title of a pack: a language without words for it uses the title itself. */
export const titleMessage = (title: string): Message => ({ key: `title.${title}`, fallback: title });

/** Returns the message of a token of a pack. */
export const tokenMessage = (id: string): Message => ({ key: `token.${id}`, fallback: id });
