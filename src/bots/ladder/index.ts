import type { Types } from '../../core/contract/game.js';
import { frozen } from '../../core/data/frozen.js';
import { antarctica } from './antarctica.js';
import { blueprints } from './blueprints.js';
import { frostpunk } from './frostpunk/index.js';
import { iglooIgloo } from './igloo-igloo.js';
import type { Ladder } from './levels.js';
import { nunatak } from './nunatak.js';

export { type Ladder, LEVELS, type Level } from './levels.js';

/** The bots of each game by game id, from novice to expert. */
export const ladders = frozen({ antarctica, blueprints, frostpunk, 'igloo-igloo': iglooIgloo, nunatak });

/** Returns the bots of a game by its id, for code that serves any game; undefined if there are none. */
export const ladderFor = (id: string): Ladder<Types> | undefined =>
  Object.hasOwn(ladders, id) ? (ladders[id as keyof typeof ladders] as unknown as Ladder<Types>) : undefined;
