import type { Message, Parameter } from './message.js';

/** Puts a message into words. */
export type Say = (message: Message) => string;

/** The text for a player without a name. */
export const PLAYER = 'Player {number}';

/**
 * Returns a function that formats messages in plain English: by the text of a table, or by the message's own text if
 * the table has none. The texts are not ICU messages.
 */
export const inPlainEnglish = (texts: Readonly<Record<string, string>>): Say => {
  const say: Say = ({ key, parameters = {}, otherwise = key }) => {
    const text = key === 'player' ? PLAYER : (texts[key] ?? otherwise);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => textOf(parameters[name]!));
  };
  const textOf = (parameter: Parameter): string => {
    if (Array.isArray(parameter)) return parameter.map(say).join(', ');
    return typeof parameter === 'object' ? say(parameter as Message) : String(parameter);
  };
  return say;
};
