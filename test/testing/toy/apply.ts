import { drawInt as chance, deferDraw } from '../../../src/core/chance/random.js';
import type { Player } from '../../../src/core/contract/game.js';
import { appended } from '../../../src/core/data/list.js';
import { ask } from '../../../src/core/engine/play.js';
import { type Card, FACES } from './components.js';
import type { Cover, Keep, Play } from './moves.js';
import type { Run } from './run.js';
import { score } from './score.js';
import type { Phase, Rolled } from './state/index.js';

/** The phase in which a turn begins. */
export const TURN: Phase = Object.freeze({ kind: 'turn' });
const OVER: Phase = Object.freeze({ kind: 'over' });

export const draw = (run: Run): void => takeCard(run, run.draft.player);

/** Moves the top card of the deck to the end of a hand. */
export const takeCard = ({ draft, emit }: Run, player: Player): void => {
  const { deck } = draft;
  const card = deferDraw(() => deck[0]!);
  draft.deck = deck.slice(1);
  draft.hands[player] = appended(draft.hands[player]!, card);
  emit?.({ kind: 'drew', player, card });
};

export const play = (run: Run, { card }: Play): void => {
  const { draft, emit } = run;
  const { player, rows } = draft;
  giveAway(run, card);
  rows[player] = appended(rows[player]!, card);
  emit?.({ kind: 'played', player, card });
};

export const cover = (run: Run, { card }: Cover): void => {
  const { draft, emit } = run;
  const { player, covered } = draft;
  giveAway(run, card);
  covered[player] = appended(covered[player]!, card);
  emit?.({ kind: 'covered', player, card });
};

const giveAway = ({ draft: { player, hands } }: Run, card: Card): void => {
  const hand = hands[player]!;
  const place = hand.indexOf(card);
  hands[player] = hand.slice(0, place).concat(hand.slice(place + 1));
};

export const roll = (run: Run): void => {
  const { draft, emit } = run;
  const { player } = draft;
  const value = chance(draft.random, FACES) + 1;
  draft.rolled[player] = true;
  ask(run, { kind: 'rolled', value });
  emit?.({ kind: 'rolled', player, value });
};

export const keep = ({ draft }: Run, _: Keep, { value }: Rolled): void => {
  draft.kept[draft.player] = value;
};

/** Gives the rolled value up; nothing else happens. */
export const leave = (): void => {};

/**
 * Passes the turn to the left.
 * @rule TOY-END-1
 */
export const endTurn = (run: Run): void => {
  const { draft, box, emit } = run;
  draft.player = (draft.player + 1) % draft.players;
  const isOver = draft.deck.length === 0 && draft.hands[draft.player]!.length === 0;
  ask(run, isOver ? OVER : TURN);
  if (isOver) emit?.({ kind: 'gameOver', winners: score(draft, box).winners });
};
