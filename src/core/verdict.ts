import type { Either } from 'fp-ts/lib/Either.js';
import type { Facts } from './reasons.js';

/** The value that was asked for. */
export const accepted = <A>(value: A): Either<never, A> => ({ _tag: 'Right', right: value });

/** The reason why there is none. */
export const refused = <E>(reason: E): Either<E, never> => ({ _tag: 'Left', left: reason });

/** What every error has: a tag to branch on and a sentence to show. */
export interface Failure {
  readonly _tag: string;
  readonly message: string;
}

/** The value of an accepted verdict; throws an `Error` with the sentence of a refused one. */
export const orThrow = <A>(verdict: Either<Failure, A>): A => {
  if (verdict._tag === 'Right') return verdict.right;
  throw new Error(`${verdict.left._tag}: ${verdict.left.message}`, { cause: verdict.left });
};

/** A document that cannot be read, and the first place where it goes wrong. */
interface Invalid<Tag extends string> extends Failure {
  readonly _tag: Tag;
  /** Such as `rounds[0].gold`; empty for the document as a whole. */
  readonly path: string;
}

/** Not options of this game. */
export interface InvalidOptions extends Invalid<'InvalidOptions'> {}
/** Not a state of this game, or one that contradicts itself. */
export interface InvalidState extends Invalid<'InvalidState'> {}
/** Not a view of this game, or one that no state explains. */
export interface InvalidView extends Invalid<'InvalidView'> {}
/** Neither a move of the catalogue nor the text of one. */
export interface InvalidMove extends Invalid<'InvalidMove'> {}
/** Not components with which this game can be played. */
export interface InvalidComponents extends Invalid<'InvalidComponents'> {}
/** Not a record. */
export interface InvalidRecord extends Invalid<'InvalidRecord'> {}
/** Not the envelope of a record, or not that of this game. */
export interface InvalidEnvelope extends Invalid<'InvalidEnvelope'> {}

/** Not a match of this game. */
export interface InvalidMatch extends Invalid<'InvalidMatch'> {}

/** A refusal of a document: `invalid('InvalidState')(path, message)`. */
export const invalid =
  <Tag extends string>(_tag: Tag) =>
  (path: string, message: string): { _tag: Tag; path: string; message: string } => ({
    _tag,
    path,
    message: path === '' ? message : `${path}: ${message}`,
  });

/** The state was made with other components than this game's. */
export interface OtherComponents extends Failure {
  readonly _tag: 'OtherComponents';
  readonly expected: string;
  readonly found: string;
}

/** Somebody else decides now. */
export interface NotToAct extends Failure {
  readonly _tag: 'NotToAct';
  /** Who decides. */
  readonly decider: number;
}

/** Views are for looking; moves are made on states. */
export interface StateIsView extends Failure {
  readonly _tag: 'StateIsView';
}

/** Only the player to act can be told what is legal, for it may depend on what the others cannot see. */
export interface ForeignView extends Failure {
  readonly _tag: 'ForeignView';
}

/** The state was made under another version of the rules. */
export interface OtherVersion extends Failure {
  readonly _tag: 'OtherRules';
  readonly expected: string;
  readonly found: string;
}

/** A view where a state is asked for. */
export const stateIsView: StateIsView = Object.freeze({ _tag: 'StateIsView', message: 'This is a view, no state.' });
/** A view of somebody who does not decide now. */
export const foreignView: ForeignView = Object.freeze({ _tag: 'ForeignView', message: 'Somebody else decides now.' });

/** No entry of the catalogue. */
export interface UnknownMove extends Invalid<'UnknownMove'> {}

/** Why a rule forbids the move here and now. */
export interface RuleBroken<Clause extends string, Reason extends string> extends Failure {
  readonly _tag: 'RuleBroken';
  /** The clause that it breaks. */
  readonly clause: Clause;
  /** The one cause for which it is refused. */
  readonly reason: Reason;
  /** The figures of this case. */
  readonly facts: Facts;
}

/** Why `applyMove` and `step` refuse a move. */
export type IllegalMove<Clause extends string, Reason extends string> =
  | InvalidState
  | OtherVersion
  | OtherComponents
  | StateIsView
  | UnknownMove
  | RuleBroken<Clause, Reason>;

/** Why a move is not legal on a state, or on a view. */
export type WhyIllegal<Clause extends string, Reason extends string> =
  | Exclude<IllegalMove<Clause, Reason>, StateIsView>
  | ForeignView;
