import type { Either } from 'fp-ts/lib/Either.js';
import { draw, quickSeeded } from '../core/chance/random.js';
import type { Game, Player, Types } from '../core/contract/game.js';
import { digestOf } from '../core/data/digest.js';
import { accepted, type Failure, type InvalidOptions, refused } from '../core/errors/verdict.js';
import type { Bot, Mind, Question, Thought } from './bot.js';

/** A bot in its seat, for code that runs the game and has the states; the bot gets its view of them. */
export interface Seated<G extends Types> {
  /** Returns the question to the bot in this state, in which its player is to decide. */
  question(state: G['State']): Question<G>;
  /** Records a move made in this state by any player. */
  note(state: G['State'], move: G['Move']): void;
  /** Returns the bot's answer in this state: a legal move, or the error of the bot. */
  ask(state: G['State']): Promise<Either<BotFault, Thought<G>>>;
}

/** The error of a bot that breaks the contract of a bot. */
export interface BotFault extends Failure {
  readonly _tag: 'BotFault';
  /** The name of the bot. */
  readonly bot: string;
  readonly player: Player;
  /** It threw, answered with something that is not a move, or with a move that is not legal. */
  readonly reason: 'threw' | 'no-move' | 'illegal-move';
  /** The stack of what it threw, with paths of this machine. */
  readonly stack?: string;
}

/**
 * Seats a bot. Its random numbers depend on the seed and the seat, and reveal neither the seed nor those of other seats.
 * Do not derive that seed from the seed of the game: a bot could then predict the chance of its game.
 */
export const seated = <G extends Types>(game: Game<G>, bot: Bot<G>, player: Player, seed: string): Seated<G> => {
  const random = quickSeeded(digestOf(['bot', seed, player]));
  const below = (n: number): number => draw(random, n);
  let since: G['SeenMove'][] | undefined;
  let mind: Mind<G> | undefined;
  const question = (state: G['State']): Question<G> => {
    const view = game.view(state, player);
    const base = { view, moves: game.legalMoves(view), draw: below };
    return since === undefined ? base : { ...base, since };
  };
  return {
    question,
    note: (state, move) => void since?.push(game.viewMove(state, move, player)),
    ask: async (state) => {
      try {
        const asked = question(state);
        since = [];
        mind ??= bot.begin({ game, player });
        const found = checked(game, asked, await mind.answer(asked));
        return found._tag === 'Right' ? found : refused(faultOf(bot, player, found.left));
      } catch (error) {
        const fault = faultOf(bot, player, ['threw', `throws: ${messageOf(error)}`]);
        const stack = stackOf(error);
        return refused(stack === undefined ? fault : { ...fault, stack });
      }
    },
  };
};

/** The error of an answer, and the description of it that follows the bot's name. */
type Wrong = readonly [reason: BotFault['reason'], what: string];

const faultOf = ({ name }: Pick<Bot<Types>, 'name'>, player: Player, [reason, what]: Wrong): BotFault => ({
  _tag: 'BotFault',
  bot: name,
  player,
  reason,
  message: `${name} ${what}`,
});

/** Returns the answer with its move swapped for the catalogue entry, or the error if it is not a legal move. */
const checked = <G extends Types>(
  game: Game<G>,
  { moves }: Question<G>,
  thought: Partial<Thought<G>> | null | undefined,
): Either<Wrong, Thought<G>> => {
  const move = game.moveOf(game.actionOf(thought?.move as G['Move']));
  if (move === undefined) return refused(['no-move', 'answers with something that is no move.']);
  return moves.includes(move)
    ? accepted({ ...thought, move })
    : refused(['illegal-move', `makes the move ${game.formatMove(move)}, which is not legal.`]);
};

const messageOf = (error: unknown): string => {
  try {
    return String(error instanceof Error ? error.message : error).slice(0, 200);
  } catch {
    return 'something that cannot be read';
  }
};

const LONGEST_STACK = 4000;

const stackOf = (error: unknown): string | undefined => {
  try {
    return error instanceof Error && error.stack ? String(error.stack).slice(0, LONGEST_STACK) : undefined;
  } catch {
    return undefined;
  }
};

/** A game between bots. */
export interface PlayedGame<G extends Types> {
  /** The moves, in order. */
  readonly moves: readonly G['Move'][];
  /** The state at the end, or where a bot's error stopped the game. */
  readonly state: G['State'];
  /** The error that stopped the game; null if it was played to its end. */
  readonly fault: BotFault | null;
}

/** The bots of a game, by player, and their seed. */
export interface Party<G extends Types> {
  readonly bots: readonly Bot<G>[];
  /** The seed of the bots' random numbers, chosen independently of the game's seed. */
  readonly seed: string;
  /** Called with every answer. */
  readonly tell?: (thought: Thought<G>, state: G['State']) => void;
}

/** Plays a game between bots to its end. */
export const playGame = async <G extends Types>(
  game: Game<G>,
  options: G['Options'],
  { bots, seed, tell }: Party<G>,
): Promise<Either<InvalidOptions, PlayedGame<G>>> => {
  const dealt = game.setup(options);
  if (dealt._tag === 'Left') return dealt;
  if (bots.length !== options.players) {
    return refused({
      _tag: 'InvalidOptions',
      path: 'players',
      message: `players: ${options.players} play, but there are ${bots.length} bots.`,
    });
  }
  const seats = bots.map((bot, player) => seated(game, bot, player, seed));
  const moves: G['Move'][] = [];
  let state: G['State'] = dealt.right;
  for (let player = game.toAct(state); player !== null; player = game.toAct(state)) {
    const answer = await seats[player]!.ask(state);
    if (answer._tag === 'Left') return accepted({ moves, state, fault: answer.left });
    tell?.(answer.right, state);
    const { move } = answer.right;
    for (const seat of seats) seat.note(state, move);
    moves.push(move);
    state = game.play(state, move);
  }
  return accepted({ moves, state, fault: null });
};
