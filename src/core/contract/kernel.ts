import type { RandomState } from '../chance/random.js';
import type { Reader } from '../codec/index.js';
import type { Mutable } from '../data/copy.js';
import type { ReasonTable } from '../errors/reasons.js';
import type { StateSchema } from '../fields/fields.js';
import type { OptionTable } from '../fields/options.js';
import type { StateMasks } from '../masks.js';
import type {
  BaseDraft,
  BaseMove,
  ByPlayer,
  Emit,
  HiddenEventFields,
  HiddenMoveFields,
  Player,
  Types,
} from '../types/base-types.js';
import type { Clauses } from '../types/clauses.js';
import type { Score } from '../types/score.js';
import type { EnglishNames, ParameterFinders } from './explain.js';
import type { Payoff } from './game.js';

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
  options(box: G['Box']): OptionTable<G['Settings']>;
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

/** The members of a union of records that have this kind. */
export type OfKind<Union extends { readonly kind: string }, Kind extends Union['kind']> = Union extends unknown
  ? Kind extends Union['kind']
    ? Union['kind'] extends Kind
      ? Union
      : Union & { readonly kind: Kind }
    : never
  : never;

/** The phases of a game. */
export type PhaseOf<G extends Types> = G['State']['phase'];

/** A change of a game's state in progress. */
export type RunOf<G extends Types> = Run<G['Draft'], G['Box'], G['Event']>;

/** A kind of move: the definition of its moves, legality and effects. */
export interface MoveKind<G extends Types, Move = G['Move'], Phase extends PhaseOf<G> = PhaseOf<G>> {
  /** The phases in which the move is possible. */
  readonly phases: readonly Phase['kind'][];
  /** Lists all moves of the kind, in catalogue order. */
  allMoves(box: G['Box']): readonly Move[];
  /**
   * Adds the entries that may be legal, in their order; without it all entries are tested. It may leave out moves that
   * are certainly forbidden, and no others.
   */
  candidates?(state: G['State'], box: G['Box'], phase: Phase, moves: G['Move'][]): void;
  /** True if all candidates are legal and need no further test; use it only where a benchmark shows a need. */
  readonly prechecked?: true;
  /** Returns the first reason that forbids a move in one of its phases; undefined when it is legal. */
  forbiddenBy(state: G['State'], box: G['Box'], move: Move, phase: Phase): G['Reason'] | undefined;
  /** The reasons of `forbiddenBy`, where it checks them in a fixed order: `judgement` lists them. */
  readonly reasons?: readonly G['Reason'][];
  /** Makes a legal move. Automatic steps are left to the kernel's `nextStep`, unless a decision is pending. */
  apply(run: RunOf<G>, move: Move, phase: Phase): void;
}

/** A phase: its decider, and the special cases of its decision. */
export interface PhaseKind<G extends Types, Phase extends PhaseOf<G> = PhaseOf<G>> {
  /** Returns the player who decides; null when the game is over. */
  decider(state: G['State'], phase: Phase): Player | null;
  /** The reason that forbids the moves of all other kinds. */
  readonly otherwiseForbidden: G['Reason'] | ((state: G['State'], move: G['Move']) => G['Reason']);
  /** Returns the move that is made without asking, if there is one. */
  forcedMove?(state: G['State'], box: G['Box'], phase: Phase): G['Move'] | undefined;
  /**
   * Lists the legal moves faster than by their kinds, with the same result; use it only where a benchmark shows a need.
   */
  legalMoves?(state: G['State'], box: G['Box'], phase: Phase): readonly G['Move'][];
}

/** The kinds of moves of a game, in the order of its catalogue. */
export type MoveKinds<G extends Types> = {
  readonly [Kind in G['Move']['kind']]: MoveKind<G, OfKind<G['Move'], Kind>>;
};

/** The phases of a game. */
export type PhaseKinds<G extends Types> = {
  readonly [Kind in PhaseOf<G>['kind']]: PhaseKind<G, OfKind<PhaseOf<G>, Kind>>;
};

/** The moves of a game by kind, in the order of its catalogue. */
export type MovesByKind<Move extends BaseMove> = { readonly [Kind in Move['kind']]: readonly OfKind<Move, Kind>[] };

/** A kind of move by its name, in the phases with these names. */
export type MoveKindIn<G extends Types, Kind, Phase> = MoveKind<
  G,
  OfKind<G['Move'], Kind & G['Move']['kind']>,
  OfKind<PhaseOf<G>, Phase & PhaseOf<G>['kind']>
