import { type Sign, signWords } from '../../../signs/sign.js';
import type { State } from '../state/index.js';
import type { Nunatak } from '../types.js';
import type { PartSigns } from './moments.js';

const { always } = signWords<Nunatak>();

/** Returns a sign of the deal of a game for one of these numbers of players. */
const dealtTo =
  (...players: readonly State['players'][]): Sign<Nunatak> =>
  (made) =>
    always(made) && players.includes(made.after.players);

/** The signs that the general clauses and those about set-up took effect. */
export const setup: PartSigns = {
  'NU-GEN-3': always,

  'NU-SETUP-1': always,
  'NU-SETUP-2': always,
  'NU-SETUP-3': always,
  'NU-SETUP-4': always,
  'NU-SETUP-5': always,
  'NU-SETUP-6': dealtTo(1, 3),
  'NU-SETUP-7': always,
  'NU-SETUP-8': dealtTo(2),
  'NU-SETUP-9': dealtTo(1),
  'NU-SETUP-10': dealtTo(4),
  'NU-SETUP-11': dealtTo(2),
  'NU-SETUP-12': always,
  'NU-SETUP-13': dealtTo(1),
};
