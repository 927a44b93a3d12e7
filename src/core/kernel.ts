import type { Clauses } from './clauses.js';
import type { Reader } from './codec.js';
import type { Mutable, Seeded, Unfilled } from './draft.js';
import type { StateFields } from './fields.js';
import type { BaseDraft, MoveSecrets, Payoff, Secrets, Types } from './game.js';
import type { RandomState } from './random.js';
import type { Facts, Reasons } from './reasons.js';
import type { MoveKinds, PhaseKinds, RunOf } from './rows.js';
import type { Score } from './score.js';
import type { StateSecrets } from './secrets.js';

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
  /** The reasons for which moves are refused. */
  readonly reasons: Reasons<G['Reason'], G['Clause']>;
  /** What of a state is hidden from whom. */
  readonly hides: StateSecrets<G>;
  /** The fields of events that only their player may see. */
  readonly secrets: Secrets<G['Event']>;
  /** The fields of moves that only who makes them may see. */
  readonly moveSecrets: MoveSecrets<G['Move']>;
  /** The kinds of moves, in the order of the catalogue. */
  readonly kinds: MoveKinds<G>;
  /** The phases. */
  readonly phases: PhaseKinds<G>;

  /** The tables that the rules read. No rule reads components from its module. */
  prepare(components: G['Components'], id: string): G['Box'];
  /** The text of a move; different moves have different texts. What is hidden is written `?`. */
  format(move: G['SeenMove'], box: G['Box']): string;
  /** The figures of a refusal. */
  facts(state: G['State'], box: G['Box'], move: G['Move'], reason: G['Reason']): Facts;
  /** A copy of a state that may be changed as far as its type says. */
  clone(state: G['State']): G['Draft'];
  /** Such a copy of what a view shows: a draft once everything is filled in that the view hides. */
  clone(view: Seeded<G['View']>): Unfilled<G['View']>;

  /** The options, filled in. */
  options(box: G['Box']): Reader<G['Settings']>;
  /** The state before anything is laid out or drawn; it begins with `head`. */
  unpack(settings: G['Settings'], box: G['Box'], head: Head<G['Draft']>): G['Draft'];
  /** Sets the game up. */
  deal(run: RunOf<G>, settings: G['Settings']): void;
  /** Does the next thing that follows by itself; called until a decision is asked for. */
  next(run: RunOf<G>): void;
  /** The points as they stand. */
  score(state: G['State'], box: G['Box']): Score<G['Category'], G['Outcome'], G['TieBreak']>;
  /** What the end is worth to each player, where it is not 1 divided among the winners. */
  returns?(state: G['State'], box: G['Box']): readonly number[];
}

/** What a draft begins with. */
export type Head<Draft extends BaseDraft> = Pick<Draft, keyof Omit<BaseDraft, 'phase'>>;

/**
 * What lies around the kernel: how a game is read from outside, made up from a view, and explained. Whoever only plays
 * does without, and so does their bundle.
 */
export interface Shell<G extends Types> {
  /** The rulebook. */
  readonly clauses: Clauses<G['Clause']>;
  /** What the fields of a state hold when so many play, in their order. */
  fields(box: G['Box'], players: number): StateFields<G>;
  /** The components, as their owner may write them; fields left out are the printed ones. */
  readonly components: Reader<G['Components']>;
  /** The path of the first thing in a well-formed state that contradicts the rest; null if nothing does. */
  broken(state: G['State'], box: G['Box']): string | null;
  /**
   * What fills in what is hidden in copies of this view, at random, each time as likely as it is for somebody who knows
   * the view alone. What the view decides is worked out here, once.
   */
  imagine(view: G['View'], box: G['Box']): (draft: G['Draft'], random: Mutable<RandomState>) => void;
  /** How well things stand for each player; null where whose view it is cannot know. */
  progress(state: G['State'] | G['View'], box: G['Box']): readonly (number | null)[];
  /** Says whether those who play with these options are opponents, a team, or one alone. */
  payoff(options: G['Options']): Payoff;
}
