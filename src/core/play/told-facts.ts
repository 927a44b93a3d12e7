import type { Either } from 'fp-ts/lib/Either.js';
import { accepted, type InvalidTold, refused, type ToldProblem } from '../errors/verdict.js';
import type { Types } from '../types/base-types.js';
import type { Followed, Told, ToldRules } from './follow.js';

const MOST_FACTS = 1000;
const LONGEST_FACT = 64;
/** The most possible facts that an error lists, and that its sentence names. */
const MOST_LISTED = 100;
const MOST_NAMED = 8;

/** Splits an entry of told chance into its facts. */
export const factsIn = (told: unknown): Either<InvalidTold, readonly string[]> => {
  if (typeof told !== 'string') return refused(invalidTold('unreadable', 0, [], 'What chance brought must be a text.'));
  const facts = told === '' ? [] : told.split(' ');
  if (facts.length > MOST_FACTS) return refused(invalidTold('unreadable', MOST_FACTS, [], 'These are too many facts.'));
  const wrong = facts.findIndex((fact) => fact === '' || fact.length > LONGEST_FACT);
  if (wrong < 0) return accepted(facts);
  return refused(invalidTold('unreadable', wrong, [], 'Facts have 1 to 64 characters, and one space between them.'));
};

/** Builds the error of a fact of told chance. */
export const invalidTold = (
  problem: ToldProblem,
  fact: number,
  possible: readonly string[],
  sentence: string,
): InvalidTold => ({
  _tag: 'InvalidTold',
  move: null,
  fact,
  problem,
  expected: possible.slice(0, MOST_LISTED),
  message: withPossible(sentence, possible),
});

/** Adds the possible facts to a sentence. */
export const withPossible = (sentence: string, possible: readonly string[]): string => {
  if (possible.length === 0) return sentence;
  const named = possible.slice(0, MOST_NAMED).join(', ');
  const more = possible.length > MOST_NAMED ? ` and ${possible.length - MOST_NAMED} more` : '';
  return `${sentence} Possible: ${named}${more}.`;
};

/** Returns the error of facts that no way in which chance can decide brings. */
export const errorOf = <G extends Types>(
  { kernel, rows }: ToldRules<G>,
  { facts }: Told<G>,
  { ways, asked, refusal, isComplete }: Followed<G>,
): G['Refusal'] | InvalidTold => {
  if (!isComplete)
    return invalidTold('open', asked?.fact ?? facts.length, [], 'Too many possibilities are left open here.');
  const taken = Math.max(-1, ...ways.map((way) => way.facts));
  if (taken > (asked?.fact ?? -1)) {
    return invalidTold('extra', taken, [], `'${facts[taken]}' is one fact too many: chance brings ${taken} here.`);
  }
  if (asked === null) return refusal ?? invalidTold('impossible', 0, [], 'This is not possible.');
  const possible = asked.answers.map(({ text }) => text);
  const expected = asked.open === null ? possible : [...possible, asked.open];
  const given = facts[asked.fact];
  if (given === undefined) return invalidTold('missing', asked.fact, expected, 'A fact is missing.');
  const isFact = [...rows.values()].some((row) => row?.form.test(given));
  return isFact
    ? invalidTold('impossible', asked.fact, expected, `'${given}' is not possible here.`)
    : invalidTold('unknown', asked.fact, expected, `'${given}' is not a fact of ${kernel.title}.`);
};
