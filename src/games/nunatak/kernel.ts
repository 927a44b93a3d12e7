import type { Kernel } from '../../core/contract/kernel.js';
import { endTurn } from './apply/end.js';
import { reasonTable } from './clauses/reasons.js';
import { prepare } from './components/index.js';
import { kinds, phases } from './kinds.js';
import { format } from './moves/index.js';
import { englishNames, parameterFinders } from './refusal-parameters.js';
import { returns } from './score/evaluate.js';
import { score } from './score/index.js';
import { deal, options, stateBeforeDeal } from './setup.js';
import { clone } from './state/draft.js';
import { stateMasks } from './state/masks.js';
import type { Nunatak } from './types.js';

/** The rules of Nunatak. */
export const kernel: Kernel<Nunatak> = {
  id: 'nunatak',
  title: 'Nunatak',
  players: { min: 1, max: 4 },
  version: '6',
  reasons: reasonTable,
  parameterFinders,
  englishNames,
  stateMasks,
  hiddenEventFields: { cardSeen: ['card'] },
  hiddenMoveFields: { orderCards: ['order'] },
  kinds,
  phases,

  prepare,
  format,
  clone,

  options,
  stateBeforeDeal,
  deal,
  nextStep: endTurn,
  score,
  returns,
};
