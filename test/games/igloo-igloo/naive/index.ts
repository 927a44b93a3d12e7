export { naiveOf } from './from-state.js';
export { Naive } from './game.js';
export { EVERY_TEXT } from './words.js';
