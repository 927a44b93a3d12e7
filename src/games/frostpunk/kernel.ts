import type { Kernel } from '../../core/contract/kernel.js';
import { goOn } from './apply/course.js';
import { prepare } from './box.js';
import { declared } from './clauses/reasons.js';
import { secrets } from './events.js';
import { facts, plain } from './facts.js';
import { kinds, phases } from './kinds/index.js';
import { format, moveSecrets } from './moves/index.js';
import { options } from './options.js';
import { returns, score } from './score/index.js';
import { deal, unpack } from './setup.js';
import { clone } from './state/draft.js';
import { hides } from './state/secrets.js';
import type { Frostpunk } from './types.js';

/** The rules of Frostpunk. */
export const kernel: Kernel<Frostpunk> = {
  id: 'frostpunk',
  title: 'Frostpunk',
  players: { min: 1, max: 4 },
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
  returns,
};
