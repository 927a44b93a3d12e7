import type { Player } from '../../../core/contract/game.js';
import { appended, withAdded, withItemAt } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import { DECKS, type PreparedCard } from '../components/index.js';
import type { Build, Research, Sail } from '../moves/index.js';
import type { Run } from '../run.js';
import { moverOf, type State } from '../state/index.js';
import { canAdvance, NO_TRACKS_CHOSEN } from '../track.js';
import { missingNeed, strengthIn, targetZoneOf } from '../zones.js';
import { hasPlacedAll, moveShip, placeScientists, recruitUpTo, spendResourceCard } from './pieces.js';
import { advanceCube } from './research.js';
import { buildShipAtSun } from './ships.js';

/** @rule AN-MOV-5 AN-MOV-7 AN-MOV-1 */
export const sail = (run: Run, { to }: Sail): void => {
  const { queues, sun, turn } = run.draft;
  turn.hasMadeMove = true;
  turn.hasSailed = true;
  turn.targetZone = to;
  moveShip(run, { from: sun, position: queues[sun]!.indexOf(turn.ship!) + 1, to }, 'turn');
};

/** @rule AN-REC-2 AN-ACT-1 */
export const recruit = (run: Run): void => {
  const { draft } = run;
  const player = moverOf(draft);
  draft.turn.hasActed = true;
  recruitUpTo(run, player, strengthIn(draft, targetZoneOf(draft), player), 'camp');
};

/** @rule AN-RES-2 */
export const research = (run: Run, { track }: Research): void => {
  const { draft } = run;
  const player = moverOf(draft);
  draft.turn.hasActed = true;
  advanceCube(run, { player, track, steps: strengthIn(draft, targetZoneOf(draft), player) }, 'centre');
};

/**
 * Pays, builds, places the scientists, takes the card; then a cube advances.
 * @rule AN-BLD-9 AN-BLD-10 AN-BLD-11
 */
export const build = (run: Run, { deck }: Build): void => {
  const { draft, box, emit } = run;
  const decider = moverOf(draft);
  const target = targetZoneOf(draft);
  const topCard = draft.decks[deck][0]!;
  const cardsBelow = draft.decks[deck].slice(1);
  const card = box.buildingCards[topCard]!;
  draft.turn.hasActed = true;
  payMissingNeed(run, decider, card);
  draft.buildings = withItemAt(draft.buildings, target, appended(draft.buildings[target]!, card.builds));
  draft.buildingSupply = withAdded(draft.buildingSupply, card.buildingIndex, -1);
  emit?.({ kind: 'buildingBuilt', player: decider, zone: target, building: card.builds, deck, card: topCard });
  placeScientists(run, decider, target, card.scientists, 'building');
  draft.buildingCards = withItemAt(draft.buildingCards, decider, appended(draft.buildingCards[decider]!, topCard));
  draft.decks = { ...draft.decks, [deck]: cardsBelow };
  draft.ending = endingAfterBuilding(draft, decider);
  emit?.({ kind: 'deckTurned', deck, card: cardsBelow[0] ?? null });
  if (card.steps > 0 && canAdvance(draft, box, decider, NO_TRACKS_CHOSEN)) {
    ask(run, { kind: 'advance', decider, steps: card.steps });
  }
};

/**
 * Discards the resource card that replaces the need without access, if there is such a need.
 * @rule AN-BLD-6 AN-BLD-7 AN-CRD-2
 */
const payMissingNeed = (run: Run, player: Player, card: PreparedCard): void => {
  const { draft, emit } = run;
  const missing = missingNeed(draft, card, player);
  if (missing === 'none' || missing === 'many' || missing.resource === null) return;
  const { resource, building: replacedBuilding } = missing;
  spendResourceCard(draft, player, resource);
  draft.stop.hasPlayedCard = withItemAt(draft.stop.hasPlayedCard, player, true);
  emit?.({ kind: 'resourceCardUsed', player, resource, replacedBuilding });
};

/** @rule AN-END-1 AN-END-2 */
const endingAfterBuilding = (state: State, player: Player): State['ending'] => {
  if (hasPlacedAll(state, player)) return 'last-scientist';
  return DECKS.every((deck) => state.decks[deck].length === 0) ? 'last-building' : null;
};

/**
 * Puts a ship into the queue of the sun's zone and closes the turn.
 * @rule AN-SHP-4
 */
export const buildShip = (run: Run): void => {
  const { turn } = run.draft;
  turn.hasActed = true;
  turn.endsAfterEffects = true;
  buildShipAtSun(run, moverOf(run.draft));
};
