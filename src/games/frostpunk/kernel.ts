import type { Kernel } from '../../core/contract/kernel.js';
import { nextStep } from './apply/next-step.js';
import { prepare } from './box.js';
import { reasonTable } from './clauses/reasons.js';
import { kinds, phases } from './kinds/index.js';
import { format } from './moves/index.js';
import { englishNames, parameterFinders } from './refusal-parameters.js';
import { returns, score } from './score/index.js';
import { deal, options, stateBeforeDeal } from './setup.js';
import { clone } from './state/draft.js';
import { stateMasks } from './state/masks.js';
import type { Frostpunk } from './types.js';

/** The rules of Frostpunk. */
export const kernel: Kernel<Frostpunk> = {
  id: 'frostpunk',
  title: 'Frostpunk',
  players: { min: 1, max: 4 },
  version: '7',
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
  returns,
};
