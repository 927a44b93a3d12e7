import { type ClauseDetectors, listEffectiveClauses, type Transition } from '../../clause-effects/clause-detector.js';
import type { Types } from '../../core/contract/game.js';
import { gameOf, games } from '../../games/index.js';
import type { AnyGame } from '../../index.js';

/** The loaders of clause detectors by game; they are only loaded for searches by clause. */
const DETECTOR_LOADERS: Readonly<Record<string, () => Promise<{ readonly clauseEffects: unknown }>>> = {
  antarctica: () => import('../../games/antarctica/clause-effects/index.js'),
  blueprints: () => import('../../games/blueprints/clause-effects/index.js'),
  frostpunk: () => import('../../games/frostpunk/clause-effects/index.js'),
  'igloo-igloo': () => import('../../games/igloo-igloo/clause-effects/index.js'),
  nunatak: () => import('../../games/nunatak/clause-effects/index.js'),
};

/** The clauses that take effect in a game, by the rules of this package. */
export interface ClauseEffects {
  readonly game: string;
  readonly version: string;
  /** Lists the clauses of a move or of the deal, in the order of the rulebook. */
  list(transition: Transition<Types>): readonly string[];
  /** Checks whether a clause took effect. */
  tookEffect(clause: string, transition: Transition<Types>): boolean;
}

/** Loads the effects of a game; null for rules of another version. */
export const loadClauseEffects = async (game: GameVersion): Promise<ClauseEffects | null> => {
  const { id, version } = game;
  if (gameOf(id)?.version !== version) return null;
  const detectors = (await DETECTOR_LOADERS[id]!()).clauseEffects as ClauseDetectors<Types>;
  return {
    game: id,
    version,
    list: (transition) => listEffectiveClauses(detectors, transition),
    tookEffect: (clause, transition) => detectors[clause]!(transition),
  };
};

type GameVersion = Pick<AnyGame, 'id' | 'version'>;

/** Checks whether effects belong to the rules by which a game was played. */
export const belongToGame = ({ game, version }: ClauseEffects, played: GameVersion): boolean =>
  game === played.id && version === played.version;

/** Returns the game of this package that has a clause; undefined if none has it. */
export const findGameWithClause = (clause: string): AnyGame | undefined =>
  (Object.values(games) as unknown as readonly AnyGame[]).find(({ clauses }) => Object.hasOwn(clauses, clause));
