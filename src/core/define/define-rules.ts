import type { Rules } from '../contract/game.js';
import type { Kernel } from '../contract/kernel.js';
import { deepFreeze } from '../data/deep-freeze.js';
import { createEngine } from '../engine/engine.js';
import { registerInternals } from '../engine/internals.js';
import { createLegalityFunctions } from '../engine/legality.js';
import { createMoveFunctions } from '../engine/make-moves.js';
import { createQueryFunctions } from '../engine/queries.js';
import { createSetupFunctions } from '../engine/setup.js';
import { createViewFunctions } from '../engine/views.js';
import type { Types } from '../types/base-types.js';
import type { ActionSpace } from './action-space.js';

/** Builds the functions needed to play a kernel with the components of an action space. */
export const defineRules = <G extends Types>(
  kernel: Kernel<G>,
  { box, moveIndex, ...actions }: ActionSpace<G>,
): Rules<G> => {
  const engine = createEngine(kernel, box);
  const internals = { kernel, box, engine, moveIndex };
  const { ifLegal, ...legality } = createLegalityFunctions(internals);
  const rules: Rules<G> = {
    id: kernel.id,
    title: kernel.title,
    players: deepFreeze(kernel.players),
    version: kernel.version,
    componentsId: box.id,
    ...actions,
    ...createSetupFunctions(internals),
    ...createQueryFunctions(internals),
    ...createMoveFunctions(internals, { ifLegal }),
    ...createViewFunctions(internals),
    ...legality,
  };
  return registerInternals(Object.freeze(rules), internals);
};
