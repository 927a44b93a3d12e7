import type { Bench } from '../subject.js';
import { blueprints } from './blueprints.js';

export const benches: readonly Bench[] = [blueprints];
