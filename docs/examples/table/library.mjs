/** Builds the library in the folders above, unless it has been built since its last change. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const library = fileURLToPath(new URL('../../..', import.meta.url));
const built = `${library}/dist/public/index.js`;

const run = (...words) => {
  const { status } = spawnSync('npm', words, { cwd: library, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
};

const changedAt = (file) => statSync(file).mtimeMs;

const isBuilt = () =>
  existsSync(built) &&
  readdirSync(`${library}/src`, { recursive: true }).every(
    (file) => changedAt(`${library}/src/${file}`) < changedAt(built),
  );

if (!isBuilt()) {
  if (!existsSync(`${library}/node_modules/tsup`)) run('ci');
  run('run', 'build');
}
