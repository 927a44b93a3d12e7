import type { RuleBroken } from '../../../core/errors/errors.js';
import { parseReasons, type Reasons, type ReasonTable } from '../../../core/errors/reasons.js';
import type { Clause } from './index.js';

/** The reasons with the sentences that declare their parameters. */
export const reasonTable = {
  over: { clause: 'NU-GEN-1', text: 'The game is over; nothing more can be done.' },

  'take-now': {
    clause: 'NU-GEN-2',
    text: 'Now take a card of the line; favours for this moment may be played before.',
  },
  'use-now': { clause: 'NU-GEN-2', text: 'Now say whether the card is used for yourself or for Siku.' },
  'as-now': { clause: 'NU-GEN-2', text: 'Now choose one of the two symbols of the card.' },
  'place-now': { clause: 'NU-GEN-2', text: 'Now place the block.' },
  'drop-now': { clause: 'NU-GEN-2', text: 'Now swap the lifted tile with another.' },
  'pick-now': { clause: 'NU-GEN-2', text: 'Now pick one of the revealed favours.' },
  'immediate-now': { clause: 'NU-GEN-2', text: 'Now use the favour just taken, or keep it.' },
  'brace-now': { clause: 'NU-GEN-2', text: 'Now choose the upper block whose support scores again.' },
  'squares-now': { clause: 'NU-GEN-2', text: 'Now choose the square that is scored next.' },
  'window-now': { clause: 'NU-GEN-2', text: 'Now, between two turns, play a favour or pass.' },
  'reserve-now': { clause: 'NU-GEN-2', text: 'Now choose the card of the line to be reserved.' },
  'spread-now': { clause: 'NU-GEN-2', text: 'Now choose the two tiles that change places.' },
  'exchange-now': { clause: 'NU-GEN-2', text: 'Now exchange one of the cards seen for one of the line, or pass.' },
  'order-now': { clause: 'NU-GEN-2', text: 'Now put the cards seen in order.' },
  'dummy-now': { clause: 'NU-GEN-2', text: 'Now choose a tile for the dummy.' },
  'final-now': { clause: 'NU-GEN-2', text: 'Now play an end favour, or pass.' },
  'transform-now': { clause: 'NU-GEN-2', text: 'Now choose the card that changes its type.' },
  'into-now': { clause: 'NU-GEN-2', text: 'Now choose the new type of the card.' },
  'lifted-already': { clause: 'NU-GEN-2', text: 'A tile is lifted already; now swap it with another.' },
  'lift-first': { clause: 'NU-GEN-2', text: 'First lift a tile, then swap it with another.' },

  'not-in-line': { clause: 'NU-TAKE-1', text: 'This {card:card} card is not in the line.' },
  'fits-nowhere': { clause: 'NU-TAKE-2', text: 'No available tile has the {card:card} symbol; take a card that fits.' },
  'reserved-by-other': { clause: 'NU-TAKE-3', text: 'This {card:card} card is reserved by another player.' },
  'own-card-reserved': {
    clause: 'NU-TAKE-4',
    text: 'The {reserved:card} card that you have reserved fits, so you have to take it.',
  },

  'no-tile': { clause: 'NU-PLACE-1', text: 'No tile lies on {place:cell}; a block goes on an available tile.' },
  covered: { clause: 'NU-PLACE-1', text: 'A block stands on {place:cell}; a block goes on an available tile.' },
  'other-symbol': {
    clause: 'NU-PLACE-2',
    text: 'The card is used for its {symbol:symbol} symbol; the tile on {place:cell} has {tile:tile}.',
  },
  'not-on-card': { clause: 'NU-PLACE-5', text: 'The card has no {symbol:symbol} symbol, only {card:card}.' },

  'no-labourer': {
    clause: 'NU-SWAP-1',
    text: 'Only a labourer lifts a tile, and the card is used for its {symbol:symbol} symbol.',
  },
  'none-to-lift': { clause: 'NU-SWAP-1', text: 'On {place:cell} no tile is available to be lifted.' },
  'no-labourer-tile': {
    clause: 'NU-SWAP-1',
    text: 'A labourer lifts a labourer tile; the tile on {place:cell} has {tile:tile}.',
  },
  'none-to-swap': {
    clause: 'NU-SWAP-2',
    text: 'On {place:cell} no tile is available to change places with the lifted one.',
  },
  'swapped-with-itself': {
    clause: 'NU-SWAP-2',
    text: 'The lifted tile itself lies on {place:cell}; swap it with another.',
  },
  'only-tile': {
    clause: 'NU-SWAP-4',
    text: 'The tile on {place:cell} is the only one available; there is none to swap.',
  },
  'free-already': { clause: 'NU-SWAP-5', text: 'The block may go on any available tile, so no tile is lifted.' },

  'not-revealed': {
    clause: 'NU-ELDER-1',
    text: 'The favour "{favour:favour}" is not revealed; pick one of: {revealed:favours}.',
  },
  'not-completed': {
    clause: 'NU-SQUARE-1',
    text: 'Square {place:cell} is not to be scored now; choose one of: {places:cells}.',
  },
  'own-turn-next': { clause: 'NU-WINDOW-2', text: 'Your turn is next; use the favour "{favour:favour}" in it.' },

  'not-held': { clause: 'NU-FAV-1', text: 'You have no unused favour "{favour:favour}".' },
  'too-late': { clause: 'NU-FAV-2', text: 'The favour "{favour:favour}" is used right after it is taken, or never.' },
  'just-taken': {
    clause: 'NU-FAV-3',
    text: 'The favour "{favour:favour}" was taken in this turn; use it in a later one.',
  },
  'other-moment': { clause: 'NU-FAV-4', text: 'The favour "{favour:favour}" can be used only {moments:moments}.' },
  'too-early': { clause: 'NU-FAV-6', text: 'The favour "{favour:favour}" is used at the end of the game.' },

  'no-upper-block': { clause: 'NU-FX-4', text: 'No block of yours stands on {place:cell}.' },
  'short-line': { clause: 'NU-FX-7', text: 'Cards in the line: {have}; Foresight needs {need}.' },
  'no-turn-left': { clause: 'NU-FX-7', text: 'You have no normal turn left for which to reserve a card.' },
  'none-to-reserve': {
    clause: 'NU-FX-7',
    text: 'This {card:card} card is not in the line, so it cannot be reserved.',
  },
  'few-turns': { clause: 'NU-FX-8', text: 'Your normal turns, with this one: {have}; Abundance needs {need}.' },
  'none-to-see': { clause: 'NU-FX-9', text: 'The deck is empty; there is no card to look at.' },
  unseen: { clause: 'NU-FX-9', text: 'Cards seen: {have}; there is no card {seen:seen} among them.' },
  'empty-slot': { clause: 'NU-FX-9', text: 'No card lies in slot {slot:slot} of the line.' },
  'reserved-slot': {
    clause: 'NU-FX-9',
    text: 'The card in slot {slot:slot} of the line is reserved, and not exchanged.',
  },
  'other-number': { clause: 'NU-FX-9', text: 'Cards seen: {have}; just these are put in order.' },
  'few-tiles': { clause: 'NU-FX-10', text: 'Available tiles: {have}; Spread needs {need}.' },
  'none-to-spread': { clause: 'NU-FX-10', text: 'On {place:cell} no tile is available to change places.' },
  'spread-with-itself': { clause: 'NU-FX-10', text: 'The lifted tile itself lies on {place:cell}; choose another.' },
  'free-anyway': { clause: 'NU-FX-11', text: 'The block may go on any available tile already.' },
  'block-of-siku': { clause: 'NU-FX-11', text: "The block is Siku's; Liberty is for your own." },
  'none-to-draw': { clause: 'NU-FX-12', text: 'The deck is empty; the line cannot be renewed.' },
  'none-to-replace': { clause: 'NU-FX-12', text: 'All cards of the line are reserved; there is none to renew.' },
  'rivalry-already': { clause: 'NU-FX-13', text: 'Rivalry is already used for the next square.' },
  'not-own-card': { clause: 'NU-FX-14', text: 'This {card:card} card is not yours.' },
  'same-type': { clause: 'NU-FX-14', text: 'The card is of type {type:symbol} already; choose another type.' },

  'not-best': {
    clause: 'NU-SOLO-11',
    text: 'For the dummy {place:cell} is not among the best; choose one of: {places:cells}.',
  },
} as const satisfies ReasonTable<Clause>;

/** The id of a reason for which Nunatak refuses moves. */
export type Reason = keyof typeof reasonTable;

/** A sentence of a reason; it declares parameters. */
export type Sentence = (typeof reasonTable)[Reason]['text'];

/** The refusal of a move for a rule of Nunatak. */
export interface Refusal extends RuleBroken<Clause, Reason> {}

/** The reasons for which Nunatak refuses moves. */
export const reasons: Reasons<Reason, Clause> = parseReasons(reasonTable);
