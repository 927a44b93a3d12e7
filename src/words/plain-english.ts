import type { ComponentValues } from '../core/types/clauses.js';
import type { Message, Parameter } from './message.js';

/** Puts a message into words. */
export type Translate = (message: Message) => string;

/** The text for a player without a name. */
export const PLAYER_TEXT = 'Player {number}';

/**
 * Returns a function that formats messages in plain English: by the text of a table, or by the message's own text if
 * the table has none. The texts are not ICU messages; they may name values of the components.
 */
export const createPlainEnglish = (
  texts: Readonly<Record<string, string>>,
  values: ComponentValues = {},
): Translate => {
  const translate: Translate = ({ key, parameters = {}, fallback = key }) => {
    const text = key === 'player' ? PLAYER_TEXT : (texts[key] ?? fallback);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => formatParameter(parameters[name] ?? values[name]!));
  };
  const formatParameter = (parameter: Parameter): string => {
    if (Array.isArray(parameter)) return parameter.map(translate).join(', ');
    return typeof parameter === 'object' ? translate(parameter as Message) : String(parameter);
  };
  return translate;
};
