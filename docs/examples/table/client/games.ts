/** The games, each fetched at its first use. */
import type { GameId, Rules, Types } from 'sastrugi';
import type { Drawing } from 'sastrugi/draw';
import type { AnyAboutTranslation, AnyRefusal, AnyTranslation } from 'sastrugi/words';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

interface GameModules {
  readonly title: string;
  readonly rules: () => Promise<Pick<LoadedGame, 'rules' | 'predictView'>>;
  readonly board: () => Promise<{ readonly whyNot: unknown }>;
  readonly drawing: () => Promise<Pick<LoadedGame, 'drawing'>>;
  readonly words: Readonly<Record<Language, () => Promise<Pick<LoadedGame, 'words'>>>>;
  /** Words that also describe the things of the game, fetched after everything else. */
  readonly about: Readonly<Record<Language, () => Promise<{ readonly words: AnyAboutTranslation }>>>;
}

export const GAME_MODULES: Readonly<Record<GameId, GameModules>> = {
  antarctica: {
    title: 'Antarctica',
    rules: () => import('sastrugi/antarctica'),
    board: () => import('sastrugi/antarctica/board'),
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
    board: () => import('sastrugi/blueprints/board'),
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
    board: () => import('sastrugi/frostpunk/board'),
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
    board: () => import('sastrugi/igloo-igloo/board'),
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
    board: () => import('sastrugi/nunatak/board'),
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

export const isGame = (id: string): id is GameId => Object.hasOwn(GAME_MODULES, id);

export type AnyRules = Rules<Types>;
export type AnyDrawing = Drawing<Types['State'] | Types['View'], Types['Move']>;

/** A game, ready to be shown in a language. */
export interface LoadedGame {
  readonly id: GameId;
  readonly rules: AnyRules;
  readonly drawing: AnyDrawing;
  readonly words: AnyTranslation;
  /** Explains why nothing can be done at a place; null if something can. */
  whyNot(
    view: Types['View'],
    place: string,
  ):
    | { readonly refusal: AnyRefusal<Types> }
    | { readonly pendingPhase: string; readonly enablingMoves: readonly Types['Move'][] }
    | null;
  /** Returns the view after a move if it can be predicted, else null. */
  predictView(view: Types['View'], move: Types['Move']): Types['View'] | null;
}

/** Fetches a game. */
export const fetchGame = async (id: GameId, language: Language): Promise<LoadedGame> => {
  const { rules, board, drawing, words } = GAME_MODULES[id];
  const [played, placed, drawn, translated] = await Promise.all([rules(), board(), drawing(), words[language]()]);
  return {
    id,
    rules: played.rules,
    whyNot: placed.whyNot as LoadedGame['whyNot'], // that of the same game
    drawing: drawn.drawing,
    words: translated.words,
    predictView: played.predictView,
  };
};
