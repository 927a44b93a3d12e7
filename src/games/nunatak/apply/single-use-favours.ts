import { deferDraw } from '../../../core/chance/random.js';
import type { Player } from '../../../core/contract/game.js';
import { withItemAt } from '../../../core/data/list.js';
import { ask } from '../../../core/engine/play.js';
import type { CardIndex, FavourIndex } from '../components/index.js';
import { openedCard } from '../copies.js';
import type { CardSeen } from '../events/index.js';
import type { FavourPlayableIn } from '../legal/favours.js';
import type { DropTile, Exchange, LiftTile, OrderCards, Reserve } from '../moves/index.js';
import type { Run } from '../run.js';
import type { PeekPhase, PhaseToResume, ReservePhase, ScoreSquarePhase, SpreadPhase } from '../state/index.js';
import { renewLine } from './line.js';
import { swapTiles } from './place.js';
import { enterTakePhase } from './turn.js';
import { askSamePlayer } from './window.js';

/** A favour that is carried out, the player who decides, and the phase to return to. */
interface FavourInPlay {
  readonly decider: Player;
  readonly favour: FavourIndex;
  readonly phaseToResume: PhaseToResume;
}

/** The effects of single-use favours that are played when a card is taken, a block placed, or between turns. */
const SINGLE_USE_EFFECTS: Readonly<
  Record<FavourPlayableIn<PhaseToResume['kind']>, (run: Run, favourInPlay: FavourInPlay) => void>
> = {
  foresight: (run, favourInPlay) => ask(run, { kind: 'reserve', ...favourInPlay }),
  spread: (run, { decider, favour, phaseToResume }) =>
    ask(run, { kind: 'spread', decider, favour, liftedCell: -1, phaseToResume }),
  divination: (run, favourInPlay) => playDivination(run, { kind: 'exchange', ...favourInPlay }),
  liberty: (run, { phaseToResume }) => playLiberty(run, phaseToResume),
  abundance: (run, { decider }) => playAbundance(run, decider),
  renewal: (run) => playRenewal(run),
};

export const useSingleUseFavour = (run: Run, favourInPlay: FavourInPlay): void =>
  SINGLE_USE_EFFECTS[run.box.favourIds[favourInPlay.favour]! as FavourPlayableIn<PhaseToResume['kind']>](
    run,
    favourInPlay,
  );

/**
 * The effects of single-use favours that are played while squares are scored.
 * @rule NU-FX-13
 */
const SQUARE_EFFECTS: Readonly<Record<FavourPlayableIn<'scoreSquare'>, (run: Run, phase: ScoreSquarePhase) => void>> = {
  rivalry: (run, phase) => ask(run, { ...phase, byRivalry: true }),
};

export const useFavourOnSquare = (run: Run, favour: FavourIndex, phase: ScoreSquarePhase): void =>
  SQUARE_EFFECTS[run.box.favourIds[favour]! as FavourPlayableIn<'scoreSquare'>](run, phase);

/** @rule NU-FX-8 */
const playAbundance = (run: Run, player: Player): void => {
  run.draft.abundance = { player, stage: 'first' };
  enterTakePhase(run);
};

/** @rule NU-FX-11 */
const playLiberty = (run: Run, resume: PhaseToResume): void => {
  if (resume.kind === 'place') ask(run, { ...resume, anyTile: true, byLiberty: true });
};

/** @rule NU-FX-12 */
const playRenewal = (run: Run): void => {
  renewLine(run, 'renewal');
  enterTakePhase(run);
};

/**
 * Shows the top of the deck. While the deck has cards, the line has one to be exchanged.
 * @rule NU-FX-9
 */
const playDivination = (run: Run, phase: PeekPhase): void => {
  const { draft, box, emit } = run;
  const count = Math.min(box.components.effects.divination, draft.deck.length);
  draft.peek = { player: phase.decider, count };
  draft.locatedCard = null;
  emit?.({ kind: 'deckSeen', player: phase.decider, count });
  if (emit !== undefined) reportCardsSeen(phase.decider, draft.deck.slice(0, count), emit);
  ask(run, phase);
};

