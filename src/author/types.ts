import type { RandomState } from '../core/chance/random.js';
import type { Game } from '../core/contract/game.js';
import type { Run } from '../core/contract/kernel.js';
import type { SealedPhase } from '../core/contract/sealed.js';
import type { Mutable } from '../core/data/copy.js';
import type { RuleBroken } from '../core/errors/errors.js';
import type { DeclaredParameters } from '../core/errors/reasons.js';
import type { StateOf, TypedSchemas, ViewOf } from '../core/fields/fields.js';
import type { OptionValue } from '../core/fields/options.js';
import type { BaseOptions, BaseState, Hidden, Player, Provenances, Types, Viewer } from '../core/types/base-types.js';
import type { SealedMark } from './schemas.js';

/** Makes editors show what a type is made of in place of how it was inferred. */
export type Flat<A> = A extends infer B ? { [K in keyof B]: B[K] } : never;

/** The fields of several records, by kind. */
export type FieldsByKind = Readonly<Record<string, TypedSchemas>>;

/** The schemas of all fields of a game. */
export interface FieldTables {
  /** The fields of a state but for those with which every state begins, its phase and its options. */
  readonly state: TypedSchemas;
  /** The fields of each kind of move. */
  readonly moves: FieldsByKind;
  /** The fields of each kind of event. */
  readonly events: FieldsByKind;
  /** The fields of each phase; without it, there is one phase `play`, or that of the sealed move. */
  readonly phases?: FieldsByKind;
}

/** Types as the core wants them: the compiler cannot see that those of an unknown description are. */
export type AsTypes<G> = G extends Types ? G : never;

/** The content of a description, from which the types are inferred. */
export interface Described {
  readonly id: string;
  readonly components: object;
  readonly tables: object;
  readonly options: Readonly<Record<string, readonly OptionValue[]>>;
  readonly fields: FieldTables;
  readonly mutableLists: string;
  readonly reasons: Readonly<Record<string, string>>;
  /** The names in plain English of what parameters identify, by type. */
  readonly names: Readonly<Record<string, (id: number, box: never) => string>>;
}

type Values<F> = { readonly [K in keyof F & string]: StateOf<F[K]> };
type Views<F> = { readonly [K in keyof F & string]: ViewOf<F[K]> };
/** The values of the fields of a move or an event as others see them: hidden as a whole. */
export type Shown<F> = {
  readonly [K in keyof F & string]: F extends SealedMark
    ? StateOf<F[K]> | Hidden
    : [ViewOf<F[K]>] extends [StateOf<F[K]>]
      ? StateOf<F[K]>
      : StateOf<F[K]> | Hidden;
};
type WithKind<Kind, Fields> = Flat<{ readonly kind: Kind } & Fields>;

type Moves<D extends Described> = D['fields']['moves'];
type SealedKind<M> = { [K in keyof M & string]: M[K] extends SealedMark ? K : never }[keyof M & string];

/** A choice of a sealed move: its fields. */
export type ChoiceOf<D extends Described, Kind extends keyof Moves<D>> = Flat<Values<Moves<D>[Kind]>>;

/** The phases without those of sealed moves. */
type OpenPhases<D extends Described> = D['fields'] extends { readonly phases: infer P extends FieldsByKind }
  ? P
  : [SealedKind<Moves<D>>] extends [never]
    ? { readonly play: object }
    : object;

type Phases<D extends Described> =
  | { [K in keyof OpenPhases<D> & string]: WithKind<K, Values<OpenPhases<D>[K]>> }[keyof OpenPhases<D> & string]
  | { [K in SealedKind<Moves<D>>]: SealedPhase<K, ChoiceOf<D, K>> }[SealedKind<Moves<D>>]
  | { readonly kind: 'over' };
type ViewPhases<D extends Described> =
  | { [K in keyof OpenPhases<D> & string]: WithKind<K, Views<OpenPhases<D>[K]>> }[keyof OpenPhases<D> & string]
  | { [K in SealedKind<Moves<D>>]: SealedPhase<K, ChoiceOf<D, K> | Hidden> }[SealedKind<Moves<D>>]
  | { readonly kind: 'over' };

