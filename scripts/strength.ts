/** Measures the strength of the ladders' bots: `npm run strength -- blueprints --write` */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Archive, memoryArchive, type Runner } from '../src/arena/index.js';
import { openArchive } from '../src/arena-node/index.js';
import { gameOf } from '../src/games/index.js';
import { orThrow } from '../src/index.js';
import { GAMES, listModes } from './compare/modes.js';
import { root } from './entries.js';
import { formatUses } from './strength/frostpunk.js';
import { formatIntroduction } from './strength/introduction.js';
import { formatOpponentsTable, isWithoutOpponents, listSeries } from './strength/opponents.js';
import { createProgressPrinter } from './strength/progress.js';
import { type Precision, playUntilPrecise } from './strength/series.js';
import { formatTeamTable } from './strength/teams.js';
import { bundleThreads } from './threads.js';

const USAGE = `strength: allowed is [GAME ...] [--deals N] [--precision POINTS] [--max-deals N] [--archive FILE] [--threads N] [--write]; games are ${GAMES.join(', ')}`;

const FLAGS = {
  deals: { type: 'string', default: '16' },
  precision: { type: 'string', default: '10' },
  'max-deals': { type: 'string', default: '400' },
  archive: { type: 'string' },
  threads: { type: 'string', default: `${availableParallelism()}` },
  write: { type: 'boolean', default: false },
} as const;

/** The parsed arguments. */
interface Command extends Precision {
  readonly ids: readonly string[];
  /** The arguments that decide which games are played, as written. */
  readonly args: readonly string[];
  /** The archive of the games, which are not played again while the bots are unchanged. */
  readonly archive: string | undefined;
  readonly threads: number;
  readonly isWritten: boolean;
}

/** Parses the arguments; returns undefined if they are invalid. */
const parseCommand = (args: readonly string[]): Command | undefined => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: FLAGS });
    const { deals, precision: within, 'max-deals': most, archive, threads, write: isWritten } = values;
    const isValid = [deals, within, most, threads].every(isCount) && positionals.every((id) => GAMES.includes(id));
    if (!isValid) return undefined;
    const changedFlags = (['deals', 'precision', 'max-deals'] as const).filter(
      (name) => values[name] !== FLAGS[name].default,
    );
    return {
      ids: positionals.length > 0 ? positionals : GAMES,
      deals: Number(deals),
      maxHalfWidth: Number(within),
      maxDeals: Number(most),
      args: changedFlags.flatMap((name) => [`--${name}`, values[name]]),
      archive,
      threads: Number(threads),
      isWritten,
    };
  } catch {
    return undefined;
  }
};

const isCount = (text: string): boolean => Number.isSafeInteger(Number(text)) && Number(text) > 0;

/** The archive and runner of the games. */
interface GameRun {
  readonly archive: Archive;
  readonly runner: Runner;
}

/** Writes the page of a game's strengths, mode by mode. */
const createPage = async (command: Command, { archive, runner }: GameRun, id: string): Promise<string> => {
  const game = gameOf(id)!;
  const modes = listModes([id]);
  const series = modes.flatMap((mode) => listSeries(mode, command.deals));
  const played = await playUntilPrecise(
    series,
    { runner, archive, onProgress: createProgressPrinter(game.title) },
    command,
  );
  const tables = modes.flatMap((mode) => {
    const own = played.filter((each) => each.mode === mode);
    return isWithoutOpponents(mode) ? formatTeamTable(mode, own) : formatOpponentsTable(mode, own);
  });
  const alone = played.filter(({ one, mode }) => one === 'expert' && mode.options[0]!.players === 1);
  const uses = id === 'frostpunk' ? formatUses(alone) : [];
  return [
    `# ${game.title}: strength of the bots`,
    '',
    ...formatIntroduction(game, command.args),
    ...tables,
    ...uses,
  ].join('\n');
};

const main = async (): Promise<void> => {
  const command = parseCommand(process.argv.slice(2));
  if (command === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const archive = command.archive === undefined ? memoryArchive() : orThrow(await openArchive(command.archive));
  const onThreads = await bundleThreads();
  for (const id of command.ids) {
    const page = await createPage(command, { archive, runner: onThreads(command.threads) }, id);
    console.log(page);
    if (command.isWritten) write(id, page);
  }
};

const write = (id: string, page: string): void => {
  const folder = join(root, 'docs/strength');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}.md`), page);
};

await main();
