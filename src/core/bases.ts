import type { Mutable } from './draft.js';
import type { RandomState } from './random.js';

/** A seat, counted from 0. */
export type Player = number;

/** Who looks at a game: a player, or somebody who sees what everybody sees. */
export type Viewer = Player | 'spectator';

/** What stands in a view in the place of what the viewer cannot know. */
export const HIDDEN = '?';
/** The type of `HIDDEN`. */
export type Hidden = typeof HIDDEN;
/** Whether something in a view is hidden. */
export const isHidden = (value: unknown): boolean => value === HIDDEN;

/** Where a figure in the components comes from; `reconstructed` and `authored` ones are our own. */
export type Provenance = 'rulebook' | 'public' | 'reconstructed' | 'authored';

/** Where the figures of each part of the components come from. */
export type Provenances = Readonly<Record<string, Provenance>>;

/** What the options of every game have. */
export interface BaseOptions {
  /** How many play. */
  readonly players: number;
  /** 1 to 256 characters; the same seed and the same moves give the same game. */
  readonly seed: string;
}

/** What the states of every game begin with. */
export interface BaseState {
  /** The game's id. */
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: string;
  /** A digest of the components' figures: 32 hex digits. */
  readonly components: string;
  /** How many play. */
  readonly players: number;
  /** Where the game stands in the sequence of its seed. */
  readonly random: RandomState;
  /** The decision that is asked for. */
  readonly phase: BasePhase;
}

/** A decision, or the end of the game. */
export interface BasePhase {
  /** What is to be decided. */
  readonly kind: string;
}

/** What the rules may change of every game's states. */
export interface BaseDraft extends Mutable<BaseState> {
  random: Mutable<RandomState>;
}

/** What the views of every game have. */
export interface BaseView extends Omit<BaseState, 'random'> {
  /** Hidden in every view, which is how a view is recognised. */
  readonly random: Hidden;
  /** Whose view it is. */
  readonly viewer: Viewer;
}

/** A move is a flat record: a kind, and fields that are strings or integers. */
export interface BaseMove {
  /** What is done. */
  readonly kind: string;
}

/** Something that happened. */
export interface BaseEvent {
  /** What happened. */
  readonly kind: string;
}

/** What the components of every game have. */
export interface BaseComponents {
  /** Where each part's figures come from. */
  readonly provenance: Provenances;
}

/** What the rules read while they run: tables prepared from the components once. */
export interface BaseBox {
  /** The id of the components, as states name it. */
  readonly id: string;
}

/** The types of one game, in one bundle. */
export interface Types {
  /** What `setup` is given. */
  readonly Options: BaseOptions;
  /** The options with everything filled in. */
  readonly Settings: BaseOptions;
  readonly State: BaseState;
  /** What the rules may change of a state. */
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
  /** The names under which points are counted. */
  readonly Category: string;
  /** The names of what breaks ties. */
  readonly TieBreak: string;
  readonly Outcome: unknown;
  readonly Components: BaseComponents;
  readonly Box: BaseBox;
}

/** Told of what happens; absent when nobody listens, so that `emit?.(…)` then costs nothing. */
export type Emit<Event> = ((event: Event) => void) | undefined;

type FieldOf<Event extends BaseEvent, Kind extends Event['kind']> = Extract<
  keyof Extract<Event, { readonly kind: Kind }>,
  string
>;

/** Per kind of event, the fields that only `event.player` may see. */
export type Secrets<Event extends BaseEvent> = {
  readonly [Kind in Event['kind']]?: readonly FieldOf<Event, Kind>[];
};

type FieldOfMove<Move extends BaseMove, Kind extends Move['kind']> = Exclude<
  Extract<keyof Extract<Move, { readonly kind: Kind }>, string>,
  'kind'
>;

/** Per kind of move, the fields that only who makes it may see. */
export type MoveSecrets<Move extends BaseMove> = {
  readonly [Kind in Move['kind']]?: readonly FieldOfMove<Move, Kind>[];
};