type DescribedOptions<D extends Described> = { readonly [K in keyof D['options'] & string]: D['options'][K][number] };

/** The fields with which the states of a game begin. */
interface DescribedHeader<Id> extends Omit<BaseState, 'game' | 'phase' | 'random'> {
  readonly game: Id;
}

type DraftFields<D extends Described> = {
  -readonly [K in keyof D['fields']['state'] & string]: K extends D['mutableLists']
    ? Mutable<StateOf<D['fields']['state'][K]>>
    : StateOf<D['fields']['state'][K]>;
};

/** The reasons of a game, and those for which every game refuses moves. */
type ReasonOf<D extends Described> = (keyof D['reasons'] & string) | 'over' | 'not-now';
type IdsByType<D extends Described> = { readonly player: Player } & {
  readonly [K in keyof D['names'] & string]: number;
};

/** The types of a described game, in one bundle. `Category` is the names under which points are counted. */
export interface GameTypes<D extends Described, Category extends string = string, TieBreak extends string = string> {
  readonly Options: Flat<BaseOptions & Partial<DescribedOptions<D>>>;
  readonly Settings: Flat<BaseOptions & DescribedOptions<D>>;
  readonly State: Flat<
    DescribedHeader<D['id']> & { readonly random: RandomState; readonly phase: Flat<Phases<D>> } & DescribedOptions<D> &
      Values<D['fields']['state']>
  >;
  readonly Draft: Flat<
    Mutable<DescribedHeader<D['id']>> & { random: Mutable<RandomState>; phase: Flat<Phases<D>> } & DescribedOptions<D> &
      DraftFields<D>
  >;
  readonly View: Flat<
    DescribedHeader<D['id']> & {
      readonly random: Hidden;
      readonly viewer: Viewer;
      readonly phase: Flat<ViewPhases<D>>;
    } & DescribedOptions<D> &
      Views<D['fields']['state']>
  >;
  readonly Move: { [K in keyof Moves<D> & string]: WithKind<K, Values<Moves<D>[K]>> }[keyof Moves<D> & string];
  readonly SeenMove: { [K in keyof Moves<D> & string]: WithKind<K, Shown<Moves<D>[K]>> }[keyof Moves<D> & string];
  readonly Event:
    | {
        [K in keyof D['fields']['events'] & string]: WithKind<K, Shown<D['fields']['events'][K]>>;
      }[keyof D['fields']['events'] & string]
    | ([SealedKind<Moves<D>>] extends [never] ? never : { readonly kind: 'choiceMade'; readonly player: Player })
    | { readonly kind: 'gameOver' };
  readonly Clause: string;
  readonly Reason: Flat<ReasonOf<D>>;
  readonly Refusal: RuleBroken<string, Flat<ReasonOf<D>>>;
  readonly RefusalParameters: DeclaredParameters<D['reasons'][keyof D['reasons']], IdsByType<D>>;
  readonly ParameterIds: IdsByType<D>;
  readonly Category: Category;
  readonly TieBreak: TieBreak;
  readonly Outcome: null;
  readonly Components: Flat<Readonly<D['components']> & { readonly provenance: Provenances }>;
  readonly Box: Flat<Readonly<D['components']> & Readonly<D['tables']> & { readonly id: string }>;
}

/** The types of a game, in one bundle: `TypesOf<typeof game>`, for the bots of a game. */
export type TypesOf<AGame> = AGame extends Game<infer G> ? G : never;

/** The types that an author names: `type State = typeof description.types.State`. */
export interface NamedTypes<D extends Described>
  extends Pick<GameTypes<D>, 'Options' | 'State' | 'Draft' | 'View' | 'Move' | 'Event' | 'Box'> {
  /** A change of a state in progress: what every function that changes one receives. */
  readonly Run: Flat<Run<GameTypes<D>['Draft'], GameTypes<D>['Box'], GameTypes<D>['Event']>>;
}
