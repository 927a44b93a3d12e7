/** Plays the games of an earlier revision and of the working tree in lock step: `npm run compare -- nunatak --quick` */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { bundled } from './compare/bundles.js';
import { type Edition, editionsIn, type Pair } from './compare/edition.js';
import { GAMES, modesOf } from './compare/modes.js';
import type { Tally } from './compare/position.js';
import { counted, listening, sumOf, told, toldGame } from './compare/report.js';
import { surfaceDifference } from './compare/surface.js';
import { compareModes } from './compare/threads.js';

const GAMES_PER_MODE = 2000;
const QUICK_GAMES = 40;

/** A comparison, as requested by the arguments. */
interface Task {
  readonly ids: readonly string[];
  readonly revision: string;
  /** The number of games in each mode. */
  readonly games: number;
  readonly isAnyKeyOrder: boolean;
}

const main = async (): Promise<void> => {
  const task = taskOf(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-compare-'));
  try {
    process.exitCode = (await compare(task, folder)) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const taskOf = (args: readonly string[]): Task => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string' },
      against: { type: 'string' },
      quick: { type: 'boolean', default: false },
      'any-key-order': { type: 'boolean', default: false },
    },
  });
  const stranger = positionals.find((id) => !GAMES.includes(id));
  if (stranger !== undefined) throw new Error(`There is no game '${stranger}'; there are ${GAMES.join(', ')}.`);
  const games = Number(values.games ?? (values.quick ? QUICK_GAMES : GAMES_PER_MODE));
  if (!Number.isInteger(games) || games < 1) throw new Error(`'${values.games}' is no number of games.`);
  return {
    ids: positionals.length > 0 ? GAMES.filter((id) => positionals.includes(id)) : GAMES,
    revision: values.against ?? 'HEAD',
    games,
    isAnyKeyOrder: values['any-key-order'],
  };
};

/** Checks whether the editions are the same, as far as these games show. */
const compare = async ({ ids, revision, games, isAnyKeyOrder }: Task, folder: string): Promise<boolean> => {
  const began = performance.now();
  const { editions, worker } = await bundled(revision, ids, folder);
  if (differsOnTheSurface(await editionsIn(editions), ids)) return false;
  const modes = modesOf(ids);
  const tallies: Tally[] = [];
  const tell = listening(games);
  const finding = await compareModes(worker, { editions, games, isAnyKeyOrder }, modes, (mode, report) => {
    if (report.kind === 'done') tallies.push(report.tally);
    tell(mode, report);
  });
  if (finding !== null) {
    console.error(`${finding.game} is not as in ${revision}\n${toldGame(finding)}`);
    return false;
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`as in ${revision}: ${modes.length} modes, ${counted(sumOf(tallies))}, ${seconds.toFixed(1)} s`);
  return true;
};

const differsOnTheSurface = (editions: Pair<Edition>, ids: readonly string[]): boolean => {
  for (const id of ids) {
    const difference = surfaceDifference(editions, id);
    if (difference === null) continue;
    console.error(`${id}\n${told(difference)}`);
    return true;
  }
  return false;
};

await main();
