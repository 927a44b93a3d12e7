import type { Rules } from '../contract/game.js';
import type { Kernel } from '../contract/kernel.js';
import { frozen } from '../data/frozen.js';
import type { Types } from '../types/base-types.js';
import { dealingOf } from './dealing.js';
import type { ActionSpace } from './define-actions.js';
import { keepInternals } from './internals.js';
import { judgingOf } from './judging.js';
import { performingOf } from './performing.js';
import { playOf } from './play.js';
import { readingOf } from './reading.js';
import { viewsOf } from './views.js';

/** Builds the functions needed to play a kernel with the components of an action space. */
export const defineRules = <G extends Types>(
  kernel: Kernel<G>,
  { box, index: catalogue, ...actions }: ActionSpace<G>,
): Rules<G> => {
  const play = playOf(kernel, box);
  const inside = { kernel, box, play, catalogue };
  const { judged, ...judging } = judgingOf(inside);
  const rules: Rules<G> = {
    id: kernel.id,
    title: kernel.title,
    players: frozen(kernel.players),
    version: kernel.version,
    componentsId: box.id,
    ...actions,
    ...dealingOf(inside),
    ...readingOf(inside),
    ...performingOf(inside, { judged }),
    ...viewsOf(inside),
    ...judging,
  };
  return keepInternals(Object.freeze(rules), inside);
};
