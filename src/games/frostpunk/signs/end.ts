import { onEnd, onEvent, type PartSigns } from './words.js';

/** The signs that the clauses about the end of the game took effect. */
export const end: PartSigns = {
  'FP-LOSE-1': onEnd('hope'),
  'FP-LOSE-2': onEnd('discontent'),
  'FP-LOSE-3': onEnd('generator'),
  'FP-LOSE-4': onEnd('sickness'),
  'FP-LOSE-5': onEnd('hunger'),
  'FP-LOSE-6': onEnd('corpses'),
  // The effects under way are no longer resolved.
  'FP-LOSE-7': onEvent('gameOver', ({ result }, { before }) => {
    return result === 'lost' && before !== null && before.agenda.length > 0;
  }),
  'FP-WIN-1': onEvent('gameOver', ({ result }) => result === 'won'),
};
