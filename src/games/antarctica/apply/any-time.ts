import type { Player } from '../../../core/game.js';
import { changed, joined, replaced } from '../../../core/list.js';
import { targetOf } from '../board.js';
import { NUMBER_OF, type ShipyardCard } from '../components/index.js';
import type { PlayIcebreaker, PlayProgress, Sacrifice, Scuttle } from '../moves/index.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import { moverOf, type Zone } from '../state/index.js';
import { hasPlacedAll, placeScientists, recruitUpTo, takeOut } from './pieces.js';
import { advanceCube } from './research.js';
import { finish } from './turn.js';

/**
 * A card leaves the hand; it is the card of this stop.
 * @rule AN-CRD-2 AN-CRD-3 AN-END-5
 */
const play = ({ draft, emit }: Run, card: ShipyardCard, zone: Zone | null): Player => {
  const player = moverOf(draft);
  draft.hand = replaced(draft.hand, player, changed(draft.hand[player]!, NUMBER_OF[card], -1));
  draft.stop.played = replaced(draft.stop.played, player, true);
  draft.turn.begun = true;
  draft.calm = 0;
  emit?.({ kind: 'card-played', player, card, zone });
  return player;
};

/** @rule AN-CRD-4 */
const remove = (draft: Draft, card: ShipyardCard): void => {
  draft.gone = changed(draft.gone, NUMBER_OF[card], 1);
};

/** @rule AN-CRD-5 AN-END-4 */
export const playScientist = (run: Run): void => {
  const { draft, box } = run;
  const target = targetOf(draft);
  const player = play(run, 'scientist', target);
  remove(draft, 'scientist');
  placeScientists(run, player, target, box.components.placed, 'card');
  if (hasPlacedAll(draft, player)) finish(run, 'last-scientist');
};

/** @rule AN-CRD-7 */
export const playRecruits = (run: Run): void => {
  const player = play(run, 'recruits', null);
  remove(run.draft, 'recruits');
  recruitUpTo(run, player, run.box.components.recruits.card, 'card');
};

/** @rule AN-CRD-8 */
export const playProgress = (run: Run, { track }: PlayProgress): void => {
  const player = play(run, 'progress', null);
  remove(run.draft, 'progress');
  advanceCube(run, { player, track, steps: run.box.components.steps.card }, 'card');
};

/** @rule AN-ICE-1 AN-ICE-3 AN-ICE-4 */
export const playIcebreaker = (run: Run, { zone }: PlayIcebreaker): void => {
  const { draft } = run;
  const player = play(run, 'icebreaker', zone);
  draft.icebreakers = replaced(draft.icebreakers, zone, player);
  if (zone === draft.sun) draft.stop.fires = true;
};

/** @rule AN-SAC-2 */
export const sacrifice = (run: Run, { what }: Sacrifice): void => {
  const { draft, emit } = run;
  const player = moverOf(draft);
  if (what === 'cube') {
    draft.freeCubes = changed(draft.freeCubes, player, -1);
    draft.lostCubes = changed(draft.lostCubes, player, 1);
  } else {
    const [ship, ...rest] = draft.freeShips[player]!;
    draft.freeShips = replaced(draft.freeShips, player, rest);
    draft.lostShips = replaced(draft.lostShips, player, joined(draft.lostShips[player]!, ship!));
  }
  emit?.({ kind: 'sacrificed', player, what, zone: null, position: null });
  rewardSacrifice(run, player);
};

/** @rule AN-SAC-2 AN-MOV-7 */
export const scuttle = (run: Run, { zone, position }: Scuttle): void => {
  const { draft, emit } = run;
  const player = moverOf(draft);
  const ship = takeOut(draft, zone, position);
  draft.lostShips = replaced(draft.lostShips, player, joined(draft.lostShips[player]!, ship));
  emit?.({ kind: 'sacrificed', player, what: 'ship', zone, position });
  rewardSacrifice(run, player);
};

/** @rule AN-SAC-1 AN-SAC-4 */
const rewardSacrifice = (run: Run, player: Player): void => {
  const { draft, box } = run;
  draft.turn.begun = true;
  draft.turn.sacrificed = true;
  draft.calm = 0;
  recruitUpTo(run, player, box.components.recruits.sacrifice, 'sacrifice');
};
