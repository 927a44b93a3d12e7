import type { Either } from 'fp-ts/lib/Either.js';
import { type Now, systemClock } from '../bots/clock.js';
import { type Bot, playGame, type Thought } from '../bots/index.js';
import type { AnyGame, Types } from '../core/contract/game.js';
import { accepted, invalid, refused } from '../core/errors/verdict.js';
import type { Comment } from '../core/records/envelope.js';
import type { GameRecord } from '../core/records/record.js';
import { VERSION } from '../core/records/version.js';
import type { FindBot } from './bots.js';
import { type MeasuredBot, measured, type RunNotes } from './effort.js';
import type { BotMissing, InvalidJob, JobFault, JobOfOthers } from './faults.js';
import { foulOf } from './foul.js';
import type { Job } from './job.js';
import { recordOfGame } from './record.js';
import { commentOn } from './thoughts.js';
import { type Watchdog, watched } from './watched.js';

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

/** Plays the game of a job. A bot that makes an error loses the game, and the record says why. */
export const playJob = async (
  job: Job,
  { gameOf, findBot, watch, now = systemClock }: JobContext,
): Promise<Either<JobFault, PlayedJob>> => {
  const at = gameFor(job, gameOf);
  if (at._tag === 'Left') return at;
  const timed = (['limit', 'clock'] as const).find((each) => job[each] !== undefined);
  if (timed !== undefined && watch === undefined) return refused(unwatched(timed));
  const game = at.right;
  const bots: MeasuredBot[] = [];
  const clocks = job.clock === undefined ? null : job.seats.map(() => job.clock!.initial);
  for (const [player, entrant] of job.seats.entries()) {
    const found: Either<BotMissing, Bot<Types>> = await findBot(entrant, game);
    if (found._tag === 'Left') return found;
    const bot: Bot<Types> = { ...found.right, name: entrant.name, begin: (seat) => found.right.begin(seat) };
    bots.push(measured(watch === undefined ? bot : watched(bot, { job, player, watch, clocks, now }), now));
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
  const foul = fault && foulOf(fault, job.seats[fault.player]!);
  const stack = fault?.stack === undefined ? {} : { stack: fault.stack };
  return accepted({
    record: recordOfGame(game, job, { moves, state, foul, comments }),
    notes: { efforts: bots.map(({ effort }) => effort()), ...stack },
  });
};

const unwatched = (field: string): InvalidJob =>
  invalid('InvalidJob')(field, 'cannot be kept where nobody watches: the table has no watch');

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
