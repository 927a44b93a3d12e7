import type { RuleBroken } from '../../../core/errors/errors.js';
import { parseReasons, type Reasons, type ReasonTable } from '../../../core/errors/reasons.js';
import type { Clause } from './index.js';

const NO_ACCESS = 'You lack access to {building:building}';

/** The reasons with the sentences that declare their parameters. */
export const reasonTable = {
  over: { clause: 'AN-PHA-2', text: 'The game is over; nothing more can be done.' },
  'to-place': { clause: 'AN-PHA-1', text: 'The first ships are being placed: choose a zone for the next one.' },
  'to-start-cube': {
    clause: 'AN-PHA-1',
    text: 'First choose a track for the starting cube of the second player.',
  },
  'on-turn': { clause: 'AN-PHA-1', text: 'Not now: a ship has to move.' },
  'to-step': { clause: 'AN-PHA-1', text: 'First choose a track for the steps of the building card.' },
  'to-pick': { clause: 'AN-PHA-1', text: 'First take a shipyard card from the pile.' },
  'to-relocate': { clause: 'AN-PHA-1', text: 'First move a ship by the effect, or pass.' },
  'to-draft': { clause: 'AN-PHA-1', text: 'First take a card of the row.' },
  'to-advance': { clause: 'AN-PHA-1', text: 'First choose a track for the steps of the effect.' },

  'place-closed': {
    clause: 'AN-SET-2',
    text: 'Zone {zone:zone} is closed with two players; place the ship in another.',
  },
  'place-full': {
    clause: 'AN-SET-14',
    text: 'Zone {zone:zone} is full, with {ships} ships; place the ship in another.',
  },

  sailed: { clause: 'AN-MOV-1', text: 'The ship of this turn has sailed already; it does so once.' },
  'sail-closed': { clause: 'AN-MOV-3', text: 'Zone {zone:zone} is closed with two players; sail to another.' },
  'sail-stays': { clause: 'AN-MOV-2', text: 'The ship leaves zone {zone:zone}; sail to another.' },
  'sail-full': { clause: 'AN-MOV-4', text: 'Zone {zone:zone} is full, with {ships} ships; sail to another.' },
  'not-sailed': { clause: 'AN-MOV-6', text: 'The turn does not end before its ship has sailed.' },

  'action-early': { clause: 'AN-ACT-1', text: 'Sail first: an action is taken in the zone where the ship arrives.' },
  acted: { clause: 'AN-ACT-2', text: 'You have taken an action in this turn; only one is allowed.' },

  'deck-empty': { clause: 'AN-BLD-1', text: 'The {deck:deck} deck is empty.' },
  'building-stands': {
    clause: 'AN-BLD-2',
    text: 'Zone {zone:zone} already has {building:building}.',
  },
  'personnel-short': {
    clause: 'AN-BLD-3',
    text: 'The card needs {scientists} of your scientists; your personnel has {personnel}.',
  },
  'supply-empty': { clause: 'AN-BLD-4', text: 'You cannot build {building:building}: none is left in the supply.' },
  'no-stand-in': { clause: 'AN-BLD-5', text: `${NO_ACCESS}; no resource card replaces it.` },
  'simple-used': {
    clause: 'AN-BLD-5',
    text: `${NO_ACCESS}; your simple resource card, which would replace it, is used up.`,
  },
  'no-expertise': { clause: 'AN-BLD-5', text: `${NO_ACCESS}; you have no expertise card, which would replace it.` },
  'much-missing': {
    clause: 'AN-BLD-6',
    text: 'You lack access to {missing} buildings of the card; a resource card replaces only one.',
  },
  'resource-second': {
    clause: 'AN-CRD-2',
    text: `${NO_ACCESS}; a resource card would be your second card at this stop of the sun, and only one is allowed.`,
  },
  steps: { clause: 'AN-BLD-11', text: 'The steps of the building card cannot be declined; choose a track for them.' },

  'no-shipyard': { clause: 'AN-SHP-1', text: 'Zone {zone:zone}, where your ship arrived, has no shipyard.' },
  'no-free-ship': { clause: 'AN-SHP-2', text: 'You have no ship available that could be built.' },
  'sun-full': {
    clause: 'AN-SHP-3',
    text: 'A new ship joins the queue at the sun, and zone {zone:zone} is full, with {ships} ships.',
  },
  'not-in-pile': { clause: 'AN-SHP-5', text: 'No such card is left in the pile: {card:shipyardCard}.' },

  'no-camp': { clause: 'AN-REC-1', text: 'Zone {zone:zone}, where your ship arrived, has no camp.' },
  'recruits-nobody': {
    clause: 'AN-REC-3',
    text: 'You have neither ships nor scientists in zone {zone:zone}, so nobody would be recruited.',
  },
  'reserve-empty': { clause: 'AN-REC-3', text: 'Your reserve is empty: there is nobody to recruit.' },

  'no-centre': {
    clause: 'AN-RES-1',
    text: 'Zone {zone:zone}, where your ship arrived, has no research centre for track {track:track}.',
  },
  'no-strength': {
    clause: 'AN-RES-3',
    text: 'You have neither ships nor scientists in zone {zone:zone}, so your cube would not advance.',
  },

  'track-closed': { clause: 'AN-TRK-1', text: 'Track {track:track} is closed with {players} players; choose another.' },
  'no-cube': { clause: 'AN-TRK-3', text: 'You have no cube on track {track:track}, and none available to put on it.' },
  'track-ended': { clause: 'AN-TRK-7', text: 'No free space lies ahead of you on track {track:track}.' },

  'nothing-to-move': { clause: 'AN-EFF-6', text: 'No ship is in place {position} of zone {from:zone}.' },
  'not-own-to-move': {
    clause: 'AN-EFF-6',
    text: 'The ship in place {position} of zone {from:zone} is not yours; move one of your own.',
  },
  'move-waits': { clause: 'AN-EFF-9', text: 'The ship of the turn is not moved by the effect before it has sailed.' },
  'just-built': { clause: 'AN-EFF-8', text: 'This ship was built in this turn; it is not moved yet.' },
  'move-closed': { clause: 'AN-EFF-7', text: 'Zone {zone:zone} is closed with two players; move the ship to another.' },
  'move-full': { clause: 'AN-EFF-7', text: 'Zone {zone:zone} is full, with {ships} ships; move the ship to another.' },
  'not-in-row': { clause: 'AN-EFF-10', text: 'No such card lies in the row: {card:shipyardCard}.' },
  'track-taken': {
    clause: 'AN-EFF-12',
    text: 'Track {track:track} was chosen in this effect already; choose another.',
  },
  'must-advance': {
    clause: 'AN-EFF-14',
    text: 'The steps of this effect cannot be declined; choose a track for them.',
  },

  'not-in-hand': { clause: 'AN-CRD-1', text: 'You do not hold this card: {card:shipyardCard}.' },
  'second-card': {
    clause: 'AN-CRD-2',
    text: 'You have played a card at this stop of the sun already; only one is allowed.',
  },
  'card-early': { clause: 'AN-CRD-5', text: 'Sail first: the scientist is placed in the zone where the ship arrives.' },
  'nobody-to-place': { clause: 'AN-CRD-6', text: 'Your personnel has no scientist to place.' },
  'nobody-to-recruit': { clause: 'AN-CRD-7', text: 'Your reserve is empty: the card would recruit nobody.' },

  'no-second-ship': {
    clause: 'AN-ICE-1',
    text: 'Zone {zone:zone} has no second ship; an icebreaker is laid where that is yours.',
  },
  'second-not-own': {
    clause: 'AN-ICE-1',
    text: 'The second ship of zone {zone:zone} is not yours; an icebreaker is laid where it is.',
  },
  'ice-broken': { clause: 'AN-ICE-2', text: 'An icebreaker of yours lies on zone {zone:zone} already.' },
  'second-turn': {
    clause: 'AN-ICE-3',
    text: 'On the zone of the sun an icebreaker is laid in the first turn of the stop only, and this is the second.',
  },
  'nobody-second': {
    clause: 'AN-ICE-3',
    text: 'No ship stood second in zone {zone:zone} when the sun came, or it has left; an icebreaker here would give no turn.',
  },
  'second-was-other': {
    clause: 'AN-ICE-3',
    text: 'The ship that stood second in zone {zone:zone} when the sun came is not yours, so an icebreaker of yours would not fire.',
  },
  'first-turn': {
    clause: 'AN-ICE-8',
    text: 'Only the second turn of a stop can be declined; in this one the ship sails.',
  },
  begun: { clause: 'AN-ICE-8', text: 'The second turn can be declined only before anything is done in it.' },

  'gave-already': {
    clause: 'AN-SAC-1',
    text: 'You have discarded a resource in this turn already; only one is allowed.',
  },
  'no-cube-to-give': { clause: 'AN-SAC-2', text: 'You have no cube available to discard.' },
  'no-ship-to-give': {
    clause: 'AN-SAC-2',
    text: 'You have no ship available to discard; you may discard one on the board.',
  },
  'nothing-to-give': { clause: 'AN-SAC-2', text: 'No ship is in place {position} of zone {zone:zone}.' },
  'not-own-to-give': {
    clause: 'AN-SAC-2',
    text: 'The ship in place {position} of zone {zone:zone} is not yours; discard one of your own.',
  },
  'give-waits': { clause: 'AN-SAC-3', text: 'The ship of the turn cannot be discarded before it has sailed.' },
} as const satisfies ReasonTable<Clause>;

/** The id of a reason for which Antarctica refuses moves. */
export type Reason = keyof typeof reasonTable;

/** A sentence of a reason; it declares parameters. */
export type Sentence = (typeof reasonTable)[Reason]['text'];

/** The refusal of a move for a rule of Antarctica. */
export interface Refusal extends RuleBroken<Clause, Reason> {}

/** The reasons for which Antarctica refuses moves. */
export const reasons: Reasons<Reason, Clause> = parseReasons(reasonTable);
