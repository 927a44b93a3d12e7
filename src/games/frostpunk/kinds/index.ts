import type { MoveKinds } from '../../../core/contract/kernel.js';
import type { Frostpunk } from '../types.js';
import { actionKinds } from './actions.js';
import { answerKinds } from './answers.js';
import { buildingKinds } from './building.js';
import { journeyKinds } from './journeys.js';
import { turnKinds } from './turn.js';

export { phases } from './phases.js';

/** The kinds of moves, in the order of the catalogue. */
export const kinds: MoveKinds<Frostpunk> = {
  ...turnKinds,
  ...actionKinds,
  ...buildingKinds,
  ...answerKinds,
  ...journeyKinds,
};
