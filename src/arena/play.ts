import type { Either } from 'fp-ts/lib/Either.js';
import { type Now, systemClock } from '../bots/clock.js';
import { type Answer, type Bot, playGame } from '../bots/index.js';
import type { AnyGame, Types } from '../core/contract/game.js';
import { invalidDocument, left, right } from '../core/errors/errors.js';
import type { Comment } from '../core/records/envelope.js';
import { type GameRecord, VERSION } from '../core/records/record.js';
import type { FindBot } from './bots.js';
import { type MeasuredBot, measureBot, type RunNotes } from './effort.js';
import type { BotLookupError, IncompatibleJob, InvalidJob, JobError } from './errors.js';
import { forfeitOf } from './forfeit.js';
import type { Job } from './job.js';
import { createGameRecord, formatAnalysis } from './record.js';
import { type Watchdog, watchBot } from './time-control.js';

/** The environment in which jobs are played. */
export interface JobContext {
  /** Returns the game of an id; undefined if there is none. */
  readonly gameOf: (id: string) => AnyGame | undefined;
  readonly findBot: FindBot;
  /** Watches the bots. */
  readonly watchdog?: Watchdog;
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
  { gameOf, findBot, watchdog, now = systemClock }: JobContext,
): Promise<Either<JobError, PlayedJob>> => {
  const lookup = findJobGame(job, gameOf);
  if (lookup._tag === 'Left') return lookup;
  const timeControl = (['limit', 'clock'] as const).find((each) => job[each] !== undefined);
  if (timeControl !== undefined && watchdog === undefined) return left(missingWatchdog(timeControl));
  const game = lookup.right;
  const bots: MeasuredBot[] = [];
  const clocks = job.clock === undefined ? null : job.seats.map(() => job.clock!.initial);
  for (const [player, entrant] of job.seats.entries()) {
    const found: Either<BotLookupError, Bot<Types>> = await findBot(entrant, game);
    if (found._tag === 'Left') return found;
    const bot: Bot<Types> = { ...found.right, name: entrant.name, begin: (seat) => found.right.begin(seat) };
    bots.push(measureBot(watchdog === undefined ? bot : watchBot(bot, { job, player, watchdog, clocks, now }), now));
  }
  const comments: Comment[] = [];
  let ply = 0;
  const hasChoice = (state: Types['State']): boolean => game.legalMoves(state).length > 1;
  const onAnswer = (answer: Answer<Types>, state: Types['State']): void => {
    watchdog?.onMove(game.actionOf(answer.move));
    ply++;
    const text = job.hasAnalysis === true && hasChoice(state) ? formatAnalysis(game, answer) : null;
    if (text !== null) comments.push({ ply, text });
  };
  const party = { bots: bots.map(({ bot }) => bot), seed: job.botSeed, onAnswer };
  const played = await playGame(game, job.options, party);
  if (played._tag === 'Left') return played;
  const { moves, state, error } = played.right;
  const forfeit = error && forfeitOf(error, job.seats[error.player]!);
  const errorStack = error?.stack === undefined ? {} : { errorStack: error.stack };
  return right({
    record: createGameRecord(game, job, { moves, state, forfeit, comments }),
    notes: { efforts: bots.map(({ effort }) => effort()), ...errorStack },
  });
};

const missingWatchdog = (field: string): InvalidJob =>
  invalidDocument('InvalidJob')(field, 'cannot be kept where nobody watches: the table has no watchdog');

/** Returns the game of a job with the job's components, or the error of a job that cannot be played here. */
export const findJobGame = (job: Job, gameOf: JobContext['gameOf']): Either<InvalidJob | IncompatibleJob, AnyGame> => {
  const defaultGame = gameOf(job.game);
  if (defaultGame === undefined) return incompatibleJob('game', 'another one', job.game);
  if (job.rules !== defaultGame.version) return incompatibleJob('rules', defaultGame.version, job.rules);
  if (job.version !== VERSION) return incompatibleJob('version', VERSION, job.version);
  const found =
    job.ownerComponents === undefined || job.components === defaultGame.componentsId
      ? right(defaultGame)
      : customGame(job.ownerComponents, defaultGame);
  if (found._tag === 'Left' || found.right.componentsId === job.components) return found;
  return incompatibleJob('components', found.right.componentsId, job.components);
};

// Built once per document: the jobs of a tournament share it.
const customGames = new WeakMap<object, AnyGame>();

/** Returns the game with an owner's components. */
const customGame = (ownerComponents: unknown, defaultGame: AnyGame): Either<InvalidJob, AnyGame> => {
  const key = Object(ownerComponents) as object;
  const cached = customGames.get(key);
  if (cached?.id === defaultGame.id) return right(cached);
  const found = defaultGame.withComponents(ownerComponents);
  if (found._tag === 'Left') return left(invalidDocument('InvalidJob')('ownerComponents', found.left.message));
  customGames.set(key, found.right);
  return found;
};

const incompatibleJob = (
  part: IncompatibleJob['part'],
  expected: string,
  found: string,
): Either<IncompatibleJob, never> =>
  left({
    _tag: 'IncompatibleJob',
    part,
    expected,
    found,
    message:
      part === 'game'
        ? `There is no game '${found}' here.`
        : `The job is for ${part} '${found}', here is '${expected}'.`,
  });
