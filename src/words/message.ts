import type { OfKind, PhaseOf } from '../core/contract/rows.js';
import type { Reasons } from '../core/errors/reasons.js';
import { HIDDEN, type Hidden, type Player, type Types } from '../core/types/base-types.js';
import type { Score } from '../core/types/score.js';

/** What a message is about: a figure, a text, an id by which the message selects, another message, or a list of them. */
export type Parameter = string | number | Message | readonly Message[];

/** What a message is about, by the names that the message uses. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** A sentence or a name that is to be put into words. */
export interface Message {
  /** The key of its text in every language. */
  readonly key: string;
  readonly parameters?: Parameters;
  /** The text where a language has none of this key: what the components call the thing. */
  readonly otherwise?: string;
}

/** A position, and what is in the box. */
export interface PositionContext<G extends Types> {
  readonly state: G['State'] | G['View'];
  readonly components: G['Components'];
}

/** The score of a game. */
export type ScoreOf<G extends Types> = Score<G['Category'], G['Outcome'], G['TieBreak']>;

/**
 * A function of a description: it tells a value. Like a method it is bivariant, so that the words of every game are of the
 * type `AnyWords`.
 */
type Teller<Value, Given, Told = Parameters> = { tell(value: Value, given: Given): Told }['tell'];

/**
 * What the sentences of a game are about, whatever the language. `Names` says of everything that has a name by which
 * value it is told.
 */
export interface Description<G extends Types, Names> {
  /** By kind of move: what `move.KIND` is about. */
  readonly moves: {
    readonly [Kind in G['SeenMove']['kind']]: Teller<OfKind<G['SeenMove'], Kind>, PositionContext<G>>;
  };
  /** By kind of event: what `event.KIND` is about. */
  readonly events: {
    readonly [Kind in G['Event']['kind']]: Teller<OfKind<G['Event'], Kind>, PositionContext<G>>;
  };
  /** By phase: what `question.PHASE` is about. */
  readonly questions: {
    readonly [Kind in PhaseOf<G>['kind']]: Teller<OfKind<PhaseOf<G>, Kind>, PositionContext<G>>;
  };
  /** The names of things. */
  readonly names: {
    readonly [Name in keyof Names]: Teller<Names[Name], G['Components'], Message>;
  };
  /** The facts of refusals by name, as their sentences tell them. */
  readonly facts: {
    readonly [Name in keyof G['Facts']]: Teller<G['Facts'][Name], G['Components'], Parameter>;
  };
  /** How a game ended, or that it has not. */
  outcome(score: ScoreOf<G>): Message;
}

/** A game in one language: messages in ICU form, and what they are about. */
export interface Words<G extends Types, Names> {
  /** The language, as a BCP 47 tag. */
  readonly locale: string;
  /** The messages by key: plain data, for translators' tools and for whatever formats ICU messages. */
  readonly messages: Readonly<Record<string, string>>;
  readonly description: Description<G, Names>;
}

/** What every game names. */
export interface CommonNames<G extends Types> {
  readonly player: Player;
  /** An option of `setup`, or a value of one: `'placement'`, `'placement.free'`. */
  readonly option: string;
  /** That under which points are counted. */
  readonly category: G['Category'];
  /** That by which ties are broken. */
  readonly tieBreak: G['TieBreak'];
}

/** The words of some game, for code that serves them all. */
export type AnyWords = Words<Types, CommonNames<Types>>;

/** The keys of the messages that all games share. */
export type CommonKey =
  | 'player'
  | 'option.players'
  | 'option.count'
  | 'option.seed'
  | 'outcome.open'
  | 'outcome.winners'
  | `failure.${FailureTag}`;

/** Why a move is refused, if it is for no rule. */
export type FailureTag =
  | 'InvalidState'
  | 'OtherRules'
  | 'OtherComponents'
  | 'StateIsView'
  | 'ForeignView'
  | 'UnknownMove'
  | 'NotToAct';

/** The keys of the messages that a game must have, whatever else it names. */
export type KeyOf<G extends Types> =
  | CommonKey
  | `move.${G['Move']['kind']}`
  | `event.${G['Event']['kind']}`
  | `question.${PhaseOf<G>['kind']}`
  | `refusal.${G['Reason']}`
  | `category.${G['Category']}`
  | `tieBreak.${G['TieBreak']}`;

/** Messages by key, none missing and none left over. */
export type Messages<Key extends string> = Readonly<Record<Key, string>>;

type FormattedParameters<Tell> = Tell extends (...given: never[]) => infer Told
  ? { readonly [Name in keyof Told]: string | number }
  : never;

/** What the messages of moves, events and questions are given, by key. */
export type ParametersOf<D extends Record<'moves' | 'events' | 'questions', object>> = {
  readonly [Kind in keyof D['moves'] & string as `move.${Kind}`]: FormattedParameters<D['moves'][Kind]>;
} & {
  readonly [Kind in keyof D['events'] & string as `event.${Kind}`]: FormattedParameters<D['events'][Kind]>;
} & {
  readonly [Kind in keyof D['questions'] & string as `question.${Kind}`]: FormattedParameters<D['questions'][Kind]>;
};

/** The message of this key. */
export const message = (key: string, parameters?: Parameters): Message =>
  parameters === undefined ? { key } : { key, parameters };

/** The message that names one of a kind: `named('colour')('wood')` has the key `colour.wood`, and says `wood` without it. */
export const named =
  (kind: string) =>
  (id: string): Message => ({ key: `${kind}.${id}`, otherwise: id });

/** A player: by the name they are given, or as Player 1. */
export const seat = (player: Player): Message => message('player', { number: player + 1 });

/** What is known, or the id `hidden`, by which a message selects. */
export const unlessHidden = <A>(value: A | Hidden, told: (value: A) => Parameter): Parameter =>
  value === HIDDEN ? 'hidden' : told(value as A);

/** Tells a number as it is. */
export const figure = (number: number): number => number;

/** Tells a number that counts from 0 as people count, from 1. */
export const ordinal = (number: number): number => number + 1;

/** For a message that is about nothing. */
export const nothing = (): Parameters => ({});

const COUNT = /^players\.(\d+)$/;

/** Names an option of `setup`, or a value of one: `placement`, `placement.free`, `players.2`. */
export const optionNamed = (id: string): Message => {
  const count = COUNT.exec(id)?.[1];
  return count === undefined ? named('option')(id) : message('option.count', { count: Number(count) });
};

/** The names that all games have. */
export const commonNames = {
  player: seat,
  option: optionNamed,
  category: named('category'),
  tieBreak: named('tieBreak'),
} as const;

/** Who has won. */
export const winnersOf = ({ over, winners }: Pick<Score, 'over' | 'winners'>): Message =>
  over ? message('outcome.winners', { winners: winners.map(seat), count: winners.length }) : message('outcome.open');

/** The messages of refusals, of the table from which a game's own refusals are made. */
export const refusalsOf = <Id extends string>(reasons: Reasons<Id, string>): Messages<`refusal.${Id}`> =>
  Object.fromEntries(
    Object.keys(reasons).map((id) => [`refusal.${id}`, reasons[id as Id].text]),
  ) as Messages<`refusal.${Id}`>;
