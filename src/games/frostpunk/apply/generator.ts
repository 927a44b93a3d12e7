import type { Draft } from '../../../core/draft.js';
import { draw, type RandomState } from '../../../core/random.js';
import { changeHeat, changePressure, spend } from '../effects/goods.js';
import { ask, type Run, start } from '../run.js';
import type { Phase } from '../state/index.js';
import type { StageRules } from './steps.js';

const ASK_FEED: Phase = Object.freeze({ kind: 'feed' });

/** @rule FP-GEN-1 */
export const askFeed = (run: Run): void => ask(run, ASK_FEED);

/**
 * Coal is burnt, and the heat rises by as much.
 * @rule FP-GEN-1 FP-ACT-3 FP-NIGHT-3
 */
export const feed = (run: Run, n: number): void => {
  spend(run, 'coal', n);
  changeHeat(run, run.draft.heat + n);
};

/** @rule FP-GEN-2 */
const freeze = (run: Run): void => {
  const { draft, box } = run;
  for (let space = draft.cold; space > draft.heat; space--) {
    const icon = box.parts.tracks.icons[space]!;
    if (icon !== 'none') start(run, 'sick', { type: icon });
  }
};

/**
 * New cubes are thrown, old ones are hit, the drawer is pulled, and closed again.
 * @rule FP-GEN-3 FP-GEN-4 FP-GEN-5
 */
const throwCubes = (run: Run): void => {
  const { draft, box, emit } = run;
  const { of, fall, knock, pull, close } = box.parts.tower;
  const { tower, random } = draft;
  const n = box.parts.tracks.throws[draft.heat]!;
  const fallen = countFalling(random, n, fall, of);
  const old = tower.inside - tower.drawer;
  const hit = n > 0 ? countFalling(random, old, knock, of) : 0;
  let retained = old + n - fallen - hit;
  const pulled = countFalling(random, retained, pull, of);
  retained -= pulled;
  const fell = tower.drawer + fallen + hit + pulled;
  draft.tower = { inside: retained, drawer: 0 };
  emit?.({ kind: 'throw', n, fell, left: retained });
  changePressure(run, fell);
  if (draft.outcome === 'none') draft.tower.drawer = countFalling(random, retained, close, of);
};

const countFalling = (random: Draft<RandomState>, cubes: number, chance: number, of: number): number => {
  let falling = 0;
  for (let i = 0; i < cubes; i++) if (draw(random, of) < chance) falling++;
  return falling;
};

/** @rule FP-GEN-6 */
const coolDown = (run: Run): void => changeHeat(run, 0);

/** Générateur. */
export const generator: StageRules = { steps: [askFeed, freeze, throwCubes, coolDown] };
