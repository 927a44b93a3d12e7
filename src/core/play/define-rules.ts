import type { Rules } from '../contract/game.js';
import type { Kernel } from '../contract/kernel.js';
import { copyOf } from '../data/copy.js';
import { frozen } from '../data/frozen.js';
import type { Types } from '../types/base-types.js';
import { actionsOf } from './actions.js';
import { catalogueOf } from './catalogue.js';
import { dealingOf } from './dealing.js';
import { keepInternals } from './internals.js';
import { judgingOf } from './judging.js';
import { performingOf } from './performing.js';
import { playOf } from './play.js';
import { readingOf } from './reading.js';
import { viewsOf } from './views.js';

/**
 * Builds the functions needed to play a kernel with some components; states name the components by `id`, a digest of
 * their data. Freezes the components.
 */
export const defineRules = <G extends Types>(kernel: Kernel<G>, given: G['Components'], id: string): Rules<G> => {
  const components = frozen(given);
  // From a copy of the components: tables of frozen ones would make playouts half as slow again.
  const box = kernel.prepare(copyOf(components), id);
  const play = playOf(kernel, box);
  const catalogue = catalogueOf<G['Move']>(play.moves, (move) => kernel.format(move, box));
  const inside = { kernel, box, play, catalogue };
  const judging = judgingOf(inside);
  const rules: Rules<G> = {
    id: kernel.id,
    title: kernel.title,
    players: frozen(kernel.players),
    version: kernel.version,
    components,
    componentsId: id,
    ...dealingOf(inside),
    ...readingOf(inside),
    ...actionsOf(inside, judging),
    ...performingOf(inside, judging),
    ...viewsOf(inside),
    legalMoves: judging.legalMoves,
    whyIllegal: judging.whyIllegal,
  };
  return keepInternals(Object.freeze(rules), inside);
};
