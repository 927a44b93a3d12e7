import { createRefusal } from '../contract/explain.js';
import type { ChanceQuestion } from '../contract/game.js';
import type { FactNotation, RunOf } from '../contract/kernel.js';
import type { Mutable } from '../data/copy.js';
import type { Internals } from '../engine/play.js';
import { hideFields } from '../masks.js';
import { HIDDEN, type Types } from '../types/base-types.js';
import {
  addProbabilities,
  forEachBranch,
  type Probability,
  proportionOf,
  ZERO_PROBABILITY,
} from './enumerate-chance.js';
import { LazyDraw, rawOf } from './lazy-draw.js';
import { commonPart, drawAll, guardedDraft, peekAll, UNUSED_RANDOM, unwrapAll } from './undecided-draft.js';

/** The most ways in which chance may decide while the facts of one entry are followed. */
const MAX_BRANCHES = 5000;

/** A deal or a move that is followed as its facts tell. */
export interface ToldAction<G extends Types> {
  /** The facts in notation. */
  readonly facts: readonly string[];
  /** Returns the draft with which it begins. */
  sampleDraft(random: Mutable<typeof UNUSED_RANDOM>): G['Draft'];
  /** The move; null for a deal. */
  readonly move: G['Move'] | null;
  /** Carries it out. */
  perform(run: RunOf<G>): void;
}

/** A way in which everything that was told came about. What chance has not decided is still undecided in it. */
export interface MatchingBranch<G extends Types> {
  readonly kind: 'match';
  readonly state: G['State'];
  readonly events: readonly G['Event'][];
  /** The number of facts that it took. */
  readonly factsUsed: number;
}

/** A fact that was not told, or was told otherwise. */
interface FactMismatch<G extends Types> {
  readonly kind: 'mismatch';
  readonly factIndex: number;
  /** The fact that came instead; null if it was given up before all of it was drawn. */
  readonly answer: PossibleFact<G> | null;
}

interface PossibleFact<G extends Types> {
  readonly event: G['Event'];
  readonly text: string;
  /** The text by which the fact may be left open; null if everybody at the table sees it. */
  readonly openText: string | null;
}

interface IllegalBranch<G extends Types> {
  readonly kind: 'illegal';
  readonly refusal: G['Refusal'];
}

/** The result of following the facts of a deal or a move. */
export interface FactMatches<G extends Types> {
  readonly branches: readonly MatchingBranch<G>[];
  /** The facts possible where the told ones end or go wrong; null if they do neither. */
  readonly nextQuestion: (ChanceQuestion<G['Event']> & { readonly factIndex: number }) | null;
  /** The refusal of the move, if no way was found in which it is legal. */
  readonly refusal: G['Refusal'] | null;
  /** False if chance can decide in more ways than are tried. */
  readonly isComplete: boolean;
  /** A hidden field that a rule read too early, such as `card of 'cardDrawn'`; null if there is none. */
  readonly readField: string | null;
}

/** The parts of a game by which facts are followed. */
export interface ToldRules<G extends Types> extends Pick<Internals<G>, 'kernel' | 'box' | 'engine'> {
  /** The notation of what chance brings, by kind of event. */
  readonly notations: ReadonlyMap<string, FactNotation<G['Event'], G['Box']> | undefined>;
}

// Thrown when a fact differs from what was told.
const FACT_MISMATCH = new Error('It was told otherwise.');

/** Follows the facts of a deal or a move through all ways in which chance can decide. */
export const matchFacts = <G extends Types>(rules: ToldRules<G>, action: ToldAction<G>): FactMatches<G> => {
  const branches: MatchingBranch<G>[] = [];
  const { length } = action.facts;
  let furthest = 0;
  let answers: (PossibleFact<G> & { readonly probability: Probability })[] = [];
  let isGivenUp = false;
  let refusal: G['Refusal'] | null = null;
  let readField: string | null = null;
  const onLeftOpen = (event: G['Event']): void => {
    readField ??= findReadField(rules, event);
  };
  const isComplete = forEachBranch<MatchingBranch<G> | FactMismatch<G> | IllegalBranch<G>>(
    MAX_BRANCHES,
    () => matchBranch(rules, action, onLeftOpen),
    (branch, probability) => {
      if (branch.kind === 'match') branches.push(branch);
      else if (branch.kind === 'illegal') refusal ??= branch.refusal;
      else if (branch.factIndex >= furthest) {
        if (branch.factIndex > furthest) {
          answers = [];
          isGivenUp = false;
        }
        furthest = branch.factIndex;
        if (branch.answer === null) isGivenUp = true;
        else answers.push({ ...branch.answer, probability });
      }
      return true;
    },
  );
  const isMatched = branches.some(({ factsUsed }) => factsUsed === length);
  // Nothing matches: what was possible instead is found by leaving the fact out.
  const nextQuestion =
    isGivenUp && !isMatched
      ? matchFacts(rules, { ...action, facts: action.facts.slice(0, furthest) }).nextQuestion
      : questionOf(furthest, answers);
  return { branches, nextQuestion, refusal, isComplete, readField };
};

