import type { Types } from '../../core/contract/game.js';
import { deepFreeze } from '../../core/data/copy.js';
import { antarctica } from './antarctica.js';
import { blueprints } from './blueprints.js';
import { createFrostpunkLadder, type FrostpunkBotSettings, frostpunk } from './frostpunk/index.js';
import { iglooIgloo } from './igloo-igloo.js';
import { createSearchLadder, type Ladder, type LadderSettings, type Level } from './levels.js';
import { nunatak } from './nunatak.js';

export {
  createMoveEvaluator,
  type FrostpunkBotSettings,
  frostpunkBot,
  type MoveEvaluator,
  type Weights,
} from './frostpunk/index.js';
export { type Ladder, type LadderSettings, LEVELS, type Level } from './levels.js';

/** The settings of the bots of each game by game id, for bots that differ in some of them. */
export const ladderSettings = deepFreeze({ antarctica, blueprints, frostpunk, 'igloo-igloo': iglooIgloo, nunatak });

/** The bots of Antarctica, from novice to expert; a bundle that imports them has those of no other game. */
export const antarcticaLadder = createSearchLadder(antarctica);
/** The bots of Blueprints, from novice to expert. */
export const blueprintsLadder = createSearchLadder(blueprints);
/** The bots of Frostpunk, from novice to expert. */
export const frostpunkLadder = createFrostpunkLadder(frostpunk);
/** The bots of Igloo Igloo, from novice to expert. */
export const iglooIglooLadder = createSearchLadder(iglooIgloo);
/** The bots of Nunatak, from novice to expert. */
export const nunatakLadder = createSearchLadder(nunatak);

/** The bots of each game by game id, from novice to expert. */
export const ladders = deepFreeze({
  antarctica: antarcticaLadder,
  blueprints: blueprintsLadder,
  frostpunk: frostpunkLadder,
  'igloo-igloo': iglooIglooLadder,
  nunatak: nunatakLadder,
});

/** Returns the bots of a game by its id, for code that serves any game; undefined if there are none. */
export const ladderFor = (id: string): Ladder<Types> | undefined =>
  Object.hasOwn(ladders, id) ? (ladders[id as keyof typeof ladders] as unknown as Ladder<Types>) : undefined;

/** Returns the settings of the bots of a game by its id; undefined if there are none. */
export const ladderSettingsFor = (
  id: string,
): LadderSettings<Types> | Readonly<Record<Level, FrostpunkBotSettings>> | undefined =>
  Object.hasOwn(ladderSettings, id)
    ? (ladderSettings[id as keyof typeof ladderSettings] as unknown as LadderSettings<Types>)
    : undefined;
