import type { Either } from 'fp-ts/lib/Either.js';
import type { ChanceQuestion, Game, Rules, ToldOptions, ToldStep } from '../contract/game.js';
import type { FactNotation, Shell } from '../contract/kernel.js';
import { createOriginCheck, type Internals } from '../engine/play.js';
import {
  type IllegalMove,
  type InvalidOptions,
  type InvalidTold,
  invalidDocument,
  left,
  right,
  type ToldProblem,
} from '../errors/errors.js';
import { hide, type Mask, maskInto } from '../masks.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import { forEachBranch } from './enumerate-chance.js';
import { type FactMatches, type MatchingBranch, matchFacts, type ToldAction, type ToldRules } from './match-facts.js';
import { commonPart, type DraftSamplerOf, guardedDraft, peekAll, UNUSED_RANDOM } from './undecided-draft.js';

/** The functions of told games. */
type ToldFunctions<G extends Types> = Pick<
  Game<G>,
  'dealTold' | 'stepTold' | 'nextDealQuestion' | 'nextChanceQuestion' | 'legalTold' | 'formatChance'
>;

/** The ways in which hidden fields are filled in when moves are listed. */
const MAX_FILLINGS = 500;
/** The ways that are tried for all moves together, before they are tried one by one. */
const MAX_SHARED_FILLINGS = 50;

/** Builds the functions of told games: games whose chance comes from facts instead of a seed. */
export const createToldFunctions = <G extends Types>(
  { kernel, box, engine, moveIndex }: Internals<G>,
  chanceNotation: Shell<G>['chanceNotation'],
  { draftSamplerOf, Options }: { readonly draftSamplerOf: DraftSamplerOf<G>; readonly Options: Game<G>['Options'] },
): ToldFunctions<G> => {
  const notations = new Map(Object.entries<FactNotation<G['Event'], G['Box']> | undefined>(chanceNotation));
  const rules: ToldRules<G> = { kernel, box, engine, notations };
  const masks = Object.entries<Mask>(kernel.stateMasks);
  const checkOrigin = createOriginCheck(kernel, box.id);

  const prepareDeal = (
    options: ToldOptions<G['Options']>,
    told: string,
  ): Either<InvalidOptions | InvalidTold, ToldAction<G>> => {
    const settings = decodeToldOptions<G>({ Options }, options);
    if (settings._tag === 'Left') return settings;
    const facts = parseFacts(told);
    if (facts._tag === 'Left') return facts;
    const fullSettings: G['Settings'] = { ...settings.right, seed: HIDDEN };
    const header = { game: kernel.id, rules: kernel.version, components: box.id, players: fullSettings.players };
    return right({
      facts: facts.right,
      sampleDraft: (random) => kernel.stateBeforeDeal(fullSettings, box, { ...header, random }),
      move: null,
      perform: (run) => {
        kernel.deal(run, fullSettings);
        engine.settle(run);
      },
    });
  };
  const prepareMove = (
    position: G['View'],
    move: G['Move'],
    told: string,
  ): Either<IllegalMove<G['Refusal']> | InvalidTold, ToldAction<G>> => {
    const mismatch = checkOrigin(position);
    if (mismatch !== null) return left(mismatch);
    if (position.random !== HIDDEN)
      return left(invalidDocument('InvalidState')('random', 'is known: a told game is a view'));
    const action = moveIndex.indexOf(move);
    if (action < 0) return left(invalidDocument('UnknownMove')(...moveIndex.explainUnknown(move)));
    const facts = parseFacts(told);
    if (facts._tag === 'Left') return facts;
    const entry = moveIndex.moves[action]!;
    return right({
      facts: facts.right,
      sampleDraft: draftSamplerOf(position),
      move: entry,
      perform: (run) => engine.perform(run, entry),
    });
  };

  const positionAfter = (branches: readonly MatchingBranch<G>[]): G['View'] => {
    const state: G['State'] = peekAll(branches[0]!.state);
    const mask: G['State'] = maskInto({ ...state }, masks, { state, viewer: 'spectator', mask: hide });
    const common = commonPart(
      branches.map((branch) => branch.state),
      mask,
    );
    return { ...common, random: HIDDEN, viewer: 'spectator' };
  };
  const carryOut = (action: ToldAction<G>): Either<G['Refusal'] | InvalidTold, ToldStep<G['View'], G['Event']>> => {
    const matches = matchFacts(rules, action);
    const branches = matches.branches.filter(({ factsUsed }) => factsUsed === action.facts.length);
    if (!matches.isComplete || branches.length === 0) return left(explainNoMatch(rules, action, matches));
    const position = positionAfter(branches);
    const events = commonPart(branches.map((branch) => branch.events));
    if (!isDefinite(position.phase) || !isDefinite(events) || !events.every(isDefinite)) {
      return left(toldError('open', action.facts.length, [], 'These facts leave open what everybody sees here.'));
    }
    return right({ position, events });
  };
  const findQuestion = (
    action: ToldAction<G>,
  ): Either<G['Refusal'] | InvalidTold, ChanceQuestion<G['Event']> | null> => {
    const matches = matchFacts(rules, action);
    const { length } = action.facts;
    if (!matches.isComplete) return left(explainNoMatch(rules, action, matches));
    if (matches.nextQuestion?.factIndex === length) {
      const { factIndex: _, ...question } = matches.nextQuestion;
      return right(question);
    }
    if (matches.branches.some(({ factsUsed }) => factsUsed === length)) return right(null);
    return left(explainNoMatch(rules, action, matches));
  };
  const chain = <E, A, F, B>(first: Either<E, A>, next: (value: A) => Either<F, B>): Either<E | F, B> =>
    first._tag === 'Left' ? first : next(first.right);

  return {
    dealTold: (options, told) =>
      chain(prepareDeal(options, told), carryOut) as Either<InvalidOptions | InvalidTold, never>,
    stepTold: (position, move, told) => chain(prepareMove(position, move, told), carryOut),
    nextDealQuestion: (options, told) =>
      chain(prepareDeal(options, told), findQuestion) as Either<InvalidOptions | InvalidTold, never>,
    nextChanceQuestion: (position, move, told) => chain(prepareMove(position, move, told), findQuestion),
    legalTold: (position) => {
      const sampleDraft = draftSamplerOf(position);
      const legal = new Set<G['Move']>();
      const isComplete = forEachBranch(
        MAX_SHARED_FILLINGS,
        () => engine.legalMoves(guardedDraft(sampleDraft({ ...UNUSED_RANDOM }))),
        (moves) => {
          for (const move of moves) legal.add(move);
          return true;
        },
      );
      /** Checks whether a move is legal in some way: fewer draws decide that than which moves are legal together. */
      const isPossible = (move: G['Move']): boolean => {
        let isLegal = false;
        forEachBranch(
          MAX_FILLINGS,
          () => engine.forbiddenBy(guardedDraft(sampleDraft({ ...UNUSED_RANDOM })), move) === undefined,
          (isLegalHere) => {
            isLegal = isLegalHere;
            return !isLegalHere;
          },
        );
        return isLegal;
      };
      return moveIndex.moves.filter((move) => legal.has(move) || (!isComplete && isPossible(move)));
    },
    formatChance: (events) =>
      events.flatMap((event) => rules.notations.get(event.kind)?.write(event, box) ?? []).join(' '),
  };
};

