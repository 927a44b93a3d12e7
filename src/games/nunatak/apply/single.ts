import { later } from '../../../core/chance/random.js';
import type { Player } from '../../../core/contract/game.js';
import { ask } from '../../../core/contract/run.js';
import { replaced } from '../../../core/data/list.js';
import type { CardIndex, FavourIndex } from '../components/index.js';
import { openedCard } from '../copies.js';
import type { CardSeen } from '../events/index.js';
import type { FavourIn } from '../legal/favours.js';
import type { Drop, Exchange, Lift, Order, Reserve } from '../moves/index.js';
import type { Run } from '../run.js';
import type { PeekPhase, ReservePhase, Resume, SpreadPhase, SquaresPhase } from '../state/index.js';
import { renewLine } from './line.js';
import { swapTiles } from './place.js';
import { enterTake } from './turn.js';
import { askAgain } from './window.js';

/** A favour that is carried out, the player who decides, and the phase to return to. */
interface Carried {
  readonly asked: Player;
  readonly favour: FavourIndex;
  readonly resume: Resume;
}

/** The effects of single-use favours that are played when a card is taken, a block placed, or between turns. */
const EFFECTS: Readonly<Record<FavourIn<Resume['kind']>, (run: Run, carried: Carried) => void>> = {
  foresight: (run, carried) => ask(run, { kind: 'reserve', ...carried }),
  spread: (run, { asked, favour, resume }) => ask(run, { kind: 'spread', asked, favour, from: -1, resume }),
  divination: (run, carried) => look(run, { kind: 'peekSwap', ...carried }),
  liberty: (run, { resume }) => free(run, resume),
  abundance: (run, { asked }) => bringForward(run, asked),
  renewal: (run) => renew(run),
};

export const useSingle = (run: Run, carried: Carried): void =>
  EFFECTS[run.box.favourIds[carried.favour]! as FavourIn<Resume['kind']>](run, carried);

/**
 * The effects of single-use favours that are played while squares are scored.
 * @rule NU-FX-13
 */
const EFFECTS_ON_SQUARES: Readonly<Record<FavourIn<'squares'>, (run: Run, phase: SquaresPhase) => void>> = {
  rivalry: (run, phase) => ask(run, { ...phase, rivalry: true }),
};

export const useOnSquares = (run: Run, favour: FavourIndex, phase: SquaresPhase): void =>
  EFFECTS_ON_SQUARES[run.box.favourIds[favour]! as FavourIn<'squares'>](run, phase);

/** @rule NU-FX-8 */
const bringForward = (run: Run, player: Player): void => {
  run.draft.abundance = { player, stage: 'first' };
  enterTake(run);
};

/** @rule NU-FX-11 */
const free = (run: Run, resume: Resume): void => {
  if (resume.kind === 'place') ask(run, { ...resume, free: true, liberty: true });
};

/** @rule NU-FX-12 */
const renew = (run: Run): void => {
  renewLine(run, 'renewal');
  enterTake(run);
};

/**
 * Shows the top of the deck. While the deck has cards, the line has one to be exchanged.
 * @rule NU-FX-9
 */
const look = (run: Run, phase: PeekPhase): void => {
  const { draft, box, emit } = run;
  const count = Math.min(box.components.effects.divination, draft.deck.length);
  draft.peek = { player: phase.asked, count };
  draft.known = null;
  emit?.({ kind: 'deckSeen', player: phase.asked, count });
  if (emit !== undefined) showCards(phase.asked, draft.deck.slice(0, count), emit);
  ask(run, phase);
};

const showCards = (player: Player, cards: readonly CardIndex[], emit: (event: CardSeen) => void): void => {
  for (let place = 0; place < cards.length; place++) {
    emit({ kind: 'cardSeen', player, place, card: later(() => cards[place]!) });
  }
};

/** @rule NU-FX-9 */
export const exchange = (run: Run, { from, slot }: Exchange, phase: PeekPhase): void => {
  const { draft, box, emit } = run;
  const gone = draft.line[slot]!;
  const kind = box.copies.cards.kinds[gone]!;
  draft.line[slot] = -1;
  const card = openedCard(draft, box, draft.deck[from]!);
  draft.line[slot] = card;
  draft.deck = replaced(draft.deck, from, kind);
  draft.backs = replaced(draft.backs, from, box.backs[gone]!);
  draft.known = { card: kind, first: from, last: from };
  emit?.({ kind: 'deckExchanged', player: phase.asked, slot, card, gone });
  askForOrder(run, phase);
};

/** Lets the player order the cards seen, if there are several. */
export const askForOrder = (run: Run, phase: PeekPhase): void => {
  if (run.draft.peek.count < 2) resumeFrom(run, phase.resume);
  else ask(run, { ...phase, kind: 'peekOrder' });
};

/** @rule NU-FX-9 */
export const order = (run: Run, move: Order, phase: PeekPhase): void => {
  const { draft, emit } = run;
  const { deck, backs, known } = draft;
  const places = [...move.order].map((place) => Number(place) - 1);
  draft.deck = reordered(deck, places);
  draft.backs = reordered(backs, places);
  if (known !== null) draft.known = { card: known.card, first: 0, last: places.length - 1 };
  emit?.({ kind: 'deckOrdered', player: phase.asked, count: places.length });
  resumeFrom(run, phase.resume);
};

/** Copies a list with its first items in another order. They are moved and not read: nobody but the player knows them. */
const reordered = (list: readonly number[], places: readonly number[]): readonly number[] => {
  const copy = list.slice();
  copy.push(...places); // room for the items
  copy.copyWithin(list.length, 0, places.length);
  for (let i = 0; i < places.length; i++) copy.copyWithin(i, list.length + places[i]!, list.length + places[i]! + 1);
  copy.length = list.length;
  return copy;
};

/** @rule NU-FX-7 */
export const reserve = (run: Run, { card }: Reserve, { asked, resume }: ReservePhase): void => {
  const { draft, emit } = run;
  draft.reservation = { player: asked, slot: draft.line.indexOf(card) };
  emit?.({ kind: 'reserved', player: asked, card });
  resumeFrom(run, resume);
};

/** @rule NU-FX-10 */
export const liftForSpread = (run: Run, { cell }: Lift, phase: SpreadPhase): void => ask(run, { ...phase, from: cell });

/** @rule NU-FX-10 */
export const dropForSpread = (run: Run, { cell }: Drop, { from, resume }: SpreadPhase): void => {
  swapTiles(run, from, cell, 'spread');
  resumeFrom(run, resume);
};

/** @rule NU-TAKE-8 NU-WINDOW-3 */
const resumeFrom = (run: Run, resume: Resume): void => {
  if (resume.kind === 'take') enterTake(run);
  else if (resume.kind === 'window') askAgain(run, resume);
  else ask(run, resume);
};
