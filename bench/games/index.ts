import type { Bench } from '../subject.js';
import { antarctica } from './antarctica.js';
import { blueprints } from './blueprints.js';
import { frostpunk } from './frostpunk.js';
import { iglooIgloo } from './igloo-igloo.js';
import { nunatak } from './nunatak.js';

export const benches: readonly Bench[] = [antarctica, blueprints, frostpunk, iglooIgloo, nunatak];
