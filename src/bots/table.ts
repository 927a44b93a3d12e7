import type { Either } from 'fp-ts/lib/Either.js';
import { draw, quickSeeded } from '../core/chance/random.js';
import type { BaseOptions, Game, Player, Types } from '../core/contract/game.js';
import { digestOf } from '../core/data/digest.js';
import { accepted, type InvalidOptions, orThrow, refused } from '../core/errors/verdict.js';
import type { Score } from '../core/types/score.js';
import type { Bot, Mind, Opening, Question, SeenTurn, Thought } from './bot.js';
import { type BotFault, checked, faultOf, thrownBy } from './bot-fault.js';

/** A bot in its seat, for code that runs the game and has the states; the bot gets its view of them. */
export interface Seated<G extends Types> {
  /**
   * Lets the bot take its seat in this state, the one after the deal. A bot that is not let in takes it at its first
   * question. Options are those of the game.
   */
  open(state: G['State'], options?: G['Options']): Promise<Either<BotFault, null>>;
  /** Returns the question to the bot in this state, in which its player is to decide. */
  question(state: G['State']): Question<G>;
  /** Records a move made in this state by any player. */
  note(state: G['State'], move: G['Move']): void;
  /** Returns the bot's answer in this state: a legal move, or the error of the bot. */
  ask(state: G['State']): Promise<Either<BotFault, Thought<G>>>;
  /** Lets the bot leave: with the score of the end, or null if the game was not played to its end. */
  end(score: Score | null): Promise<void>;
}

/**
 * Seats a bot. Its random numbers depend on the seed and the seat, and reveal neither the seed nor those of other seats.
 * Do not derive that seed from the seed of the game: a bot could then predict the chance of its game.
 */
export const seated = <G extends Types>(game: Game<G>, bot: Bot<G>, player: Player, seed: string): Seated<G> => {
  const key = digestOf(['bot', seed, player]);
  const random = quickSeeded(key);
  const below = (n: number): number => draw(random, n);
  let since: G['SeenMove'][] | undefined;
  let mind: Mind<G> | undefined;
  let broken: BotFault | undefined;
  const failed = (error: unknown): BotFault => thrownBy(bot, player, error);
  const seat = async (state: G['State'], options: Opening<G>['options']): Promise<Mind<G>> => {
    if (mind !== undefined) return mind;
    mind = bot.begin({ game, player });
    await mind.start?.({ view: game.view(state, player), options, seed: key });
    return mind;
  };
  const question = (state: G['State']): Question<G> => {
    const view = game.view(state, player);
    const base = { view, moves: game.legalMoves(view), draw: below };
    return since === undefined ? base : { ...base, since };
  };
  return {
    open: async (state, options) => {
      try {
        await seat(state, options === undefined ? null : seedless(options));
        return accepted(null);
      } catch (error) {
        return refused(failed(error));
      }
    },
    question,
    note: (state, move) => {
      since?.push(game.viewMove(state, move, player));
      if (mind?.note === undefined) return;
      try {
        mind.note(turnOf(game, { state, move, player }));
      } catch (error) {
        broken ??= failed(error);
      }
    },
    ask: async (state) => {
      if (broken !== undefined) return refused(broken);
      try {
        const asked = question(state);
        since = [];
        const found = checked(game, asked, await (mind ?? (await seat(state, null))).answer(asked));
        return found._tag === 'Right' ? found : refused(faultOf(bot, player, found.left));
      } catch (error) {
        return refused(failed(error));
      }
    },
    end: async (score) => {
      try {
        await mind?.end?.(score);
      } catch {
        // The game is over.
      }
    },
  };
};

const seedless = ({ seed: _, ...options }: BaseOptions): Readonly<Record<string, unknown>> => options;

/** A move made in a state, for a player who sees it. */
interface Seeing<G extends Types> {
  readonly state: G['State'];
  readonly move: G['Move'];
  readonly player: Player;
}

const turnOf = <G extends Types>(game: Game<G>, { state, move, player }: Seeing<G>): SeenTurn<G> => ({
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
  let score: Score | null = null;
  try {
    const played = await playedBy(game, { seats, tell }, dealt.right, orThrow(game.Options.decode(options)));
    if (played.fault === null) score = game.score(played.state);
    return accepted(played);
  } finally {
    for (const seat of seats) await seat.end(score);
  }
};

/** Bots in their seats. */
interface SeatedParty<G extends Types> {
  readonly seats: readonly Seated<G>[];
  readonly tell: Party<G>['tell'];
}

/** Plays a game from the deal to its end, or to the first error of a bot. */
const playedBy = async <G extends Types>(
  game: Game<G>,
  { seats, tell }: SeatedParty<G>,
  dealt: G['State'],
  options: G['Options'],
): Promise<PlayedGame<G>> => {
  const moves: G['Move'][] = [];
  let state = dealt;
  for (const seat of seats) {
    const opened = await seat.open(state, options);
    if (opened._tag === 'Left') return { moves, state, fault: opened.left };
  }
  for (let player = game.toAct(state); player !== null; player = game.toAct(state)) {
    const answer = await seats[player]!.ask(state);
    if (answer._tag === 'Left') return { moves, state, fault: answer.left };
    tell?.(answer.right, state);
    const { move } = answer.right;
    for (const seat of seats) seat.note(state, move);
    moves.push(move);
    state = game.play(state, move);
  }
  return { moves, state, fault: null };
};
