import type { Game, Player, Types } from '../core/game.js';

/** What a bot is asked. It is all that the bot may know: there is no state in it. */
export interface Question<G extends Types> {
  /** The game as the player who is to decide sees it. */
  readonly view: G['View'];
  /** What is legal, in catalogue order; never empty. */
  readonly moves: readonly G['Move'][];
  /** The bot's own chance: an integer from 0 to `n` (excluded). */
  readonly draw: Draw;
  /** The moves since this player was last asked, their own first, as they saw them; absent where nobody kept them. */
  readonly since?: readonly G['SeenMove'][];
}

/** An integer from 0 to `n` (excluded). */
export type Draw = (n: number) => number;

/** What a bot answers: the move, and what it thinks, as far as it thinks. */
export interface Thought<G extends Types> {
  readonly move: G['Move'];
  /** What it has looked at, best first. */
  readonly candidates?: readonly Candidate<G>[];
  /** How it expects the game to go on, its own move first, as far as it can see moves. */
  readonly line?: readonly G['SeenMove'][];
  /** How often it has played the game on from here. */
  readonly iterations?: number;
  /** How many positions it remembers. */
  readonly nodes?: number;
}

/** A move that a bot has looked at. */
export interface Candidate<G extends Types> {
  readonly move: G['Move'];
  /** How often it was tried. */
  readonly visits: number;
  /** What it is worth to the player, on the bot's own scale: more is better. */
  readonly value: number;
}

/** Where a bot sits down. */
export interface Seat<G extends Types> {
  readonly game: Game<G>;
  readonly player: Player;
}

/** A bot in one seat of one game, asked at each decision of its player. */
export interface Mind<G extends Types> {
  /** Answers now, or promises to. */
  answer(question: Question<G>): Thought<G> | Promise<Thought<G>>;
  /** The same in slices: what it thinks so far, again and again, for those who may interrupt it. The last is the answer. */
  ponder?(question: Question<G>): Iterable<Thought<G>>;
}

/** A player. */
export interface Bot<G extends Types> {
  /** Tells it from others in tables. */
  readonly name: string;
  /** Files that it reads, by their paths from its module: when one changes, tournaments play its games again. */
  readonly files?: readonly string[];
  /** A text that tells it from its earlier versions: when it changes, tournaments play its games again. */
  readonly version?: string;
  /** Sits down for one game. */
  begin(seat: Seat<G>): Mind<G>;
}

/** A mind that answers at once, as those of this library do. */
export interface QuickMind<G extends Types> extends Mind<G> {
  answer(question: Question<G>): Thought<G>;
}

/** A bot whose minds answer at once. */
export interface QuickBot<G extends Types> extends Bot<G> {
  begin(seat: Seat<G>): QuickMind<G>;
}

/** A bot out of a function that picks one of the legal moves. */
export const botOf = <G extends Types>(
  name: string,
  pick: (question: Question<G>, seat: Seat<G>) => G['Move'],
): QuickBot<G> => ({
  name,
  begin: (seat) => ({ answer: (question) => ({ move: pick(question, seat) }) }),
});
