import type { Kernel } from '../../core/contract/kernel.js';
import { nextStep } from './apply/turn.js';
import { reasonTable } from './clauses/reasons.js';
import { prepare } from './components/index.js';
import { kinds, phases } from './kinds.js';
import { format } from './moves/index.js';
import { englishNames, parameterFinders } from './refusal-parameters.js';
import { score } from './score/index.js';
import { deal, options, stateBeforeDeal } from './setup.js';
import { clone } from './state/draft.js';
import { stateMasks } from './state/masks.js';
import type { Antarctica } from './types.js';

/** The rules of Antarctica, as the engine needs them. */
export const kernel: Kernel<Antarctica> = {
  id: 'antarctica',
  title: 'Antarctica',
  players: { min: 2, max: 4 },
  version: '6',
  reasons: reasonTable,
  parameterFinders,
  englishNames,
  stateMasks,
  hiddenEventFields: {},
  hiddenMoveFields: {},
  kinds,
  phases,

  prepare,
  format,
  clone,

  options,
  stateBeforeDeal,
  deal,
  nextStep,
  score,
};
