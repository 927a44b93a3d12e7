import type { Either } from 'fp-ts/lib/Either.js';
import { drawInt, insecureRandomStateOf } from '../core/chance/random.js';
import type { BaseOptions, Game, Player, Types } from '../core/contract/game.js';
import { digestOf } from '../core/data/digest.js';
import { type InvalidOptions, left, orThrow, right } from '../core/errors/errors.js';
import type { Score } from '../core/types/score.js';
import type { Answer, Bot, BotSession, DecisionRequest, Opening, SeenTurn } from './bot.js';
import { type BotError, checkAnswer, convertThrown, createBotError } from './bot-error.js';

/** A bot in its seat, for code that runs the game and has the states; the bot gets its view of them. */
export interface BotRunner<G extends Types> {
  /**
   * Lets the bot take its seat in this state, the one after the deal. A bot that is not let in takes it at its first
   * question. Options are those of the game.
   */
  start(state: G['State'], options?: G['Options']): Promise<Either<BotError, null>>;
  /** Returns the question to the bot in this state, in which its player is to decide. */
  requestIn(state: G['State']): DecisionRequest<G>;
  /** Records a move made in this state by any player. */
  note(state: G['State'], move: G['Move']): void;
  /** Returns the bot's answer in this state: a legal move, or the error of the bot. */
  ask(state: G['State']): Promise<Either<BotError, Answer<G>>>;
  /** Lets the bot leave: with the score of the end, or null if the game was not played to its end. */
  end(score: Score | null): Promise<void>;
}

/**
 * Seats a bot. Its random numbers depend on the seed and the seat, and reveal neither the seed nor those of other seats.
 * Do not derive that seed from the seed of the game: a bot could then predict the chance of its game.
 */
export const seatBot = <G extends Types>(game: Game<G>, bot: Bot<G>, player: Player, seed: string): BotRunner<G> => {
  const key = digestOf(['bot', seed, player]);
  const random = insecureRandomStateOf(key);
  const randomInt = (n: number): number => drawInt(random, n);
  let movesSince: G['SeenMove'][] | undefined;
  let session: BotSession<G> | undefined;
  let noteError: BotError | undefined;
  const toBotError = (error: unknown): BotError => convertThrown(bot, player, error);
  const takeSeat = async (state: G['State'], options: Opening<G>['options']): Promise<BotSession<G>> => {
    if (session !== undefined) return session;
    session = bot.begin({ game, player });
    await session.start?.({ view: game.view(state, player), options, seed: key });
    return session;
  };
  const createRequest = (state: G['State']): DecisionRequest<G> => {
    const view = game.view(state, player);
    const base = { view, moves: game.legalMoves(view), randomInt };
    return movesSince === undefined ? base : { ...base, movesSince };
  };
  return {
    start: async (state, options) => {
      try {
        await takeSeat(state, options === undefined ? null : withoutSeed(options));
        return right(null);
      } catch (error) {
        return left(toBotError(error));
      }
    },
    requestIn: createRequest,
    note: (state, move) => {
      movesSince?.push(game.viewMove(state, move, player));
      if (session?.note === undefined) return;
      try {
        session.note(seenTurnOf(game, { state, move, player }));
      } catch (error) {
        noteError ??= toBotError(error);
      }
    },
    ask: async (state) => {
      if (noteError !== undefined) return left(noteError);
      try {
        const request = createRequest(state);
        movesSince = [];
        const found = checkAnswer(game, request, await (session ?? (await takeSeat(state, null))).answer(request));
        return found._tag === 'Right' ? found : left(createBotError(bot, player, found.left));
      } catch (error) {
        return left(toBotError(error));
      }
    },
    end: async (score) => {
      try {
        await session?.end?.(score);
      } catch {
        // The game is over.
      }
    },
  };
};

const withoutSeed = ({ seed: _, ...options }: BaseOptions): Readonly<Record<string, unknown>> => options;

/** A move made in a state, for a player who sees it. */
interface SeenMoveContext<G extends Types> {
  readonly state: G['State'];
  readonly move: G['Move'];
  readonly player: Player;
}

const seenTurnOf = <G extends Types>(game: Game<G>, { state, move, player }: SeenMoveContext<G>): SeenTurn<G> => ({
  player: game.toAct(state)!,
  move: game.viewMove(state, move, player),
  events: game.viewEvents(orThrow(game.step(state, move)).events, player),
});

/** A game between bots. */
export interface PlayedGame<G extends Types> {
  /** The moves, in order. */
  readonly moves: readonly G['Move'][];
  /** The state at the end, or where a bot's error stopped the game. */
  readonly state: G['State'];
  /** The error that stopped the game; null if it was played to its end. */
  readonly error: BotError | null;
}

/** The bots of a game, by player, and their seed. */
export interface Party<G extends Types> {
  readonly bots: readonly Bot<G>[];
  /** The seed of the bots' random numbers, chosen independently of the game's seed. */
  readonly seed: string;
  /** Called with every answer. */
  readonly onAnswer?: (thought: Answer<G>, state: G['State']) => void;
}

/** Plays a game between bots to its end. */
export const playGame = async <G extends Types>(
  game: Game<G>,
  options: G['Options'],
  { bots, seed, onAnswer }: Party<G>,
): Promise<Either<InvalidOptions, PlayedGame<G>>> => {
  const dealt = game.setup(options);
  if (dealt._tag === 'Left') return dealt;
  if (bots.length !== options.players) {
    return left({
      _tag: 'InvalidOptions',
      path: 'players',
      message: `players: ${options.players} play, but there are ${bots.length} bots.`,
    });
  }
  const seats = bots.map((bot, player) => seatBot(game, bot, player, seed));
  let score: Score | null = null;
  try {
    const played = await playSeats(game, { seats, onAnswer }, dealt.right, orThrow(game.Options.decode(options)));
    if (played.error === null) score = game.score(played.state);
    return right(played);
  } finally {
    for (const seat of seats) await seat.end(score);
  }
};

/** Bots in their seats. */
interface SeatedParty<G extends Types> {
  readonly seats: readonly BotRunner<G>[];
  readonly onAnswer: Party<G>['onAnswer'];
}

/** Plays a game from the deal to its end, or to the first error of a bot. */
const playSeats = async <G extends Types>(
  game: Game<G>,
  { seats, onAnswer }: SeatedParty<G>,
  dealt: G['State'],
  options: G['Options'],
): Promise<PlayedGame<G>> => {
  const moves: G['Move'][] = [];
  let state = dealt;
  for (const seat of seats) {
    const opened = await seat.start(state, options);
    if (opened._tag === 'Left') return { moves, state, error: opened.left };
  }
  for (let player = game.toAct(state); player !== null; player = game.toAct(state)) {
    const answer = await seats[player]!.ask(state);
    if (answer._tag === 'Left') return { moves, state, error: answer.left };
    onAnswer?.(answer.right, state);
    const { move } = answer.right;
    for (const seat of seats) seat.note(state, move);
    moves.push(move);
    state = game.play(state, move);
  }
  return { moves, state, error: null };
};