const reportCardsSeen = (player: Player, cards: readonly CardIndex[], emit: (event: CardSeen) => void): void => {
  for (let deckIndex = 0; deckIndex < cards.length; deckIndex++) {
    emit({ kind: 'cardSeen', player, deckIndex, card: deferDraw(() => cards[deckIndex]!) });
  }
};

/** @rule NU-FX-9 */
export const exchange = (run: Run, { deckIndex, slot }: Exchange, phase: PeekPhase): void => {
  const { draft, box, emit } = run;
  const replacedCard = draft.line[slot]!;
  const kind = box.copies.cards.kindOfItem[replacedCard]!;
  draft.line[slot] = -1;
  const card = openedCard(draft, box, draft.deck[deckIndex]!);
  draft.line[slot] = card;
  draft.deck = withItemAt(draft.deck, deckIndex, kind);
  draft.deckBacks = withItemAt(draft.deckBacks, deckIndex, box.cardBacks[replacedCard]!);
  draft.locatedCard = { card: kind, firstIndex: deckIndex, lastIndex: deckIndex };
  emit?.({ kind: 'cardsExchanged', player: phase.decider, slot, card, replacedCard });
  askForOrder(run, phase);
};

/** Lets the player order the cards seen, if there are several. */
export const askForOrder = (run: Run, phase: PeekPhase): void => {
  if (run.draft.peek.count < 2) resumePhase(run, phase.phaseToResume);
  else ask(run, { ...phase, kind: 'orderCards' });
};

/** @rule NU-FX-9 */
export const orderCards = (run: Run, move: OrderCards, phase: PeekPhase): void => {
  const { draft, emit } = run;
  const { deck, deckBacks, locatedCard } = draft;
  const indexes = [...move.order].map((position) => Number(position) - 1);
  draft.deck = reorderTop(deck, indexes);
  draft.deckBacks = reorderTop(deckBacks, indexes);
  if (locatedCard !== null)
    draft.locatedCard = { card: locatedCard.card, firstIndex: 0, lastIndex: indexes.length - 1 };
  emit?.({ kind: 'deckOrdered', player: phase.decider, backs: draft.deckBacks.slice(0, indexes.length) });
  resumePhase(run, phase.phaseToResume);
};

/** Copies a list with its first items in another order. They are moved and not read: nobody but the player knows them. */
const reorderTop = (list: readonly number[], indexes: readonly number[]): readonly number[] => {
  const copy = list.slice();
  copy.push(...indexes); // room for the items
  copy.copyWithin(list.length, 0, indexes.length);
  for (let i = 0; i < indexes.length; i++) copy.copyWithin(i, list.length + indexes[i]!, list.length + indexes[i]! + 1);
  copy.length = list.length;
  return copy;
};

/** @rule NU-FX-7 */
export const reserve = (run: Run, { card }: Reserve, { decider, phaseToResume }: ReservePhase): void => {
  const { draft, emit } = run;
  draft.reservation = { player: decider, slot: draft.line.indexOf(card) };
  emit?.({ kind: 'cardReserved', player: decider, card });
  resumePhase(run, phaseToResume);
};

/** @rule NU-FX-10 */
export const liftForSpread = (run: Run, { cell }: LiftTile, phase: SpreadPhase): void =>
  ask(run, { ...phase, liftedCell: cell });

/** @rule NU-FX-10 */
export const dropForSpread = (run: Run, { cell }: DropTile, { liftedCell, phaseToResume }: SpreadPhase): void => {
  swapTiles(run, liftedCell, cell, 'spread');
  resumePhase(run, phaseToResume);
};

/** @rule NU-TAKE-8 NU-WINDOW-3 */
const resumePhase = (run: Run, resume: PhaseToResume): void => {
  if (resume.kind === 'take') enterTakePhase(run);
  else if (resume.kind === 'window') askSamePlayer(run, resume);
  else ask(run, resume);
};
