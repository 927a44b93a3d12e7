import type { Either } from 'fp-ts/lib/Either.js';
import type { Codec } from '../codec/index.js';
import type {
  IllegalMove,
  InvalidComponents,
  InvalidMove,
  InvalidOptions,
  InvalidState,
  InvalidTold,
  InvalidView,
  PositionError,
  UnknownMove,
  WhyIllegal,
} from '../errors/errors.js';
import type { FieldSchemas } from '../fields/fields.js';
import type { GameOption } from '../fields/options.js';
import type { ByPlayer, Player, Types, Viewer } from '../types/base-types.js';
import type { Clauses } from '../types/clauses.js';
import type { Score } from '../types/score.js';

// The types of a game, followed by its functions.
export { isHidden } from '../masks.js';
export * from '../types/base-types.js';

/** A position while a move is carried out: right after an event, or, with null, at the end of the move. */
export interface Frame<State, Event> {
  readonly event: Event | null;
  readonly state: State;
}

/** A state after a move, and the events on the way. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A position to which a move can lead, with its events and its probability. */
export interface MoveOutcome<Position, Event> {
  /** The state or view after the move; its `random` is that before the move. */
  readonly state: Position;
  readonly events: readonly Event[];
  /** The probability, above 0 and at most 1. */
  readonly probability: number;
}

/** The positions to which a move can lead. */
export interface MoveOutcomes<Position, Event> {
  /** All positions that differ in something that can be seen; their probabilities sum to 1. Empty if not complete. */
  readonly outcomes: readonly MoveOutcome<Position, Event>[];
  /** False if chance can decide in more ways than were allowed: use `sampleOutcome` instead. */
  readonly complete: boolean;
}

/** A position of a told game, and the events that led to it. */
export interface ToldStep<View, Event> {
  /** A spectator's view in which everything that was told is filled in. */
  readonly position: View;
  /** The events; fields that nobody told are `HIDDEN`. */
  readonly events: readonly Event[];
}

/** A possible fact. */
export interface ChanceAnswer<Event> {
  /** The fact in notation. */
  readonly text: string;
  /** The event that reports it. */
  readonly event: Event;
  /** The probability, above 0 and at most 1. */
  readonly probability: number;
}

/** A fact that chance must tell next. */
export interface ChanceQuestion<Event> {
  /** The event that reports it; fields that are not known yet are `HIDDEN`. */
  readonly event: Event;
  /** The possible facts. */
  readonly answers: readonly ChanceAnswer<Event>[];
  /** The text that leaves the fact open, such as `plan1=?`; null for a fact that everybody at the table sees. */
  readonly openText: string | null;
}

/** A reason that could forbid a move, and what became of it: checks end at the first that fails. */
export interface JudgedReason<Reason extends string = string> {
  readonly reason: Reason;
  readonly outcome: 'passed' | 'failed' | 'not-checked';
}

/**
 * The pure functions and the action space that are needed to play. The entries of our games export them one by one, with
 * these comments.
 */
export interface Rules<G extends Types> {
  /** The types of the game, for the compiler only: generic functions infer them from a `Game`. */
  readonly types?: G;
  /** The id of the game, which begins every state. */
  readonly id: G['State']['game'];
  /** The name of the game. */
  readonly title: string;
  /** The smallest and the largest number of players. */
  readonly players: { readonly min: number; readonly max: number };
  /** The version of the rules, which states and records call `rules`. */
  readonly version: string;
  /** The component data. */
  readonly components: G['Components'];
  /** The id of the components, as in states and records. */
  readonly componentsId: string;

  /** Sets up a game. */
  setup(options: G['Options']): Either<InvalidOptions, G['State']>;
  /** Lists the legal moves in catalogue order; empty exactly when the game is over. */
  legalMoves(state: G['State'] | G['View']): readonly G['Move'][];
  /** Returns the state after a move, or the error. Never changes its argument. */
  applyMove(state: G['State'], move: G['Move']): Either<IllegalMove<G['Refusal']>, G['State']>;
  /** Returns the current points; final once the game is over. */
  score(state: G['State'] | G['View']): Score<G['Category'], G['Outcome'], G['TieBreak']>;

