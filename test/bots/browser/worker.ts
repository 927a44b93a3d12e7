import { serveBots, type WorkerScope } from '../../../src/bots/index.js';
import { game } from '../../../src/games/blueprints/index.js';
import { bots } from './bots.js';

serveBots(globalThis as unknown as WorkerScope, game, bots);
