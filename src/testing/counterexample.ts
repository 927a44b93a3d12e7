import { messageOf } from '../core/data/text.js';
import { shorten } from './assert.js';

/** The error of a broken promise, with the game or value that breaks it. */
export class Counterexample extends Error {
  constructor(
    error: unknown,
    /** The game or value, as lines of text. */
    readonly witness: readonly string[],
    /** The change of the plan that repeats the failure. */
    readonly change: object,
  ) {
    super(messageOf(error), { cause: error });
  }
}

/**
 * Builds the error of a broken promise: its title, the error, and the game or value that shows it, if there is one.
 * `call` is the code that checks the promise with `...plan`. The error has no cause, since test runners print causes at
 * length; its stack is that of the original error.
 */
export const createPromiseError = (title: string, call: string, error: unknown): Error => {
  const lines = [title, `is broken: ${shorten(messageOf(error), MAX_MESSAGE_LENGTH)}`];
  if (error instanceof Counterexample)
    lines.push(...error.witness, `to repeat it: ${call.replace('...plan', () => formatRepeat(error.change))}`);
  return withStackOf(rootCause(error), new Error(lines.join('\n')));
};

const MAX_MESSAGE_LENGTH = 1000;

const formatRepeat = (change: object): string =>
  ['...plan', ...Object.entries(change).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)].join(', ');

const rootCause = (error: unknown): unknown => {
  let first = error;
  while (first instanceof Error && first.cause !== undefined) first = first.cause;
  return first;
};

const withStackOf = (first: unknown, error: Error): Error => {
  const stack = first instanceof Error ? (first.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^ +at (?!.*fast-check)/.test(line));
  if (frames.length > 0) error.stack = [`${error.name}: ${error.message}`, ...frames].join('\n');
  return error;
};
