import { type Copies, kindsWithout } from '../../../core/data/copies.js';
import { sum } from '../../../core/data/list.js';
import { takenCard } from '../available.js';
import { type Box, bitOf, CARDS, type CardIndex, ROUND, SLOTS } from '../components/index.js';
import { type Held, type Owner, SIKU, type State } from '../state/index.js';
import { blocksOf, isFinished, isPlaced, placing } from './moment.js';

/** Checks that every construction card is in one place, where the rules can have put it. */
export const brokenCards = (state: State, box: Box): string | null => {
  const { deck, backs, line, areas, discard, phase } = state;
  const filed = areas.flat().map(({ card }) => card);
  const open = [...line.filter((card) => card !== -1), ...filed, ...discard, ...takenCard(phase)];
  if (!isWhole(box.copies.cards, deck, open)) return 'deck';
  if (backs.length !== deck.length) return 'backs';
  const wrong = deck.findIndex((card, i) => box.backs[card] !== backs[i]);
  if (wrong >= 0) return `backs[${wrong}]`;
  return brokenLine(state) ?? brokenAreas(state, box) ?? brokenDiscard(state, box) ?? brokenPlacing(state, box);
};

/** Checks whether the hidden kinds and the open things are all there are, each once. */
export const isWhole = (copies: Copies, hidden: readonly number[], open: readonly number[]): boolean => {
  const { kinds } = copies;
  const isKinds = hidden.every((kind) => kinds[kind] === kind);
  const isAll =
    hidden.length + open.length === kinds.length &&
    kindsWithout(copies, [kinds], [...hidden, ...open])[0]!.length === 0;
  return isKinds && isAll && new Set(open).size === open.length;
};

/** Checks the number of cards in the deck and the line. */
const brokenLine = (state: State): string | null => {
  const { players, turn, deck, line } = state;
  if (players > 1)
    return deck.length === (isFinished(state) ? 0 : Math.max(0, CARDS - SLOTS + 1 - turn)) ? null : 'deck';
  const filled = line.filter((card) => card !== -1).length;
  if (isFinished(state)) return filled === 0 ? null : 'line';
  const made = (turn - 1) % ROUND;
  const taken = made + (isTaken(state) ? 1 : 0);
  const full = Math.min(SLOTS, CARDS - (turn - 1 - made));
  return filled >= full - taken ? null : 'line';
};

/** Checks whether the card of the turn has been taken. */
const isTaken = (state: State): boolean =>
  isPlaced(state) || placing(state) !== null || takenCard(state.phase).length > 0;

/** Checks that a player has a card for each placed block, and one for the block that is being placed. */
const brokenAreas = (state: State, box: Box): string | null => {
  const { players, areas } = state;
  const standing = blocksOf(state);
  const filed = placing(state);
  for (const [owner, own] of areas.entries()) {
    const wrong = own.findIndex((held) => !isFiledWell(state, box, owner, held));
    if (wrong >= 0) return `areas[${owner}][${wrong}]`;
    const isPending = filed !== null && owner === (filed.use === 'self' ? state.active : SIKU);
    const most = standing[owner]! + (isPending ? 1 : 0);
    if (own.length > most || (owner < players && own.length < most)) return `areas[${owner}]`;
  }
  return null;
};

/** Checks that Siku and the dummies have discarded a card for each block, except labourers, which they keep. */
const brokenDiscard = (state: State, box: Box): string | null => {
  const { players, areas, discard } = state;
  const kept = areas.slice(players).flat().length;
  const pending = placing(state)?.use === 'siku' ? 1 : 0;
  if (kept + discard.length !== sum(blocksOf(state).slice(players)) + pending) return 'discard';
  return discard.every((card) => box.cardBits[card] !== bitOf('labourer')) ? null : 'discard';
};

const isFiledWell = (state: State, box: Box, owner: Owner, { card, as, tool, changed }: Held): boolean => {
  if (owner >= state.players) return as === 'labourer' && !changed && tool === null && isPrinted(box, card, 'labourer');
  if (changed) return isFinished(state) && (as === 'artisan') === (tool !== null) && hasChanged(state, box, owner);
  return isPrinted(box, card, as) && tool === (as === 'artisan' ? box.components.cards[card]!.tool : null);
};

const isPrinted = (box: Box, card: CardIndex, as: Held['as']): boolean => (box.cardBits[card]! & bitOf(as)) !== 0;

/** Checks whether a player has carried out as many transformations as they have changed cards. */
const hasChanged = ({ areas, spent, phase }: State, box: Box, player: Owner): boolean => {
  const used = spent[player]!.filter((favour) => box.favourIds[favour] === 'transformation').length;
  const isUnderWay = (phase.kind === 'transform' || phase.kind === 'into') && phase.asked === player;
  return areas[player]!.filter(({ changed }) => changed).length <= used - (isUnderWay ? 1 : 0);
};

/** Checks that the card of the turn was filed last. */
const brokenPlacing = (state: State, box: Box): string | null => {
  if ('cell' in state.phase) return state.areas[state.active]!.at(-1)!.as === 'elder' ? null : 'phase';
  const phase = placing(state);
  if (phase === null) return null;
  const as = phase.kind === 'drop' ? 'labourer' : phase.as;
  if (!isPrinted(box, phase.card, as)) return 'phase.as';
  const isKept = phase.use === 'self' || as === 'labourer';
  const held = state.areas[phase.use === 'self' ? state.active : SIKU]!.at(-1);
  const last = isKept ? (held?.as === as ? held.card : -1) : state.discard.at(-1);
  return last === phase.card ? null : 'phase.card';
};
