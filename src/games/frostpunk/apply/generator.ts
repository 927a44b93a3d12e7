import { deferDraw } from '../../../core/chance/random.js';
import { changeHeat, changePressure } from '../effects/resources.js';
import { ask, pushBuiltIn, type Run } from '../run.js';
import type { Phase } from '../state/index.js';
import type { StageRules } from './stage-rules.js';
import { drawDrawerCubes, drawFallenCubes } from './tower.js';

const ASK_BURN_COAL: Phase = Object.freeze({ kind: 'burnCoal' });

/** @rule FP-GEN-1 */
export const askBurnCoal = (run: Run): void => ask(run, ASK_BURN_COAL);

/** @rule FP-GEN-2 */
const freeze = (run: Run): void => {
  const { draft, box } = run;
  for (let space = draft.cold; space > draft.heat; space--) {
    const icon = box.components.tracks.sickTypes[space]!;
    if (icon !== 'none') pushBuiltIn(run, 'sick', { citizenType: icon });
  }
};

/**
 * Throws new cubes: old ones are hit, then the drawer is pulled, and closed again. Nobody sees what lies in it then.
 * @rule FP-GEN-3 FP-GEN-4 FP-GEN-5
 */
const throwCubes = (run: Run): void => {
  const { draft, box, emit } = run;
  const amount = box.components.tracks.thrownCubes[draft.heat]!;
  const fallen = drawFallenCubes(draft, box, amount);
  const inside = draft.tower.inside + amount - fallen;
  draft.tower = { inside, drawer: 0 };
  emit?.({ kind: 'cubesThrown', amount, fallen, inside });
  changePressure(run, fallen);
  if (draft.outcome === 'none') draft.tower.drawer = deferDraw(() => drawDrawerCubes(draft.random, inside, box));
};

/** @rule FP-GEN-6 */
const coolDown = (run: Run): void => changeHeat(run, 0);

/** The Generator phase (Générateur). */
export const generator: StageRules<'generator'> = {
  steps: { burnCoal: askBurnCoal, freeze, throw: throwCubes, cool: coolDown },
};
