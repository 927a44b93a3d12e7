import type { Either } from 'fp-ts/lib/Either.js';
import { accepted, type InvalidTold, refused } from '../errors/verdict.js';
import type { Types } from '../types/base-types.js';
import type { Followed, Told, ToldRules } from './follow.js';

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

/** Returns the error of facts that no way in which chance can decide brings. */
export const errorOf = <G extends Types>(
  { kernel, rows }: ToldRules<G>,
  { facts }: Told<G>,
  { ways, asked, refusal, isComplete }: Followed<G>,
): G['Refusal'] | InvalidTold => {
  if (!isComplete) return invalidTold(asked?.fact ?? facts.length, [], 'Too many possibilities are left open here.');
  const taken = Math.max(-1, ...ways.map((way) => way.facts));
  if (taken > (asked?.fact ?? -1)) {
    return invalidTold(taken, [], `'${facts[taken]}' is one fact too many: chance brings ${taken} here.`);
  }
  if (asked === null) return refusal ?? invalidTold(0, [], 'This is not possible.');
  const possible = asked.answers.map(({ text }) => text);
  const expected = asked.open === null ? possible : [...possible, asked.open];
  const given = facts[asked.fact];
  if (given === undefined) return invalidTold(asked.fact, expected, 'A fact is missing.');
  const isFact = [...rows.values()].some((row) => row?.form.test(given));
  const reason = isFact ? 'is not possible here.' : `is not a fact of ${kernel.title}.`;
  return invalidTold(asked.fact, expected, `'${given}' ${reason}`);
};