  /** Returns the player to act; null when the game is over. */
  toAct(state: G['State'] | G['View']): Player | null;
  /** Lists everybody who can decide now: more than one player only where they choose at the same time. */
  deciders(state: G['State'] | G['View']): readonly Player[];
  /** Lists what a player can choose now, before being asked where players choose at the same time; in catalogue order. */
  legalChoices(state: G['State'] | G['View'], player: Player): readonly G['Move'][];
  /** Deals a game like `setup`, and returns the events too. */
  deal(options: G['Options']): Either<InvalidOptions, Step<G['State'], G['Event']>>;
  /** Makes a move like `applyMove`, and returns the events too. */
  step(state: G['State'], move: G['Move']): Either<IllegalMove<G['Refusal']>, Step<G['State'], G['Event']>>;
  /** Returns the state after a move that is known to be legal, without checking it. */
  play(state: G['State'], move: G['Move']): G['State'];
  /** Plays to the end with the moves that `choose` picks; the state it gets is lent for the call. */
  playout(state: G['State'], choose: (moves: readonly G['Move'][], state: G['State']) => G['Move']): G['State'];
  /** Returns the refusal that `applyMove` would give; null when the move is legal. */
  whyIllegal(state: G['State'] | G['View'], move: G['Move']): WhyIllegal<G['Refusal']> | null;
  /**
   * Lists the reasons that could forbid a move, in the order in which they are checked, and what became of each. Where
   * the rules are a function instead of a table, it lists only the reason that forbids the move.
   */
  judgement(
    state: G['State'] | G['View'],
    move: G['Move'],
  ): Either<PositionError | UnknownMove, readonly JudgedReason<G['Reason']>[]>;

  /**
   * Returns the position after each event of a move, for animation; the last one is that of `applyMove`, without an
   * event. Intermediate positions need not decode and cannot be played on.
   */
  frames(
    state: G['State'],
    move: G['Move'],
  ): Either<IllegalMove<G['Refusal']>, readonly Frame<G['State'], G['Event']>[]>;

  /** Returns what a viewer may know of a state. Throws a RangeError for a viewer who does not exist. */
  view(state: G['State'], viewer: Viewer): G['View'];
  /** Returns what a viewer may know of events: hidden fields of others become `HIDDEN`. */
  viewEvents(events: readonly G['Event'][], viewer: Viewer): readonly G['Event'][];
  /** Returns a move made in a state as a viewer may know it: hidden fields of others' moves become `HIDDEN`. */
  viewMove(state: G['State'], move: G['Move'], viewer: Viewer): G['SeenMove'];
  /** Returns what a viewer may know of frames. */
  viewFrames(frames: readonly Frame<G['State'], G['Event']>[], viewer: Viewer): readonly Frame<G['View'], G['Event']>[];

  /** Returns the value of the end by player: 1 divided among the winners; 0 for all before the end. */
  returns(state: G['State'] | G['View']): ByPlayer<number>;

  /** All moves of the game; the index of a move is its action number. */
  readonly catalogue: readonly G['Move'][];
  /** Returns the action number of a move; -1 if it is not in the catalogue. */
  actionOf(move: G['Move']): number;
  /** Returns the move with an action number. */
  moveOf(action: number): G['Move'] | undefined;
  /** Writes 1 for each legal action and 0 for each other one into `mask`, and returns it. */
  legalMask(state: G['State'] | G['View'], mask: Uint8Array): Uint8Array;

  /** Returns the notation of a move; hidden fields are written `?`. */
  formatMove(move: G['SeenMove']): string;
  /** Parses a move in notation. */
  parseMove(text: string): Either<InvalidMove, G['Move']>;

  /** The options of `setup` but for the seed, players first: their values and defaults. */
  readonly options: readonly GameOption[];
  /** Reads options and fills in defaults. */
  readonly Options: Codec<G['Settings'], InvalidOptions>;
}

/** The options of a told game: those of `setup` without a seed. */
export type ToldOptions<Options> = Omit<Options, 'seed'> & { readonly seed?: never };

/** The relation between players: opponents share one win, a team wins or loses together, solo is one player alone. */
export type Payoff = 'opponents' | 'team' | 'solo';

