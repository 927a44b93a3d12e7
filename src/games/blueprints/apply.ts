import type { Draft } from '../../core/draft.js';
import type { Emit, Player } from '../../core/game.js';
import { type Box, CHOICES, ROUNDS } from './components.js';
import type { Event } from './events.js';
import { type Build, type Discard, dieOf, type Move, type Remove } from './moves.js';
import { score } from './score/index.js';
import { nextFirst, scoreRound } from './score/round.js';
import { BUILD, beginRound, rollDice } from './setup.js';
import type { Phase, State } from './state.js';
import { tellRound } from './tell.js';

const REMOVE: Phase = Object.freeze({ kind: 'remove' });
const OVER: Phase = Object.freeze({ kind: 'over' });

/** Makes a legal move, and all that follows from it by itself. */
export const perform = (draft: Draft<State>, box: Box, move: Move, emit: Emit<Event>): void => {
  switch (move.kind) {
    case 'build':
      return build(draft, box, move, emit);
    case 'discard':
      return discard(draft, box, move, emit);
    case 'remove':
      return remove(draft, box, move, emit);
  }
};

/** @rule BP-TURN-1 BP-PLACE-6 */
const build = (draft: Draft<State>, box: Box, move: Build, emit: Emit<Event>): void => {
  const { player } = draft;
  const { colour, value, cell } = move;
  choose(draft, move, cell);
  emit?.({ kind: 'dieBuilt', player, colour, value, cell, level: heightOf(draft, player, cell) });
  afterChoice(draft, box, emit);
};

/** @rule BP-PLACE-4 BP-PLACE-8 */
const discard = (draft: Draft<State>, box: Box, move: Discard, emit: Emit<Event>): void => {
  const { colour, value } = move;
  choose(draft, move, -1);
  emit?.({ kind: 'dieDiscarded', player: draft.player, colour, value });
  afterChoice(draft, box, emit);
};

const choose = (draft: Draft<State>, move: Build | Discard, cell: number): void => {
  const { player } = draft;
  const die = dieOf(move);
  draft.pool[die]!--;
  draft.chosen[player] = appended(draft.chosen[player]!, die);
  draft.cells[player] = appended(draft.cells[player]!, cell);
};

// Faster than a spread, and choosing is the most frequent thing that happens.
const appended = (list: readonly number[], item: number): number[] => {
  const longer = new Array<number>(list.length + 1);
  for (let i = 0; i < list.length; i++) longer[i] = list[i]!;
  longer[list.length] = item;
  return longer;
};

const heightOf = ({ cells }: State, player: Player, cell: number): number =>
  cells[player]!.filter((other) => other === cell).length;

/** Two players choose once more; otherwise the turn ends. */
const afterChoice = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  if (draft.players === 2) draft.phase = REMOVE;
  else endTurn(draft, box, emit);
};

const remove = (draft: Draft<State>, box: Box, move: Remove, emit: Emit<Event>): void => {
  const { colour, value } = move;
  const die = dieOf(move);
  draft.pool[die]!--;
  draft.removed = draft.removed.slice();
  draft.removed[die]!++;
  emit?.({ kind: 'dieRemoved', player: draft.player, colour, value });
  endTurn(draft, box, emit);
};

/** @rule BP-TURN-4 BP-TURN-6 BP-TWO-3 BP-ROUND-9 */
const endTurn = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  rollDice(draft, draft.players === 2 ? 2 : 1, 'replacement', emit);
  const next = (draft.player + 1) % draft.players;
  if (draft.chosen[next]!.length === CHOICES) return endRound(draft, box, emit);
  draft.player = next;
  draft.phase = BUILD;
};

/** @rule BP-SCORE-1 BP-NEXT-1 BP-ROUND-1 */
const endRound = (draft: Draft<State>, box: Box, emit: Emit<Event>): void => {
  const result = scoreRound(draft, box);
  draft.rounds = [...draft.rounds, result as Draft<typeof result>];
  if (emit !== undefined) tellRound(draft, box, result, emit);
  if (draft.rounds.length < ROUNDS) return beginRound(draft, box, draft.round + 1, nextFirst(result), emit);
  draft.phase = OVER;
  emit?.({ kind: 'gameEnded', winners: score(draft, box).winners });
};
