import type { Either } from 'fp-ts/lib/Either.js';
import { type Now, systemClock } from '../bots/clock.js';
import { type Bot, playGame, type Thought } from '../bots/index.js';
import type { AnyGame, Player, Types } from '../core/contract/game.js';
import { accepted, invalid, refused } from '../core/errors/verdict.js';
import type { Comment } from '../core/records/envelope.js';
import type { GameRecord } from '../core/records/record.js';
import { VERSION } from '../core/records/version.js';
import type { FindBot } from './bots.js';
import { type MeasuredBot, measured, type RunNotes } from './effort.js';
import type { BotMissing, InvalidJob, JobFault, JobOfOthers } from './faults.js';
import { type Foul, foulOf } from './foul.js';
import type { Job } from './job.js';
import { recordOfGame } from './record.js';
import { commentOn } from './thoughts.js';

/** The environment in which jobs are played. */
export interface JobContext {
  /** Returns the game of an id; undefined if there is none. */
  readonly gameOf: (id: string) => AnyGame | undefined;
  readonly findBot: FindBot;
  /** Watches the bots. */
  readonly watch?: Watchdog;
  /** The clock that measures decisions; that of the platform. */
  readonly now?: Now;
}

/** The game of a job: its record, and what the run observed. */
export interface PlayedJob {
  readonly record: GameRecord;
  readonly notes: RunNotes;
}

/** An observer of bots' thinking that can stop bots which do not answer. */
export interface Watchdog {
  /** Called when a bot begins to think. */
  thinks(player: Player): void;
  /** Called with the action number of each move. */
  made(action: number): void;
  /** Resolves as the promise does, or to `LATE` after this many milliseconds. */
  within<A>(promise: Promise<A>, milliseconds: number): Promise<A | typeof LATE>;
}

/** The result of a promise that is not kept in time. */
export const LATE = 'late';

/** Plays the game of a job. A bot that makes an error loses the game, and the record says why. */
export const playJob = async (
  job: Job,
  { gameOf, findBot, watch, now = systemClock }: JobContext,
): Promise<Either<JobFault, PlayedJob>> => {
  const at = gameFor(job, gameOf);
  if (at._tag === 'Left') return at;
  if (job.limit !== undefined && watch === undefined) return refused(UNWATCHED);
  const game = at.right;
  const bots: MeasuredBot[] = [];
  const late = new Set<Player>();
  for (const [player, entrant] of job.seats.entries()) {
    const found: Either<BotMissing, Bot<Types>> = await findBot(entrant, game);
    if (found._tag === 'Left') return found;
    const bot: Bot<Types> = { ...found.right, name: entrant.name, begin: (seat) => found.right.begin(seat) };
    bots.push(measured(watch === undefined ? bot : watched(bot, { player, watch, late, limit: job.limit }), now));
  }
  const comments: Comment[] = [];
  let made = 0;
  const isChoice = (state: Types['State']): boolean => game.legalMoves(state).length > 1;
  const tell = (thought: Thought<Types>, state: Types['State']): void => {
    watch?.made(game.actionOf(thought.move));
    made++;
    const text = job.thoughts === true && isChoice(state) ? commentOn(game, thought) : null;
    if (text !== null) comments.push({ after: made, text });
  };
  const party = { bots: bots.map(({ bot }) => bot), seed: job.botSeed, tell };
  const played = await playGame(game, job.options, party);
  if (played._tag === 'Left') return played;
  const { moves, state, fault } = played.right;
  const foul =
    fault && (late.has(fault.player) ? timeoutFoul(job, fault.player) : foulOf(fault, job.seats[fault.player]!));
  const stack = fault?.stack === undefined || late.has(fault.player) ? {} : { stack: fault.stack };
  return accepted({
    record: recordOfGame(game, job, { moves, state, foul, comments }),
    notes: { efforts: bots.map(({ effort }) => effort()), ...stack },
  });
};

const UNWATCHED = invalid('InvalidJob')('limit', 'cannot be kept where nobody watches: the table has no watch');

/** Makes the foul of a bot that does not answer in time. */
export const timeoutFoul = ({ seats, limit }: Job, player: Player): Foul => ({
  player,
  reason: 'late',
  message: `${seats[player]!.name} has not answered within ${limit} ms.`,
});

/** Returns the game of a job with the job's components, or the error of a job that cannot be played here. */
export const gameFor = (job: Job, gameOf: JobContext['gameOf']): Either<InvalidJob | JobOfOthers, AnyGame> => {
  const usual = gameOf(job.game);
  if (usual === undefined) return others('game', 'another one', job.game);
  if (job.rules !== usual.version) return others('rules', usual.version, job.rules);
  if (job.by !== VERSION) return others('by', VERSION, job.by);
  const found =
    job.own === undefined || job.components === usual.componentsId ? accepted(usual) : owned(job.own, usual);
  if (found._tag === 'Left' || found.right.componentsId === job.components) return found;
  return others('components', found.right.componentsId, job.components);
};

// Built once per document: the jobs of a tournament share it.
const made = new WeakMap<object, AnyGame>();

/** Returns the game with an owner's components. */
const owned = (own: unknown, usual: AnyGame): Either<InvalidJob, AnyGame> => {
  const key = Object(own) as object;
  const known = made.get(key);
  if (known?.id === usual.id) return accepted(known);
  const found = usual.withComponents(own);
  if (found._tag === 'Left') return refused(invalid('InvalidJob')('own', found.left.message));
  made.set(key, found.right);
  return found;
};

const others = (what: JobOfOthers['what'], expected: string, found: string): Either<JobOfOthers, never> =>
  refused({
    _tag: 'JobOfOthers',
    what,
    expected,
    found,
    message:
      what === 'game'
        ? `There is no game '${found}' here.`
        : `The job is for ${what} '${found}', here is '${expected}'.`,
  });

/** The parameters of watching a bot. */
interface Watching {
  readonly player: Player;
  readonly watch: Watchdog;
  readonly late: Set<Player>;
  readonly limit: number | undefined;
}

/** Wraps a bot so that a watch observes it. */
const watched = (bot: Bot<Types>, { player, watch, late, limit }: Watching): Bot<Types> => {
  const inTime = async <A>(promise: Promise<A>): Promise<A> => {
    const answer = limit === undefined ? await promise : await watch.within(promise, limit);
    if (answer !== LATE) return answer;
    late.add(player);
    throw new Error(LATE);
  };
  return {
    name: bot.name,
    begin: (seat) => {
      watch.thinks(player);
      const mind = bot.begin(seat);
      return {
        answer: (question) => {
          watch.thinks(player);
          const answer = mind.answer(question);
          return isPromise(answer) ? inTime(Promise.resolve(answer)) : answer;
        },
      };
    },
  };
};

const isPromise = <A>(value: A | Promise<A>): value is Promise<A> =>
  typeof (value as Partial<Promise<A>> | null | undefined)?.then === 'function';
