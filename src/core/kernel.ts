import type { Clauses } from './clauses.js';
import type { Reader } from './codec.js';
import type { Draft } from './draft.js';
import type { Emit, Player, Secrets, Types, Viewer } from './game.js';
import type { RandomState } from './random.js';
import type { Score } from './score.js';

/** The rules of one game, and nothing else: `defineRules` makes the functions of play of it. */
export interface Kernel<G extends Types> {
  /** The id of the game, which begins every state. */
  readonly id: G['State']['game'];
  /** The name of the game. */
  readonly title: string;
  /** The fewest and the most who can play. */
  readonly players: { readonly min: number; readonly max: number };
  /** The version of the rules, raised whenever the same moves could lead elsewhere. */
  readonly version: string;
  /** The sentences of the clauses that forbid moves. */
  readonly refusals: Readonly<Record<G['Refusal'], string>>;
  /** The fields of events that only their player may see. */
  readonly secrets: Secrets<G['Event']>;

  /** The tables that the rules read. No rule reads components from its module. */
  prepare(components: G['Components'], id: string): G['Box'];
  /** Every move there is, in the order of their numbers. */
  catalogue(box: G['Box']): readonly G['Move'][];
  /** The text of a move; different moves have different texts. */
  format(move: G['Move'], box: G['Box']): string;

  /** The options, filled in. */
  options(box: G['Box']): Reader<G['Settings']>;
  /** The state before the first decision; `random` is the one to draw from and to keep in the state. */
  deal(settings: G['Settings'], box: G['Box'], random: Draft<RandomState>, emit: Emit<G['Event']>): Draft<G['State']>;
  /** Who decides next; null when the game is over. */
  toAct(state: G['State']): Player | null;
  /** The entries of the catalogue that are legal now, in its order. */
  legalMoves(state: G['State'], box: G['Box']): readonly G['Move'][];
  /** The first clause that forbids an entry of the catalogue; undefined when it is legal. */
  forbiddenBy(state: G['State'], box: G['Box'], move: G['Move']): G['Refusal'] | undefined;
  /** Makes a legal move; the only code that changes a state. */
  perform(draft: Draft<G['State']>, box: G['Box'], move: G['Move'], emit: Emit<G['Event']>): void;
  /** A copy that `perform` and `hide` may change without touching the original. */
  clone(state: G['State']): Draft<G['State']>;
  /** The points as they stand. */
  score(state: G['State'], box: G['Box']): Score<G['Category'], G['Outcome']>;
  /** Hides what the viewer cannot know; `random` and `viewer` are seen to. */
  hide(draft: Draft<G['View']>, viewer: Viewer): void;
}

/**
 * What lies around the kernel: how a game is read from outside, made up from a view, and explained. Whoever only plays
 * does without, and so does his bundle.
 */
export interface Shell<G extends Types> {
  /** The rulebook. */
  readonly clauses: Clauses<G['Clause']>;
  /** The components, as their owner may write them; fields left out are the printed ones. */
  readonly components: Reader<G['Components']>;
  /** The fields of a state. */
  state(box: G['Box']): Reader<G['State']>;
  /** The fields of a view. */
  view(box: G['Box']): Reader<G['View']>;
  /** The path of the first thing in a well-formed state that contradicts the rest; null if nothing does. */
  broken(state: G['State'], box: G['Box']): string | null;
  /** Fills in what is hidden, at random among all that is consistent with the rest. */
  imagine(draft: Draft<G['State']>, box: G['Box'], random: Draft<RandomState>): void;
}
