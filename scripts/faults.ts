import { parseArgs } from 'node:util';
import { FAULTS, type Fault } from '../test/faults/list.js';
import { withCopy, withFault } from './faults/copy.js';
import { allTests, type Check, checksAround, checksFor } from './faults/nets.js';

/** Plants the errors of the list in a copy of the project, one at a time, and prints the nets that catch each. */
const main = (faults: readonly Fault[], isWide: boolean): Promise<void> =>
  withCopy(async (folder) => {
    const failing = await runChecks(checksFor(faults), folder);
    if (failing.length > 0) throw new Error(`nothing is planted yet, and these fail: ${failing.join(', ')}`);
    let missed = 0;
    for (const fault of faults) {
      const catchers = await withFault(folder, fault, () => findCatching(fault, folder, isWide));
      const isCaught = catchers.includes(fault.caughtBy);
      if (!isCaught) missed++;
      console.log(`${isCaught ? 'caught' : 'MISSED'} ${fault.title}\n       ${catchers.join(', ') || 'by nothing'}`);
    }
    process.exitCode = missed === 0 ? 0 : 1;
    console.log(`${faults.length - missed} caught by their nets, ${missed} not`);
  });

/**
 * Returns the nets that catch an error: its own; if that one does not, or if all are requested, those around it; else
 * any other.
 */
const findCatching = async (fault: Fault, folder: string, isWide: boolean): Promise<readonly string[]> => {
  const own = await runChecks(checksFor([fault]), folder);
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
  ({ title, file }) => positionals.length === 0 || positionals.some((text) => `${title} ${file}`.includes(text)),
);
if (wanted.length === 0) throw new Error(`no error of the list has ${positionals.join(' or ')} in its title or file`);
await main(wanted, values.wide === true);
