import type { MoveKinds } from '../../../core/contract/rows.js';
import type { Frostpunk } from '../types.js';
import { actions } from './actions.js';
import { answers } from './answers.js';
import { building } from './building.js';
import { journeys } from './journeys.js';
import { turn } from './turn.js';

export { phases } from './phases.js';

/** The kinds of moves, in the order of the catalogue. */
export const kinds: MoveKinds<Frostpunk> = { ...turn, ...actions, ...building, ...answers, ...journeys };
