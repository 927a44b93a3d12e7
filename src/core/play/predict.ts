import type { Kernel } from '../contract/kernel.js';
import { copyOf } from '../data/copy.js';
import { hide, leaveOut, type Mask } from '../hidden/masks.js';
import { maskedFields } from '../hidden/viewing.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import type { Seeded } from '../types/draft.js';
import { NO_CHANCE } from './beginnings.js';
import type { Play } from './play.js';
import { assertSeen, unlessLearnt, unwrapped, watched } from './watched.js';

/**
 * Returns a function that predicts the viewer's view after a move, by a run of the rules that must not read anything
 * hidden; it returns null where the move may reveal something or draws from chance.
 */
export const predictorOf = <G extends Types>(
  kernel: Kernel<G>,
  play: Play<G>,
): ((view: G['View'], move: G['SeenMove']) => G['View'] | null) => {
  const secrets = Object.entries<Mask>(kernel.hides);
  return (view, move) =>
    unlessLearnt(() => {
      const seen: Seeded<G['View']> = copyOf({ ...view, random: NO_CHANCE });
      const draft = kernel.clone(seen) as G['Draft']; // hidden fields are never read
      const run = play.runOn(watched(Object.assign(draft, { random: HIDDEN })), undefined);
      const made: G['Move'] = watched({ ...move });
      // A move that turns out to be legal may be news, too.
      if (play.forbiddenBy(run.draft, made) !== undefined) return null;
      play.perform(run, made);
      const next: G['State'] = unwrapped(draft);
      const { viewer } = view;
      const { random: _, ...open } = { ...next, ...maskedFields(secrets, { state: next, viewer, mask: leaveOut }) };
      assertSeen(open);
      return { ...next, random: HIDDEN, ...maskedFields(secrets, { state: next, viewer, mask: hide }), viewer };
    });
};
