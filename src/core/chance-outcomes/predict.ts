import type { Kernel } from '../contract/kernel.js';
import { deepCopy } from '../data/copy.js';
import type { RulesEngine } from '../engine/play.js';
import { hide, leaveOut, type Mask } from '../hidden/masks.js';
import { maskedFields } from '../hidden/viewing.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import { seedView } from './draft-sampler.js';
import { assertNoHidden, guardedDraft, nullIfHiddenRead, unwrapAll } from './guarded-draft.js';

/**
 * Returns a function that predicts the viewer's view after a move, by a run of the rules that must not read anything
 * hidden; it returns null where the move may reveal something or draws from chance.
 */
export const createPredictor = <G extends Types>(
  kernel: Kernel<G>,
  engine: RulesEngine<G>,
): ((view: G['View'], move: G['SeenMove']) => G['View'] | null) => {
  const masks = Object.entries<Mask>(kernel.stateMasks);
  return (view, move) =>
    nullIfHiddenRead(() => {
      const draft = kernel.clone(deepCopy(seedView<G>(view))) as G['Draft']; // hidden fields are never read
      const run = engine.startRun(guardedDraft(Object.assign(draft, { random: HIDDEN })), undefined);
      const guardedMove: G['Move'] = guardedDraft({ ...move });
      // A move that turns out to be legal may be news, too.
      if (engine.forbiddenBy(run.draft, guardedMove) !== undefined) return null;
      engine.perform(run, guardedMove);
      const next: G['State'] = unwrapAll(draft);
      const { viewer } = view;
      const { random: _, ...visible } = { ...next, ...maskedFields(masks, { state: next, viewer, mask: leaveOut }) };
      assertNoHidden(visible);
      return { ...next, random: HIDDEN, ...maskedFields(masks, { state: next, viewer, mask: hide }), viewer };
    });
};
