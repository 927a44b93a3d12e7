import type { Types } from '../../core/contract/game.js';
import { gameOf, games } from '../../games/index.js';
import type { AnyGame } from '../../index.js';
import { type MoveMade, type Signs, tookEffect } from '../../signs/sign.js';

/** The loaders of signs by game; signs are only loaded for searches by clause. */
const SIGNS: Readonly<Record<string, () => Promise<{ readonly signs: unknown }>>> = {
  antarctica: () => import('../../games/antarctica/signs/index.js'),
  blueprints: () => import('../../games/blueprints/signs/index.js'),
  frostpunk: () => import('../../games/frostpunk/signs/index.js'),
  'igloo-igloo': () => import('../../games/igloo-igloo/signs/index.js'),
  nunatak: () => import('../../games/nunatak/signs/index.js'),
};

/** The clauses that take effect in a game, by the rules of this package. */
export interface Effects {
  readonly game: string;
  readonly version: string;
  /** Lists the clauses of a move or of the deal, in the order of the rulebook. */
  in(made: MoveMade<Types>): readonly string[];
  /** Checks whether a clause took effect. */
  has(clause: string, made: MoveMade<Types>): boolean;
}

/** Loads the effects of a game; null for rules of another version. */
export const effectsOf = async (game: GameVersion): Promise<Effects | null> => {
  const { id, version } = game;
  if (gameOf(id)?.version !== version) return null;
  const signs = (await SIGNS[id]!()).signs as Signs<Types>;
  return {
    game: id,
    version,
    in: (made) => tookEffect(signs, made),
    has: (clause, made) => signs[clause]!(made),
  };
};

type GameVersion = Pick<AnyGame, 'id' | 'version'>;

/** Checks whether effects belong to the rules by which a game was played. */
export const areOf = ({ game, version }: Effects, played: GameVersion): boolean =>
  game === played.id && version === played.version;

/** Returns the game of this package that has a clause; undefined if none has it. */
export const gameWith = (clause: string): AnyGame | undefined =>
  (Object.values(games) as unknown as readonly AnyGame[]).find(({ clauses }) => Object.hasOwn(clauses, clause));
