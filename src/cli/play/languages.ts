import type { AnyGame, Types } from '../../core/contract/game.js';
import { createPlainGameText } from '../../packs/plain.js';
import {
  type About,
  type AnyAboutTranslation,
  type AnyGameText,
  type AnyTranslation,
  createAbout,
  createGameText,
} from '../../words/index.js';
import type { Option } from '../command.js';
import { findOwnGame } from '../games.js';

/** The languages of games. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;

/** A language of games. */
export type Language = (typeof LANGUAGES)[number];

type TranslationLoaders = Readonly<Record<Language, () => Promise<{ readonly words: AnyAboutTranslation }>>>;

const TRANSLATION_LOADERS: Readonly<Record<string, TranslationLoaders>> = {
  antarctica: {
    en: () => import('../../games/antarctica/words/about/en.js'),
    fr: () => import('../../games/antarctica/words/about/fr.js'),
    de: () => import('../../games/antarctica/words/about/de.js'),
  },
  blueprints: {
    en: () => import('../../games/blueprints/words/about/en.js'),
    fr: () => import('../../games/blueprints/words/about/fr.js'),
    de: () => import('../../games/blueprints/words/about/de.js'),
  },
  frostpunk: {
    en: () => import('../../games/frostpunk/words/about/en.js'),
    fr: () => import('../../games/frostpunk/words/about/fr.js'),
    de: () => import('../../games/frostpunk/words/about/de.js'),
  },
  'igloo-igloo': {
    en: () => import('../../games/igloo-igloo/words/about/en.js'),
    fr: () => import('../../games/igloo-igloo/words/about/fr.js'),
    de: () => import('../../games/igloo-igloo/words/about/de.js'),
  },
  nunatak: {
    en: () => import('../../games/nunatak/words/about/en.js'),
    fr: () => import('../../games/nunatak/words/about/fr.js'),
    de: () => import('../../games/nunatak/words/about/de.js'),
  },
};

/** The option for the language. */
export const LANGUAGE_OPTION: Option = {
  flags: '--language <code>',
  text: 'the language of the game',
  defaultValue: 'en',
  choices: LANGUAGES,
};

/** Loads the words of a game of this package and of its things in a language. */
export const loadTranslation = async (id: string, language: Language): Promise<AnyAboutTranslation> =>
  (await TRANSLATION_LOADERS[id]![language]()).words;

/** Loads the words of a game in a language, or in another that it has; null for a game without words. */
export const loadWords = async (
  id: string,
  language: Language,
): Promise<AnyTranslation | AnyAboutTranslation | null> => {
  if (Object.hasOwn(TRANSLATION_LOADERS, id)) return loadTranslation(id, language);
  const { words = {} } = findOwnGame(id) ?? {};
  return words[language] ?? words['en'] ?? Object.values(words)[0] ?? null;
};

/** The sentences of a game, and those about its things. */
interface Voice {
  readonly gameText: AnyGameText;
  readonly about: About<Types, Readonly<Record<string, unknown>>>;
}

const NO_ABOUT: Voice['about'] = {
  entries: [],
  about: ({ id }) => ({ title: String(id), lines: [] }),
  entriesAt: () => [],
};

/** Loads the sentences of a game in a language, for players with these names. */
export const loadGameText = async (
  game: AnyGame,
  language: Language,
  players: readonly string[] = [],
): Promise<AnyGameText> => {
  const words = await loadWords(game.id, language);
  return words === null ? createPlainGameText(game, players) : createGameText(words, game, players);
};

/** Loads the sentences of a game, and those about its things. */
export const loadVoice = async (game: AnyGame, language: Language, players: readonly string[]): Promise<Voice> => {
  const words = await loadWords(game.id, language);
  const gameText = await loadGameText(game, language, players);
  const hasAbout = words !== null && 'aboutKinds' in words;
  return { gameText, about: hasAbout ? createAbout(words, game, gameText) : NO_ABOUT };
};
