import type { Kernel } from '../../core/contract/kernel.js';
import { nextStep } from './apply/turn.js';
import { reasonTable } from './clauses/reasons.js';
import { prepare } from './components.js';
import { kinds, phases } from './kinds.js';
import { format } from './moves/index.js';
import { englishNames, parameterFinders } from './refusal-parameters.js';
import { score } from './score/index.js';
import { deal, options, stateBeforeDeal } from './setup.js';
import { clone } from './state/draft.js';
import { stateMasks } from './state/masks.js';
import type { IglooIgloo } from './types.js';

/** The rules of Igloo Igloo. */
export const kernel: Kernel<IglooIgloo> = {
  id: 'igloo-igloo',
  title: 'Igloo Igloo',
  players: { min: 2, max: 4 },
  version: '4',
  reasons: reasonTable,
  parameterFinders,
  englishNames,
  stateMasks,
  hiddenEventFields: { tileKept: ['tile'] },
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
