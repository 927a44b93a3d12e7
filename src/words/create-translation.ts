import type { Types } from '../core/contract/game.js';
import { HIDDEN } from '../core/types/base-types.js';
import { common } from './common/en.js';
import {
  type CommonKey,
  type CommonNames,
  commonNames,
  isPlayerField,
  type KeyOf,
  type Messages,
  type Parameter,
  type Parameters,
  playerMessage,
  type SentenceParameters,
  type StateContext,
  type Translation,
  winnersMessage,
} from './message.js';
import { selectorOf } from './tell-fields.js';

/** The keys of the messages that a game of one's own must have in each language. */
export type RequiredKey<G extends Types> = Exclude<KeyOf<G>, CommonKey | `refusal.${string}`>;

/** The words of a game of one's own in one language. */
export interface OwnWords<G extends Types> {
  /** The language, as a BCP 47 tag. */
  readonly locale: string;
  /**
   * The messages by key, in ICU form. Messages of moves, events, questions and refusals may name the fields of these, of
   * the phase and of the state. A refusal without a message is told in the words of its game; the messages that all
   * games share are English by default.
   */
  readonly messages: Messages<RequiredKey<G>> & Readonly<Record<string, string>>;
  /** How fields are told, by name: `{ bid: (bid) => ... }`. Players have their names, other values are told as they are. */
  readonly fields?: Readonly<Record<string, (value: never) => Parameter>>;
}

/**
 * Makes the words of a game of one's own from its messages alone.
 *
 * @example
 * ```ts
 * export const words = { en: createTranslation<MyGame>({ locale: 'en', messages }) };
 * ```
 */
export const createTranslation = <G extends Types>({
  locale,
  messages,
  fields: fieldFormats = {},
}: OwnWords<G>): Translation<G, CommonNames<G>> => {
  const formatField = (name: string, value: unknown): Parameter => {
    const format = fieldFormats[name] as ((field: unknown) => Parameter) | undefined;
    return format !== undefined && value !== HIDDEN ? format(value) : defaultParameter(name, value);
  };
  const describe = (fields: object): Parameters =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, formatField(name, value)]));
  const describeInState = (fields: object, { state }: StateContext<G>): Parameters => ({
    ...describe(state),
    ...describe(state.phase),
    ...describe(fields),
  });
  const rowsOf = <Row>(kind: string, row: Row): Readonly<Record<string, Row>> =>
    Object.fromEntries(
      Object.keys(messages)
        .filter((key) => key.startsWith(`${kind}.`))
        .map((key) => [key.slice(kind.length + 1), row]),
    );
  // The compiler cannot see that the required messages give every kind a row.
  const sentenceParameters = {
    moves: rowsOf('move', describeInState),
    events: rowsOf('event', describeInState),
    questions: rowsOf('question', describeInState),
    chance: rowsOf('chance', describeInState),
    names: commonNames,
    refusalParameters: Object.fromEntries(
      listParameters(messages).map((name) => [name, (value: unknown) => formatField(name, value)]),
    ),
    outcome: winnersMessage,
  } as unknown as SentenceParameters<G, CommonNames<G>>;
  return { locale, messages: { ...common, ...messages }, parameters: sentenceParameters };
};

/** Lists the names that the messages of refusals have in braces. */
const listParameters = (messages: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(messages).flatMap(([key, text]) =>
    key.startsWith('refusal.') ? Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => name!) : [],
  );

/** Returns how a field is told by default; a message that names an object must say how. */
const defaultParameter = (name: string, value: unknown): Parameter => {
  const selector = selectorOf(value);
  if (selector !== undefined) return selector;
  if (isPlayerField(name, value)) return playerMessage(value);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'number' ? value : String(value);
};
