import { messageOf } from '../core/errors/message-of.js';
import type { Failure } from '../core/errors/verdict.js';
import { type MessageShape, messageShape } from './shape.js';

/** The messages of a language, with its locale. */
export interface Translation {
  readonly locale: string;
  readonly messages: Readonly<Record<string, string>>;
}

/** A problem with a message of a language. */
export interface InvalidMessage extends Failure {
  readonly _tag: 'InvalidMessage';
  readonly locale: string;
  readonly key: string;
}

/**
 * Lists the problems of a translation compared with other languages: messages that only it lacks or only it has,
 * messages that are not valid ICU, and parameters or select cases that no other language uses.
 */
export const messageFaults = (
  { locale, messages }: Translation,
  others: readonly Translation[],
): readonly InvalidMessage[] => {
  const fault = (key: string, what: string): InvalidMessage => ({
    _tag: 'InvalidMessage',
    locale,
    key,
    message: `${locale} ${key}: ${what}`,
  });
  const keys = new Set(others.flatMap((other) => Object.keys(other.messages)));
  const needed = [...keys].filter((key) => others.every((other) => Object.hasOwn(other.messages, key)));
  return [
    ...needed.filter((key) => !Object.hasOwn(messages, key)).map((key) => fault(key, 'it is missing')),
    ...Object.entries(messages).flatMap(([key, text]) => {
      if (!keys.has(key)) return [fault(key, 'no other language has it')];
      const texts = others.flatMap((other) => (Object.hasOwn(other.messages, key) ? [other.messages[key]!] : []));
      return textFaults(text, texts).map((what) => fault(key, what));
    }),
  ];
};

const textFaults = (text: string, others: readonly string[]): readonly string[] => {
  const shape = shapeIfAny(text);
  if (typeof shape === 'string') return [`it is not in ICU form, ${shape}`];
  const shapes = others.map(messageShape);
  const strange = [...shape.parameters].filter((name) => !shapes.some(({ parameters }) => parameters.has(name)));
  const unknown = [...shape.selects].flatMap(([name, cases]) => {
    const known = shapes.flatMap(({ selects }) => [...(selects.get(name) ?? [])]);
    return known.length === 0 ? [] : [...cases].filter((id) => !known.includes(id)).map((id) => `${id} of ${name}`);
  });
  return [
    ...strange.map((name) => `no other language asks for ${name}`),
    ...unknown.map((id) => `no other language has the case ${id}`),
  ];
};

/** Returns the shape of a message, or the reason why it cannot be parsed. */
const shapeIfAny = (text: string): MessageShape | string => {
  try {
    return messageShape(text);
  } catch (error) {
    return messageOf(error);
  }
};
