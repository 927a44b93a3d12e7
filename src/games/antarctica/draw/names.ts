import { named, ordinal } from '../../../words/message.js';
import type { Staged } from './staged.js';

/** Returns the name of a building. */
export const building = named('building');

/** Returns the number of a zone or track as people count, from 1. */
export const numberOf = (id: string): string => String(ordinal(Number(id)));

/** Writes the number of a player's pieces. */
export const counted = (write: Staged['write'], kind: 'ships' | 'cubes' | 'hand', count: number): string =>
  write('draw.counted', { place: write(`draw.empty.${kind}`), count });
