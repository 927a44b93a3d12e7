import type { Player } from '../../../core/contract/game.js';
import { signWords } from '../../../signs/sign.js';
import type { CardRevealed } from '../events/index.js';
import type { WindowPhase } from '../state/index.js';
import type { Nunatak } from '../types.js';
import { askedIn, endsLastTurn, endsTurn, type PartSigns, type Step } from './moments.js';

const { onEvent, onMove, anyOf } = signWords<Nunatak>();

/** Checks whether a card is revealed at the end of a turn, and does not replace one that was shuffled away. */
const refills = (event: CardRevealed, { before, after, events }: Step): boolean => {
  const earlier = events.slice(0, events.indexOf(event));
  return before !== null && after.players > 1 && !earlier.some(({ kind }) => kind === 'reshuffled');
};

/** Checks whether a slot stays empty since the deck is empty. */
const staysEmpty = (made: Step): boolean => {
  const { players, deck, line } = made.after;
  const isTime = players > 1 ? endsTurn(made) : made.events.some(({ kind }) => kind === 'roundEnded');
  return isTime && deck.length === 0 && line.includes(-1);
};

/** Returns the window in which a part begins; null outside. */
const windowOf = ({ before }: Step): WindowPhase | null => {
  const asked = before === null ? null : askedIn(before);
  return asked?.kind === 'window' ? asked : null;
};

const asks = (made: Step): Player => (made.after.phase.kind === 'window' ? made.after.phase.asked : -1);

const asksSomebody = (made: Step): boolean => asks(made) !== -1 && asks(made) !== windowOf(made)?.asked;
const asksAgain = (made: Step): boolean => asks(made) !== -1 && asks(made) === windowOf(made)?.asked;

/** Checks whether, after a turn, a player is passed over who holds favours that cannot be used now. */
const passesOver = (made: Step): boolean => {
  const { phase, active, players, favours } = made.after;
  if (!endsTurn(made) || endsLastTurn(made)) return false;
  const next = phase.kind === 'window' ? phase.next : active;
  const places = phase.kind === 'window' ? (phase.asked - next + players) % players : players;
  return favours.some((held, player) => held.length > 0 && (player - next + players) % players < places);
};

/** The signs that the clauses about the end of a turn, and the window between turns, took effect. */
export const between: PartSigns = {
  'NU-REFILL-1': onEvent('cardRevealed', refills),
  'NU-REFILL-2': staysEmpty,
  'NU-REFILL-3': onEvent('favourRevealed', (_, { before }) => before !== null),
  'NU-REFILL-4': endsLastTurn,

  'NU-WINDOW-1': asksSomebody,
  'NU-WINDOW-3': anyOf(
    asksAgain,
    onMove('pass', (_, { before }) => before.phase.kind === 'window'),
  ),
  'NU-WINDOW-4': passesOver,
};
