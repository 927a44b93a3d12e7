import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a test that loops is ended, and its name is printed', () => {
  const thread = JSON.stringify(new URL('../support/watchdog.mjs', import.meta.url).href);
  const program = `
    const beats = new Int32Array(new SharedArrayBuffer(4));
    const name = new Uint8Array(new SharedArrayBuffer(1000));
    name.set(Buffer.from('a.test.ts > é'));
    new (require('node:worker_threads').Worker)(new URL(${thread}), { workerData: { beats, name, limit: 0.1 } });
    setTimeout(() => { for (;;); }, 100);`;
  const { signal, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  expect({ signal, stderr }).toEqual({
    signal: 'SIGKILL',
    stderr: '\nSTOPPED a.test.ts > é: it has kept its process busy for 0.1 s; does a rule loop?\n',
  });
});
