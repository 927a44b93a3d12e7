import { anyJson, boolean, codecOf, integer, list, optional, record, text } from '../../core/codec.js';
import { digestOf } from '../../core/digest.js';
import type { AnyGame } from '../../core/game.js';
import type { Maker } from '../../core/record.js';
import { invalid } from '../../core/verdict.js';

/** What the games of a block have in common, so that it is written once. */
export interface BlockHead {
  /** Who wrote the records. */
  readonly makers: readonly Maker[];
  /** The games that were played. */
  readonly games: readonly PlayedGame[];
  /** The ways in which they were played. */
  readonly ways: readonly Way[];
}

/** A game with all that decides which number a move has. */
export interface PlayedGame {
  readonly game: string;
  readonly rules: string;
  readonly components: string;
  /** The digest of the catalogue with its notation. */
  readonly catalogue: string;
}

/** What records have in common besides their game. */
export interface Way {
  /** Which of the head's games. */
  readonly game: number;
  /** Which of the head's makers. */
  readonly by: number;
  /** The options without the seed; absent in games that begin with a position. */
  readonly options?: unknown;
  /** Whether the record claims a result. */
  readonly claims: boolean;
}

/** A block holds so many games at most. */
export const MOST_GAMES = 1024;

const LONGEST_NAME = 64;
const name = /* @__PURE__ */ text(1, LONGEST_NAME);

/** Reads the head of a block. */
export const headCodec = /* @__PURE__ */ codecOf(
  /* @__PURE__ */ record('the head of a block', {
    makers: /* @__PURE__ */ list(/* @__PURE__ */ record('a maker', { package: name, version: name }), 1, MOST_GAMES),
    games: /* @__PURE__ */ list(
      /* @__PURE__ */ record('a game', { game: name, rules: name, components: name, catalogue: name }),
      1,
      MOST_GAMES,
    ),
    ways: /* @__PURE__ */ list(
      /* @__PURE__ */ record('a way', {
        game: /* @__PURE__ */ integer(0, MOST_GAMES - 1),
        by: /* @__PURE__ */ integer(0, MOST_GAMES - 1),
        options: /* @__PURE__ */ optional(anyJson),
        claims: boolean,
      }),
      1,
      MOST_GAMES,
    ),
  }),
  /* @__PURE__ */ invalid('InvalidHead'),
);

const catalogues = new WeakMap<object, string>();

/** The digest of a game's moves and their notation, worked out once. */
export const catalogueId = (game: AnyGame): string => {
  const known = catalogues.get(game.catalogue);
  if (known !== undefined) return known;
  const id = digestOf(game.catalogue.map((move) => [game.formatMove(move), move]));
  catalogues.set(game.catalogue, id);
  return id;
};

/** A game as blocks name it. */
export const playedGame = (game: AnyGame): PlayedGame => ({
  game: game.id,
  rules: game.version,
  components: game.componentsId,
  catalogue: catalogueId(game),
});
