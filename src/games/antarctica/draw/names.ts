import { nameMessage, ordinal } from '../../../words/message.js';
import type { DrawContext } from './context.js';

/** Returns the name of a building. */
export const buildingName = nameMessage('building');

/** Returns the number of a zone or track as people count, from 1. */
export const numberFromOne = (id: string): string => String(ordinal(Number(id)));

/** Writes the number of a player's pieces. */
export const writeCount = (write: DrawContext['formatText'], kind: 'ships' | 'cubes' | 'hand', count: number): string =>
  write('draw.counted', { place: write(`draw.empty.${kind}`), count });
