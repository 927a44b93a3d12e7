export { disturbed } from './disturb.js';
export { Naive, naiveOf } from './game.js';
export { PACKS } from './packs.js';
export { seen } from './seen.js';
export { textsOf } from './words.js';
