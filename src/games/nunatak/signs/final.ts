import { type Sign, signWords } from '../../../signs/sign.js';
import type { Category } from '../categories.js';
import type { State } from '../state/index.js';
import type { Nunatak } from '../types.js';
import type { PartSigns, Step } from './moments.js';

const { onEvent, onMove } = signWords<Nunatak>();

const isFinal = (_: unknown, { before }: { readonly before: State }): boolean => before.phase.kind === 'final';

/** Checks whether another player is to decide about end favours. */
const asksNext = ({ before, after }: Step): boolean => {
  if (after.phase.kind !== 'final' || before === null) return false;
  const { phase } = before;
  const isAsked = phase.kind === 'final' || phase.kind === 'transform' || phase.kind === 'into';
  return !isAsked || phase.asked !== after.phase.asked;
};

/** Returns a sign that a player scores in a category of the final count. */
const counted = (category: Category): Sign<Nunatak> =>
  onEvent('gameOver', ({ score }) => score.players.some(({ categories }) => categories[category] > 0));

/** The signs that the clauses about end favours, the final count and the winners took effect. */
export const final: PartSigns = {
  'NU-FINAL-1': asksNext,
  'NU-FINAL-2': onMove('pass', isFinal),
  'NU-FINAL-3': onMove('favour', isFinal),

  // Also if Siku or a dummy would score it.
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
