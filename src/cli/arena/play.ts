import { randomUUID } from 'node:crypto';
import {
  type Archive,
  type Hypotheses,
  memoryArchive,
  onThisThread,
  planTournament,
  type Report,
  type Runner,
  runTournament,
  type Tournament,
  type TournamentForm,
} from '../../arena/index.js';
import { findBotAnywhere, onQueue, onThreads, openArchive } from '../../arena-node/index.js';
import { withTimeout } from '../../arena-node/with-timeout.js';
import type { AnyGame } from '../../index.js';
import type { Command, CommandOptions } from '../command.js';
import { CommandError, EXIT, type Exit } from '../exit-status.js';
import { loadGameWith } from '../games.js';
import { io, resolvePath } from '../io.js';
import type { Bounds } from '../query/find.js';
import { openOutput } from '../write/output.js';
import { print, reportLine } from '../write/print.js';
import { refuseOverwrites } from '../write/refuse-overwrites.js';
import { drawChart } from './chart.js';
import { parseEntrants, parseGameOptions } from './entrants.js';
import { formatCommandLine, formatReport, joinForShell, type NamedCommands } from './format-report.js';
import { createArenaProgress } from './progress.js';

/** The seeds of a run, given or random. */
type Seeds = Pick<Tournament, 'seed' | 'botSeed'>;

/** The form of a tournament without a champion. */
type FormWithoutChampion = Exclude<TournamentForm['kind'], 'champion'>;

/** Lets bots play and prints the report. */
export const playBots = async (
  command: Command,
  operands: readonly string[],
  options: CommandOptions,
  form: FormWithoutChampion,
): Promise<Exit> => {
  const [id, ...texts] = operands;
  const game = await loadGameWith(id!, options.components);
  const seeds: Seeds = { seed: options.seed ?? randomUUID(), botSeed: options.botSeed ?? randomUUID() };
  const tournament = await createTournament(game, texts, { ...options, ...seeds }, form);
  const plan = planTournament(game, tournament);
  if (plan._tag === 'Left') {
    const why = plan.left.message.replace(HYPOTHESES_PATH, options.elo === undefined ? '--rate' : '--elo');
    throw new CommandError('WrongUse', `This cannot be played: ${why}.`);
  }
  await refuseOverwrites(listIfGiven(options.archive), listIfGiven(options.chart));
  const { archive, close } = await openGameArchive(options.archive);
  if (options.archive !== undefined && (options.seed === undefined || options.botSeed === undefined)) {
    reportLine(
      `If it is stopped, this run goes on with --seed ${joinForShell([seeds.seed])} --bot-seed ${joinForShell([seeds.botSeed])}.`,
    );
  }
  const progress = createArenaProgress(options.quiet === true);
  const result = await runTournament(plan.right, {
    archive,
    runner: createRunner(game, options),
    onProgress: progress.report,
  });
  progress.end();
  await close();
  if (result._tag === 'Left') throw new CommandError('CannotRead', result.left.message);
  const { players } = result.right;
  await printReport(result.right, options, {
    repeat: formatCommandLine(command, options.game === undefined ? operands : texts, {
      ...options,
      ...seeds,
      players,
    }),
    show: options.archive === undefined ? null : showCommand(options.archive, options),
  });
  return result.right.forfeits.length === 0 ? EXIT.valid : EXIT.errors;
};

/** Matches the path of an error in the hypotheses of a tournament. */
const HYPOTHESES_PATH = /^hypotheses(\.\w+)?/;

/** Returns the default number of players: a seat for each bot, two opponents, or the fewest that the game allows. */
const defaultPlayers = (game: AnyGame, form: FormWithoutChampion, bots: number): number => {
  const { min } = game.players;
  if (form === 'as-seated') return Math.max(min, bots);
  const players = Math.max(min, Math.min(bots, 2));
  return game.payoff({ players, seed: '' }) === 'opponents' ? players : min;
};

const createTournament = async (
  game: AnyGame,
  texts: readonly string[],
  options: CommandOptions & Seeds,
  form: FormWithoutChampion,
): Promise<Tournament> => {
  const entrants = await parseEntrants(texts, game);
  const { players = defaultPlayers(game, form, texts.length), option } = options;
  const { deals, seed, botSeed, limit, clock, thoughts: hasAnalysis, elo, rate } = options;
  const test = elo === undefined ? rate && createTest('score', rate, 100) : createTest('elo', elo, 1);
  return {
    options: { ...parseGameOptions(option), players },
    entrants,
    form: createForm(
      form,
      options.champion,
      entrants.map(({ name }) => name),
    ),
    seed,
    botSeed,
    deals,
    limit,
    ...(hasAnalysis === true ? { hasAnalysis } : {}),
    ...(clock === undefined ? {} : { clock }),
    ...(test === undefined ? {} : { hypotheses: test }),
  };
};

const createTest = (kind: Hypotheses['kind'], [low, high]: Bounds, unit: number): Hypotheses => ({
  kind,
  low: low / unit,
  high: high / unit,
});

const createForm = (
  kind: FormWithoutChampion,
  champion: string | undefined,
  names: readonly string[],
): TournamentForm => {
  if (champion === undefined) return { kind };
  const number = names.indexOf(champion);
  if (number >= 0) return { kind: 'champion', champion: number };
  throw new CommandError(
    'WrongUse',
    `The champion '${champion}' is not among the bots; there are ${names.join(', ')}.`,
  );
};

const listIfGiven = (file: string | undefined): readonly string[] => (file === undefined ? [] : [file]);

const openGameArchive = async (
  path: string | undefined,
): Promise<{ readonly archive: Archive; close(): Promise<void> }> => {
  if (path === undefined) return { archive: memoryArchive(), close: async () => {} };
  const result = await openArchive(resolvePath(path));
  if (result._tag === 'Left') throw new CommandError('CannotWrite', result.left.message);
  const { repair, close } = result.right;
  if (repair?.kind === 'completed') reportLine(`${path}: added the newline that was missing after its last record.`);
  if (repair?.kind === 'setAside')
    reportLine(`${path}: moved ${repair.bytes} bytes of a torn record from its end to ${repair.file}.`);
  return { archive: result.right, close };
};

const createRunner = (game: AnyGame, { redis, queue, threads, modules }: CommandOptions): Runner => {
  if (redis !== undefined) return onQueue({ url: redis, queue });
  if (io().hasThreads) return onThreads(threads, { modules });
  return onThisThread({
    gameOf: () => game,
    findBot: findBotAnywhere,
    watchdog: { onThinking: () => {}, onMove: () => {}, withTimeout },
  });
};

/** Returns the words of the command that shows a game of an archive, but for the id of the game. */
const showCommand = (archive: string, { components = [], game = [] }: CommandOptions): readonly string[] => [
  'sastrugi',
  'show',
  archive,
  ...components.flatMap((file) => ['--components', file]),
  ...[game].flat().flatMap((module) => ['--game', module]),
];

const printReport = async (report: Report, { json, chart }: CommandOptions, commands: NamedCommands): Promise<void> => {
  await print(json ? `${JSON.stringify({ ...report, command: commands.repeat })}\n` : formatReport(report, commands));
  if (chart === undefined) return;
  const file = await openOutput(chart);
  await file.write(drawChart(report));
  await file.finish();
};
