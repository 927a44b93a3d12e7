/** Measures the strength of the ladders' bots: `npm run strength -- blueprints --write` */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Archive, memoryArchive, type Runner } from '../src/arena/index.js';
import { openArchive } from '../src/arena-node/index.js';
import { gameOf } from '../src/games/index.js';
import { orThrow } from '../src/index.js';
import { GAMES, modesOf } from './compare/modes.js';
import { root } from './entries.js';
import { endeavour } from './strength/alone.js';
import { isShared, rivalry, seriesOf } from './strength/figures.js';
import { usesTold } from './strength/frostpunk.js';
import { introduction } from './strength/introduction.js';
import { saying } from './strength/progress.js';
import { type Precision, playSeriesWithin } from './strength/series.js';
import { quickThreads } from './threads.js';

const USAGE = `strength: allowed is [GAME ...] [--deals N] [--within POINTS] [--most N] [--archive FILE] [--threads N] [--write]; games are ${GAMES.join(', ')}`;

const FLAGS = {
  deals: { type: 'string', default: '16' },
  within: { type: 'string', default: '10' },
  most: { type: 'string', default: '400' },
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
const commandOf = (args: readonly string[]): Command | undefined => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: FLAGS });
    const { deals, within, most, archive, threads, write: isWritten } = values;
    const isFine = [deals, within, most, threads].every(isCount) && positionals.every((id) => GAMES.includes(id));
    if (!isFine) return undefined;
    const unusual = (['deals', 'within', 'most'] as const).filter((name) => values[name] !== FLAGS[name].default);
    return {
      ids: positionals.length > 0 ? positionals : GAMES,
      deals: Number(deals),
      within: Number(within),
      most: Number(most),
      args: unusual.flatMap((name) => [`--${name}`, values[name]]),
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
interface Means {
  readonly archive: Archive;
  readonly runner: Runner;
}

/** Writes the page of a game's strengths, mode by mode. */
const pageOf = async (command: Command, { archive, runner }: Means, id: string): Promise<string> => {
  const game = gameOf(id)!;
  const modes = modesOf([id]);
  const series = modes.flatMap((mode) => seriesOf(mode, command.deals));
  const played = await playSeriesWithin(series, { runner, archive, tell: saying(game.title) }, command);
  const tables = modes.flatMap((mode) => {
    const own = played.filter((each) => each.mode === mode);
    return isShared(mode) ? endeavour(mode, own) : rivalry(mode, own);
  });
  const alone = played.filter(({ one, mode }) => one === 'expert' && mode.options[0]!.players === 1);
  const uses = id === 'frostpunk' ? usesTold(alone) : [];
  return [`# ${game.title}: strength of the bots`, '', ...introduction(game, command.args), ...tables, ...uses].join(
    '\n',
  );
};

const main = async (): Promise<void> => {
  const command = commandOf(process.argv.slice(2));
  if (command === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const archive = command.archive === undefined ? memoryArchive() : orThrow(await openArchive(command.archive));
  const onThreads = await quickThreads();
  for (const id of command.ids) {
    const page = await pageOf(command, { archive, runner: onThreads(command.threads) }, id);
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
