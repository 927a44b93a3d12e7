import type { AnyGame } from '../../index.js';
import type { AnySpeech } from '../../words/index.js';
import type { Texts } from './texts.js';

/** A game that begins, and its sentences. */
interface Beginning {
  readonly game: AnyGame;
  readonly speech: AnySpeech;
  readonly texts: Texts;
}

/** Names the game and its players, and says how to get help. */
export const introduction = ({ game, texts }: Pick<Beginning, 'game' | 'texts'>, names: readonly string[]): string =>
  `${texts.labelled(game.title, names.join(', '))}. ${texts.offer}`;

/** Names the options of a game that have a value. */
export const optionLines = ({ game, speech, texts }: Beginning, options: object): readonly string[] =>
  game.options.flatMap(({ name, default: usual }) => {
    const value = Reflect.get(options, name) ?? usual ?? null;
    if (name === 'players' || value === null) return [];
    return [texts.labelled(speech.name('option', name), speech.name('option', `${name}.${value}`))];
  });
