import type { Kernel } from '../../../src/core/contract/kernel.js';
import { endTurn } from './apply.js';
import { declared } from './clauses/reasons.js';
import { prepare } from './components.js';
import { secrets } from './events.js';
import { facts, plain } from './facts.js';
import { kinds, phases } from './kinds.js';
import { format, moveSecrets } from './moves.js';
import { options } from './options.js';
import { score } from './score.js';
import { deal, unpack } from './setup.js';
import { clone } from './state/draft.js';
import { hides } from './state/secrets.js';
import type { Toy } from './types.js';

/** The rules of Toy. */
export const kernel: Kernel<Toy> = {
  id: 'toy',
  title: 'Toy',
  players: { min: 2, max: 3 },
  version: '1',
  reasons: declared,
  parameterFinders: facts,
  englishNames: plain,
  stateMasks: hides,
  hiddenEventFields: secrets,
  hiddenMoveFields: moveSecrets,
  kinds,
  phases,

  prepare,
  format,
  clone,

  options,
  stateBeforeDeal: unpack,
  deal,
  nextStep: endTurn,
  score,
};
