import type { Game, Payoff } from '../core/contract/game.js';
import type { Kernel, MoveKind, PhaseOf, RunOf, Shell } from '../core/contract/kernel.js';
import type { TypedSchema } from '../core/fields/fields.js';
import type { OptionValue } from '../core/fields/options.js';
import type { ByPlayer, Player, Provenance, Types } from '../core/types/base-types.js';
import type { SealedMark } from './schemas.js';
import type { AsTypes, ChoiceOf, Described, FieldTables, Flat, GameTypes, NamedTypes, Shown } from './types.js';

/** A game as data: its names, its printed values, its fields and its sentences. */
export interface GameDescription<Id, C, B, O, F extends FieldTables, L, R, N> {
  /** The id of the game: lower-case letters, digits and hyphens. */
  readonly id: Id;
  readonly title: string;
  /** The version of the rules, raised whenever the same moves could lead elsewhere; `'1'` by default. */
  readonly version?: string;
  /** The smallest and the largest number of players. */
  readonly players: { readonly min: number; readonly max: number };
  /** The values that are printed on the components. */
  readonly components?: C;
  /** The components that an owner of the game may replace, each with the schema of its values. */
  readonly replaceable?: { readonly [K in keyof C]?: TypedSchema<C[K]> };
  /** The sources of the printed values; `'authored'` by default. */
  readonly provenance?: { readonly [K in keyof C]?: Provenance };
  /** Returns tables that the rules read, prepared from the components once. */
  readonly tables?: (components: C) => B;
  /** The values of each option, the default first. A state has a field for each of them. */
  readonly options?: O;
  /** Returns all fields of the game. `box` has the components and the tables, and `players` in this game. */
  readonly fields: (box: C & B & { readonly players: number }) => F;
  /** The fields of a state whose lists rules change in place; drafts copy them. Other lists are replaced. */
  readonly mutableLists?: readonly L[];
  /** The notation by kind of move, such as `'{count}x{face}'`; by default the kind and its fields. */
  readonly notation?: {
    readonly [K in keyof F['moves'] & string]?: string | ((move: Shown<F['moves'][K]>, box: C & B) => string);
  };
  /** The rules, by the id of a clause. */
  readonly clauses?: Readonly<Record<string, string>>;
  /** The sentences of refusals, by reason; `{count}` is a field of the move or one of `parameters`. */
  readonly reasons?: R;
  /** The names in plain English of what parameters identify, by type: `{card:card}` in a sentence is a card. */
  readonly englishNames?: N;
}

/** The functions that every kind of move has. */
export type MoveRules<G extends Types, Move extends G['Move'], Phase extends PhaseOf<G>> = Partial<
  Pick<MoveKind<G, Move, Phase>, 'allMoves' | 'candidates' | 'prechecked'>
> & {
  /**
   * Returns the first reason that forbids the move; or a table from reasons to checks, in the order in which they are
   * made. Without it, the move is legal in all its phases.
   */
  readonly forbiddenBy?:
    | MoveCheck<G, Move, Phase, G['Reason'] | undefined>
    | { readonly [R in G['Reason']]?: MoveCheck<G, Move, Phase, boolean> };
};

/** A question about a move in a state. */
export type MoveCheck<G extends Types, Move, Phase, Answer> = (
  state: G['State'],
  box: G['Box'],
  move: Move,
  phase: Phase,
) => Answer;

/** The phases in which something can be decided. */
type OpenPhase<G extends Types> = Exclude<PhaseOf<G>, { readonly kind: 'over' }>;

type ActiveMove<G extends Types, Move extends G['Move']> = MoveRules<G, Move, OpenPhase<G>> & {
  /** The phases in which the move is possible; all by default. */
  readonly phases?: readonly OpenPhase<G>['kind'][];
  /** Makes the move. */
  readonly apply: (run: Flat<RunOf<G>>, move: Move, phase: OpenPhase<G>) => void;
};

