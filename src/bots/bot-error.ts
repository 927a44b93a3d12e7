import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Player, Types } from '../core/contract/game.js';
import { messageOf, toWellFormed } from '../core/data/text.js';
import { type ErrorValue, left, right } from '../core/errors/errors.js';
import type { Answer, Bot, DecisionRequest } from './bot.js';

/** The error of a bot that breaks the contract of a bot. */
export interface BotError extends ErrorValue {
  readonly _tag: 'BotError';
  /** The name of the bot. */
  readonly bot: string;
  readonly player: Player;
  /** It threw, answered with something that is not a move, with a move that is not legal, too late, or is gone. */
  readonly reason: 'threw' | 'no-move' | 'illegal-move' | 'late' | 'crashed';
  /** The stack of what it threw, with paths of this machine. */
  readonly stack?: string;
}

/** Makes an error to throw in a session that loses for a reason of its own; the message follows the bot's name. */
export const createForfeitError = (reason: Exclude<BotError['reason'], 'threw'>, message: string): Error =>
  Object.assign(new Error(message), { reason });

/** The error of an answer, and the description of it that follows the bot's name. */
type AnswerError = readonly [reason: BotError['reason'], what: string];

/** Makes the error of a bot. */
export const createBotError = (
  { name }: Pick<Bot<Types>, 'name'>,
  player: Player,
  [reason, description]: AnswerError,
): BotError => ({
  _tag: 'BotError',
  bot: name,
  player,
  reason,
  message: `${name} ${description}`,
});

/** Returns the answer with its move swapped for the catalogue entry, or the error if it is not a legal move. */
export const checkAnswer = <G extends Types>(
  game: Game<G>,
  { moves }: DecisionRequest<G>,
  answer: Partial<Answer<G>> | null | undefined,
): Either<AnswerError, Answer<G>> => {
  const move = game.moveOf(game.actionOf(answer?.move as G['Move']));
  if (move === undefined) return left(['no-move', 'answers with something that is not a move.']);
  return moves.includes(move)
    ? right({ ...answer, move })
    : left(['illegal-move', `makes the move ${game.formatMove(move)}, which is not legal.`]);
};

/** Makes the error of a bot that threw: for the reason that it gives, or with the stack. */
export const convertThrown = (bot: Pick<Bot<Types>, 'name'>, player: Player, error: unknown): BotError => {
  const message = toWellFormed(messageOf(error), MAX_MESSAGE_CHARACTERS);
  const statedReason = findStatedReason(error);
  if (statedReason !== undefined) return createBotError(bot, player, [statedReason, message]);
  const botError = createBotError(bot, player, ['threw', `throws: ${message}`]);
  const stack = stackOf(error);
  return stack === undefined ? botError : { ...botError, stack };
};

const findStatedReason = (error: unknown): (typeof STATED_REASONS)[number] | undefined => {
  try {
    const { reason } = error as Partial<BotError>;
    return STATED_REASONS.find((each) => each === reason);
  } catch {
    return undefined;
  }
};

const STATED_REASONS = ['no-move', 'illegal-move', 'late', 'crashed'] as const;

/** The most characters of an error's message. */
const MAX_MESSAGE_CHARACTERS = 1000;

const MAX_STACK_CHARACTERS = 4000;

const stackOf = (error: unknown): string | undefined => {
  try {
    return error instanceof Error && error.stack ? toWellFormed(String(error.stack), MAX_STACK_CHARACTERS) : undefined;
  } catch {
    return undefined;
  }
};
