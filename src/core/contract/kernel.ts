import type { RandomState } from '../chance/random.js';
import type { Reader } from '../codec/index.js';
import type { Mutable } from '../data/copy.js';
import type { ReasonTable } from '../errors/reasons.js';
import type { StateSchema } from '../fields/fields.js';
import type { OptionList } from '../fields/options.js';
import type { StateMasks } from '../hidden/masks.js';
import type { BaseDraft, ByPlayer, HiddenEventFields, HiddenMoveFields, Types } from '../types/base-types.js';
import type { Clauses } from '../types/clauses.js';
import type { SeededView, UnfilledView } from '../types/draft.js';
import type { Score } from '../types/score.js';
import type { ChanceNotation } from './chance-notation.js';
import type { EnglishNames, ParameterFinders } from './explain.js';
import type { Payoff } from './game.js';
import type { MoveKinds, PhaseKinds, RunOf } from './move-kinds.js';

/** Matches the ids that games of one's own can have: they name packages, folders and arguments of the command. */
export const GAME_ID = /^[a-z][a-z0-9-]{0,39}$/;

/** The rules of one game; `defineRules` builds the functions to play from it. */
export interface Kernel<G extends Types> {
  /** The id of the game, which begins every state. */
  readonly id: G['State']['game'];
  /** The name of the game. */
  readonly title: string;
  /** The smallest and the largest number of players. */
  readonly players: { readonly min: number; readonly max: number };
  /** The version of the rules, raised whenever the same moves could lead elsewhere. */
  readonly version: string;
  /** The reasons for which moves are refused. */
  readonly reasons: ReasonTable<G['Clause'], G['Reason']>;
  /** The facts of refusals. */
  readonly parameterFinders: ParameterFinders<G>;
  /** The names in plain English of the things that facts identify. */
  readonly englishNames: EnglishNames<G>;
  /** The visibility of the fields of a state. */
  readonly stateMasks: StateMasks<G>;
  /** The fields of events that only their player may see. */
  readonly hiddenEventFields: HiddenEventFields<G['Event']>;
  /** The fields of moves that only the player who makes them may see. */
  readonly hiddenMoveFields: HiddenMoveFields<G['Move']>;
  /** The kinds of moves, in the order of the catalogue. */
  readonly kinds: MoveKinds<G>;
  /** The phases. */
  readonly phases: PhaseKinds<G>;

  /** Prepares the tables that the rules read. Rules never import components. */
  prepare(components: G['Components'], id: string): G['Box'];
  /** Returns the notation of a move, unique in the catalogue; hidden fields are written `?`. */
  format(move: G['SeenMove'], box: G['Box']): string;
  /** Copies a state into a draft. */
  clone(state: G['State']): G['Draft'];
  /** Copies a view into a draft whose hidden fields are still to be filled in. */
  clone(view: SeededView<G['View']>): UnfilledView<G['View']>;

  /** Returns the options of `setup` other than the seed, players first. */
  options(box: G['Box']): OptionList<G['Settings']>;
  /** Returns the state before anything is laid out or drawn; it begins with `header`. */
  stateBeforeDeal(settings: G['Settings'], box: G['Box'], header: StateHeader<G['Draft']>): G['Draft'];
  /** Sets the game up. */
  deal(run: RunOf<G>, settings: G['Settings']): void;
  /** Carries out the next automatic step; called until a decision is pending. */
  nextStep(run: RunOf<G>): void;
  /** Returns the current points. */
  score(state: G['State'], box: G['Box']): Score<G['Category'], G['Outcome'], G['TieBreak']>;
  /** Returns the value of the end for each player, if it is not 1 divided among the winners. */
  returns?(state: G['State'], box: G['Box']): ByPlayer<number>;
}

/** The fields with which a draft begins. */
export type StateHeader<Draft extends BaseDraft> = Pick<Draft, keyof Omit<BaseDraft, 'phase'>>;

/**
 * The rest of a game around its kernel: readers of outside data, sampling of hidden information, and clause texts.
 * Bundles that only play do not contain it.
 */
export interface Shell<G extends Types> {
  /** Returns the clauses of the rulebook, with the values of the components. */
  clauses(components: G['Components']): Clauses<G['Clause']>;
  /** Returns the schemas of the fields of a state for a number of players, in their order. */
  stateSchema(box: G['Box'], players: number): StateSchema<G>;
  /** Reads components of an owner; missing fields get the printed values. */
  readonly componentsReader: Reader<G['Components']>;
  /** Returns the path of the first contradiction in a well-formed state; null if there is none. */
  findContradiction(state: G['State'], box: G['Box']): string | null;
  /**
   * Returns a function that fills in the hidden fields of copies of this view at random, in proportion to their
   * probability given the view. The work that depends only on the view is done once.
   */
  hiddenFieldSampler(view: G['View'], box: G['Box']): (draft: G['Draft'], random: Mutable<RandomState>) => void;
  /** The notation of what chance brings, by kind of event. */
  readonly chanceNotation: ChanceNotation<G>;
  /** Patterns of moves and facts whose notation counts players, places or cards from 0; those numbers are groups. */
  readonly tableNumberPatterns?: readonly RegExp[];
  /** Rates each player's position; null where the viewer cannot know. */
  evaluate(state: G['State'] | G['View'], box: G['Box']): ByPlayer<number | null>;
  /** Returns whether players with these options are opponents, a team, or one alone. */
  payoff(options: G['Options']): Payoff;
}
