import type { Either } from 'fp-ts/lib/Either.js';
import { type InvalidTold, left, right, type ToldProblem } from '../errors/errors.js';
import type { Types } from '../types/base-types.js';
import type { FactMatches, ToldAction, ToldRules } from './match-facts.js';

const MAX_FACTS = 1000;
const MAX_FACT_CHARACTERS = 64;
/** The most possible facts that an error lists, and that its sentence names. */
const MAX_FACTS_LISTED = 100;
const MAX_FACTS_NAMED = 8;

/** Splits an entry of told chance into its facts. */
export const parseFacts = (told: unknown): Either<InvalidTold, readonly string[]> => {
  if (typeof told !== 'string') return left(toldError('unreadable', 0, [], 'What chance brought must be a text.'));
  const facts = told === '' ? [] : told.split(' ');
  if (facts.length > MAX_FACTS) return left(toldError('unreadable', MAX_FACTS, [], 'These are too many facts.'));
  const wrongIndex = facts.findIndex((fact) => fact === '' || fact.length > MAX_FACT_CHARACTERS);
  if (wrongIndex < 0) return right(facts);
  return left(toldError('unreadable', wrongIndex, [], 'Facts have 1 to 64 characters, and one space between them.'));
};

/** Builds the error of a fact of told chance. */
export const toldError = (
  problem: ToldProblem,
  factIndex: number,
  possible: readonly string[],
  sentence: string,
): InvalidTold => ({
  _tag: 'InvalidTold',
  ply: null,
  factIndex,
  problem,
  expected: possible.slice(0, MAX_FACTS_LISTED),
  message: withPossible(sentence, possible),
});

/** Adds the possible facts to a sentence. */
export const withPossible = (sentence: string, possible: readonly string[]): string => {
  if (possible.length === 0) return sentence;
  const named = possible.slice(0, MAX_FACTS_NAMED).join(', ');
  const more = possible.length > MAX_FACTS_NAMED ? ` and ${possible.length - MAX_FACTS_NAMED} more` : '';
  return `${sentence} Possible: ${named}${more}.`;
};

/** Returns the error of facts that no way in which chance can decide brings. */
export const explainNoMatch = <G extends Types>(
  { kernel, notations }: ToldRules<G>,
  { facts }: ToldAction<G>,
  { branches, nextQuestion: question, refusal, isComplete, readField }: FactMatches<G>,
): G['Refusal'] | InvalidTold => {
  if (!isComplete) return toldError('open', question?.factIndex ?? facts.length, [], explainTooMany(readField));
  const maxFactsUsed = Math.max(-1, ...branches.map((branch) => branch.factsUsed));
  if (maxFactsUsed > (question?.factIndex ?? -1)) {
    return toldError(
      'extra',
      maxFactsUsed,
      [],
      `'${facts[maxFactsUsed]}' is one fact too many: chance brings ${maxFactsUsed} here.`,
    );
  }
  if (question === null) return refusal ?? toldError('impossible', 0, [], 'This is not possible.');
  const possible = question.answers.map(({ text }) => text);
  const expected = question.openText === null ? possible : [...possible, question.openText];
  const toldFact = facts[question.factIndex];
  if (toldFact === undefined) return toldError('missing', question.factIndex, expected, 'A fact is missing.');
  const isFact = [...notations.values()].some((notation) => notation?.pattern.test(toldFact));
  return isFact
    ? toldError('impossible', question.factIndex, expected, `'${toldFact}' is not possible here.`)
    : toldError('unknown', question.factIndex, expected, `'${toldFact}' is not a fact of ${kernel.title}.`);
};

const explainTooMany = (readField: string | null): string =>
  readField === null
    ? 'Too many possibilities are left open here.'
    : `Too many possibilities are left open here: ${readField} was read before anybody sees it. Draw it in deferDraw, or take it from its list by deferItem.`;
