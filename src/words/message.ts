import type { OfKind, PhaseOf } from '../core/contract/kernel.js';
import { DECLARED_PARAMETER, type ReasonIn } from '../core/errors/reasons.js';
import { type BaseOptions, HIDDEN, type Hidden, type Player, type Types } from '../core/types/base-types.js';
import type { ComponentValues } from '../core/types/clauses.js';
import type { Score } from '../core/types/score.js';

/** A parameter of a message: a number, a text, an id by which the message selects, a message, or a list of them. */
export type Parameter = string | number | Message | readonly Message[];

/** The parameters of a message by name. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** A sentence or a name that is to be put into words. */
export interface Message {
  /** The key of its text in every language. */
  readonly key: string;
  readonly parameters?: Parameters;
  /** The text where a language has none of this key: what the components call the thing. */
  readonly fallback?: string;
}

/** A position, and what is in the box. */
export interface StateContext<G extends Types> {
  readonly state: G['State'] | G['View'];
  readonly components: G['Components'];
}

/** The game that the words are about. */
export interface GameInPlay<G extends Types> {
  readonly components: G['Components'];
}

/** The score of a game. */
export type ScoreOf<G extends Types> = Score<G['Category'], G['Outcome'], G['TieBreak']>;

/**
 * A function that describes a value. Like a method it is bivariant, so that the words of every game
 * have the type `AnyTranslation`.
 */
type Describer<Value, Context, Result = Parameters> = { describe(value: Value, context: Context): Result }['describe'];

/**
 * The parameters of a game's sentences, for all languages. `Names` has, for everything with a name, the type of the
 * value that identifies it.
 */
export interface SentenceParameters<G extends Types, Names> {
  /** The parameters of `move.KIND`, by kind of move. */
  readonly moves: {
    readonly [Kind in G['SeenMove']['kind']]: Describer<OfKind<G['SeenMove'], Kind>, StateContext<G>>;
  };
  /** The parameters of `event.KIND`, by kind of event. */
  readonly events: {
    readonly [Kind in G['Event']['kind']]: Describer<OfKind<G['Event'], Kind>, StateContext<G>>;
  };
  /** The parameters of `question.PHASE`, by phase. */
  readonly questions: {
    readonly [Kind in PhaseOf<G>['kind']]: Describer<OfKind<PhaseOf<G>, Kind>, StateContext<G>>;
  };
  /**
   * The parameters of `chance.KIND`, which asks what chance brings, by kind of event; the fields that chance decides are
   * hidden.
   */
  readonly chance: {
    readonly [Kind in G['Event']['kind']]?: Describer<OfKind<G['Event'], Kind>, StateContext<G>>;
  };
  /** Returns the values of the components, which any message may name: `{cardSteps}`. */
  values?(components: G['Components']): ComponentValues;
  /** The names of things. */
  readonly names: {
    readonly [Name in keyof Names]: Describer<Names[Name], G['Components'], Message>;
  };
  /** What a message says of the facts of a refusal, by their names. */
  readonly refusalParameters: {
    readonly [Name in keyof G['RefusalParameters']]: Describer<
      G['RefusalParameters'][Name],
      G['Components'],
      Parameter
    >;
  };
  /** Returns the message on the end of a game, or that it is not over. */
  outcome(score: ScoreOf<G>): Message;
}

/** A game in one language: messages in ICU form, and their parameters. */
export interface Translation<G extends Types, Names> {
  /** The language, as a BCP 47 tag. */
  readonly locale: string;
  /** The messages by key: plain data, for translators' tools and for whatever formats ICU messages. */
  readonly messages: Readonly<Record<string, string>>;
  readonly parameters: SentenceParameters<G, Names>;
}

/** The names that all games have. */
export interface CommonNames<G extends Types> {
  readonly player: Player;
  /** An option of `setup`, or a value of one: `'placement'`, `'placement.free'`. */
  readonly option: string;
  /** A category of points. */
  readonly category: G['Category'];
  /** A tie break. */
  readonly tieBreak: G['TieBreak'];
}

/** The words of some game, for code that serves them all. */
export type AnyTranslation = Translation<Types, CommonNames<Types>>;

/** The keys of the messages that all games share. */
export type CommonKey =
  | 'player'
  | 'option.players'
  | 'option.count'
  | 'option.seed'
  | 'outcome.open'
  | 'outcome.winners'
  | `error.${ErrorTag}`;

/** The tag of a refusal that is not for a rule. */
export type ErrorTag =
  | 'InvalidState'
  | 'RulesMismatch'
  | 'ComponentsMismatch'
  | 'StateIsView'
  | 'NotToActView'
  | 'UnknownMove'
  | 'NotToAct';

/** A value of an option, if its type says which ones there are. */
type KnownValue<Value> = string extends Value
  ? never
  : number extends Value
    ? never
    : Value & (string | number | boolean);

