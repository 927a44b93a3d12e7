/** Draws the rooms of the house and the way of a move through them into docs/house.svg: `npm run house` */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './entries.js';
import { drawMove } from './house/draw.js';
import { measureWalks } from './walks/walks.js';

writeFileSync(join(root, 'docs/house.svg'), drawMove(measureWalks()));
