import type { Draft } from '../../../core/draft.js';
import type { Emit, Player } from '../../../core/game.js';
import { changed } from '../../../core/list.js';
import { targetOf } from '../board.js';
import type { Box } from '../components/box.js';
import { NUMBER_OF, type ShipyardCard } from '../components/index.js';
import type { Event } from '../events/index.js';
import type { PlayIcebreaker, PlayProgress, Sacrifice, Scuttle } from '../moves.js';
import type { State, Zone } from '../state/index.js';
import { finish, goOn } from './flow.js';
import { joined, replaced } from './lists.js';
import { hasPlacedAll, placeScientists, recruitUpTo, takeOut } from './pieces.js';
import { advanceCube } from './research.js';

/**
 * A card leaves the hand; it is the card of this stop.
 * @rule AN-CRD-2 AN-CRD-3 AN-END-5
 */
const play = (draft: Draft<State>, card: ShipyardCard, zone: Zone | null, emit: Emit<Event>): Player => {
  const player = draft.turn.player!;
  draft.hand = replaced(draft.hand, player, changed(draft.hand[player]!, NUMBER_OF[card], -1));
  draft.stop.played = replaced(draft.stop.played, player, true);
  draft.calm = 0;
  emit?.({ kind: 'card-played', player, card, zone });
  return player;
};

/** @rule AN-CRD-4 */
const remove = (draft: Draft<State>, card: ShipyardCard): void => {
  draft.gone = changed(draft.gone, NUMBER_OF[card], 1);
};

/** @rule AN-CRD-5 AN-END-4 */
export const playScientist = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  const target = targetOf(draft);
  const player = play(draft, 'scientist', target, emit);
  remove(draft, 'scientist');
  placeScientists(draft, player, target, 1, 'card', emit);
  if (hasPlacedAll(draft, player)) finish(draft, box, 'last-scientist', emit);
  else goOn(draft, box, emit);
};

const RECRUITS = 2;

/** @rule AN-CRD-7 */
export const playRecruits = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  const player = play(draft, 'recruits', null, emit);
  remove(draft, 'recruits');
  recruitUpTo(draft, player, RECRUITS, 'card', emit);
  goOn(draft, box, emit);
};

const PROGRESS = 3;

/** @rule AN-CRD-8 */
export const playProgress = (draft: Draft<State>, box: Box, { track }: PlayProgress, emit: Emit<Event>): void => {
  const player = play(draft, 'progress', null, emit);
  remove(draft, 'progress');
  advanceCube(draft, box, { player, track, steps: PROGRESS }, 'card', emit);
  goOn(draft, box, emit);
};

/** @rule AN-ICE-1 AN-ICE-3 AN-ICE-4 */
export const playIcebreaker = (draft: Draft<State>, box: Box, { zone }: PlayIcebreaker, emit: Emit<Event>): void => {
  const player = play(draft, 'icebreaker', zone, emit);
  draft.icebreakers = replaced(draft.icebreakers, zone, player);
  if (zone === draft.sun) draft.stop.fires = true;
  goOn(draft, box, emit);
};

/** @rule AN-SAC-2 */
export const sacrifice = (draft: Draft<State>, box: Box, { what }: Sacrifice, emit: Emit<Event>): void => {
  const player = draft.turn.player!;
  if (what === 'cube') {
    draft.freeCubes = changed(draft.freeCubes, player, -1);
    draft.lostCubes = changed(draft.lostCubes, player, 1);
  } else {
    const [ship, ...rest] = draft.freeShips[player]!;
    draft.freeShips = replaced(draft.freeShips, player, rest);
    draft.lostShips = replaced(draft.lostShips, player, joined(draft.lostShips[player]!, ship!));
  }
  emit?.({ kind: 'sacrificed', player, what, zone: null, position: null });
  afterSacrifice(draft, box, player, emit);
};

/** @rule AN-SAC-2 AN-MOV-7 */
export const scuttle = (draft: Draft<State>, box: Box, { zone, position }: Scuttle, emit: Emit<Event>): void => {
  const player = draft.turn.player!;
  const ship = takeOut(draft, zone, position);
  draft.lostShips = replaced(draft.lostShips, player, joined(draft.lostShips[player]!, ship));
  emit?.({ kind: 'sacrificed', player, what: 'ship', zone, position });
  afterSacrifice(draft, box, player, emit);
};

/** @rule AN-SAC-1 AN-SAC-4 */
const afterSacrifice = (draft: Draft<State>, box: Box, player: Player, emit: Emit<Event>): void => {
  draft.turn.sacrificed = true;
  draft.calm = 0;
  recruitUpTo(draft, player, 1, 'sacrifice', emit);
  goOn(draft, box, emit);
};
