import type { Message, Parameter } from './words.js';

/** Puts a message into words. */
export type Say = (message: Message) => string;

/** What a player is called who has no other name. */
export const PLAYER = 'Player {number}';

/**
 * Puts messages into plain English: each into its text of a table that needs no formatter, else into what it says
 * itself where there is none.
 */
export const plainly = (texts: Readonly<Record<string, string>>): Say => {
  const say: Say = ({ key, parameters = {}, otherwise = key }) => {
    const text = key === 'player' ? PLAYER : (texts[key] ?? otherwise);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => told(parameters[name]!));
  };
  const told = (parameter: Parameter): string => {
    if (Array.isArray(parameter)) return parameter.map(say).join(', ');
    return typeof parameter === 'object' ? say(parameter as Message) : String(parameter);
  };
  return say;
};
