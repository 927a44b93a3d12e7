import type { Either } from 'fp-ts/lib/Either.js';
import type { Facts } from './reasons.js';

/** Wraps a value as a `Right`. */
export const accepted = <A>(value: A): Either<never, A> => ({ _tag: 'Right', right: value });

/** Wraps an error as a `Left`. */
export const refused = <E>(reason: E): Either<E, never> => ({ _tag: 'Left', left: reason });

/** The fields of every error: a tag to branch on and a sentence to show. */
export interface Failure {
  readonly _tag: string;
  readonly message: string;
}

/** Returns the value of a `Right`; throws an `Error` with the message of a `Left`. */
export const orThrow = <A>(verdict: Either<Failure, A>): A => {
  if (verdict._tag === 'Right') return verdict.right;
  throw new Error(`${verdict.left._tag}: ${verdict.left.message}`, { cause: verdict.left });
};

/** A document that cannot be read, and the first place with an error. */
interface Invalid<Tag extends string> extends Failure {
  readonly _tag: Tag;
  /** The place, such as `rounds[0].gold`; empty for the document as a whole. */
  readonly path: string;
}

/** The value is not options of this game. */
export interface InvalidOptions extends Invalid<'InvalidOptions'> {}
/** The value is not a state of this game, or contradicts itself. */
export interface InvalidState extends Invalid<'InvalidState'> {}
/** The value is not a view of this game, or no state has such a view. */
export interface InvalidView extends Invalid<'InvalidView'> {}
/** The value is neither a move of the catalogue nor the notation of one. */
export interface InvalidMove extends Invalid<'InvalidMove'> {}
/** The value is not a set of components with which this game can be played. */
export interface InvalidComponents extends Invalid<'InvalidComponents'> {}
/** The value is not a record. */
export interface InvalidRecord extends Invalid<'InvalidRecord'> {}
/** The value is not an envelope, or does not fit its game. */
export interface InvalidEnvelope extends Invalid<'InvalidEnvelope'> {}

/** A fact of chance cannot be read, is impossible, is missing, or is one too many. */
export interface InvalidTold extends Failure {
  readonly _tag: 'InvalidTold';
  /** The number of the move, 0 for the deal; null outside of a record. */
  readonly move: number | null;
  /** The index of the fact among those of the move. */
  readonly fact: number;
  readonly problem: ToldProblem;
  /** The possible facts in notation, at most 100 of them; none for a fact too many. */
  readonly expected: readonly string[];
}

/**
 * What is wrong with a fact: it cannot be read, it is missing, no fact of the game, not possible now, one too many, or it
 * leaves too much open.
 */
export type ToldProblem = 'unreadable' | 'missing' | 'unknown' | 'impossible' | 'extra' | 'open';

/** The value is not a match of this game. */
export interface InvalidMatch extends Invalid<'InvalidMatch'> {}

/** Returns a function that builds the error of a document: `invalid('InvalidState')(path, message)`. */
export const invalid =
  <Tag extends string>(_tag: Tag) =>
  (path: string, message: string): { _tag: Tag; path: string; message: string } => ({
    _tag,
    path,
    message: path === '' ? message : `${path}: ${message}`,
  });

/** The state was made with components other than this game's. */
export interface OtherComponents extends Failure {
  readonly _tag: 'OtherComponents';
  readonly expected: string;
  readonly found: string;
}

/** Another player decides now. */
export interface NotToAct extends Failure {
  readonly _tag: 'NotToAct';
  /** The player who decides. */
  readonly decider: number;
}

/** The state is a view: moves are made on states. */
export interface StateIsView extends Failure {
  readonly _tag: 'StateIsView';
}

/**
 * The view is of another player: only the player to act can learn what is legal, since it may depend on hidden fields.
 */
export interface ForeignView extends Failure {
  readonly _tag: 'ForeignView';
}

/** The state was made under another version of the rules. */
export interface OtherVersion extends Failure {
  readonly _tag: 'OtherRules';
  readonly expected: string;
  readonly found: string;
}

/** The error of a view where a state is expected. */
export const stateIsView: StateIsView = Object.freeze({
  _tag: 'StateIsView',
  message: 'This is a view, not a state: moves are made on states.',
});
/** The error of a view of a player who does not decide now. */
export const foreignView: ForeignView = Object.freeze({ _tag: 'ForeignView', message: 'Somebody else decides now.' });

/** The move is not in the catalogue. */
export interface UnknownMove extends Invalid<'UnknownMove'> {}

/** The error of a move that a rule forbids here and now. */
export interface RuleBroken<Clause extends string = string, Reason extends string = string> extends Failure {
  readonly _tag: 'RuleBroken';
  /** The clause that it breaks. */
  readonly clause: Clause;
  /** The single cause of the refusal. */
  readonly reason: Reason;
  /** The values of this case. */
  readonly facts: Facts;
}

/** The errors of `applyMove` and `step`. */
export type IllegalMove<Refusal extends RuleBroken = RuleBroken> =
  | InvalidState
  | OtherVersion
  | OtherComponents
  | StateIsView
  | UnknownMove
  | Refusal;

/** The errors of `whyIllegal`, for a state or a view. */
export type WhyIllegal<Refusal extends RuleBroken = RuleBroken> =
  | InvalidState
  | OtherVersion
  | OtherComponents
  | ForeignView
  | UnknownMove
  | Refusal;
