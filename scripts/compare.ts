/** Plays the games of an earlier revision and of the working tree in lock step: `npm run compare -- nunatak --quick` */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { bundleEditions } from './compare/bundles.js';
import { type Edition, loadEditions, type Pair } from './compare/edition.js';
import { GAMES, listModes } from './compare/modes.js';
import type { Tally } from './compare/position.js';
import { createListener, formatDifference, formatFinding, formatTally, sumTallies } from './compare/report.js';
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
  const task = parseTask(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-compare-'));
  try {
    process.exitCode = (await compare(task, folder)) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const parseTask = (args: readonly string[]): Task => {
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
  const unknownGame = positionals.find((id) => !GAMES.includes(id));
  if (unknownGame !== undefined) throw new Error(`There is no game '${unknownGame}'; there are ${GAMES.join(', ')}.`);
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
  const startTime = performance.now();
  const { editions, worker } = await bundleEditions(revision, ids, folder);
  if (reportSurfaceDifference(await loadEditions(editions), ids)) return false;
  const modes = listModes(ids);
  const tallies: Tally[] = [];
  const onReport = createListener(games);
  const finding = await compareModes(worker, { editions, games, isAnyKeyOrder }, modes, (mode, report) => {
    if (report.kind === 'done') tallies.push(report.tally);
    onReport(mode, report);
  });
  if (finding !== null) {
    console.error(`${finding.game} is not as in ${revision}\n${formatFinding(finding)}`);
    return false;
  }
  const seconds = (performance.now() - startTime) / 1000;
  console.log(`as in ${revision}: ${modes.length} modes, ${formatTally(sumTallies(tallies))}, ${seconds.toFixed(1)} s`);
  return true;
};

const reportSurfaceDifference = (editions: Pair<Edition>, ids: readonly string[]): boolean => {
  for (const id of ids) {
    const difference = surfaceDifference(editions, id);
    if (difference === null) continue;
    console.error(`${id}\n${formatDifference(difference)}`);
    return true;
  }
  return false;
};

await main();
