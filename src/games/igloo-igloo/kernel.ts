import type { Kernel } from '../../core/contract/kernel.js';
import { goOn } from './apply/turn.js';
import { declared } from './clauses/reasons.js';
import { prepare } from './components.js';
import { secrets } from './events.js';
import { facts, plain } from './facts.js';
import { kinds, phases } from './kinds.js';
import { format, moveSecrets } from './moves/index.js';
import { options } from './options.js';
import { score } from './score/index.js';
import { deal, unpack } from './setup.js';
import { clone } from './state/draft.js';
import { hides } from './state/secrets.js';
import type { IglooIgloo } from './types.js';

/** The rules of Igloo Igloo. */
export const kernel: Kernel<IglooIgloo> = {
  id: 'igloo-igloo',
  title: 'Igloo Igloo',
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
  next: goOn,
  score,
};
