import { answering, type Bot, type Thought } from '../bots/bot.js';
import type { Now } from '../bots/clock.js';
import { exactly, integer, list, number, optional, record, text } from '../core/codec/index.js';
import type { Types } from '../core/contract/game.js';

/** The time and the iterations of a bot's decisions in a game; those with a single legal move do not count. */
export interface Effort {
  readonly decisions: number;
  /** The milliseconds of all decisions together, and of the longest. */
  readonly milliseconds: number;
  readonly longest: number;
  /** The number of decisions whose answer has its iterations, and the sum of these. */
  readonly searches: number;
  readonly iterations: number;
}

/** Observations of a game that its record leaves out, because they differ from run to run. */
export interface RunNotes {
  /** The effort of the bots, by player. */
  readonly efforts: readonly Effort[];
  /** The stack of an error that a bot threw, with paths of the machine on which it played. */
  readonly stack?: string;
}

const MOST = Number.MAX_SAFE_INTEGER;
const MOST_PLAYERS = 16;
const LONGEST_STACK = 4000;

const effort = record('an effort', {
  decisions: integer(0, MOST),
  milliseconds: number(0, MOST),
  longest: number(0, MOST),
  searches: integer(0, MOST),
  iterations: integer(0, MOST),
});

/** Reads the notes of a game that was played on another machine. */
export const runNotesReader = exactly<RunNotes>()(
  record('notes', {
    efforts: list(effort, 1, MOST_PLAYERS),
    stack: optional(text(0, LONGEST_STACK)),
  }),
);

/** A bot that is observed, and its effort so far. */
export interface MeasuredBot {
  readonly bot: Bot<Types>;
  effort(): Effort;
}

const NO_EFFORT: Effort = { decisions: 0, milliseconds: 0, longest: 0, searches: 0, iterations: 0 };

/** Adds up efforts. */
export const totalEffort = (efforts: readonly Effort[]): Effort =>
  efforts.reduce(
    (a, b) => ({
      decisions: a.decisions + b.decisions,
      milliseconds: a.milliseconds + b.milliseconds,
      longest: Math.max(a.longest, b.longest),
      searches: a.searches + b.searches,
      iterations: a.iterations + b.iterations,
    }),
    NO_EFFORT,
  );

/** Wraps a bot so that the effort of its decisions is measured. */
export const measured = (bot: Bot<Types>, now: Now): MeasuredBot => {
  const efforts: Effort[] = [];
  const begin: Bot<Types>['begin'] = (seat) => {
    const mind = bot.begin(seat);
    return answering(mind, async (question) => {
      const began = now();
      const thought = await mind.answer(question);
      if (question.moves.length > 1) efforts.push(effortOf(Math.max(0, now() - began), thought));
      return thought;
    });
  };
  return { bot: { ...bot, begin }, effort: () => totalEffort(efforts) };
};

/** Returns the effort of a decision. A bot from outside may have filled its answer with anything. */
const effortOf = (milliseconds: number, thought: Thought<Types> | undefined): Effort => {
  const iterations: unknown = thought?.iterations;
  const isKnown = Number.isSafeInteger(iterations) && (iterations as number) >= 0;
  return {
    decisions: 1,
    milliseconds,
    longest: milliseconds,
    searches: Number(isKnown),
    iterations: isKnown ? (iterations as number) : 0,
  };
};
