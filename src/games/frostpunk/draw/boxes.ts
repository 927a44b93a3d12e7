import { type Box, prepare } from '../box.js';
import type { Components } from '../components/index.js';

const boxes = new WeakMap<Components, Box>();

/** Returns the tables that the rules read of a pack, prepared once. */
export const boxOf = (components: Components): Box => {
  const known = boxes.get(components);
  if (known !== undefined) return known;
  const box = prepare(components, '');
  boxes.set(components, box);
  return box;
};
