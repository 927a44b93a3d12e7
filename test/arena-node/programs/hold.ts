/** Holds a tournament as its arguments say, and prints the report: `hold.ts ARCHIVE DEALS RUNNER` */
import { findBot, onThisThread, planTournament, type Runner, runTournament } from '../../../src/arena/index.js';
import { onThreads, openArchive } from '../../../src/arena-node/index.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import { gameOf } from '../../../src/games/index.js';
import { tournament } from '../../arena/support.js';

const RUNNERS: Readonly<Record<string, () => Runner>> = {
  here: () => onThisThread({ gameOf, findBot }),
  threads: () => onThreads(2),
};

const [path, deals, runner] = process.argv.slice(2);
const plan = orThrow(planTournament(gameOf('blueprints')!, tournament({ seed: 'killed', deals: Number(deals) })));
const archive = orThrow(await openArchive(path!));
console.log(JSON.stringify(orThrow(await runTournament(plan, { archive, runner: RUNNERS[runner!]!() }))));
await archive.close();
