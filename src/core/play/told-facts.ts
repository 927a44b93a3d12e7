import type { Either } from 'fp-ts/lib/Either.js';
import { accepted, type InvalidTold, refused } from '../errors/verdict.js';

const MOST_FACTS = 1000;
const LONGEST_FACT = 64;
/** The most possible facts that an error lists, and that its sentence names. */
const MOST_LISTED = 100;
const MOST_NAMED = 8;

/** Splits an entry of told chance into its facts. */
export const factsIn = (told: unknown): Either<InvalidTold, readonly string[]> => {
  if (typeof told !== 'string') return refused(invalidTold(0, [], 'What chance brought must be a text.'));
  const facts = told === '' ? [] : told.split(' ');
  if (facts.length > MOST_FACTS) return refused(invalidTold(MOST_FACTS, [], 'These are too many facts.'));
  const wrong = facts.findIndex((fact) => fact === '' || fact.length > LONGEST_FACT);
  if (wrong < 0) return accepted(facts);
  return refused(invalidTold(wrong, [], 'Facts have 1 to 64 characters, and one space between them.'));
};

/** Builds the error of a fact of told chance. */
export const invalidTold = (fact: number, possible: readonly string[], sentence: string): InvalidTold => {
  const named = possible.slice(0, MOST_NAMED).join(', ');
  const more = possible.length > MOST_NAMED ? ` and ${possible.length - MOST_NAMED} more` : '';
  return {
    _tag: 'InvalidTold',
    move: null,
    fact,
    expected: possible.slice(0, MOST_LISTED),
    message: possible.length === 0 ? sentence : `${sentence} Possible: ${named}${more}.`,
  };
};
