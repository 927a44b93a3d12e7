import { CITIZENS } from '../components/index.js';
import { onEvent, onMove, onStep, type PartSigns } from './words.js';

/** The signs that the clauses about the Action phase took effect. */
export const action: PartSigns = {
  'FP-ACT-1': onEvent('meeplesChanged', ({ type }) => CITIZENS.some((citizen) => citizen === type)),
  'FP-ACT-2': onStep('action', 'muster', ({ after }) => after.covered.some((tokens) => tokens > 0)),
  'FP-ACT-5': onEvent('actionTaken', ({ cold }, { after }) => cold || after.act.meeple === 'automaton'),
  'FP-ACT-6': onEvent('actionTaken'),
  'FP-ACT-9': onEvent('tileDrawn', (_, { before }) => before !== null),
  'FP-ACT-10': onEvent('tilePlaced'),
  'FP-ACT-13': onMove(['construct', 'dismantle', 'upgrade']),
  // The first site of the Building is occupied.
  'FP-ACT-16': onMove('use', ({ site }, { before }) => before.meeple[site] !== 'none'),
};