>;

/** The rules of a kind of move. Without `forbiddenBy`, its moves are always legal in its phases. */
export type KindRules<G extends Types, Kind, Phase> = Partial<MoveKindIn<G, Kind, NoInfer<Phase>>> &
  Pick<MoveKindIn<G, Kind, NoInfer<Phase>>, 'apply'> & { readonly phases: readonly Phase[]; readonly allMoves?: never };

/**
 * Returns a function that joins the moves of some kinds with their rules. The rules of a kind receive only the phases in
 * which it is possible.
 */
export const moveKinds =
  <G extends Types>(movesOf: (box: G['Box']) => MovesByKind<G['Move']>) =>
  <const Phases extends { readonly [Kind in G['Move']['kind']]?: PhaseOf<G>['kind'] }>(
    rows: {
      readonly [Kind in keyof Phases]: KindRules<G, Kind, Phases[Kind]>;
    },
  ) =>
    Object.fromEntries<unknown>(
      Object.entries<object>(rows).map(([kind, rules]) => [
        kind,
        {
          forbiddenBy: () => undefined,
          ...rules,
          allMoves: (box: G['Box']) => movesOf(box)[kind as G['Move']['kind']],
        },
      ]),
    ) as { readonly [Kind in keyof Phases]: MoveKindIn<G, Kind, Phases[Kind]> };

/** Checks whether any move of a kind is legal. */
export const isSomeLegal = <G extends Types, Phase extends PhaseOf<G>>(
  kind: MoveKind<G, G['Move'], Phase>,
  state: G['State'],
  box: G['Box'],
  phase: Phase,
): boolean => {
  const candidates: G['Move'][] = [];
  kind.candidates?.(state, box, phase, candidates);
  const moves = kind.candidates === undefined ? kind.allMoves(box) : candidates;
  for (let i = 0; i < moves.length; i++) {
    if (kind.forbiddenBy(state, box, moves[i]!, phase) === undefined) return true;
  }
  return false;
};

/** A change of a state in progress: the argument of all functions that change one. */
export interface Run<Draft, Box, Event> {
  readonly draft: Draft;
  /** The tables that the rules read. */
  readonly box: Box;
  /** Receives events; undefined when nobody listens. */
  readonly emit: Emit<Event>;
  /** True once a decision is pending or the game has ended; until then, automatic steps continue. */
  hasAsked: boolean;
  /** True for a move that was made without asking because there was no other. */
  isForced: boolean;
}

/** The notation of what chance brought, as one kind of event reports it. */
export interface FactNotation<Event, Box> {
  /** The grammar on one line, for the docs: `+CV`: a die, its colour and value. */
  readonly grammar: string;
  /** Matches the texts of this kind and no others; `?` stands for hidden fields. */
  readonly pattern: RegExp;
  /** The public fields that a record may leave open, as `?`, since a table may not have noticed them. */
  readonly openFields?: readonly string[];
  /** Writes the fact, without spaces; hidden fields become `?`. Null for an event that reports nothing of chance. */
  write(event: Event, box: Box): string | null;
  /**
   * Reads a fact back as its event, where `?` stands for hidden fields; null for another text. With it, a fact of many
   * draws is matched draw by draw: without it, all that chance can bring is tried, at most 5000 possibilities. Every
   * event of such a kind reports a fact.
   */
  read?(text: string, box: Box): object | null;
}

/** The notation of what chance brings in a game, by the kind of event that reports it. */
export type ChanceNotation<G extends Types> = {
  readonly [Kind in G['Event']['kind']]?: FactNotation<OfKind<G['Event'], Kind>, G['Box']>;
};

/**
 * A copy of a state that the rules may change. Every field can be replaced; only the fields that the copy owns, since
 * they were copied for it, can also be changed in place. The others are shared with the state it was copied from.
 */
export type DraftOf<State, Owned extends keyof State> = Omit<Mutable<State>, Owned> & {
  -readonly [K in Owned]: Mutable<State[K]>;
};

/** A view with a random state in place of the hidden one; its other hidden fields stay hidden. */
export type SeededView<View> = Omit<View, 'random' | 'viewer'> & { readonly random: RandomState };

/** A changeable copy of a view, whose hidden fields are still to be filled in. */
export type UnfilledView<View> = Mutable<SeededView<View>>;
