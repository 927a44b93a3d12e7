import type { Draft } from '../../../core/draft.js';
import type { Emit, Player } from '../../../core/game.js';
import { changed, sum } from '../../../core/list.js';
import { missingNeed, NOTHING_MISSING, sortFor, strengthIn, targetOf } from '../board.js';
import type { Box } from '../components/box.js';
import { type BuildingCard, DECKS, kindOf } from '../components/index.js';
import type { Event } from '../events/index.js';
import { canAdvance, NO_TRACK } from '../legal/tracks.js';
import type { Build, Research, Sail } from '../moves.js';
import { type State, toAct } from '../state/index.js';
import { goOn } from './flow.js';
import { joined, replaced } from './lists.js';
import { hasPlacedAll, launch, placeScientists, recruitUpTo, sailTo, spend } from './pieces.js';
import { advanceCube } from './research.js';

/** @rule AN-MOV-5 AN-MOV-7 AN-MOV-1 */
export const sail = (draft: Draft<State>, box: Box, { to }: Sail, emit: Emit<Event>): void => {
  const { turn, sun } = draft;
  const position = draft.queues[sun]!.indexOf(turn.ship!) + 1;
  sailTo(draft, { from: sun, position, to }, 'turn', emit);
  turn.moved = true;
  turn.target = to;
  goOn(draft, box, emit);
};

/** @rule AN-REC-2 AN-ACT-1 */
export const recruit = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  const player = draft.turn.player!;
  draft.turn.acted = true;
  recruitUpTo(draft, player, strengthIn(draft, targetOf(draft), player), 'camp', emit);
  goOn(draft, box, emit);
};

/** @rule AN-RES-2 */
export const research = (draft: Draft<State>, box: Box, { track }: Research, emit: Emit<Event>): void => {
  const player = draft.turn.player!;
  draft.turn.acted = true;
  advanceCube(draft, box, { player, track, steps: strengthIn(draft, targetOf(draft), player) }, 'centre', emit);
  goOn(draft, box, emit);
};

/**
 * Pays, builds, places the scientists, takes the card; then the cube may advance.
 * @rule AN-BLD-9 AN-BLD-10 AN-BLD-11
 */
export const build = (draft: Draft<State>, box: Box, { deck }: Build, emit: Emit<Event>): void => {
  const player = draft.turn.player!;
  const target = targetOf(draft);
  const [top, ...rest] = draft.decks[deck];
  const card = box.cards[top!]!;
  pay(draft, box, player, card, emit);
  draft.buildings = replaced(draft.buildings, target, joined(draft.buildings[target]!, card.builds));
  draft.supply = changed(draft.supply, kindOf(card.builds), -1);
  emit?.({ kind: 'building-built', player, zone: target, building: card.builds, deck, card: top! });
  placeScientists(draft, player, target, card.scientists, 'building', emit);
  draft.taken = replaced(draft.taken, player, joined(draft.taken[player]!, top!));
  draft.decks = { ...draft.decks, [deck]: rest };
  emit?.({ kind: 'deck-turned', deck, card: rest[0] ?? null });
  draft.turn.acted = true;
  draft.ending = endingAfter(draft, player);
  if (card.steps > 0 && canAdvance(draft, box, player, NO_TRACK)) {
    draft.phase = { kind: 'advance', player, steps: card.steps };
  } else goOn(draft, box, emit);
};

/**
 * Discards the resource card that stands for the need without access, if there is one.
 * @rule AN-BLD-6 AN-BLD-7 AN-CRD-2
 */
const pay = (draft: Draft<State>, box: Box, player: Player, card: BuildingCard, emit: Emit<Event>): void => {
  const missing = missingNeed(draft, card, player);
  if (missing === NOTHING_MISSING) return;
  const instead = card.needs[missing]!;
  const sort = sortFor(box, instead)!;
  spend(draft, player, sort);
  draft.stop.played = replaced(draft.stop.played, player, true);
  emit?.({ kind: 'resource-used', player, sort, instead });
};

/** @rule AN-END-1 AN-END-2 */
const endingAfter = (draft: Draft<State>, player: Player): State['ending'] => {
  if (hasPlacedAll(draft, player)) return 'last-scientist';
  return DECKS.every((deck) => draft.decks[deck].length === 0) ? 'last-building' : null;
};

/**
 * A ship joins the queue of the sun's zone; then the others take shipyard cards. As an action it closes the turn.
 * @rule AN-SHP-3 AN-SHP-4 AN-SHP-5 AN-SHP-6 AN-EFF-2 AN-EFF-8
 */
export const buildShip = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  const { players, turn, pile } = draft;
  const builder = toAct(draft)!;
  if (draft.phase.kind === 'turn') {
    turn.acted = true;
    turn.closing = true;
  }
  turn.built = joined(turn.built, launch(draft, builder, draft.sun, 'built', emit));
  draft.calm = 0;
  const others = players - 1;
  if (sum(pile) >= others) {
    draft.phase = { kind: 'pick', player: (builder + 1) % players, left: others };
    return;
  }
  boxPile(draft, emit);
  goOn(draft, box, emit);
};

const boxPile = (draft: Draft<State>, emit: Emit<Event>): void => {
  const counts = draft.pile;
  draft.gone = draft.gone.map((count, card) => count + counts[card]!);
  draft.pile = counts.map(() => 0);
  emit?.({ kind: 'pile-boxed', counts });
};
