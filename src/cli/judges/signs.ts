import type { Types } from '../../core/game.js';
import { type Made, type Signs, tookEffect } from '../../core/signs.js';
import { gameOf, games } from '../../games/index.js';
import type { AnyGame } from '../../index.js';

/** Clauses are looked for rarely: the signs of a game are loaded when they are. */
const SIGNS: Readonly<Record<string, () => Promise<{ readonly signs: unknown }>>> = {
  antarctica: () => import('../../games/antarctica/signs/index.js'),
  blueprints: () => import('../../games/blueprints/signs/index.js'),
  frostpunk: () => import('../../games/frostpunk/signs/index.js'),
  'igloo-igloo': () => import('../../games/igloo-igloo/signs/index.js'),
  nunatak: () => import('../../games/nunatak/signs/index.js'),
};

/** The clauses that take effect in a game of this package's rules; those of other versions are not known. */
export interface Effects {
  readonly game: string;
  readonly version: string;
  /** Those of a move or of the deal, in the order of the rulebook. */
  in(made: Made<Types>): readonly string[];
  /** Whether one of them is this one. */
  has(clause: string, made: Made<Types>): boolean;
}

/** The clauses that take effect in a game; null if it is not one of this package's rules. */
export const effectsOf = async (game: Played): Promise<Effects | null> => {
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

type Played = Pick<AnyGame, 'id' | 'version'>;

/** Whether the clauses are those of the rules by which a game was played. */
export const areOf = ({ game, version }: Effects, played: Played): boolean =>
  game === played.id && version === played.version;

/** The game of this package to which a clause belongs; undefined if none has it. */
export const gameWith = (clause: string): AnyGame | undefined =>
  (Object.values(games) as unknown as readonly AnyGame[]).find(({ clauses }) => Object.hasOwn(clauses, clause));