/** A game that is played forward in place, for searches, which would otherwise copy a state at every move. */
export interface Walk<G extends Types> {
  /** The current state. The next move changes it in place. */
  readonly state: G['State'];
  /** Makes a move that is known to be legal. */
  play(move: G['Move']): void;
}

/** A whole game: the rules, all codecs, the clauses and functions for bots. */
export interface Game<G extends Types> extends Rules<G> {
  /** The clauses of the rulebook, by id. */
  readonly clauses: Clauses<G['Clause']>;

  /**
   * Returns a function that samples states which look like this view, in proportion to their probability. The work that
   * depends only on the view is done once.
   */
  determinizer(view: G['View']): (seed: string) => G['State'];
  /** Samples one state that is consistent with a view. */
  determinize(view: G['View'], seed: string): G['State'];
  /** Starts a walk at a state, which stays unchanged: plays the game on in place, for players that look ahead. */
  walk(state: G['State']): Walk<G>;
  /**
   * Lists the positions to which a legal move can lead, and how likely each is; of a view, as its viewer will see them.
   * `max` limits the ways in which chance can decide, 2000 by default.
   */
  outcomes<Position extends G['State'] | G['View']>(
    position: Position,
    move: G['Move'],
    limits?: { readonly max?: number },
  ): MoveOutcomes<Position, G['Event']>;
  /** Samples one position to which a legal move can lead, with its probability. */
  sampleOutcome<Position extends G['State'] | G['View']>(
    position: Position,
    move: G['Move'],
    seed: string,
  ): Step<Position, G['Event']>;
  /** Writes what chance brought in some events: an entry of `told` in a record. */
  formatChance(events: readonly G['Event'][]): string;
  /** Writes the notation of a move or a fact as people read it at a table: what it counts from 0 counts from 1. */
  tableTextOf(notation: string): string;
  /** Returns the notation of what `tableTextOf` wrote; another text stays as it is. */
  notationOf(tableText: string): string;
  /** Deals a game whose chance is told, such as one at a real table: `told` has the facts of the deal. */
  dealTold(
    options: ToldOptions<G['Options']>,
    told: string,
  ): Either<InvalidOptions | InvalidTold, ToldStep<G['View'], G['Event']>>;
  /** Makes a move in a told game: `told` has the facts that chance brings. */
  stepTold(
    position: G['View'],
    move: G['Move'],
    told: string,
  ): Either<IllegalMove<G['Refusal']> | InvalidTold, ToldStep<G['View'], G['Event']>>;
  /** Returns what chance must tell next in a deal after the facts told so far; null if nothing. */
  nextDealQuestion(
    options: ToldOptions<G['Options']>,
    told: string,
  ): Either<InvalidOptions | InvalidTold, ChanceQuestion<G['Event']> | null>;
  /** Returns what chance must tell next in a move after the facts told so far; null if nothing. */
  nextChanceQuestion(
    position: G['View'],
    move: G['Move'],
    told: string,
  ): Either<IllegalMove<G['Refusal']> | InvalidTold, ChanceQuestion<G['Event']> | null>;
  /** Lists the moves that are legal in a told game, as far as what was told shows; in catalogue order. */
  legalTold(position: G['View']): readonly G['Move'][];
  /** Predicts the viewer's next view if a move, as they see it, reveals nothing new; null otherwise. */
  predictView(view: G['View'], move: G['SeenMove']): G['View'] | null;
  /** Estimates each player's position by player; null if the viewer cannot know it. */
  evaluate(state: G['State'] | G['View']): ByPlayer<number | null>;

  /** Returns whether players with these options are opponents, a team, or one alone. */
  payoff(options: G['Options']): Payoff;

  /** Reads states. */
  readonly State: Codec<G['State'], InvalidState>;
  /** Reads views. */
  readonly View: Codec<G['View'], InvalidView>;
  /** Reads moves and returns entries of the catalogue. */
  readonly Move: Codec<G['Move'], InvalidMove>;

  /**
   * Returns the schemas of the fields of states with this number of players, without those with which every state
   * begins.
   */
  stateSchema(players: number): FieldSchemas;

  /** Builds the same game with other components. */
  withComponents(components: unknown): Either<InvalidComponents, Game<G>>;
}

/** Any game, for generic code. */
export type AnyGame = Game<Types>;
