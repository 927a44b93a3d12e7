import type { RuleBroken } from '../../../core/errors/errors.js';
import { createReasonTable, parseReasons, type ReasonIn } from '../../../core/errors/reasons.js';
import { refusals } from '../words/en/refusals.js';
import type { Clause } from './index.js';

/** The id of a reason for which Nunatak refuses moves. */
export type Reason = ReasonIn<keyof typeof refusals>;

/** A sentence of a reason; it declares parameters. */
export type Sentence = (typeof refusals)[keyof typeof refusals];

/** The refusal of a move for a rule of Nunatak. */
export interface Refusal extends RuleBroken<Clause, Reason> {}

/** The reasons with the sentences that declare their parameters. */
export const reasonTable = createReasonTable<Clause, keyof typeof refusals>(refusals);

/** The reasons for which Nunatak refuses moves. */
export const reasons = parseReasons(reasonTable);
