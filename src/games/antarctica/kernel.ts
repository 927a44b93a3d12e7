import type { Kernel } from '../../core/contract/kernel.js';
import { goOn } from './apply/turn.js';
import { declared } from './clauses/reasons.js';
import { prepare } from './components/index.js';
import { secrets } from './events/index.js';
import { facts, plain } from './facts.js';
import { kinds, phases } from './kinds.js';
import { format, moveSecrets } from './moves/index.js';
import { options } from './options.js';
import { score } from './score/index.js';
import { deal, unpack } from './setup.js';
import { clone } from './state/draft.js';
import { hides } from './state/secrets.js';
import type { Antarctica } from './types.js';

/** The rules of Antarctica, as the engine needs them. */
export const kernel: Kernel<Antarctica> = {
  id: 'antarctica',
  title: 'Antarctica',
  players: { min: 2, max: 4 },
  version: '5',
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
  next: goOn,
  score,
};
