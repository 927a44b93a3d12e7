import { type Answer, type Bot, withAnswer } from '../bots/bot.js';
import type { Now } from '../bots/clock.js';
import { exactReader, integer, list, number, object, optional, text } from '../core/codec/index.js';
import type { Types } from '../core/contract/game.js';

/** The time and the iterations of a bot's decisions in a game; those with a single legal move do not count. */
export interface Effort {
  readonly decisions: number;
  /** The milliseconds of all decisions together, and of the longest. */
  readonly milliseconds: number;
  readonly maxMilliseconds: number;
  /** The number of decisions whose answer has its iterations, and the sum of these. */
  readonly searches: number;
  readonly iterations: number;
}

/** Observations of a game that its record leaves out, because they differ from run to run. */
export interface RunNotes {
  /** The effort of the bots, by player. */
  readonly efforts: readonly Effort[];
  /** The stack of an error that a bot threw, with paths of the machine on which it played. */
  readonly errorStack?: string;
}

const MAX_COUNT = Number.MAX_SAFE_INTEGER;
const MAX_PLAYERS = 16;
const MAX_STACK_CHARACTERS = 4000;

const effortReader = object('an effort', {
  decisions: integer(0, MAX_COUNT),
  milliseconds: number(0, MAX_COUNT),
  maxMilliseconds: number(0, MAX_COUNT),
  searches: integer(0, MAX_COUNT),
  iterations: integer(0, MAX_COUNT),
});

/** Reads the notes of a game that was played on another machine. */
export const runNotesReader = exactReader<RunNotes>()(
  object('notes', {
    efforts: list(effortReader, 1, MAX_PLAYERS),
    errorStack: optional(text(0, MAX_STACK_CHARACTERS)),
  }),
);

/** A bot that is observed, and its effort so far. */
export interface MeasuredBot {
  readonly bot: Bot<Types>;
  effort(): Effort;
}

const NO_EFFORT: Effort = { decisions: 0, milliseconds: 0, maxMilliseconds: 0, searches: 0, iterations: 0 };

/** Adds up efforts. */
export const sumEfforts = (efforts: readonly Effort[]): Effort =>
  efforts.reduce(
    (a, b) => ({
      decisions: a.decisions + b.decisions,
      milliseconds: a.milliseconds + b.milliseconds,
      maxMilliseconds: Math.max(a.maxMilliseconds, b.maxMilliseconds),
      searches: a.searches + b.searches,
      iterations: a.iterations + b.iterations,
    }),
    NO_EFFORT,
  );

/** Wraps a bot so that the effort of its decisions is measured. */
export const measureBot = (bot: Bot<Types>, now: Now): MeasuredBot => {
  const efforts: Effort[] = [];
  const begin: Bot<Types>['begin'] = (seat) => {
    const session = bot.begin(seat);
    return withAnswer(session, async (request) => {
      const began = now();
      const answer = await session.answer(request);
      if (request.moves.length > 1) efforts.push(effortOf(Math.max(0, now() - began), answer));
      return answer;
    });
  };
  return { bot: { ...bot, begin }, effort: () => sumEfforts(efforts) };
};

/** Returns the effort of a decision. A bot from outside may have filled its answer with anything. */
const effortOf = (milliseconds: number, answer: Answer<Types> | undefined): Effort => {
  const iterations: unknown = answer?.iterations;
  const isKnown = Number.isSafeInteger(iterations) && (iterations as number) >= 0;
  return {
    decisions: 1,
    milliseconds,
    maxMilliseconds: milliseconds,
    searches: Number(isKnown),
    iterations: isKnown ? (iterations as number) : 0,
  };
};
