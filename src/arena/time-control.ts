import { createForfeitError } from '../bots/bot-error.js';
import type { Now } from '../bots/clock.js';
import type { Bot, BotSession, DecisionRequest } from '../bots/index.js';
import type { Player, Types } from '../core/contract/game.js';
import type { Forfeit } from './forfeit.js';
import type { Job } from './job.js';

/** An observer of bots' thinking that can stop bots which do not answer. */
export interface Watchdog {
  /** Called when a bot begins to think, with the time that it may take if that is limited. */
  onThinking(player: Player, allowance?: Allowance): void;
  /** Called with the action number of each move. */
  onMove(action: number): void;
  /** Resolves as the promise does, or to `LATE` after this many milliseconds. */
  withTimeout<A>(promise: Promise<A>, milliseconds: number): Promise<A | typeof LATE>;
}

/** The time that a bot may take. */
export interface Allowance {
  readonly milliseconds: number;
  /** True if it is what its clock has left. */
  readonly isClockTime: boolean;
}

/** The result of a promise that is not kept in time. */
export const LATE = 'late';

/** The time that a bot may take before and after a game, and for a note. */
const AROUND_GAME_ALLOWANCE: Allowance = { milliseconds: 60_000, isClockTime: false };

/** The parameters of watching a bot. */
export interface WatchContext {
  readonly job: Job;
  readonly player: Player;
  readonly watchdog: Watchdog;
  /** By player, the milliseconds left; null without clocks. Answers are subtracted. */
  readonly clocks: number[] | null;
  readonly now: Now;
}

/** Wraps a bot so that a watch observes it, and its limit and clock are kept. */
export const watchBot = (bot: Bot<Types>, context: WatchContext): Bot<Types> => {
  const { job, player, watchdog } = context;
  const keepAllowance = async <A>(promise: Promise<A>, allowance: Allowance | undefined): Promise<A> => {
    const answer =
      allowance === undefined ? await promise : await watchdog.withTimeout(promise, allowance.milliseconds);
    if (answer === LATE) throw createForfeitError('late', describeTimeout(job, allowance!));
    return answer as A;
  };
  const runAroundGame = (step: () => void | Promise<void>): Promise<void> => {
    watchdog.onThinking(player, AROUND_GAME_ALLOWANCE);
    return keepAllowance(Promise.resolve(step()), AROUND_GAME_ALLOWANCE);
  };
  const watchSession = (session: BotSession<Types>): BotSession<Types> => ({
    ...(session.start && { start: (opening) => runAroundGame(() => session.start!(opening)) }),
    ...(session.end && { end: (score) => runAroundGame(() => session.end!(score)) }),
    ...(session.note && {
      note: (turn) => {
        watchdog.onThinking(player, AROUND_GAME_ALLOWANCE);
        session.note!(turn);
      },
    }),
    answer: (request) => {
      const allowance = nextAllowance(context);
      watchdog.onThinking(player, allowance);
      const stop = startClock(context);
      const answer = session.answer(allowance === undefined ? request : withTimeLeft(request, allowance, context));
      return isPromise(answer) ? keepAllowance(Promise.resolve(answer), allowance).then(stop) : stop(answer);
    },
  });
  return {
    name: bot.name,
    begin: (seat) => {
      watchdog.onThinking(player, nextAllowance(context));
      return watchSession(bot.begin(seat));
    },
  };
};

/** Returns the time that the next answer may take. */
const nextAllowance = ({ job: { limit }, player, clocks }: WatchContext): Allowance | undefined => {
  const millisecondsLeft = clocks === null ? Number.POSITIVE_INFINITY : clocks[player]!;
  if (limit !== undefined && limit <= millisecondsLeft) return { milliseconds: limit, isClockTime: false };
  return clocks === null ? undefined : { milliseconds: Math.max(1, Math.ceil(millisecondsLeft)), isClockTime: true };
};

/** Tells a bot how much time it has. */
const withTimeLeft = (
  request: DecisionRequest<Types>,
  { milliseconds }: Allowance,
  { clocks }: WatchContext,
): DecisionRequest<Types> => ({
  ...request,
  milliseconds,
  ...(clocks !== null && { clocks: clocks.map((millisecondsLeft) => Math.max(0, Math.floor(millisecondsLeft))) }),
});

/** Starts the clock of a player; the function that is returned stops it, and throws if it has run out. */
const startClock = ({ job, player, clocks, now }: WatchContext): (<A>(answer: A) => A) => {
  if (clocks === null) return (answer) => answer;
  const began = now();
  return (answer) => {
    clocks[player]! -= now() - began;
    if (clocks[player]! < 0)
      throw createForfeitError('late', describeTimeout(job, { milliseconds: 0, isClockTime: true }));
    clocks[player]! += job.clock!.increment;
    return answer;
  };
};

const isPromise = <A>(value: A | Promise<A>): value is Promise<A> =>
  typeof (value as Partial<Promise<A>> | null | undefined)?.then === 'function';

/** Makes the forfeit of a bot that does not answer in the time that it had. */
export const timeoutForfeit = (job: Job, player: Player, allowance: Allowance): Forfeit => ({
  player,
  reason: 'late',
  message: `${job.seats[player]!.name} ${describeTimeout(job, allowance)}`,
});

const describeTimeout = ({ clock }: Job, { milliseconds, isClockTime }: Allowance): string =>
  isClockTime
    ? `has run out of time: its clock had ${clock!.initial} ms, and ${clock!.increment} ms more for each answer.`
    : `has not answered within ${milliseconds} ms.`;
