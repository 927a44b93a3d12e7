/** Builds the library in the folders above, unless it has been built. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const library = fileURLToPath(new URL('../../..', import.meta.url));

const run = (...words) => {
  const { status } = spawnSync('npm', words, { cwd: library, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
};

if (!existsSync(`${library}/dist/public/index.js`)) {
  if (!existsSync(`${library}/node_modules/tsup`)) run('ci');
  run('run', 'build');
}
