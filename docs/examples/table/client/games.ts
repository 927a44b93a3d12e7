/** The games, each fetched at its first use. */
import type { GameId, Rules, Types } from 'sastrugi';
import type { Drawing } from 'sastrugi/draw';
import type { AnyAboutWords, AnyWords } from 'sastrugi/words';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Shelf {
  readonly title: string;
  readonly rules: () => Promise<Pick<Shown, 'rules' | 'predictable'> & { readonly reasons: object }>;
  readonly drawing: () => Promise<Pick<Shown, 'drawing'>>;
  readonly words: Readonly<Record<Language, () => Promise<Pick<Shown, 'words'>>>>;
  /** Words that also describe the things of the game, fetched after everything else. */
  readonly about: Readonly<Record<Language, () => Promise<{ readonly words: AnyAboutWords }>>>;
}

export const SHELVES: Readonly<Record<GameId, Shelf>> = {
  antarctica: {
    title: 'Antarctica',
    rules: () => import('sastrugi/antarctica'),
    drawing: () => import('sastrugi/antarctica/draw'),
    words: {
      en: () => import('sastrugi/antarctica/words/en'),
      fr: () => import('sastrugi/antarctica/words/fr'),
      de: () => import('sastrugi/antarctica/words/de'),
    },
    about: {
      en: () => import('sastrugi/antarctica/about/en'),
      fr: () => import('sastrugi/antarctica/about/fr'),
      de: () => import('sastrugi/antarctica/about/de'),
    },
  },
  blueprints: {
    title: 'Blueprints',
    rules: () => import('sastrugi/blueprints'),
    drawing: () => import('sastrugi/blueprints/draw'),
    words: {
      en: () => import('sastrugi/blueprints/words/en'),
      fr: () => import('sastrugi/blueprints/words/fr'),
      de: () => import('sastrugi/blueprints/words/de'),
    },
    about: {
      en: () => import('sastrugi/blueprints/about/en'),
      fr: () => import('sastrugi/blueprints/about/fr'),
      de: () => import('sastrugi/blueprints/about/de'),
    },
  },
  frostpunk: {
    title: 'Frostpunk',
    rules: () => import('sastrugi/frostpunk'),
    drawing: () => import('sastrugi/frostpunk/draw'),
    words: {
      en: () => import('sastrugi/frostpunk/words/en'),
      fr: () => import('sastrugi/frostpunk/words/fr'),
      de: () => import('sastrugi/frostpunk/words/de'),
    },
    about: {
      en: () => import('sastrugi/frostpunk/about/en'),
      fr: () => import('sastrugi/frostpunk/about/fr'),
      de: () => import('sastrugi/frostpunk/about/de'),
    },
  },
  'igloo-igloo': {
    title: 'Igloo Igloo',
    rules: () => import('sastrugi/igloo-igloo'),
    drawing: () => import('sastrugi/igloo-igloo/draw'),
    words: {
      en: () => import('sastrugi/igloo-igloo/words/en'),
      fr: () => import('sastrugi/igloo-igloo/words/fr'),
      de: () => import('sastrugi/igloo-igloo/words/de'),
    },
    about: {
      en: () => import('sastrugi/igloo-igloo/about/en'),
      fr: () => import('sastrugi/igloo-igloo/about/fr'),
      de: () => import('sastrugi/igloo-igloo/about/de'),
    },
  },
  nunatak: {
    title: 'Nunatak',
    rules: () => import('sastrugi/nunatak'),
    drawing: () => import('sastrugi/nunatak/draw'),
    words: {
      en: () => import('sastrugi/nunatak/words/en'),
      fr: () => import('sastrugi/nunatak/words/fr'),
      de: () => import('sastrugi/nunatak/words/de'),
    },
    about: {
      en: () => import('sastrugi/nunatak/about/en'),
      fr: () => import('sastrugi/nunatak/about/fr'),
      de: () => import('sastrugi/nunatak/about/de'),
    },
  },
};

export const isGame = (id: string): id is GameId => Object.hasOwn(SHELVES, id);

export type AnyRules = Rules<Types>;
export type AnyDrawing = Drawing<Types['State'] | Types['View'], Types['Move']>;

/** A game, ready to be shown in a language. */
export interface Shown {
  readonly id: GameId;
  readonly rules: AnyRules;
  /** The ids of the reasons for refusals, in the order in which they are checked. */
  readonly reasons: readonly string[];
  readonly drawing: AnyDrawing;
  readonly words: AnyWords;
  /** Returns the view after a move if it can be predicted, else null. */
  predictable(view: Types['View'], move: Types['Move']): Types['View'] | null;
}

/** Fetches a game. */
export const fetchGame = async (id: GameId, language: Language): Promise<Shown> => {
  const { rules, drawing, words } = SHELVES[id];
  const [played, drawn, said] = await Promise.all([rules(), drawing(), words[language]()]);
  return {
    id,
    rules: played.rules,
    reasons: Object.keys(played.reasons),
    drawing: drawn.drawing,
    words: said.words,
    predictable: played.predictable,
  };
};
