import type { Either } from 'fp-ts/lib/Either.js';
import type { Game, Player, Types } from '../core/game.js';
import { draw, seeded } from '../core/random.js';
import { accepted, type Failure, type InvalidOptions, refused } from '../core/verdict.js';
import type { Bot, Mind, Question, Thought } from './bot.js';

/** A bot in its seat, for whoever runs the game and has the states: the bot is shown its view of them. */
export interface Seated<G extends Types> {
  /** What the bot is asked in this state, in which its player decides. */
  question(state: G['State']): Question<G>;
  /** Tells it of a move that is made in this state, by whomever. */
  note(state: G['State'], move: G['Move']): void;
  /** What it answers to the question of this state: a move of the game, or what is wrong with its answer. */
  ask(state: G['State']): Promise<Either<BotFault, Thought<G>>>;
}

/** A bot that does not play by the rules of a bot. */
export interface BotFault extends Failure {
  readonly _tag: 'BotFault';
  /** The name of the bot. */
  readonly bot: string;
  readonly player: Player;
  /** It threw, it answered with something else than a move, or with a move that is not legal. */
  readonly reason: 'threw' | 'no-move' | 'illegal-move';
}

/** Sits a bot down: its chance is that of the seed and its seat. */
export const seated = <G extends Types>(game: Game<G>, bot: Bot<G>, player: Player, seed: string): Seated<G> => {
  const random = seeded(`${seed}/${player}`);
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
        return refused(faultOf(bot, player, ['threw', `throws: ${messageOf(error)}`]));
      }
    },
  };
};

/** What is wrong with an answer, and what its bot does by it. */
type Wrong = readonly [reason: BotFault['reason'], what: string];

const faultOf = ({ name }: Pick<Bot<Types>, 'name'>, player: Player, [reason, what]: Wrong): BotFault => ({
  _tag: 'BotFault',
  bot: name,
  player,
  reason,
  message: `${name} ${what}`,
});

/** An answer with its move out of the catalogue, unless it is none. */
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

/** A game that bots have played. */
export interface Played<G extends Types> {
  /** The moves, in order. */
  readonly moves: readonly G['Move'][];
  /** Where it ended, or where a bot stopped it. */
  readonly state: G['State'];
  /** Why it was stopped; null when it was played to its end. */
  readonly fault: BotFault | null;
}

/** Who sits at a table, by player, and what their chance begins with. */
export interface Party<G extends Types> {
  readonly bots: readonly Bot<G>[];
  /** That of the options when left out. */
  readonly seed?: string;
  /** Told of every answer. */
  readonly tell?: (thought: Thought<G>, state: G['State']) => void;
}

/** Plays a game of bots to its end. */
export const playGame = async <G extends Types>(
  game: Game<G>,
  options: G['Options'],
  { bots, seed = options.seed, tell }: Party<G>,
): Promise<Either<InvalidOptions, Played<G>>> => {
  const dealt = game.setup(options);
  if (dealt._tag === 'Left') return dealt;
  if (bots.length !== options.players) {
    return refused({
      _tag: 'InvalidOptions',
      path: 'players',
      message: `players: ${options.players} play, but there are ${bots.length} bots.`,
    });
  }
  const seats = bots.map((bot, player) => seated(game, bot, player, `${seed}/bots`));
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
