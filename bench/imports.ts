import { fileURLToPath, pathToFileURL } from 'node:url';
import { run, runTool } from '../scripts/shell.js';
import { formatTable, median } from './report.js';

const FOLDER = fileURLToPath(new URL('.build/package', import.meta.url));
const ROUNDS = 5;
/** The number of imports of a subpath in a round, each in its own process. */
const IMPORTS = 5;
/** The highest ratio of the root's import time to that of a game. */
const MAX_ROOT_TIME = 1.5;

/** Prints the time that Node takes to import the root of the built library, compared with a game. */
export const printImports = (): void => {
  runTool('tsup', ['--silent', '--out-dir', FOLDER]);
  const ratios = Array.from({ length: ROUNDS }, () => {
    const times = Array.from({ length: IMPORTS }, () => [measureImport('index'), measureImport('blueprints')] as const);
    return median(times.map(([root]) => root)) / median(times.map(([, game]) => game));
  });
  const row = {
    what: 'import of the root in Node, against Blueprints',
    figures: ratios,
    unit: 'times the time',
    atMost: MAX_ROOT_TIME,
  };
  console.log(formatTable(`\nimports, ${ROUNDS} rounds, by the clock`, [row]));
};

const measureImport = (subpath: string): number => {
  const file = pathToFileURL(`${FOLDER}/public/${subpath}.js`).href;
  const program = `const began = performance.now(); await import('${file}'); console.log(performance.now() - began);`;
  return Number(run(process.execPath, ['--input-type=module', '--eval', program]));
};
