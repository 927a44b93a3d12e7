export { Bystander, tableOf } from './bystander.js';
export { CHOOSERS } from './choosers.js';
export { Naive } from './game.js';
export { EVERY_TEXT } from './words.js';
