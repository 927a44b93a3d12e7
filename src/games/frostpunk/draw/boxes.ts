import { type Box, prepare } from '../box.js';
import type { Components } from '../components/index.js';

const cache = new WeakMap<Components, Box>();

/** Returns the tables that the rules read of a pack, prepared once. */
export const boxFor = (components: Components): Box => {
  const cached = cache.get(components);
  if (cached !== undefined) return cached;
  const box = prepare(components, '');
  cache.set(components, box);
  return box;
};
