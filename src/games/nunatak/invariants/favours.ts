import { sum } from '../../../core/data/list.js';
import { type Box, bitOf, type FavourId, type FavourIndex, isOf } from '../components/index.js';
import type { State } from '../state/index.js';
import { BASES, DOME, FLOORS } from '../temple.js';
import { isWhole } from './cards.js';
import { isFinished, isPlaced, placing, underlying } from './moment.js';

/** Checks that every favour is in one place, and that no player has more than their elders have given them. */
export const brokenFavours = (state: State, box: Box): string | null => {
  const { favourDeck, favourLine, favours, spent, gone } = state;
  const open = [...favourLine, ...favours.flat(), ...spent.flat(), ...gone];
  if (!isWhole(box.copies.favours, favourDeck, open)) return 'favourDeck';
  const most = box.components.favourLine - (hasTaken(state) ? 1 : 0);
  const least = mayHaveRemoved(state) ? most - 1 : most;
  if (favourLine.length < least || favourLine.length > most) return 'favourLine';
  return brokenGone(state, box) ?? brokenHeld(state, box) ?? brokenFresh(state, box) ?? brokenMarks(state, box);
};

/** Checks whether the favour line waits to be refilled. */
const hasTaken = ({ fresh, phase }: State): boolean =>
  fresh !== -1 && (phase.kind === 'immediate' || phase.kind === 'brace' || phase.kind === 'squares');

/** Checks whether the favour line may wait because of a dummy's elder. */
const mayHaveRemoved = ({ phase, active, players }: State): boolean => phase.kind === 'squares' && active >= players;

/** Checks the favours out of the game: first those that are not in play, then those that dummies have removed. */
const brokenGone = (state: State, box: Box): string | null => {
  const { players, gone, discard } = state;
  const out = box.modes[players]!.notInPlay;
  if (out.some((favour, i) => gone[i] !== favour)) return 'gone';
  const removed = gone.length - out.length;
  if (players > 1) return removed === 0 ? null : 'gone';
  const elder = bitOf('elder');
  const least = discard.filter((card) => box.cardBits[card] === elder).length;
  const most = discard.filter((card) => (box.cardBits[card]! & elder) !== 0).length;
  return removed >= least && removed <= most ? null : 'gone';
};

/**
 * Checks that there is a favour for each elder, that end favours are used at the end, and that points come from used
 * favours.
 */
const brokenHeld = (state: State, box: Box): string | null => {
  const { players, favours, spent, areas, phase } = state;
  const waits = waitsForFavour(state);
  for (let player = 0; player < players; player++) {
    const own = areas[player]!;
    const taken = favours[player]!.length + spent[player]!.length + (waits && player === state.active ? 1 : 0);
    const least = own.filter(({ as, changed }) => as === 'elder' && !changed).length;
    const most =
      least + own.filter(({ card, changed }) => changed && (box.cardBits[card]! & bitOf('elder')) !== 0).length;
    if (taken < least || taken > most) return `favours[${player}]`;
    const tooEarly = spent[player]!.some((favour) => isOf('end', box.favourIds[favour]!));
    if (tooEarly && !isFinished(state)) return `spent[${player}]`;
    const scored = spent[player]!.filter((favour) => phase.kind !== 'brace' || favour !== phase.favour);
    const points = sum(scored.map((favour) => mostPoints(state, box, favour)));
    if (state.favourPoints[player]! > points) return `favourPoints[${player}]`;
  }
  return null;
};

/** Checks whether an elder has been filed, and the favour not yet picked. */
const waitsForFavour = (state: State): boolean => {
  const phase = placing(state);
  return state.phase.kind === 'pick' || (phase?.kind === 'place' && phase.use === 'self' && phase.as === 'elder');
};

const mostPoints = ({ players }: State, box: Box, favour: FavourIndex): number => {
  const { effects, track } = box.components;
  const most: Readonly<Partial<Record<FavourId, number>>> = {
    rise: effects.rise * Math.max(...FLOORS),
    base: effects.base,
    bracing: BASES[DOME]!.length,
    solidarity: effects.solidarity[0] + effects.solidarity[1] * (players - 1),
    insight: Math.max(...track),
  };
  return most[box.favourIds[favour]!] ?? 0;
};

/** Checks the favour of the turn under way; it is not picked before its block is placed. */
const brokenFresh = (state: State, box: Box): string | null => {
  const { fresh, active, areas, favours, spent, phase } = state;
  const { kind } = underlying(state);
  if (phase.kind === 'immediate' || phase.kind === 'brace') return phase.favour === fresh ? null : 'phase.favour';
  if (fresh === -1) return null;
  if (kind === 'pick' || (!isPlaced(state) && kind !== 'window')) return 'fresh';
  if (active >= state.players) return 'fresh';
  const last = areas[active]!.at(-1);
  if (last === undefined || !(last.as === 'elder' || last.changed)) return 'fresh';
  if (favours[active]!.includes(fresh)) return null;
  const id = box.favourIds[fresh]!;
  const isUsed = isOf('immediate', id) || (isOf('end', id) && isFinished(state));
  return isUsed && spent[active]!.includes(fresh) ? null : 'fresh';
};

/** Checks that reservation, abundance and peek come from used favours. */
const brokenMarks = (state: State, box: Box): string | null => {
  const { reservation, abundance, peek, line, deck } = state;
  const hasUsed = (player: number, id: FavourId): boolean =>
    state.spent[player]?.some((favour) => box.favourIds[favour] === id) === true;
  if (reservation !== null && (line[reservation.slot] === -1 || !hasUsed(reservation.player, 'foresight')))
    return 'reservation';
  if (abundance !== null && !hasUsed(abundance.player, 'abundance')) return 'abundance';
  if (peek.count > deck.length || (peek.player === -1) !== (peek.count === 0)) return 'peek';
  if (peek.player >= 0 && !hasUsed(peek.player, 'divination')) return 'peek';
  return isKnownRight(state) ? null : 'known';
};

/** Checks whether the card put into the deck lies in one of its known places. */
const isKnownRight = ({ known, peek, deck, phase }: State): boolean => {
  if (known === null) return true;
  const { card, first, last } = known;
  if (phase.kind === 'peekSwap' || last >= peek.count) return false;
  const isInOrder = phase.kind === 'peekOrder' ? first === last : first === 0 && last === peek.count - 1;
  return isInOrder && deck.slice(first, last + 1).includes(card);
};
