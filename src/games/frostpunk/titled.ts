import type { Message } from '../../core/words.js';

/** A title of a pack: in a language that has no words for it, as the pack has it. */
export const titled = (title: string): Message => ({ key: `title.${title}`, otherwise: title });

/** A token of a pack. */
export const token = (id: string): Message => ({ key: `token.${id}`, otherwise: id });
