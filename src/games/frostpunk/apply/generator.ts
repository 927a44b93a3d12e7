import { draw, type RandomState } from '../../../core/chance/random.js';
import type { Mutable } from '../../../core/data/copy.js';
import { changeHeat, changePressure } from '../effects/goods.js';
import { ask, type Run, startBuiltIn } from '../run.js';
import type { Phase } from '../state/index.js';
import type { StageRules } from './steps.js';

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
 * Throws new cubes: old ones are hit, then the drawer is pulled, and closed again.
 * @rule FP-GEN-3 FP-GEN-4 FP-GEN-5
 */
const throwCubes = (run: Run): void => {
  const { draft, box, emit } = run;
  const { of, fall, knock, pull, close } = box.components.tower;
  const { tower, random } = draft;
  const n = box.components.tracks.throws[draft.heat]!;
  const fallen = countFalling(random, n, fall, of);
  const old = tower.inside - tower.drawer;
  const hit = n > 0 ? countFalling(random, old, knock, of) : 0;
  let retained = old + n - fallen - hit;
  const pulled = countFalling(random, retained, pull, of);
  retained -= pulled;
  const fell = tower.drawer + fallen + hit + pulled;
  draft.tower = { inside: retained, drawer: 0 };
  emit?.({ kind: 'cubesThrown', n, fell, left: retained });
  changePressure(run, fell);
  if (draft.outcome === 'none') draft.tower.drawer = countFalling(random, retained, close, of);
};

const countFalling = (random: Mutable<RandomState>, cubes: number, chance: number, of: number): number => {
  let falling = 0;
  for (let i = 0; i < cubes; i++) if (draw(random, of) < chance) falling++;
  return falling;
};

/** @rule FP-GEN-6 */
const coolDown = (run: Run): void => changeHeat(run, 0);

/** The Generator phase (Générateur). */
export const generator: StageRules<'generator'> = {
  steps: { feed: askFeed, freeze, throw: throwCubes, cool: coolDown },
};
