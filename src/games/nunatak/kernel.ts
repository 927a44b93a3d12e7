import type { Kernel } from '../../core/contract/kernel.js';
import { endTurn } from './apply/end.js';
import { declared } from './clauses/reasons.js';
import { prepare } from './components/index.js';
import { secrets } from './events/index.js';
import { facts, plain } from './facts.js';
import { kinds, phases } from './kinds.js';
import { format, moveSecrets } from './moves/index.js';
import { options } from './options.js';
import { score } from './score/index.js';
import { returns } from './score/progress.js';
import { deal, unpack } from './setup.js';
import { clone } from './state/draft.js';
import { hides } from './state/secrets.js';
import type { Nunatak } from './types.js';

/** The rules of Nunatak. */
export const kernel: Kernel<Nunatak> = {
  id: 'nunatak',
  title: 'Nunatak',
  players: { min: 1, max: 4 },
  version: '4',
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
  returns,
};
