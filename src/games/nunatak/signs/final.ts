import { type Sign, signWords } from '../../../core/signs.js';
import type { Category } from '../categories.js';
import type { State } from '../state/index.js';
import type { Nunatak } from '../types.js';
import type { PartSigns, Step } from './moments.js';

const { onEvent, onMove } = signWords<Nunatak>();

const isFinal = (_: unknown, { before }: { readonly before: State }): boolean => before.phase.kind === 'final';

/** Somebody is asked for end favours who was not before. */
const asksNext = ({ before, after }: Step): boolean => {
  if (after.phase.kind !== 'final' || before === null) return false;
  const { phase } = before;
  const isAsked = phase.kind === 'final' || phase.kind === 'transform' || phase.kind === 'into';
  return !isAsked || phase.asked !== after.phase.asked;
};

/** Somebody scores in a category of the final count. */
const counted = (category: Category): Sign<Nunatak> =>
  onEvent('gameOver', ({ score }) => score.players.some(({ categories }) => categories[category] > 0));

/** The end favours, the final count, and who wins. */
export const final: PartSigns = {
  'NU-FINAL-1': asksNext,
  'NU-FINAL-2': onMove('pass', isFinal),
  'NU-FINAL-3': onMove('favour', isFinal),

  // Also where it is nobody who scores.
  'NU-SCORE-1': onEvent('gameOver'),
  'NU-SCORE-3': counted('labourers'),
  'NU-SCORE-4': counted('sculptors'),
  'NU-SCORE-5': counted('artisans'),
  'NU-SCORE-6': counted('beasts'),
  'NU-SCORE-7': counted('engineers'),
  'NU-SCORE-8': counted('elders'),
  'NU-SCORE-9': counted('unusedFavours'),
  'NU-SCORE-10': counted('sets'),
  'NU-SCORE-11': onEvent('gameOver', (_, { after }) => after.areas.length > after.players),

  'NU-WIN-1': onEvent('gameOver', (_, { after }) => after.players > 1),
};
