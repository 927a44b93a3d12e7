import { later } from '../../../core/chance/random.js';
import { changeHeat, changePressure } from '../effects/goods.js';
import { ask, type Run, startBuiltIn } from '../run.js';
import type { Phase } from '../state/index.js';
import type { StageRules } from './steps.js';
import { drawDrawer, drawOut } from './tower.js';

const ASK_FEED: Phase = Object.freeze({ kind: 'feed' });

/** @rule FP-GEN-1 */
export const askFeed = (run: Run): void => ask(run, ASK_FEED);

/** @rule FP-GEN-2 */
const freeze = (run: Run): void => {
  const { draft, box } = run;
  for (let space = draft.cold; space > draft.heat; space--) {
    const icon = box.components.tracks.icons[space]!;
    if (icon !== 'none') startBuiltIn(run, 'sick', { type: icon });
  }
};

/**
 * Throws new cubes: old ones are hit, then the drawer is pulled, and closed again. Nobody sees what lies in it then.
 * @rule FP-GEN-3 FP-GEN-4 FP-GEN-5
 */
const throwCubes = (run: Run): void => {
  const { draft, box, emit } = run;
  const n = box.components.tracks.throws[draft.heat]!;
  const fell = drawOut(draft, box, n);
  const inside = draft.tower.inside + n - fell;
  draft.tower = { inside, drawer: 0 };
  emit?.({ kind: 'cubesThrown', n, fell, left: inside });
  changePressure(run, fell);
  if (draft.outcome === 'none') draft.tower.drawer = later(() => drawDrawer(draft.random, inside, box));
};

/** @rule FP-GEN-6 */
const coolDown = (run: Run): void => changeHeat(run, 0);

/** The Generator phase (Générateur). */
export const generator: StageRules<'generator'> = {
  steps: { feed: askFeed, freeze, throw: throwCubes, cool: coolDown },
};
