/** The games, each fetched at its first use. */
import type { GameId, Rules, Types } from 'sastrugi';
import type { Drawing } from 'sastrugi/draw';
import type { Speech, Words } from 'sastrugi/words';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Shelf {
  readonly title: string;
  readonly players: readonly [min: number, max: number];
  /**
   * The options other than the number of players, with their values, the default first; an empty value is chosen at
   * random.
   */
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly rules: () => Promise<unknown>;
  readonly drawing: () => Promise<unknown>;
  readonly words: Readonly<Record<Language, () => Promise<unknown>>>;
}

export const SHELVES: Readonly<Record<GameId, Shelf>> = {
  antarctica: {
    title: 'Antarctica',
    players: [2, 4],
    options: { placement: ['first-game', 'free'] },
    rules: () => import('sastrugi/antarctica'),
    drawing: () => import('sastrugi/antarctica/draw'),
    words: {
      en: () => import('sastrugi/antarctica/words/en'),
      fr: () => import('sastrugi/antarctica/words/fr'),
      de: () => import('sastrugi/antarctica/words/de'),
    },
  },
  blueprints: {
    title: 'Blueprints',
    players: [2, 4],
    options: {},
    rules: () => import('sastrugi/blueprints'),
    drawing: () => import('sastrugi/blueprints/draw'),
    words: {
      en: () => import('sastrugi/blueprints/words/en'),
      fr: () => import('sastrugi/blueprints/words/fr'),
      de: () => import('sastrugi/blueprints/words/de'),
    },
  },
  frostpunk: {
    title: 'Frostpunk',
    players: [1, 4],
    options: { difficulty: ['normal', 'easy', 'hard'], expert: ['', 'P1', 'P2', 'P3', 'P4'] },
    rules: () => import('sastrugi/frostpunk'),
    drawing: () => import('sastrugi/frostpunk/draw'),
    words: {
      en: () => import('sastrugi/frostpunk/words/en'),
      fr: () => import('sastrugi/frostpunk/words/fr'),
      de: () => import('sastrugi/frostpunk/words/de'),
    },
  },
  'igloo-igloo': {
    title: 'Igloo Igloo',
    players: [2, 4],
    options: { variant: ['standard', 'expert'] },
    rules: () => import('sastrugi/igloo-igloo'),
    drawing: () => import('sastrugi/igloo-igloo/draw'),
    words: {
      en: () => import('sastrugi/igloo-igloo/words/en'),
      fr: () => import('sastrugi/igloo-igloo/words/fr'),
      de: () => import('sastrugi/igloo-igloo/words/de'),
    },
  },
  nunatak: {
    title: 'Nunatak',
    players: [1, 4],
    options: {},
    rules: () => import('sastrugi/nunatak'),
    drawing: () => import('sastrugi/nunatak/draw'),
    words: {
      en: () => import('sastrugi/nunatak/words/en'),
      fr: () => import('sastrugi/nunatak/words/fr'),
      de: () => import('sastrugi/nunatak/words/de'),
    },
  },
};

export const isGame = (id: string): id is GameId => Object.hasOwn(SHELVES, id);

export type AnyRules = Rules<Types>;
export type AnyDrawing = Drawing<Types['State'] | Types['View'], Types['Move']>;
export type AnyWords = Words<Types, Names>;
/** The names that every game has, and those of cards, which some have. */
export interface Names {
  readonly player: number;
  readonly category: string;
  readonly tieBreak: string;
  readonly option: string;
  readonly card: string;
}
export type AnySpeech = Speech<Types, Names>;

/** A game, ready to be shown in a language. */
export interface Shown {
  readonly id: GameId;
  readonly rules: AnyRules;
  /** The ids of the reasons for refusals, in the order in which they are checked. */
  readonly reasons: readonly string[];
  readonly drawing: AnyDrawing;
  readonly words: AnyWords;
  /** Returns the view after a move if it can be predicted, else null. */
  readonly predictable: (view: Types['View'], move: Types['Move']) => Types['View'] | null;
}

/** Fetches a game. The compiler knows each by its own types; this app treats all alike. */
export const fetchGame = async (id: GameId, language: Language): Promise<Shown> => {
  const { rules, drawing, words } = SHELVES[id];
  const [played, drawn, said] = await Promise.all([rules(), drawing(), words[language]()]);
  return {
    id,
    rules: (played as { readonly rules: AnyRules }).rules,
    reasons: Object.keys((played as { readonly reasons: object }).reasons),
    drawing: (drawn as { readonly drawing: AnyDrawing }).drawing,
    words: (said as { readonly words: AnyWords }).words,
    predictable: (played as Pick<Shown, 'predictable'>).predictable,
  };
};
