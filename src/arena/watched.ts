import { botError } from '../bots/bot-fault.js';
import type { Now } from '../bots/clock.js';
import type { Bot, Mind, Question } from '../bots/index.js';
import type { Player, Types } from '../core/contract/game.js';
import type { Foul } from './foul.js';
import type { Job } from './job.js';

/** An observer of bots' thinking that can stop bots which do not answer. */
export interface Watchdog {
  /** Called when a bot begins to think, with the time that it may take if that is limited. */
  thinks(player: Player, allowance?: Allowance): void;
  /** Called with the action number of each move. */
  made(action: number): void;
  /** Resolves as the promise does, or to `LATE` after this many milliseconds. */
  within<A>(promise: Promise<A>, milliseconds: number): Promise<A | typeof LATE>;
}

/** The time that a bot may take. */
export interface Allowance {
  readonly milliseconds: number;
  /** True if it is what its clock has left. */
  readonly isClock: boolean;
}

/** The result of a promise that is not kept in time. */
export const LATE = 'late';

/** The time that a bot may take before and after a game, and for a note. */
const AROUND_GAME: Allowance = { milliseconds: 60_000, isClock: false };

/** The parameters of watching a bot. */
export interface Watching {
  readonly job: Job;
  readonly player: Player;
  readonly watch: Watchdog;
  /** By player, the milliseconds left; null without clocks. Answers are subtracted. */
  readonly clocks: number[] | null;
  readonly now: Now;
}

/** Wraps a bot so that a watch observes it, and its limit and clock are kept. */
export const watched = (bot: Bot<Types>, watching: Watching): Bot<Types> => {
  const { job, player, watch } = watching;
  const inTime = async <A>(promise: Promise<A>, allowance: Allowance | undefined): Promise<A> => {
    const answer = allowance === undefined ? await promise : await watch.within(promise, allowance.milliseconds);
    if (answer === LATE) throw botError('late', lateness(job, allowance!));
    return answer as A;
  };
  const aroundGame = (step: () => void | Promise<void>): Promise<void> => {
    watch.thinks(player, AROUND_GAME);
    return inTime(Promise.resolve(step()), AROUND_GAME);
  };
  const watchedMind = (mind: Mind<Types>): Mind<Types> => ({
    ...(mind.start && { start: (opening) => aroundGame(() => mind.start!(opening)) }),
    ...(mind.end && { end: (score) => aroundGame(() => mind.end!(score)) }),
    ...(mind.note && {
      note: (turn) => {
        watch.thinks(player, AROUND_GAME);
        mind.note!(turn);
      },
    }),
    answer: (question) => {
      const allowance = allowed(watching);
      watch.thinks(player, allowance);
      const stop = started(watching);
      const answer = mind.answer(allowance === undefined ? question : timed(question, allowance, watching));
      return isPromise(answer) ? inTime(Promise.resolve(answer), allowance).then(stop) : stop(answer);
    },
  });
  return {
    name: bot.name,
    begin: (seat) => {
      watch.thinks(player, allowed(watching));
      return watchedMind(bot.begin(seat));
    },
  };
};

/** Returns the time that the next answer may take. */
const allowed = ({ job: { limit }, player, clocks }: Watching): Allowance | undefined => {
  const left = clocks === null ? Number.POSITIVE_INFINITY : clocks[player]!;
  if (limit !== undefined && limit <= left) return { milliseconds: limit, isClock: false };
  return clocks === null ? undefined : { milliseconds: Math.max(1, Math.ceil(left)), isClock: true };
};

/** Tells a bot how much time it has. */
const timed = (question: Question<Types>, { milliseconds }: Allowance, { clocks }: Watching): Question<Types> => ({
  ...question,
  milliseconds,
  ...(clocks !== null && { clocks: clocks.map((left) => Math.max(0, Math.floor(left))) }),
});

/** Starts the clock of a player; the function that is returned stops it, and throws if it has run out. */
const started = ({ job, player, clocks, now }: Watching): (<A>(answer: A) => A) => {
  if (clocks === null) return (answer) => answer;
  const began = now();
  return (answer) => {
    clocks[player]! -= now() - began;
    if (clocks[player]! < 0) throw botError('late', lateness(job, { milliseconds: 0, isClock: true }));
    clocks[player]! += job.clock!.increment;
    return answer;
  };
};

const isPromise = <A>(value: A | Promise<A>): value is Promise<A> =>
  typeof (value as Partial<Promise<A>> | null | undefined)?.then === 'function';

/** Makes the foul of a bot that does not answer in the time that it had. */
export const timeoutFoul = (job: Job, player: Player, allowance: Allowance): Foul => ({
  player,
  reason: 'late',
  message: `${job.seats[player]!.name} ${lateness(job, allowance)}`,
});

const lateness = ({ clock }: Job, { milliseconds, isClock }: Allowance): string =>
  isClock
    ? `has run out of time: its clock had ${clock!.initial} ms, and ${clock!.increment} ms more for each answer.`
    : `has not answered within ${milliseconds} ms.`;
