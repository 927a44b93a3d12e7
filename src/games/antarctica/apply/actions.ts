import type { Player } from '../../../core/contract/game.js';
import { ask } from '../../../core/contract/run.js';
import { changed, joined, replaced } from '../../../core/data/list.js';
import { type CardTable, DECKS } from '../components/index.js';
import { canAdvance, NO_TRACK } from '../legal/tracks.js';
import type { Build, Research, Sail } from '../moves/index.js';
import type { Run } from '../run.js';
import { moverOf, type State } from '../state/index.js';
import { missingNeed, strengthIn, targetOf } from '../zones.js';
import { hasPlacedAll, placeScientists, recruitUpTo, sailTo, spend } from './pieces.js';
import { advanceCube } from './research.js';
import { putShip } from './ships.js';

/** @rule AN-MOV-5 AN-MOV-7 AN-MOV-1 */
export const sail = (run: Run, { to }: Sail): void => {
  const { queues, sun, turn } = run.draft;
  turn.begun = true;
  turn.moved = true;
  turn.target = to;
  sailTo(run, { from: sun, position: queues[sun]!.indexOf(turn.ship!) + 1, to }, 'turn');
};

/** @rule AN-REC-2 AN-ACT-1 */
export const recruit = (run: Run): void => {
  const { draft } = run;
  const player = moverOf(draft);
  draft.turn.acted = true;
  recruitUpTo(run, player, strengthIn(draft, targetOf(draft), player), 'camp');
};

/** @rule AN-RES-2 */
export const research = (run: Run, { track }: Research): void => {
  const { draft } = run;
  const player = moverOf(draft);
  draft.turn.acted = true;
  advanceCube(run, { player, track, steps: strengthIn(draft, targetOf(draft), player) }, 'centre');
};

/**
 * Pays, builds, places the scientists, takes the card; then a cube advances.
 * @rule AN-BLD-9 AN-BLD-10 AN-BLD-11
 */
export const build = (run: Run, { deck }: Build): void => {
  const { draft, box, emit } = run;
  const player = moverOf(draft);
  const target = targetOf(draft);
  const top = draft.decks[deck][0]!;
  const rest = draft.decks[deck].slice(1);
  const card = box.cards[top]!;
  draft.turn.acted = true;
  pay(run, player, card);
  draft.buildings = replaced(draft.buildings, target, joined(draft.buildings[target]!, card.builds));
  draft.supply = changed(draft.supply, card.kind, -1);
  emit?.({ kind: 'buildingBuilt', player, zone: target, building: card.builds, deck, card: top });
  placeScientists(run, player, target, card.scientists, 'building');
  draft.taken = replaced(draft.taken, player, joined(draft.taken[player]!, top));
  draft.decks = { ...draft.decks, [deck]: rest };
  draft.ending = endingAfter(draft, player);
  emit?.({ kind: 'deckTurned', deck, card: rest[0] ?? null });
  if (card.steps > 0 && canAdvance(draft, box, player, NO_TRACK)) {
    ask(run, { kind: 'advance', player, steps: card.steps });
  }
};

/**
 * Discards the resource card that replaces the need without access, if there is such a need.
 * @rule AN-BLD-6 AN-BLD-7 AN-CRD-2
 */
const pay = (run: Run, player: Player, card: CardTable): void => {
  const { draft, emit } = run;
  const missing = missingNeed(draft, card, player);
  if (missing === 'none' || missing === 'many' || missing.sort === null) return;
  const { sort, building: instead } = missing;
  spend(draft, player, sort);
  draft.stop.played = replaced(draft.stop.played, player, true);
  emit?.({ kind: 'resourceUsed', player, sort, instead });
};

/** @rule AN-END-1 AN-END-2 */
const endingAfter = (state: State, player: Player): State['ending'] => {
  if (hasPlacedAll(state, player)) return 'last-scientist';
  return DECKS.every((deck) => state.decks[deck].length === 0) ? 'last-building' : null;
};

/**
 * Puts a ship into the queue of the sun's zone and closes the turn.
 * @rule AN-SHP-4
 */
export const buildShip = (run: Run): void => {
  const { turn } = run.draft;
  turn.acted = true;
  turn.closing = true;
  putShip(run, moverOf(run.draft));
};
