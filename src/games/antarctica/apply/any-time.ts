import type { Player } from '../../../core/contract/game.js';
import { appended, withAdded, withItemAt } from '../../../core/data/list.js';
import { SHIPYARD_CARD_INDEX, type ShipyardCard } from '../components/index.js';
import type { PieceSacrificed } from '../events/index.js';
import type { PlayIcebreaker, PlayProgress, Sacrifice, Scuttle } from '../moves/index.js';
import type { Run } from '../run.js';
import type { Draft } from '../state/draft.js';
import { moverOf, type Ship, type Zone } from '../state/index.js';
import { targetZoneOf } from '../zones.js';
import { hasPlacedAll, placeScientists, recruitUpTo, removeFromQueue } from './pieces.js';
import { advanceCube } from './research.js';
import { endGame } from './turn.js';

/**
 * Takes a card from the hand, out of the game or onto a zone; it is the card that the player plays at this stop.
 * @rule AN-CRD-2 AN-CRD-3 AN-CRD-4 AN-END-5
 */
const playShipyardCard = ({ draft, emit }: Run, card: ShipyardCard, zone: Zone | null): Player => {
  const player = moverOf(draft);
  draft.hands = withItemAt(draft.hands, player, withAdded(draft.hands[player]!, SHIPYARD_CARD_INDEX[card], -1));
  if (card === 'icebreaker') layIcebreaker(draft, player, zone!);
  else draft.removedShipyardCards = withAdded(draft.removedShipyardCards, SHIPYARD_CARD_INDEX[card], 1);
  draft.stop.hasPlayedCard = withItemAt(draft.stop.hasPlayedCard, player, true);
  draft.turn.hasMadeMove = true;
  draft.quietSunSteps = 0;
  emit?.({ kind: 'cardPlayed', player, card, zone });
  return player;
};

/** @rule AN-ICE-2 AN-ICE-3 AN-ICE-4 */
const layIcebreaker = (draft: Draft, player: Player, zone: Zone): void => {
  const owners = appended(draft.icebreakers[zone]!, player).sort((a, b) => a - b);
  draft.icebreakers = withItemAt(draft.icebreakers, zone, owners);
  if (zone === draft.sun) draft.stop.icebreakerPlayer = player;
};

/** @rule AN-CRD-5 AN-END-4 */
export const playScientist = (run: Run): void => {
  const { draft, box } = run;
  const target = targetZoneOf(draft);
  const player = playShipyardCard(run, 'scientist', target);
  placeScientists(run, player, target, box.components.scientistsPlacedByCard, 'card');
  if (hasPlacedAll(draft, player)) endGame(run, 'last-scientist');
};

/** @rule AN-CRD-7 */
export const playRecruits = (run: Run): void => {
  const player = playShipyardCard(run, 'recruits', null);
  recruitUpTo(run, player, run.box.components.recruits.card, 'card');
};

/** @rule AN-CRD-8 */
export const playProgress = (run: Run, { track }: PlayProgress): void => {
  const player = playShipyardCard(run, 'progress', null);
  advanceCube(run, { player, track, steps: run.box.components.steps.card }, 'card');
};

/** @rule AN-ICE-1 */
export const playIcebreaker = (run: Run, { zone }: PlayIcebreaker): void => {
  playShipyardCard(run, 'icebreaker', zone);
};

/** @rule AN-SAC-2 */
export const sacrifice = (run: Run, { piece }: Sacrifice): void => {
  const { draft } = run;
  const player = moverOf(draft);
  if (piece === 'cube') {
    draft.freeCubes = withAdded(draft.freeCubes, player, -1);
    draft.lostCubes = withAdded(draft.lostCubes, player, 1);
  } else {
    const ships = draft.freeShips[player]!;
    draft.freeShips = withItemAt(draft.freeShips, player, ships.slice(1));
    discardShip(draft, player, ships[0]!);
  }
  endSacrifice(run, { kind: 'pieceSacrificed', player, piece, zone: null, position: null });
};

/** @rule AN-SAC-2 AN-MOV-7 */
export const scuttle = (run: Run, { zone, position }: Scuttle): void => {
  const { draft } = run;
  const player = moverOf(draft);
  discardShip(draft, player, removeFromQueue(draft, zone, position));
  endSacrifice(run, { kind: 'pieceSacrificed', player, piece: 'ship', zone, position });
};

const discardShip = (draft: Draft, player: Player, ship: Ship): void => {
  draft.lostShips = withItemAt(draft.lostShips, player, appended(draft.lostShips[player]!, ship));
};

/** @rule AN-SAC-1 AN-SAC-4 */
const endSacrifice = (run: Run, event: PieceSacrificed): void => {
  const { draft, box, emit } = run;
  draft.turn.hasMadeMove = true;
  draft.turn.hasSacrificed = true;
  draft.quietSunSteps = 0;
  emit?.(event);
  recruitUpTo(run, event.player, box.components.recruits.sacrifice, 'sacrifice');
};
