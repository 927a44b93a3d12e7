import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from './entries.js';
import { findPython } from './python/find.js';
import { runTool } from './shell.js';

const FOLDER = join(root, 'docs/examples/python');

/** Builds the command and runs tests of the Python package with it; returns the exit status. */
const runTests = (python: string, pattern: string): number => {
  // Inside the project, so that the bundle is an ES module as in the package.
  const folder = mkdtempSync(join(root, 'test/cli/.built-'));
  try {
    runTool('tsup', ['--silent', '--out-dir', folder]);
    const ownGame = bundleOwnGame(folder);
    const { status } = spawnSync(python, ['-m', 'unittest', 'discover', '-s', 'tests', '-t', '.', '-p', pattern], {
      cwd: FOLDER,
      env: {
        ...process.env,
        SASTRUGI: `'${process.execPath}' '${join(folder, 'cli/main.js')}'`,
        OWN_GAME: ownGame,
        PYTHONDONTWRITEBYTECODE: '1',
      },
      stdio: 'inherit',
    });
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Bundles an example game as a module of somebody's own; returns its path. */
const bundleOwnGame = (folder: string): string => {
  const outfile = join(folder, 'hex.mjs');
  buildSync({
    entryPoints: [join(root, 'docs/examples/games/hex.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    alias: { 'sastrugi/author': join(root, 'src/author/index.ts') },
    footer: { js: 'export default { game };' },
    logLevel: 'error',
  });
  return outfile;
};

const [pattern = 'test_*.py'] = process.argv.slice(2);
const python = findPython();
if (python === null) {
  console.error('docs/examples/python is tested by Python 3.9 or later, which is not here.');
  process.exitCode = 1;
} else process.exitCode = runTests(python, pattern);
