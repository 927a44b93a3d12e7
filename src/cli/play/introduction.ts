import type { AnyGame } from '../../index.js';
import type { AnyGameText } from '../../words/index.js';
import type { Texts } from './texts.js';

/** A game that begins, and its sentences. */
interface StartedGame {
  readonly game: AnyGame;
  readonly gameText: AnyGameText;
  readonly texts: Texts;
}

/** Names the game and its players, and says how to get help. */
export const formatIntroduction = (
  { game, texts }: Pick<StartedGame, 'game' | 'texts'>,
  names: readonly string[],
): string => `${texts.labelled(game.title, names.join(', '))}. ${texts.helpOffer}`;

/** Names the options of a game that have a value. */
export const formatOptions = ({ game, gameText, texts }: StartedGame, options: object): readonly string[] =>
  game.options.flatMap(({ name, default: defaultValue }) => {
    const value = Reflect.get(options, name) ?? defaultValue ?? null;
    if (name === 'players' || value === null) return [];
    return [texts.labelled(gameText.name('option', name), gameText.name('option', `${name}.${value}`))];
  });
