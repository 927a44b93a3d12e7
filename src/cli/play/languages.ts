import type { AnyAboutTranslation } from '../../words/index.js';
import type { Option } from '../command.js';

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

/** Loads the words of a game and of its things in a language. */
export const loadTranslation = async (id: string, language: Language): Promise<AnyAboutTranslation> =>
  (await TRANSLATION_LOADERS[id]![language]()).words;
