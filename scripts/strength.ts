/** How strong the players of the ladders are: `npm run strength -- blueprints --deals 40 --expert 20 --write` */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Archive, memoryArchive, type Runner } from '../src/arena/index.js';
import { openArchive } from '../src/arena-node/index.js';
import { gameOf } from '../src/games/index.js';
import { orThrow } from '../src/index.js';
import { GAMES, type Mode, modesOf } from './compare/modes.js';
import { root } from './entries.js';
import { endeavour } from './strength/alone.js';
import { type Deals, isShared, rivalry, seriesOf } from './strength/figures.js';
import { usesTold } from './strength/frostpunk.js';
import { saying } from './strength/progress.js';
import { playSeries } from './strength/series.js';
import { quickThreads } from './threads.js';

const USAGE = `strength: allowed is [GAME ...] [--deals N] [--expert N] [--archive FILE] [--write]; games are ${GAMES.join(', ')}`;

const FLAGS = {
  deals: { type: 'string' },
  expert: { type: 'string' },
  archive: { type: 'string' },
  write: { type: 'boolean' },
} as const;

const USUAL = '10';

/** What was asked for. */
interface Command {
  readonly ids: readonly string[];
  readonly deals: Deals;
  /** How the deals were asked for. */
  readonly args: readonly string[];
  /** Where games are kept, and not played again as long as the players are the same. */
  readonly archive: string | undefined;
  readonly isWritten: boolean;
}

/** What these arguments ask for; undefined where it is nothing that there is. */
const commandOf = (args: readonly string[]): Command | undefined => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: FLAGS });
    const { deals = USUAL, expert = deals, archive, write: isWritten = false } = values;
    const isFine = [deals, expert].every(isCount) && positionals.every((id) => GAMES.includes(id));
    if (!isFine) return undefined;
    return {
      ids: positionals.length > 0 ? positionals : GAMES,
      deals: { expert: Number(expert), others: Number(deals) },
      args: ['--deals', deals, ...(expert === deals ? [] : ['--expert', expert])],
      archive,
      isWritten,
    };
  } catch {
    return undefined;
  }
};

const isCount = (text: string): boolean => Number.isSafeInteger(Number(text)) && Number(text) > 0;

/** In Frostpunk experts are cards that few games have, and players change little: everybody sees everything. */
const isTold = ({ game, options: [first] }: Mode): boolean => game !== 'frostpunk' || first!.players === 1;

/** Where games are played, and kept. */
interface Means {
  readonly archive: Archive;
  readonly runner: Runner;
}

/** A page of a game's strengths, mode by mode. */
const pageOf = async ({ deals, args }: Command, { archive, runner }: Means, id: string): Promise<string> => {
  const { title } = gameOf(id)!;
  const modes = modesOf([id]).filter(isTold);
  const series = modes.flatMap((mode) => seriesOf(mode, deals));
  const played = await playSeries(series, { runner, archive, tell: saying(title) });
  const tables = modes.flatMap((mode) => {
    const own = played.filter((each) => each.mode === mode);
    return isShared(mode) ? endeavour(mode, own) : rivalry(mode, own);
  });
  const uses = id === 'frostpunk' ? usesTold(played.filter(({ one }) => one === 'expert')) : [];
  const made = `Made by \`npm run strength -- ${[id, ...args].join(' ')} --write\`, with 95 % intervals.`;
  return [`# ${title}: how strong the players are`, '', made, '', ...tables, ...uses].join('\n');
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
    const page = await pageOf(command, { archive, runner: onThreads() }, id);
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
