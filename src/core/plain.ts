import { filled } from './reasons.js';
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
    const words = Object.entries(parameters).map(([name, each]) => [name, told(each)] as const);
    return filled(key === 'player' ? PLAYER : (texts[key] ?? otherwise), Object.fromEntries(words));
  };
  const told = (parameter: Parameter): string | number => {
    if (Array.isArray(parameter)) return parameter.map(say).join(', ');
    return typeof parameter === 'object' ? say(parameter as Message) : parameter;
  };
  return say;
};
