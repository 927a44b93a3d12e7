import type { Game, Player, Types } from '../core/contract/game.js';
import type { Score } from '../core/types/score.js';

/** A decision put to a bot. It holds all that the bot may know: the view, never the state. */
export interface DecisionRequest<G extends Types> {
  /** The game as seen by the player who is to decide. */
  readonly view: G['View'];
  /** The legal moves, in catalogue order; never empty. */
  readonly moves: readonly G['Move'][];
  /** The bot's own random numbers: returns an integer from 0 to `n` (excluded). */
  readonly randomInt: RandomInt;
  /**
   * The moves since this player's last decision, that move included, as this player saw them; absent if nobody recorded
   * them.
   */
  readonly movesSince?: readonly G['SeenMove'][];
  /** The milliseconds that this decision may take; absent without a limit and clocks. */
  readonly milliseconds?: number;
  /** By player, the milliseconds left on the clock; absent without clocks. */
  readonly clocks?: readonly number[];
}

/** Returns a random integer from 0 to `n` (excluded). */
export type RandomInt = (n: number) => number;

/** The answer of a bot: the move, and its reasons as far as it can give any. */
export interface Answer<G extends Types> {
  readonly move: G['Move'];
  /** The moves it has considered, best first. */
  readonly candidates?: readonly Candidate<G>[];
  /** The continuation it expects, its own move first, as far as its player can see the moves. */
  readonly line?: readonly G['SeenMove'][];
  /** The number of iterations that its search has made from here. */
  readonly iterations?: number;
  /** The number of positions in its memory. */
  readonly nodes?: number;
}

/** A move that a bot has considered. */
export interface Candidate<G extends Types> {
  readonly move: G['Move'];
  /** The number of times it was tried. */
  readonly visits: number;
  /** Its value to the player, on the bot's own scale: more is better. */
  readonly value: number;
}

/** The place of a bot in a game. */
export interface Seat<G extends Types> {
  readonly game: Game<G>;
  readonly player: Player;
}

/** The beginning of a game, as a player may know it. */
export interface Opening<G extends Types> {
  /** The view after the deal, or where the bot takes over the seat. */
  readonly view: G['View'];
  /** The options but for the seed; null if the game began in a position. */
  readonly options: Readonly<Record<string, unknown>> | null;
  /** The seed of the bot's own random numbers, those of `randomInt`. */
  readonly seed: string;
}

/** A move of any player, with what it brought about, as a player saw it. */
export interface SeenTurn<G extends Types> {
  readonly player: Player;
  readonly move: G['SeenMove'];
  readonly events: readonly G['Event'][];
}

/** A bot in one seat of one game. It is called at each decision of its player. */
export interface BotSession<G extends Types> {
  /** Called once, before anything else. */
  start?(opening: Opening<G>): void | Promise<void>;
  /** Called with every move of every player, its own included. */
  note?(turn: SeenTurn<G>): void;
  /** Called once after everything else, with the score; null if the game was not played to its end. */
  end?(score: Score | null): void | Promise<void>;
  /** Returns the answer, or a promise of it. */
  answer(request: DecisionRequest<G>): Answer<G> | Promise<Answer<G>>;
  /** Yields what it thinks so far, for callers that may interrupt it. The last one is the answer. */
  think?(request: DecisionRequest<G>): Iterable<Answer<G>>;
}

/** A player that is a program. */
export interface Bot<G extends Types> {
  /** Its name in tables and messages. */
  readonly name: string;
  /** The files that it reads, by their paths from its module. If one changes, tournaments play the bot's games anew. */
  readonly files?: readonly string[];
  /** Its version. If it changes, tournaments play the bot's games anew. */
  readonly version?: string;
  /** Takes a seat for one game. */
  begin(seat: Seat<G>): BotSession<G>;
}

/** A session that answers synchronously, as those of this library do. */
export interface SyncBotSession<G extends Types> extends BotSession<G> {
  answer(request: DecisionRequest<G>): Answer<G>;
}

/** A bot whose sessions answer synchronously. */
export interface SyncBot<G extends Types> extends Bot<G> {
  begin(seat: Seat<G>): SyncBotSession<G>;
}

/** Makes a bot from a function that picks one of the legal moves. */
export const createBot = <G extends Types>(
  name: string,
  pickMove: (request: DecisionRequest<G>, seat: Seat<G>) => G['Move'],
): SyncBot<G> => ({
  name,
  begin: (seat) => ({ answer: (request) => ({ move: pickMove(request, seat) }) }),
});

/** Returns a session that answers by a function, and does everything else as another session does. */
export const withAnswer = <G extends Types>(
  session: BotSession<G>,
  answer: BotSession<G>['answer'],
): BotSession<G> => ({
  ...(session.start && { start: (opening) => session.start!(opening) }),
  ...(session.note && { note: (turn) => session.note!(turn) }),
  ...(session.end && { end: (score) => session.end!(score) }),
  answer,
});
