import type { Kernel } from '../../core/kernel.js';
import { endTurn } from './apply/end.js';
import { refusals } from './clauses/refusals.js';
import { prepare } from './components/index.js';
import { secrets } from './events/index.js';
import { kinds, phases } from './kinds.js';
import { format } from './moves/index.js';
import { options } from './options.js';
import { score } from './score/index.js';
import { deal, unpack } from './setup.js';
import { clone } from './state/draft.js';
import { hides } from './state/secrets.js';
import type { Nunatak } from './types.js';

/** The rules of Nunatak. */
export const kernel: Kernel<Nunatak> = {
  id: 'nunatak',
  title: 'Nunatak',
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
  next: endTurn,
  score,
};
