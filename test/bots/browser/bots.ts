import { search } from '../../../src/bots/index.js';
import type { Blueprints } from '../../../src/games/blueprints/index.js';

const thinker = (iterations: number) => search<Blueprints>({ budget: { iterations }, maxPlayoutPlies: 4 });

/** The bots in the worker: one that answers soon, and one that would think for days. */
export const bots = { searching: thinker(40), tireless: thinker(1e12) };
