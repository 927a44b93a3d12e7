import type { Player } from '../../../core/contract/game.js';
import { ask } from '../../../core/contract/run.js';
import { sum } from '../../../core/data/list.js';
import type { Run } from '../run.js';
import { rightOf } from '../state/index.js';
import { launch } from './pieces.js';

/**
 * Puts a ship into the queue of the sun's zone, by an action or an effect; all but its owner take shipyard cards.
 * @rule AN-SHP-3 AN-SHP-5 AN-SHP-6 AN-EFF-2
 */
export const putShip = (run: Run, owner: Player): void => {
  const { draft, emit } = run;
  launch(run, owner, draft.sun, 'built');
  const left = draft.players - 1;
  if (sum(draft.pile) >= left) return ask(run, { kind: 'pick', player: rightOf(draft, owner), left });
  const counts = draft.pile;
  draft.gone = draft.gone.map((count, card) => count + counts[card]!);
  draft.pile = counts.map(() => 0);
  emit?.({ kind: 'pileBoxed', counts });
};
