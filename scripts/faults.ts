import { parseArgs } from 'node:util';
import { FAULTS, type Fault } from '../test/faults/list.js';
import { withCopy, withFault } from './faults/copy.js';
import { allTests, type Check, checkFor, checksAround, checksFor } from './faults/nets.js';

/** The number of copies in which errors are planted side by side: one for each processor of a small machine. */
const COPIES = 2;

/** The nets that have caught an error. */
interface Row {
  readonly isCaught: boolean;
  readonly error: string;
  readonly caughtBy: string;
  readonly seconds: number;
}

/** Plants the errors of the list in copies of the project, one at a time in each, and prints what catches each. */
const main = async (faults: readonly Fault[], isWide: boolean): Promise<void> => {
  const rows = new Map<Fault, Row>();
  const queue = [...faults];
  const plantAll = async (folder: string): Promise<void> => {
    for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
      const row = await plant(fault, folder, isWide);
      rows.set(fault, row);
      console.log(`${rows.size} of ${faults.length}: ${row.isCaught ? 'caught' : 'MISSED'} ${row.error}`);
    }
  };
  await withCopy(async (folder) => {
    const failing = await runChecks(checksFor(faults), folder);
    if (failing.length > 0) throw new Error(`nothing is planted yet, and these fail: ${failing.join(', ')}`);
    await Promise.all([plantAll(folder), ...Array.from({ length: COPIES - 1 }, () => withCopy(plantAll))]);
  });
  console.log();
  const table = faults.map((fault) => rows.get(fault)!);
  for (const { isCaught, error, caughtBy, seconds } of table) {
    console.log(`${isCaught ? 'caught' : 'MISSED'} ${String(seconds).padStart(4)} s  ${error}  (${caughtBy})`);
  }
  const missed = table.filter(({ isCaught }) => !isCaught).length;
  process.exitCode = missed === 0 ? 0 : 1;
  console.log(`${faults.length - missed} caught by their nets, ${missed} not`);
};

const plant = async (fault: Fault, folder: string, isWide: boolean): Promise<Row> => {
  const began = performance.now();
  const catchers = await withFault(folder, fault, () => findCatching(fault, folder, isWide));
  return {
    isCaught: catchers.includes(fault.caughtBy),
    error: fault.title,
    caughtBy: catchers.join(', ') || 'nothing',
    seconds: Math.round((performance.now() - began) / 1000),
  };
};

/**
 * Returns the nets that catch an error: its own; if that one does not, or if all are requested, those around it; else
 * any other.
 */
const findCatching = async (fault: Fault, folder: string, isWide: boolean): Promise<readonly string[]> => {
  const own = await checkFor(fault)(folder);
  if (own.length > 0 && !isWide) return own;
  const around = [...own, ...(await runChecks(checksAround(fault), folder))];
  return around.length > 0 ? [...new Set(around)] : allTests(folder);
};

const runChecks = async (checks: readonly Check[], folder: string): Promise<readonly string[]> => {
  const failures: string[] = [];
  for (const check of checks) failures.push(...(await check(folder)));
  return failures;
};

const { values, positionals } = parseArgs({ options: { wide: { type: 'boolean' } }, allowPositionals: true });
const wanted = FAULTS.filter(
  ({ title, file, caughtBy }) =>
    positionals.length === 0 || positionals.some((text) => `${title} ${file} ${caughtBy}`.includes(text)),
);
if (wanted.length === 0)
  throw new Error(`no error of the list has ${positionals.join(' or ')} in its title, file or net`);
await main(wanted, values.wide === true);
