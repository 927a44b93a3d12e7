import { IntlMessageFormat } from 'intl-messageformat';
import type { Types } from '../core/contract/game.js';
import type { GameInPlay, Words } from './message.js';
import { type Speech, speechOf, type Voice } from './speech.js';

/**
 * Makes the sentences of a game in one language.
 *
 * @param words - The `words` export of `sastrugi/GAME/words/LANGUAGE`.
 * @param game - The game being played, or its rules.
 * @param players - By seat, the names of the players; `Player 1` and so on by default.
 *
 * @example
 * ```ts run
 * import { orThrow, rules } from 'sastrugi/blueprints';
 * import { words } from 'sastrugi/blueprints/words/de';
 * import { wordsOf } from 'sastrugi/words';
 *
 * const { question, move } = wordsOf(words, rules, ['Anne', 'Louis']);
 * const state = orThrow(rules.setup({ players: 2, seed: 'winter' }));
 * console.log(question(state)); // => Welchen Würfel nimmst du, und wohin baust du ihn?
 * console.log(move(state, rules.legalMoves(state)[0]!)); // => Holz 5 auf a bauen
 * ```
 */
export const wordsOf = <G extends Types, Names>(
  words: Words<G, Names>,
  { components }: GameInPlay<G>,
  players: readonly string[] = [],
): Speech<G, Names> => speechOf(words.description, { voice: voiceOf(words), components, players });

/**
 * Formats messages, each parsed at its first use. A message that cannot be formatted is shown as written: see
 * `messageFaults`.
 */
const voiceOf = ({ locale, messages }: Pick<Words<Types, unknown>, 'locale' | 'messages'>): Voice => {
  const formats = new Map<string, IntlMessageFormat>();
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    format: (key, parameters) => {
      if (!Object.hasOwn(messages, key)) return undefined;
      try {
        const format =
          formats.get(key) ?? new IntlMessageFormat(messages[key]!, locale, undefined, { ignoreTag: true });
        formats.set(key, format);
        return String(format.format({ ...parameters }));
      } catch {
        return messages[key]!;
      }
    },
    list: (items) => lists.format(items),
  };
};