type SealedMove<G extends Types, Move extends G['Move'], Choice> = MoveRules<
  G,
  Move,
  Extract<PhaseOf<G>, { readonly kind: Move['kind'] }>
> & {
  /** Carries out the choices of all players; null for those who did not choose. */
  readonly resolve: (run: Flat<RunOf<G>>, choices: ByPlayer<Choice | null>) => void;
};

/** The parts that are derived from a description; each can be given to `define` to replace it. */
export type ReplaceableParts<G extends Types> = Omit<
  Kernel<G> & Shell<G>,
  | 'id'
  | 'title'
  | 'players'
  | 'version'
  | 'reasons'
  | 'parameterFinders'
  | 'englishNames'
  | 'kinds'
  | 'deal'
  | 'findContradiction'
  | 'payoff'
  | 'clauses'
>;

/** The argument of `define`: the rules, and any derived part that they replace. */
export type GameRules<D extends Described, Category extends string, TieBreak extends string> = RulesOf<
  D,
  AsTypes<GameTypes<D>>,
  Category,
  TieBreak
> &
  Partial<ReplaceableParts<AsTypes<GameTypes<D>>>>;

type MoveOfKind<G extends Types, Kind extends string> = Extract<G['Move'], { readonly kind: Kind }>;

/** The rules of a described game, as functions. */
export interface RulesOf<D extends Described, G extends Types, Category extends string, TieBreak extends string> {
  /** Sets the game up. All fields begin with the smallest value: 0, the first word, false, an empty list, or null. */
  readonly deal?: (run: Flat<RunOf<G>>, settings: G['Settings']) => void;
  /** The kinds of moves, in the order of the description. */
  readonly moves: {
    readonly [K in keyof D['fields']['moves'] & string]: D['fields']['moves'][K] extends SealedMark
      ? SealedMove<G, MoveOfKind<G, K>, ChoiceOf<D, K>>
      : ActiveMove<G, MoveOfKind<G, K>>;
  };
  /** Returns the player who decides; by default that of the field `turnPlayer`. */
  decider?(state: G['State']): Player;
  /** Checks whether the game is over. */
  isOver(state: G['State'], box: G['Box']): boolean;
  /** Returns the points of a player now, by category; only from what everybody sees. */
  points(state: G['State'], box: G['Box'], player: Player): Readonly<Record<Category, number>>;
  /** Returns what breaks ties between equal points, in the order in which it is compared; more is better. */
  tieBreaks?(state: G['State'], box: G['Box'], player: Player): Readonly<Record<TieBreak, number>>;
  /** The parameters of refusals that are not fields of the move. */
  readonly parameters?: {
    readonly [Name in keyof G['RefusalParameters']]?: (refused: {
      readonly state: G['State'];
      readonly box: G['Box'];
      readonly move: G['Move'];
    }) => G['RefusalParameters'][Name];
  };
  /**
   * Returns the path of the first contradiction in a state from outside, beyond what the fields say; nothing if there is
   * none. Every state that is accepted must be playable to its end.
   */
  findContradiction?(state: G['State'], box: G['Box']): string | false | null | undefined;
  /** The relation between players; `'opponents'` by default, `'solo'` for one player. */
  readonly payoff?: Payoff;
}

/** A described game: `define` adds its rules. */
export interface DescribedGame<D extends Described> {
  /** The types that follow from the description, for the compiler only: `type State = typeof description.types.State`. */
  readonly types: NamedTypes<D>;
  /** Builds the game. Throws `InvalidDescription` for a mistake in the description. */
  define<Category extends string, TieBreak extends string = never>(
    rules: GameRules<D, Category, TieBreak>,
  ): Game<AsTypes<Flat<GameTypes<D, Category, TieBreak>>>>;
}

/** The options of a description. */
export type OptionTables = Readonly<Record<string, readonly OptionValue[]>>;
