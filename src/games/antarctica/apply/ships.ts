import type { Player } from '../../../core/contract/game.js';
import { sum } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import type { Run } from '../run.js';
import { nextPlayer } from '../state/index.js';
import { enqueueShip } from './pieces.js';

/**
 * Puts a ship into the queue of the sun's zone, by an action or an effect; all but its owner take shipyard cards.
 * @rule AN-SHP-3 AN-SHP-5 AN-SHP-6 AN-EFF-2
 */
export const buildShipAtSun = (run: Run, owner: Player): void => {
  const { draft, emit } = run;
  enqueueShip(run, owner, draft.sun, 'built');
  const playersLeft = draft.players - 1;
  if (sum(draft.shipyardPile) >= playersLeft)
    return ask(run, { kind: 'pick', decider: nextPlayer(draft, owner), playersLeft });
  const counts = draft.shipyardPile;
  draft.removedShipyardCards = draft.removedShipyardCards.map((count, card) => count + counts[card]!);
  draft.shipyardPile = counts.map(() => 0);
  emit?.({ kind: 'pileRemoved', counts });
};