/** The keys of the names of options and of their values; `players` and `seed` have their names in all games. */
type OptionKey<Settings> = {
  readonly [Name in Exclude<keyof Settings & string, keyof BaseOptions>]-?:
    | `option.${Name}`
    | `option.${Name}.${KnownValue<Settings[Name]>}`;
}[Exclude<keyof Settings & string, keyof BaseOptions>];

/** The keys of the messages that a game must have, whatever else it names. */
export type KeyOf<G extends Types> =
  | CommonKey
  | OptionKey<G['Settings']>
  | `move.${G['Move']['kind']}`
  | `event.${G['Event']['kind']}`
  | `question.${PhaseOf<G>['kind']}`
  | `refusal.${G['Reason']}`
  | `category.${G['Category']}`
  | `tieBreak.${G['TieBreak']}`;

/** Messages by key, none missing and none left over. */
export type Messages<Key extends string> = Readonly<Record<Key, string>>;

/** The messages of a game: all that are required, and no others of the same kinds, such as `event`. */
export type RequiredMessages<Key extends string, Required extends string> = Messages<Required> & {
  readonly [Stray in Extract<Exclude<Key, Required>, `${KindIn<Required>}.${string}`>]?: never;
};
type KindIn<Key> = Key extends `${infer Kind}.${string}` ? Kind : never;

type FormattedParameters<Describe> = Describe extends (...given: never[]) => infer Result
  ? { readonly [Name in keyof Result]: string | number }
  : never;

/** The parameters of the messages of moves, events and questions, by key. */
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

/** Returns the message that names one of a kind: `nameMessage('colour')('wood')` has the key `colour.wood`, and says `wood`. */
export const nameMessage =
  (kind: string) =>
  (id: string): Message => ({ key: `${kind}.${id}`, fallback: id });

/** Joins messages two at a time, by the text of a key that takes `first` and `rest`; another key may join the last two. */
export const joinMessages = (key: string, parts: readonly Message[], last = key): Message => {
  const [first, ...rest] = parts;
  if (rest.length === 0) return first!;
  return message(rest.length === 1 ? last : key, { first: first!, rest: joinMessages(key, rest, last) });
};

/** A player: by the name they are given, or as Player 1. */
export const playerMessage = (player: Player): Message => message('player', { number: player + 1 });

/** Checks whether a field holds a player: its name says so. */
export const isPlayerField = (name: string, value: unknown): value is Player =>
  /player$/i.test(name) && typeof value === 'number' && value >= 0;

/** Returns the parameter of a known value, or the id `hidden`, by which a message selects. */
export const hiddenOr = <A>(value: A | Hidden, parameterOf: (value: A) => Parameter): Parameter =>
  value === HIDDEN ? 'hidden' : parameterOf(value as A);

/** Tells a number as it is. */
export const asNumber = (number: number): number => number;

/** Tells a number that counts from 0 as people count, from 1. */
export const ordinal = (number: number): number => number + 1;

/** For a message that is about nothing. */
export const noParameters = (): Parameters => ({});

const PLAYER_COUNT = /^players\.(\d+)$/;

/** Names an option of `setup`, or a value of one: `placement`, `placement.free`, `players.2`. */
export const optionMessage = (id: string): Message => {
  const count = PLAYER_COUNT.exec(id)?.[1];
  return count === undefined ? nameMessage('option')(id) : message('option.count', { count: Number(count) });
};

/** The names that all games have. */
export const commonNames = {
  player: playerMessage,
  option: optionMessage,
  category: nameMessage('category'),
  tieBreak: nameMessage('tieBreak'),
} as const;

/** Returns the message that names the winners, or that the game is not over. */
export const winnersMessage = ({ over, winners }: Pick<Score, 'over' | 'winners'>): Message =>
  over
    ? message('outcome.winners', { winners: winners.map(playerMessage), count: winners.length })
    : message('outcome.open');

/** The keys of the messages of refusals, by the English sentences with their clauses: `refusal.over` of `BP-END-1.over`. */
export type RefusalKey<Sentences> = `refusal.${ReasonIn<keyof Sentences>}`;

/**
 * Returns the messages of refusals in English, by the sentences from which a game's own refusals are made. `counts` has,
 * by type of the parameter, how none, one and several are written.
 */
export const refusalMessages = <Sentences extends Readonly<Record<string, string>>>(
  sentences: Sentences,
  counts: Readonly<Record<string, readonly [string, string, string]>> = {},
): Messages<RefusalKey<Sentences>> =>
  Object.fromEntries(
    Object.entries(sentences).map(([key, text]) => [
      `refusal.${key.split('.')[1]}`,
      text.replace(DECLARED_PARAMETER, (_, name: string, type: string) => {
        const [none, one, other] = counts[type] ?? [];
        return none === undefined ? `{${name}}` : `{${name}, plural, =0 {${none}} one {${one}} other {${other}}}`;
      }),
    ]),
  ) as Messages<RefusalKey<Sentences>>;
