import type { Kernel } from '../../core/contract/kernel.js';
import { endTurn } from './apply.js';
import { reasonTable } from './clauses/reasons.js';
import { prepare } from './components.js';
import { kinds, phases } from './kinds.js';
import { format } from './moves.js';
import { englishNames, parameterFinders } from './refusal-parameters.js';
import { score } from './score/index.js';
import { deal, options, stateBeforeDeal } from './setup.js';
import { clone } from './state/draft.js';
import { stateMasks } from './state/masks.js';
import type { Blueprints } from './types.js';

/** The rules of Blueprints. */
export const kernel: Kernel<Blueprints> = {
  id: 'blueprints',
  title: 'Blueprints',
  players: { min: 2, max: 4 },
  version: '4',
  reasons: reasonTable,
  parameterFinders,
  englishNames,
  stateMasks,
  hiddenEventFields: { planDealt: ['plan'], dieBuilt: ['cell', 'level'] },
  hiddenMoveFields: { build: ['cell'] },
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
};
