import type { AnyWords } from '../../words/message.js';
import type { Option } from '../command.js';

/** The languages of games. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;

/** A language of games. */
export type Language = (typeof LANGUAGES)[number];

type Lexicon = Readonly<Record<Language, () => Promise<{ readonly words: AnyWords }>>>;

const LEXICA: Readonly<Record<string, Lexicon>> = {
  antarctica: {
    en: () => import('../../games/antarctica/words/en.js'),
    fr: () => import('../../games/antarctica/words/fr.js'),
    de: () => import('../../games/antarctica/words/de.js'),
  },
  blueprints: {
    en: () => import('../../games/blueprints/words/en.js'),
    fr: () => import('../../games/blueprints/words/fr.js'),
    de: () => import('../../games/blueprints/words/de.js'),
  },
  frostpunk: {
    en: () => import('../../games/frostpunk/words/en.js'),
    fr: () => import('../../games/frostpunk/words/fr.js'),
    de: () => import('../../games/frostpunk/words/de.js'),
  },
  'igloo-igloo': {
    en: () => import('../../games/igloo-igloo/words/en.js'),
    fr: () => import('../../games/igloo-igloo/words/fr.js'),
    de: () => import('../../games/igloo-igloo/words/de.js'),
  },
  nunatak: {
    en: () => import('../../games/nunatak/words/en.js'),
    fr: () => import('../../games/nunatak/words/fr.js'),
    de: () => import('../../games/nunatak/words/de.js'),
  },
};

/** The option for the language. */
export const LANGUAGE: Option = {
  flags: '--language <code>',
  text: 'the language of the game',
  usual: 'en',
  choices: LANGUAGES,
};

/** Loads the words of a game in a language. */
export const wordsIn = async (id: string, language: Language): Promise<AnyWords> =>
  (await LEXICA[id]![language]()).words;
