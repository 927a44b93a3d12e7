import type { Either } from 'fp-ts/lib/Either.js';
import type { RefusalParameters } from './reasons.js';

/** Wraps a value as a `Right`. */
export const right = <A>(value: A): Either<never, A> => ({ _tag: 'Right', right: value });

/** Wraps an error as a `Left`. */
export const left = <E>(error: E): Either<E, never> => ({ _tag: 'Left', left: error });

/** The fields of every error: a tag to branch on and a sentence to show. */
export interface ErrorValue {
  readonly _tag: string;
  readonly message: string;
}

/** Returns the value of a `Right`; throws an `Error` with the message of a `Left`. */
export const orThrow = <A>(result: Either<ErrorValue, A>): A => {
  if (result._tag === 'Right') return result.right;
  throw new Error(`${result.left._tag}: ${result.left.message}`, { cause: result.left });
};

/** A document that cannot be read, and the first place with an error. */
interface InvalidDocument<Tag extends string> extends ErrorValue {
  readonly _tag: Tag;
  /** The place, such as `roundResults[0].gold`; empty for the document as a whole. */
  readonly path: string;
}

/** The value is not options of this game. */
export interface InvalidOptions extends InvalidDocument<'InvalidOptions'> {}
/** The value is not a state of this game, or contradicts itself. */
export interface InvalidState extends InvalidDocument<'InvalidState'> {}
/** The value is not a view of this game, or no state has such a view. */
export interface InvalidView extends InvalidDocument<'InvalidView'> {}
/** The value is neither a move of the catalogue nor the notation of one. */
export interface InvalidMove extends InvalidDocument<'InvalidMove'> {}
/** The value is not a set of components with which this game can be played. */
export interface InvalidComponents extends InvalidDocument<'InvalidComponents'> {}
/** The value is not a record. */
export interface InvalidRecord extends InvalidDocument<'InvalidRecord'> {}
/** The value is not an envelope, or does not fit its game. */
export interface InvalidEnvelope extends InvalidDocument<'InvalidEnvelope'> {}

/** A fact of chance cannot be read, is impossible, is missing, or is one too many. */
export interface InvalidTold extends ErrorValue {
  readonly _tag: 'InvalidTold';
  /** The number of the move, 0 for the deal; null outside of a record. */
  readonly ply: number | null;
  /** The index of the fact among those of the move. */
  readonly factIndex: number;
  readonly problem: ToldProblem;
  /** The possible facts in notation, at most 100 of them; none for a fact too many. */
  readonly expected: readonly string[];
}

/**
 * The problem of a fact: it cannot be read, it is missing, no fact of the game, not possible now, one too many, or it
 * leaves too much open.
 */
export type ToldProblem = 'unreadable' | 'missing' | 'unknown' | 'impossible' | 'extra' | 'open';

/** The value is not a match of this game. */
export interface InvalidMatch extends InvalidDocument<'InvalidMatch'> {}

/** Returns a function that builds the error of a document: `invalidDocument('InvalidState')(path, message)`. */
export const invalidDocument =
  <Tag extends string>(_tag: Tag) =>
  (path: string, message: string): { _tag: Tag; path: string; message: string } => ({
    _tag,
    path,
    message: path === '' ? message : `${path}: ${message}`,
  });

/** The state or record was made with components other than this game's. */
export interface ComponentsMismatch extends ErrorValue {
  readonly _tag: 'ComponentsMismatch';
  readonly expected: string;
  readonly found: string;
}

/** Another player decides now. */
export interface NotToAct extends ErrorValue {
  readonly _tag: 'NotToAct';
  /** The player who decides. */
  readonly decider: number;
}

/** The state is a view: moves are made on states. */
export interface StateIsView extends ErrorValue {
  readonly _tag: 'StateIsView';
}

/**
 * The view is of another player: only the player to act can learn what is legal, since it may depend on hidden fields.
 */
export interface NotToActView extends ErrorValue {
  readonly _tag: 'NotToActView';
}

/** The state or record was made under another version of the rules, by which the same moves may lead elsewhere. */
export interface RulesMismatch extends ErrorValue {
  readonly _tag: 'RulesMismatch';
  readonly expected: string;
  readonly found: string;
}

/** The error of a view where a state is expected. */
export const stateIsView: StateIsView = Object.freeze({
  _tag: 'StateIsView',
  message: 'This is a view, not a state: moves are made on states.',
});
/** The error of a view of a player who does not decide now. */
export const notToActView: NotToActView = Object.freeze({
  _tag: 'NotToActView',
  message: 'Somebody else decides now.',
});

/** The move is not in the catalogue. */
export interface UnknownMove extends InvalidDocument<'UnknownMove'> {}

/** The error of a move that a rule forbids here and now. */
export interface RuleBroken<Clause extends string = string, Reason extends string = string> extends ErrorValue {
  readonly _tag: 'RuleBroken';
  /** The clause that it breaks. */
  readonly clause: Clause;
  /** The single cause of the refusal. */
  readonly reason: Reason;
  /** The values of this case. */
  readonly parameters: RefusalParameters;
}

/** The errors of `applyMove` and `step`. */
export type IllegalMove<Refusal extends RuleBroken = RuleBroken> =
  | InvalidState
  | RulesMismatch
  | ComponentsMismatch
  | StateIsView
  | UnknownMove
  | Refusal;

/** The errors of a state or a view in which no move can be judged. */
export type PositionError = InvalidState | RulesMismatch | ComponentsMismatch | NotToActView;

/** The errors of `whyIllegal`, for a state or a view. */
export type WhyIllegal<Refusal extends RuleBroken = RuleBroken> = PositionError | UnknownMove | Refusal;

/** Returns the error of a player who does not decide now. */
export const notToActError = (decider: number): NotToAct => ({
  _tag: 'NotToAct',
  decider,
  message: 'Somebody else decides now.',
});

const MAX_SHOWN_CHARACTERS = 64;

/** Returns at most 64 characters of an outside text, or the type of another value. */
export const truncate = (text: unknown): string =>
  typeof text === 'string' ? text.slice(0, MAX_SHOWN_CHARACTERS) : typeof text;
