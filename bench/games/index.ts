import type { Bench } from '../subject.js';
import { blueprints } from './blueprints.js';
import { iglooIgloo } from './igloo-igloo.js';

export const benches: readonly Bench[] = [blueprints, iglooIgloo];
