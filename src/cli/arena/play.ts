import { randomUUID } from 'node:crypto';
import {
  type Archive,
  type Hypotheses,
  memoryArchive,
  onThisThread,
  planOf,
  type Report,
  type Runner,
  runTournament,
  type Tournament,
  type TournamentForm,
} from '../../arena/index.js';
import { findBotAnywhere, onQueue, onThreads, openArchive } from '../../arena-node/index.js';
import { within } from '../../arena-node/within.js';
import type { AnyGame } from '../../index.js';
import type { Command, Given } from '../command.js';
import { EXIT, type Exit, Trouble } from '../exit.js';
import { gameWith } from '../games.js';
import { io, pathOf } from '../io.js';
import { keepApart } from '../output/apart.js';
import { outputTo } from '../output/output.js';
import { print, tell } from '../output/print.js';
import type { Bounds } from '../queries/finding.js';
import { chartOf } from './chart.js';
import { entrantsOf, gameOptionsOf } from './entrants.js';
import { arenaProgress } from './progress.js';
import { commandLine, lineOf } from './repeat.js';
import { type NamedCommands, tableOf } from './table.js';

/** The seeds of a run, given or random. */
type Seeds = Pick<Tournament, 'seed' | 'botSeed'>;

/** The form of a tournament without a champion. */
type Unled = Exclude<TournamentForm['kind'], 'champion'>;

/** Lets bots play and prints the report. */
export const playBots = async (
  command: Command,
  operands: readonly string[],
  given: Given,
  form: Unled,
): Promise<Exit> => {
  const [id, ...texts] = operands;
  const game = await gameWith(id!, given.components);
  const seeds: Seeds = { seed: given.seed ?? randomUUID(), botSeed: given.botSeed ?? randomUUID() };
  const tournament = await tournamentOf(game, texts, { ...given, ...seeds }, form);
  const plan = planOf(game, tournament);
  if (plan._tag === 'Left') {
    const why = plan.left.message.replace(QUESTION, given.elo === undefined ? '--rate' : '--elo');
    throw new Trouble('WrongUse', `This cannot be played: ${why}.`);
  }
  await keepApart(named(given.archive), named(given.chart));
  const { archive, close } = await archiveOf(given.archive);
  if (given.archive !== undefined && (given.seed === undefined || given.botSeed === undefined)) {
    tell(
      `If it is stopped, this run goes on with --seed ${lineOf([seeds.seed])} --bot-seed ${lineOf([seeds.botSeed])}.`,
    );
  }
  const progress = arenaProgress(given.quiet === true);
  const ended = await runTournament(plan.right, { archive, runner: runnerOf(game, given), tell: progress.tell });
  progress.end();
  await close();
  if (ended._tag === 'Left') throw new Trouble('CannotRead', ended.left.message);
  const { players } = ended.right;
  await printReport(ended.right, given, {
    repeat: commandLine(command, operands, { ...given, ...seeds, players }),
    show: given.archive === undefined ? null : showing(given.archive, given.components),
  });
  return ended.right.fouls.length === 0 ? EXIT.valid : EXIT.faults;
};

/** Matches the path of an error in the question of a tournament. */
const QUESTION = /^question(\.\w+)?/;

/** Returns the default number of players: a seat for each bot, two opponents, or the fewest that the game allows. */
const usualPlayers = (game: AnyGame, form: Unled, bots: number): number => {
  const { min } = game.players;
  if (form === 'as-seated') return Math.max(min, bots);
  const players = Math.max(min, Math.min(bots, 2));
  return game.payoff({ players, seed: '' }) === 'opponents' ? players : min;
};

const tournamentOf = async (
  game: AnyGame,
  texts: readonly string[],
  given: Given & Seeds,
  form: Unled,
): Promise<Tournament> => {
  const entrants = await entrantsOf(texts, game);
  const { players = usualPlayers(game, form, texts.length), option } = given;
  const { deals, seed, botSeed, limit, clock, thoughts, elo, rate } = given;
  const question = elo === undefined ? rate && questionOf('score', rate, 100) : questionOf('elo', elo, 1);
  return {
    options: { ...gameOptionsOf(option), players },
    entrants,
    form: formOf(
      form,
      given.champion,
      entrants.map(({ name }) => name),
    ),
    seed,
    botSeed,
    deals,
    limit,
    ...(thoughts === true ? { thoughts } : {}),
    ...(clock === undefined ? {} : { clock }),
    ...(question === undefined ? {} : { question }),
  };
};

const questionOf = (kind: Hypotheses['kind'], [low, high]: Bounds, unit: number): Hypotheses => ({
  kind,
  low: low / unit,
  high: high / unit,
});

const formOf = (kind: Unled, champion: string | undefined, names: readonly string[]): TournamentForm => {
  if (champion === undefined) return { kind };
  const number = names.indexOf(champion);
  if (number >= 0) return { kind: 'champion', champion: number };
  throw new Trouble('WrongUse', `The champion '${champion}' is not among the bots; there are ${names.join(', ')}.`);
};

const named = (file: string | undefined): readonly string[] => (file === undefined ? [] : [file]);

const archiveOf = async (path: string | undefined): Promise<{ readonly archive: Archive; close(): Promise<void> }> => {
  if (path === undefined) return { archive: memoryArchive(), close: async () => {} };
  const opened = await openArchive(pathOf(path));
  if (opened._tag === 'Left') throw new Trouble('CannotWrite', opened.left.message);
  const { repair, close } = opened.right;
  if (repair?.kind === 'completed') tell(`${path}: added the newline that was missing after its last record.`);
  if (repair?.kind === 'setAside')
    tell(`${path}: moved ${repair.bytes} bytes of a torn record from its end to ${repair.file}.`);
  return { archive: opened.right, close };
};

const runnerOf = (game: AnyGame, { redis, queue, threads }: Given): Runner => {
  if (redis !== undefined) return onQueue({ url: redis, queue });
  if (io().hasThreads) return onThreads(threads);
  return onThisThread({
    gameOf: () => game,
    findBot: findBotAnywhere,
    watch: { thinks: () => {}, made: () => {}, within },
  });
};

/** Returns the words of the command that shows a game of an archive, but for the id of the game. */
const showing = (archive: string, components: readonly string[] = []): readonly string[] => [
  'sastrugi',
  'show',
  archive,
  ...components.flatMap((file) => ['--components', file]),
];

const printReport = async (report: Report, { json, chart }: Given, commands: NamedCommands): Promise<void> => {
  await print(json ? `${JSON.stringify({ ...report, command: commands.repeat })}\n` : tableOf(report, commands));
  if (chart === undefined) return;
  const file = await outputTo(chart);
  await file.write(chartOf(report));
  await file.finish();
};
