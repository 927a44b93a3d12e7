import type { Kernel } from '../../core/contract/kernel.js';
import { endTurn } from './apply.js';
import { declared } from './clauses/reasons.js';
import { prepare } from './components.js';
import { secrets } from './events.js';
import { facts, plain } from './facts.js';
import { kinds, phases } from './kinds.js';
import { format, moveSecrets } from './moves.js';
import { options } from './options.js';
import { score } from './score/index.js';
import { deal, unpack } from './setup.js';
import { clone } from './state/draft.js';
import { hides } from './state/secrets.js';
import type { Blueprints } from './types.js';

/** The rules of Blueprints. */
export const kernel: Kernel<Blueprints> = {
  id: 'blueprints',
  title: 'Blueprints',
  players: { min: 2, max: 4 },
  version: '3',
  reasons: declared,
  facts,
  plain,
  hides,
  secrets,
  moveSecrets,
  kinds,
  phases,

  prepare,
  format,
  clone,

  options,
  unpack,
  deal,
  next: endTurn,
  score,
};
