import type { RandomState } from '../chance/random.js';
import type { Mutable } from '../data/copy.js';
import type { RuleBroken } from '../errors/errors.js';
import type { RefusalParameters } from '../errors/reasons.js';

/** A seat, counted from 0. */
export type Player = number;

/** A list indexed by player. */
export type ByPlayer<T> = readonly T[];

/** A player, or a spectator, who sees what is public. */
export type Viewer = Player | 'spectator';

/** The value that replaces hidden information in a view. */
export const HIDDEN = '?';
/** The type of `HIDDEN`. */
export type Hidden = typeof HIDDEN;

/**
 * The source of printed values in the components: the rulebook; what is public elsewhere, such as pictures of the game;
 * values reconstructed from both; or values of this library's own.
 */
export type Provenance = 'rulebook' | 'public' | 'reconstructed' | 'authored';

/** The source of the printed values, for each part of the components. */
export type Provenances = Readonly<Record<string, Provenance>>;

/** The options that every game has. */
export interface BaseOptions {
  /** The number of players. */
  readonly players: number;
  /** 1 to 256 characters; the same seed and the same moves give the same game. */
  readonly seed: string;
}

/** The fields with which the states of every game begin. */
export interface BaseState {
  /** The game's id. */
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: string;
  /** A digest of the component data: 32 hex digits. */
  readonly components: string;
  /** The number of players. */
  readonly players: number;
  /** The position in the random sequence of the seed. */
  readonly random: RandomState;
  /** The pending decision. */
  readonly phase: BasePhase;
}

/** A decision, or the end of the game. */
export interface BasePhase {
  /** The kind of decision. */
  readonly kind: string;
}

/** The fields of every game's states that the rules may change. */
export interface BaseDraft extends Mutable<BaseState> {
  random: Mutable<RandomState>;
}

/** The fields that the views of every game have. */
export interface BaseView extends Omit<BaseState, 'random'> {
  /** Hidden in every view; this tells a view from a state. */
  readonly random: Hidden;
  /** The viewer for whom the view was made. */
  readonly viewer: Viewer;
}

/** A move: a flat record of a kind and fields that are strings or integers. */
export interface BaseMove {
  /** The kind of move. */
  readonly kind: string;
}

/** An event of a game. */
export interface BaseEvent {
  /** The kind of event. */
  readonly kind: string;
}

/** The fields that the components of every game have. */
export interface BaseComponents {
  /** The source of each part's printed values. */
  readonly provenance: Provenances;
}

/** The tables that the rules read, prepared from the components once. */
export interface BaseBox {
  /** The id of the components, as states name it. */
  readonly id: string;
}

/** The types of one game, in one bundle. */
export interface Types {
  /** The argument of `setup`. */
  readonly Options: BaseOptions;
  /** The options with all defaults filled in. */
  readonly Settings: BaseOptions;
  readonly State: BaseState;
  /** The changeable copy of a state. */
  readonly Draft: BaseDraft;
  readonly View: BaseView;
  readonly Move: BaseMove;
  /** A move as others may see it: its secret fields may be hidden. */
  readonly SeenMove: BaseMove;
  readonly Event: BaseEvent;
  /** The ids of all clauses. */
  readonly Clause: string;
  /** The ids of the reasons for which moves are refused. */
  readonly Reason: string;
  /** The refusal of a move for a rule. */
  readonly Refusal: RuleBroken;
  /** The facts of refusals, by name. */
  readonly RefusalParameters: RefusalParameters;
  /** The things that facts identify, by type: the id of each. */
  readonly ParameterIds: object;
  /** The names under which points are counted. */
  readonly Category: string;
  /** The names of what breaks ties. */
  readonly TieBreak: string;
  readonly Outcome: unknown;
  readonly Components: BaseComponents;
  readonly Box: BaseBox;
}

/** A function that receives events; undefined when nobody listens, so that `emit?.(…)` then costs nothing. */
export type Emit<Event> = ((event: Event) => void) | undefined;

type EventField<Event extends BaseEvent, Kind extends Event['kind']> = Extract<
  keyof Extract<Event, { readonly kind: Kind }>,
  string
>;

/** By kind of event, the fields that only `event.player` may see. */
export type HiddenEventFields<Event extends BaseEvent> = {
  readonly [Kind in Event['kind']]?: readonly EventField<Event, Kind>[];
};

type MoveField<Move extends BaseMove, Kind extends Move['kind']> = Exclude<
  Extract<keyof Extract<Move, { readonly kind: Kind }>, string>,
  'kind'
>;

/** By kind of move, the fields that only the player who makes it may see. */
export type HiddenMoveFields<Move extends BaseMove> = {
  readonly [Kind in Move['kind']]?: readonly MoveField<Move, Kind>[];
};