/** Follows the facts in the way in which chance decides now. */
const matchBranch = <G extends Types>(
  rules: ToldRules<G>,
  action: ToldAction<G>,
  onLeftOpen: (event: G['Event']) => void,
): MatchingBranch<G> | FactMismatch<G> | IllegalBranch<G> => {
  const { kernel, box, engine } = rules;
  const { facts, move } = action;
  const events: G['Event'][] = [];
  let mismatch: FactMismatch<G> | null = null;
  let factIndex = 0;
  const fail = (answer: PossibleFact<G> | null): never => {
    mismatch = { kind: 'mismatch', factIndex, answer };
    throw FACT_MISMATCH;
  };
  const onEvent = (event: G['Event']): void => {
    const notation = rules.notations.get(event.kind);
    const fact = facts[factIndex];
    if (fact !== undefined && notation?.read !== undefined && !drawMatches(event, notation.read(fact, box))) fail(null);
    const publicEvent = publicEventOf(rules, event, notation?.openFields);
    const text = notation?.write(publicEvent, box) ?? null;
    if (text === null) return void events.push(withDrawnFields(rules, event, publicEvent));
    if (text === fact && text.includes(HIDDEN)) {
      onLeftOpen(event);
      events.push(publicEvent);
    } else {
      const fullEvent = drawAll(event);
      const written = notation!.write(fullEvent, box)!;
      if (written !== fact) fail({ event: fullEvent, text: written, openText: text.includes(HIDDEN) ? text : null });
      events.push(fullEvent);
    }
    factIndex++;
  };

  const draft = action.sampleDraft({ ...UNUSED_RANDOM });
  const run = engine.startRun(guardedDraft(draft), onEvent);
  const reason = move === null ? undefined : engine.forbiddenBy(run.draft, move);
  if (reason !== undefined) {
    const refusal = createRefusal(kernel, { state: run.draft, box, move: move!, reason }) as G['Refusal'];
    return { kind: 'illegal', refusal: drawAll(refusal) };
  }
  try {
    action.perform(run);
  } catch (error) {
    if (error !== FACT_MISMATCH || mismatch === null) throw error;
    return mismatch;
  }
  return { kind: 'match', state: unwrapAll(draft), events, factsUsed: factIndex };
};

/** Returns an event as everybody at the table sees it; fields that may be left open are hidden as well. */
const publicEventOf = <G extends Types>(
  { kernel }: ToldRules<G>,
  event: G['Event'],
  openFields: readonly string[] = [],
): G['Event'] => {
  const maskedEvent = hideFields(kernel.hiddenEventFields, event);
  return drawAll({ ...maskedEvent, ...Object.fromEntries(openFields.map((field) => [field, HIDDEN])) });
};

/** Returns an event with its secret fields, as far as they are decided. */
const withDrawnFields = <G extends Types>(
  rules: ToldRules<G>,
  event: G['Event'],
  publicEvent: G['Event'],
): G['Event'] => {
  const drawn = hiddenFieldsOf(rules, event).map((field) => [field, peekAll(Reflect.get(event, field))]);
  return { ...publicEvent, ...Object.fromEntries(drawn) };
};

const hiddenFieldsOf = <G extends Types>({ kernel }: ToldRules<G>, { kind }: G['Event']): readonly string[] =>
  (kernel.hiddenEventFields as Readonly<Record<string, readonly string[]>>)[kind] ?? [];

/** Names a hidden field of an event whose value is decided; null if there is none. */
const findReadField = <G extends Types>(rules: ToldRules<G>, event: G['Event']): string | null => {
  const field = hiddenFieldsOf(rules, event).find((name) => isDrawn(Reflect.get(event, name)));
  return field === undefined ? null : `${field} of '${event.kind}'`;
};

/** Checks whether a value, or a part of it, is decided. */
const isDrawn = (value: unknown): boolean => {
  const raw = rawOf(value);
  if (raw instanceof LazyDraw) return !raw.isPending;
  return typeof raw === 'object' && raw !== null ? Object.values(raw).some(isDrawn) : raw !== null;
};

/** Decides the parts of a value one by one, and returns false at the first that differs from what was told. */
const drawMatches = (value: unknown, told: unknown): boolean => {
  if (told === HIDDEN) return true;
  const isNested = typeof told === 'object' && told !== null;
  if (value instanceof LazyDraw && !isNested) return value.is(told);
  const drawn = value instanceof LazyDraw ? value.get() : rawOf(value);
  if (typeof drawn !== 'object' || drawn === null) return drawn === told;
  if (!isNested) return false;
  const keys = Object.keys(drawn);
  return (
    keys.length === Object.keys(told).length &&
    keys.every((key) => drawMatches(Reflect.get(drawn, key), Reflect.get(told, key)))
  );
};

/** Returns the facts that are possible at a place, equal ones as one answer. */
const questionOf = <G extends Types>(
  factIndex: number,
  possible: readonly (PossibleFact<G> & { readonly probability: Probability })[],
): FactMatches<G>['nextQuestion'] => {
  if (possible.length === 0) return null;
  const answers = new Map<string, { probability: Probability; readonly events: G['Event'][] }>();
  let total = ZERO_PROBABILITY;
  for (const { text, event, probability } of possible) {
    const answer = answers.get(text) ?? { probability: ZERO_PROBABILITY, events: [] };
    answer.probability = addProbabilities(answer.probability, probability);
    answer.events.push(event);
    answers.set(text, answer);
    total = addProbabilities(total, probability);
  }
  return {
    factIndex,
    event: commonPart(possible.map(({ event }) => event)),
    answers: [...answers].map(([text, { probability, events }]) => ({
      text,
      event: commonPart(events),
      probability: proportionOf(probability, total),
    })),
    openText: possible[0]!.openText,
  };
};
