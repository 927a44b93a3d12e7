import type { Player } from '../../../src/core/game.js';
import { joined, without } from '../../../src/core/list.js';
import { draw as chance } from '../../../src/core/random.js';
import { ask } from '../../../src/core/run.js';
import { FACES } from './components.js';
import type { Keep, Play } from './moves.js';
import type { Run } from './run.js';
import type { Phase, Rolled } from './state/index.js';

/** A turn begins. */
export const TURN: Phase = Object.freeze({ kind: 'turn' });
const OVER: Phase = Object.freeze({ kind: 'over' });

export const draw = (run: Run): void => takeCard(run, run.draft.player);

/** The top card of the deck comes to the end of a hand. */
export const takeCard = ({ draft, emit }: Run, player: Player): void => {
  const card = draft.deck[0]!;
  draft.deck = draft.deck.slice(1);
  draft.hands[player] = joined(draft.hands[player]!, card);
  emit?.({ kind: 'drew', player, card });
};

export const play = ({ draft, emit }: Run, { card }: Play): void => {
  const { player, hands, rows } = draft;
  hands[player] = without(hands[player]!, hands[player]!.indexOf(card));
  rows[player] = joined(rows[player]!, card);
  emit?.({ kind: 'played', player, card });
};

export const roll = (run: Run): void => {
  const { draft, emit } = run;
  const { player } = draft;
  const value = chance(draft.random, FACES) + 1;
  draft.rolled[player] = true;
  emit?.({ kind: 'rolled', player, value });
  ask(run, { kind: 'rolled', value });
};

export const keep = ({ draft }: Run, _: Keep, { value }: Rolled): void => {
  draft.kept[draft.player] = value;
};

/** The value is lost, and nothing else happens. */
export const leave = (): void => {};

/**
 * The turn passes to the left.
 * @rule TOY-END-1
 */
export const endTurn = (run: Run): void => {
  const { draft } = run;
  draft.player = (draft.player + 1) % draft.players;
  const isOver = draft.deck.length === 0 && draft.hands[draft.player]!.length === 0;
  ask(run, isOver ? OVER : TURN);
};
