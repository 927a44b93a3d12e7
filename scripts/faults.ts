import { parseArgs } from 'node:util';
import { FAULTS, type Fault } from '../test/faults/list.js';
import { withCopy, withFault } from './faults/copy.js';
import { allTests, type Net, netsAround, netsOf } from './faults/nets.js';

/** Plants the errors of the list in a copy of the project, one at a time, and prints the nets that catch each. */
const main = (faults: readonly Fault[], isWide: boolean): Promise<void> =>
  withCopy(async (folder) => {
    const broken = await failuresOf(netsOf(faults), folder);
    if (broken.length > 0) throw new Error(`nothing is planted yet, and these fail: ${broken.join(', ')}`);
    let missed = 0;
    for (const fault of faults) {
      const caught = await withFault(folder, fault, () => caughtBy(fault, folder, isWide));
      const isCaught = caught.includes(fault.net);
      if (!isCaught) missed++;
      console.log(`${isCaught ? 'caught' : 'MISSED'} ${fault.title}\n       ${caught.join(', ') || 'by nothing'}`);
    }
    process.exitCode = missed === 0 ? 0 : 1;
    console.log(`${faults.length - missed} caught by their nets, ${missed} not`);
  });

/**
 * Returns the nets that catch an error: its own; if that one does not, or if all are requested, those around it; else
 * any other.
 */
const caughtBy = async (fault: Fault, folder: string, isWide: boolean): Promise<readonly string[]> => {
  const own = await failuresOf(netsOf([fault]), folder);
  if (own.length > 0 && !isWide) return own;
  const around = [...own, ...(await failuresOf(netsAround(fault), folder))];
  return around.length > 0 ? [...new Set(around)] : allTests(folder);
};

const failuresOf = async (nets: readonly Net[], folder: string): Promise<readonly string[]> => {
  const failures: string[] = [];
  for (const net of nets) failures.push(...(await net(folder)));
  return failures;
};

const { values, positionals } = parseArgs({ options: { wide: { type: 'boolean' } }, allowPositionals: true });
const wanted = FAULTS.filter(
  ({ title, file }) => positionals.length === 0 || positionals.some((text) => `${title} ${file}`.includes(text)),
);
if (wanted.length === 0) throw new Error(`no error of the list has ${positionals.join(' or ')} in its title or file`);
await main(wanted, values.wide === true);
