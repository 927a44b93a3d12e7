import { courseOf } from '../../core/follow.js';
import type { Rules, Types } from '../../core/game.js';
import { MOST_MOVES } from '../../core/record.js';
import { type ByteReader, type ByteWriter, malformed } from './bytes.js';
import { type Choice, choicesIn, writeChoices } from './mixed-radix.js';

/** A state, and legal moves made from there. */
export interface Line<G extends Types> {
  readonly start: G['State'];
  readonly moves: readonly G['Move'][];
}

/** In the place of the number of moves: the game was played to its end. */
const TO_THE_END = 0;

/** Writes legal moves, each as its number among those that were legal. */
export const writeMoves = <G extends Types>(to: ByteWriter, rules: Rules<G>, { start, moves }: Line<G>): void => {
  const { state, perform } = courseOf(rules, start);
  const choices = moves.map((move): Choice => {
    const legal = rules.legalMoves(state());
    perform(move);
    return { index: legal.indexOf(move), of: legal.length };
  });
  const isOver = rules.legalMoves(state()).length === 0;
  to.count(isOver ? TO_THE_END : moves.length + 1);
  writeChoices(to, choices);
};

/** The moves written there, legal whatever the bytes, and the state to which they lead. */
export const readMoves = <G extends Types>(
  from: ByteReader,
  rules: Rules<G>,
  start: G['State'],
): { readonly moves: readonly G['Move'][]; readonly end: G['State'] } => {
  const { state, perform } = courseOf(rules, start);
  const count = from.count(MOST_MOVES + 1);
  const choices = choicesIn(from);
  const moves: G['Move'][] = [];
  while (count === TO_THE_END || moves.length < count - 1) {
    const legal = rules.legalMoves(state());
    if (legal.length === 0) break;
    const move = legal[choices.next(legal.length)]!;
    moves.push(move);
    perform(move);
  }
  choices.end();
  if (count !== TO_THE_END && moves.length < count - 1) throw malformed('it has more moves than can be made');
  return { moves, end: state() };
};
