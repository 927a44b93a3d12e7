import { messageOf } from '../core/data/text.js';
import type { ErrorValue } from '../core/errors/errors.js';
import { type ParsedMessage, parseMessage } from './parse-message.js';

/** The messages of a language, with its locale. */
export interface LocaleMessages {
  readonly locale: string;
  readonly messages: Readonly<Record<string, string>>;
}

/** A problem with a message of a language. */
export interface InvalidMessage extends ErrorValue {
  readonly _tag: 'InvalidMessage';
  readonly locale: string;
  readonly key: string;
}

/**
 * Lists the problems of a translation compared with other languages: messages that only it lacks or only it has,
 * messages that are not valid ICU, and parameters or select cases that no other language uses.
 */
export const findTranslationErrors = (
  { locale, messages }: LocaleMessages,
  others: readonly LocaleMessages[],
): readonly InvalidMessage[] => {
  const createError = (key: string, what: string): InvalidMessage => ({
    _tag: 'InvalidMessage',
    locale,
    key,
    message: `${locale} ${key}: ${what}`,
  });
  const keys = new Set(others.flatMap((other) => Object.keys(other.messages)));
  const needed = [...keys].filter((key) => others.every((other) => Object.hasOwn(other.messages, key)));
  return [
    ...needed.filter((key) => !Object.hasOwn(messages, key)).map((key) => createError(key, 'it is missing')),
    ...Object.entries(messages).flatMap(([key, text]) => {
      if (!keys.has(key)) return [createError(key, 'no other language has it')];
      const texts = others.flatMap((other) => (Object.hasOwn(other.messages, key) ? [other.messages[key]!] : []));
      return findTextErrors(text, texts).map((what) => createError(key, what));
    }),
  ];
};

const findTextErrors = (text: string, others: readonly string[]): readonly string[] => {
  const parsed = parseIfValid(text);
  if (typeof parsed === 'string') return [`it is not in ICU form, ${parsed}`];
  const parsedOthers = others.map(parseMessage);
  const unknownParameters = [...parsed.parameters].filter(
    (name) => !parsedOthers.some(({ parameters }) => parameters.has(name)),
  );
  const unknownCases = [...parsed.selects].flatMap(([name, cases]) => {
    const known = parsedOthers.flatMap(({ selects }) => [...(selects.get(name) ?? [])]);
    return known.length === 0 ? [] : [...cases].filter((id) => !known.includes(id)).map((id) => `${id} of ${name}`);
  });
  return [
    ...unknownParameters.map((name) => `no other language asks for ${name}`),
    ...unknownCases.map((id) => `no other language has the case ${id}`),
  ];
};

/** Returns the parsed message, or the reason why it cannot be parsed. */
const parseIfValid = (text: string): ParsedMessage | string => {
  try {
    return parseMessage(text);
  } catch (error) {
    return messageOf(error);
  }
};
