import { IntlMessageFormat } from 'intl-messageformat';
import type { Types } from '../core/contract/game.js';
import { createGameTextWith, type GameText, type MessageFormatter } from './game-text.js';
import type { GameInPlay, Translation } from './message.js';

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
 * import { createGameText } from 'sastrugi/words';
 *
 * const { question, move } = createGameText(words, rules, ['Anne', 'Louis']);
 * const state = orThrow(rules.setup({ players: 2, seed: 'winter' }));
 * console.log(question(state)); // => Welchen Würfel nimmst du, und wohin baust du ihn?
 * console.log(move(state, rules.legalMoves(state)[0]!)); // => Holz 5 auf a bauen
 * ```
 */
export const createGameText = <G extends Types, Names>(
  words: Translation<G, Names>,
  { components }: GameInPlay<G>,
  players: readonly string[] = [],
): GameText<G, Names> =>
  createGameTextWith(words.parameters, { formatter: createFormatter(words), components, players });

/**
 * Formats messages, each parsed at its first use. A message that cannot be formatted is shown as written: see
 * `findTranslationErrors`.
 */
const createFormatter = ({
  locale,
  messages,
}: Pick<Translation<Types, unknown>, 'locale' | 'messages'>): MessageFormatter => {
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
