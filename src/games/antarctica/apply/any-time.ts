import type { Player } from '../../../core/contract/game.js';
import { changed, joined, replaced } from '../../../core/data/list.js';
import { NUMBER_OF, type ShipyardCard } from '../components/index.js';
import type { Sacrificed } from '../events/index.js';
import type { PlayIcebreaker, PlayProgress, Sacrifice, Scuttle } from '../moves/index.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import { moverOf, type Ship, type Zone } from '../state/index.js';
import { targetOf } from '../zones.js';
import { hasPlacedAll, placeScientists, recruitUpTo, takeOut } from './pieces.js';
import { advanceCube } from './research.js';
import { finish } from './turn.js';

/**
 * Takes a card from the hand, out of the game or onto a zone; it is the card that the player plays at this stop.
 * @rule AN-CRD-2 AN-CRD-3 AN-CRD-4 AN-END-5
 */
const play = ({ draft, emit }: Run, card: ShipyardCard, zone: Zone | null): Player => {
  const player = moverOf(draft);
  draft.hand = replaced(draft.hand, player, changed(draft.hand[player]!, NUMBER_OF[card], -1));
  if (card === 'icebreaker') layIcebreaker(draft, player, zone!);
  else draft.gone = changed(draft.gone, NUMBER_OF[card], 1);
  draft.stop.played = replaced(draft.stop.played, player, true);
  draft.turn.begun = true;
  draft.calm = 0;
  emit?.({ kind: 'cardPlayed', player, card, zone });
  return player;
};

/** @rule AN-ICE-2 AN-ICE-3 AN-ICE-4 */
const layIcebreaker = (draft: Draft, player: Player, zone: Zone): void => {
  const owners = joined(draft.icebreakers[zone]!, player).sort((a, b) => a - b);
  draft.icebreakers = replaced(draft.icebreakers, zone, owners);
  if (zone === draft.sun) draft.stop.fires = player;
};

/** @rule AN-CRD-5 AN-END-4 */
export const playScientist = (run: Run): void => {
  const { draft, box } = run;
  const target = targetOf(draft);
  const player = play(run, 'scientist', target);
  placeScientists(run, player, target, box.components.placed, 'card');
  if (hasPlacedAll(draft, player)) finish(run, 'last-scientist');
};

/** @rule AN-CRD-7 */
export const playRecruits = (run: Run): void => {
  const player = play(run, 'recruits', null);
  recruitUpTo(run, player, run.box.components.recruits.card, 'card');
};

/** @rule AN-CRD-8 */
export const playProgress = (run: Run, { track }: PlayProgress): void => {
  const player = play(run, 'progress', null);
  advanceCube(run, { player, track, steps: run.box.components.steps.card }, 'card');
};

/** @rule AN-ICE-1 */
export const playIcebreaker = (run: Run, { zone }: PlayIcebreaker): void => {
  play(run, 'icebreaker', zone);
};

/** @rule AN-SAC-2 */
export const sacrifice = (run: Run, { what }: Sacrifice): void => {
  const { draft } = run;
  const player = moverOf(draft);
  if (what === 'cube') {
    draft.freeCubes = changed(draft.freeCubes, player, -1);
    draft.lostCubes = changed(draft.lostCubes, player, 1);
  } else {
    const ships = draft.freeShips[player]!;
    draft.freeShips = replaced(draft.freeShips, player, ships.slice(1));
    discardShip(draft, player, ships[0]!);
  }
  endSacrifice(run, { kind: 'sacrificed', player, what, zone: null, position: null });
};

/** @rule AN-SAC-2 AN-MOV-7 */
export const scuttle = (run: Run, { zone, position }: Scuttle): void => {
  const { draft } = run;
  const player = moverOf(draft);
  discardShip(draft, player, takeOut(draft, zone, position));
  endSacrifice(run, { kind: 'sacrificed', player, what: 'ship', zone, position });
};

const discardShip = (draft: Draft, player: Player, ship: Ship): void => {
  draft.lostShips = replaced(draft.lostShips, player, joined(draft.lostShips[player]!, ship));
};

/** @rule AN-SAC-1 AN-SAC-4 */
const endSacrifice = (run: Run, told: Sacrificed): void => {
  const { draft, box, emit } = run;
  draft.turn.begun = true;
  draft.turn.sacrificed = true;
  draft.calm = 0;
  emit?.(told);
  recruitUpTo(run, told.player, box.components.recruits.sacrifice, 'sacrifice');
};