/** Checks that all ways agree on the kind of a value. */
const isDefinite = (value: unknown): boolean =>
  value !== HIDDEN && (value as { readonly kind?: unknown }).kind !== HIDDEN;

const MAX_FACTS = 1000;
const MAX_FACT_CHARACTERS = 64;
/** The most possible facts that an error lists, and that its sentence names. */
const MAX_FACTS_LISTED = 100;
const MAX_FACTS_NAMED = 8;

/** Splits an entry of told chance into its facts. */
const parseFacts = (told: unknown): Either<InvalidTold, readonly string[]> => {
  if (typeof told !== 'string') return left(toldError('unreadable', 0, [], 'What chance brought must be a text.'));
  const facts = told === '' ? [] : told.split(' ');
  if (facts.length > MAX_FACTS) return left(toldError('unreadable', MAX_FACTS, [], 'These are too many facts.'));
  const wrongIndex = facts.findIndex((fact) => fact === '' || fact.length > MAX_FACT_CHARACTERS);
  if (wrongIndex < 0) return right(facts);
  return left(toldError('unreadable', wrongIndex, [], 'Facts have 1 to 64 characters, and one space between them.'));
};

/** Builds the error of a fact of told chance. */
const toldError = (
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
const explainNoMatch = <G extends Types>(
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

/** Reads the options of a told game, which have no seed, and fills in defaults. */
export const decodeToldOptions = <G extends Types>(
  { Options }: Pick<Rules<G>, 'Options'>,
  options: unknown,
): Either<InvalidOptions, ToldOptions<G['Settings']>> => {
  try {
    const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
    if (isObject && 'seed' in options)
      return left(invalidDocument('InvalidOptions')('seed', 'a told game has no seed'));
    const settings = Options.decode(isObject ? { ...options, seed: HIDDEN } : options);
    if (settings._tag === 'Left') return settings;
    const { seed: _, ...settingsWithoutSeed } = settings.right;
    return right(settingsWithoutSeed);
  } catch {
    return left(invalidDocument('InvalidOptions')('', 'cannot be read')); // a getter or a proxy that throws
  }
};
