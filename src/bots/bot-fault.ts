import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Player, Types } from '../core/contract/game.js';
import { wellFormed } from '../core/data/well-formed.js';
import { messageOf } from '../core/errors/message-of.js';
import { accepted, type Failure, refused } from '../core/errors/verdict.js';
import type { Bot, Question, Thought } from './bot.js';

/** The error of a bot that breaks the contract of a bot. */
export interface BotFault extends Failure {
  readonly _tag: 'BotFault';
  /** The name of the bot. */
  readonly bot: string;
  readonly player: Player;
  /** It threw, answered with something that is not a move, with a move that is not legal, too late, or is gone. */
  readonly reason: 'threw' | 'no-move' | 'illegal-move' | 'late' | 'crashed';
  /** The stack of what it threw, with paths of this machine. */
  readonly stack?: string;
}

/** Makes an error to throw in a mind that loses for a reason of its own; the message follows the bot's name. */
export const botError = (reason: Exclude<BotFault['reason'], 'threw'>, message: string): Error =>
  Object.assign(new Error(message), { reason });

/** The error of an answer, and the description of it that follows the bot's name. */
type Wrong = readonly [reason: BotFault['reason'], what: string];

/** Makes the error of a bot. */
export const faultOf = ({ name }: Pick<Bot<Types>, 'name'>, player: Player, [reason, what]: Wrong): BotFault => ({
  _tag: 'BotFault',
  bot: name,
  player,
  reason,
  message: `${name} ${what}`,
});

/** Returns the answer with its move swapped for the catalogue entry, or the error if it is not a legal move. */
export const checked = <G extends Types>(
  game: Game<G>,
  { moves }: Question<G>,
  thought: Partial<Thought<G>> | null | undefined,
): Either<Wrong, Thought<G>> => {
  const move = game.moveOf(game.actionOf(thought?.move as G['Move']));
  if (move === undefined) return refused(['no-move', 'answers with something that is not a move.']);
  return moves.includes(move)
    ? accepted({ ...thought, move })
    : refused(['illegal-move', `makes the move ${game.formatMove(move)}, which is not legal.`]);
};

/** Makes the error of a bot that threw: for the reason that it gives, or with the stack. */
export const thrownBy = (bot: Pick<Bot<Types>, 'name'>, player: Player, error: unknown): BotFault => {
  const message = wellFormed(messageOf(error), LONGEST_MESSAGE);
  const own = ownReason(error);
  if (own !== undefined) return faultOf(bot, player, [own, message]);
  const fault = faultOf(bot, player, ['threw', `throws: ${message}`]);
  const stack = stackOf(error);
  return stack === undefined ? fault : { ...fault, stack };
};

const ownReason = (error: unknown): (typeof OWN_REASONS)[number] | undefined => {
  try {
    const { reason } = error as Partial<BotFault>;
    return OWN_REASONS.find((each) => each === reason);
  } catch {
    return undefined;
  }
};

const OWN_REASONS = ['no-move', 'illegal-move', 'late', 'crashed'] as const;

/** The most characters of an error's message. */
const LONGEST_MESSAGE = 1000;

const LONGEST_STACK = 4000;

const stackOf = (error: unknown): string | undefined => {
  try {
    return error instanceof Error && error.stack ? wellFormed(String(error.stack), LONGEST_STACK) : undefined;
  } catch {
    return undefined;
  }
};
