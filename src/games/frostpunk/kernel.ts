import type { Kernel } from '../../core/kernel.js';
import { goOn } from './apply/course.js';
import { prepare } from './box.js';
import { refusals } from './clauses/refusals.js';
import { secrets } from './events.js';
import { kinds, phases } from './kinds/index.js';
import { format } from './moves/index.js';
import { options } from './options.js';
import { score } from './score.js';
import { deal, unpack } from './setup.js';
import { clone } from './state/draft.js';
import { hides } from './state/secrets.js';
import type { Frostpunk } from './types.js';

/** The rules of Frostpunk. */
export const kernel: Kernel<Frostpunk> = {
  id: 'frostpunk',
  title: 'Frostpunk',
  players: { min: 1, max: 4 },
  version: '1',
  refusals,
  hides,
  secrets,
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
