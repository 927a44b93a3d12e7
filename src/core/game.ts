import type { Either } from 'fp-ts/lib/Either.js';
import type { Player, Types, Viewer } from './bases.js';
import type { Clauses } from './clauses.js';
import type { Codec } from './codec.js';
import type { Forms } from './fields.js';
import type { Score } from './score.js';
import type {
  IllegalMove,
  InvalidComponents,
  InvalidMove,
  InvalidOptions,
  InvalidState,
  InvalidView,
  WhyIllegal,
} from './verdict.js';

// What games are made of; what they can do follows.
export * from './bases.js';

/** A position while a move is carried out: right after an event, or, without one, at the end of the move. */
export interface Frame<State, Event> {
  readonly event: Event | null;
  readonly state: State;
}

/** A state after a move, and what happened on the way. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** What it takes to play: the pure functions and the action space. */
export interface Rules<G extends Types> {
  /** The types of the game, for the compiler alone: functions that are given a `Game` learn them by it. */
  readonly types?: G;
  /** The id of the game, which begins every state. */
  readonly id: G['State']['game'];
  /** The name of the game. */
  readonly title: string;
  /** The fewest and the most who can play. */
  readonly players: { readonly min: number; readonly max: number };
  /** The version of the rules, which states and records call `rules`. */
  readonly version: string;
  /** What is in the box. */
  readonly components: G['Components'];
  /** The id of the components, as states and records name it. */
  readonly componentsId: string;

  /** Deals a game. */
  setup(options: G['Options']): Either<InvalidOptions, G['State']>;
  /** The moves that are legal now, in catalogue order; none exactly when the game is over. */
  legalMoves(state: G['State'] | G['View']): readonly G['Move'][];
  /** The state after a move, or why there is none. Never changes its argument. */
  applyMove(state: G['State'], move: G['Move']): Either<IllegalMove<G['Clause'], G['Reason']>, G['State']>;
  /** The points as they stand; final once the game is over. */
  score(state: G['State'] | G['View']): Score<G['Category'], G['Outcome'], G['TieBreak']>;

  /** Who decides next; null when the game is over. */
  toAct(state: G['State'] | G['View']): Player | null;
  /** `setup`, telling also what happened. */
  deal(options: G['Options']): Either<InvalidOptions, Step<G['State'], G['Event']>>;
  /** `applyMove`, telling also what happened. */
  step(state: G['State'], move: G['Move']): Either<IllegalMove<G['Clause'], G['Reason']>, Step<G['State'], G['Event']>>;
  /** The state after a move already known to be legal. */
  play(state: G['State'], move: G['Move']): G['State'];
  /** The end of a game in which `choose` picks every move; the state it is shown is lent for the call. */
  playout(state: G['State'], choose: (moves: readonly G['Move'][], state: G['State']) => G['Move']): G['State'];
  /** Why a move is not legal; null when it is. */
  whyIllegal(state: G['State'] | G['View'], move: G['Move']): WhyIllegal<G['Clause'], G['Reason']> | null;

  /**
   * For drawing: after each event the position right after what it tells, then the state of `applyMove` without event.
   * Positions in between need not decode, nor be played on.
   */
  frames(
    state: G['State'],
    move: G['Move'],
  ): Either<IllegalMove<G['Clause'], G['Reason']>, readonly Frame<G['State'], G['Event']>[]>;

  /** What a viewer may know of a state; a RangeError for a viewer who does not exist. */
  view(state: G['State'], viewer: Viewer): G['View'];
  /** What a viewer may know of events: secret fields of others become `HIDDEN`. */
  viewEvents(events: readonly G['Event'][], viewer: Viewer): readonly G['Event'][];
  /** A move made in a state as a viewer may know it: secret fields of others' moves become `HIDDEN`. */
  viewMove(state: G['State'], move: G['Move'], viewer: Viewer): G['SeenMove'];
  /** Frames as a viewer may know them. */
  viewFrames(frames: readonly Frame<G['State'], G['Event']>[], viewer: Viewer): readonly Frame<G['View'], G['Event']>[];

  /** By player, what the end is worth: 1 divided among the winners; 0 for all before the end. */
  returns(state: G['State'] | G['View']): readonly number[];

  /** Every move there is; a move's index is its action number. */
  readonly catalogue: readonly G['Move'][];
  /** The action number of a move; -1 for what is no entry of the catalogue. */
  actionOf(move: G['Move']): number;
  /** The move of an action number. */
  moveOf(action: number): G['Move'] | undefined;
  /** Writes 1 for every legal action and 0 for every other into `mask`, and answers with it. */
  legalMask(state: G['State'] | G['View'], mask: Uint8Array): Uint8Array;

  /** The notation of a move; what is hidden is written `?`. */
  formatMove(move: G['SeenMove']): string;
  /** The move of a notation. */
  parseMove(text: string): Either<InvalidMove, G['Move']>;

  /** Reads options, and fills them in. */
  readonly Options: Codec<G['Settings'], InvalidOptions>;
}

/** The relation between players: opponents share one win, a team wins or loses together, solo is one player alone. */
export type Payoff = 'opponents' | 'team' | 'solo';

/** A game played on in place, one way only: for players that look ahead, who would copy a state at every move. */
export interface Walk<G extends Types> {
  /** Where the game stands; it is lent, and the next move changes it. */
  readonly state: G['State'];
  /** Makes a move already known to be legal. */
  play(move: G['Move']): void;
}

/** A whole game: the rules, the other codecs, the rulebook and the box. */
export interface Game<G extends Types> extends Rules<G> {
  /** The rulebook as ids and sentences. */
  readonly clauses: Clauses<G['Clause']>;

  /** States at random among those that look like this view, as likely as they are; what the view decides is worked out once. */
  determinizer(view: G['View']): (seed: string) => G['State'];
  /** One such state. */
  determinize(view: G['View'], seed: string): G['State'];
  /** A walk that begins in a state, which it does not change. */
  walk(state: G['State']): Walk<G>;
  /** The viewer's view after a move as seen by them; null where it may tell them something new, or chance decides. */
  predictable(view: G['View'], move: G['SeenMove']): G['View'] | null;
  /** By player, how well things stand, what is being built included; null where the viewer cannot know. */
  progress(state: G['State'] | G['View']): readonly (number | null)[];

  /** Says whether those who play with these options are opponents, a team, or one alone. */
  payoff(options: G['Options']): Payoff;

  /** Reads states. */
  readonly State: Codec<G['State'], InvalidState>;
  /** Reads views. */
  readonly View: Codec<G['View'], InvalidView>;
  /** Reads moves, and answers with entries of the catalogue. */
  readonly Move: Codec<G['Move'], InvalidMove>;

  /** What each field of a state holds when so many play, but for those that every state begins with. */
  fields(players: number): Forms;

  /** The same rules with other components. */
  withComponents(components: unknown): Either<InvalidComponents, Game<G>>;
}

/** Some game, for code that serves them all. */
export type AnyGame = Game<Types>;
