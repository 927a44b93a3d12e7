// An engine that plays the first legal move, or misbehaves: `node hostile.mjs MODE FOLDER`. It appends its process id,
// and that of a process which it starts, to the file `pids` in the folder.
import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [mode, folder] = process.argv.slice(2);
const ignoring = ['-e', `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`];
const child = spawn(process.execPath, ignoring, { stdio: 'ignore' });
appendFileSync(`${folder}/pids`, `${process.pid}\n${child.pid}\n`);

const say = (text) => writeSync(1, text);
const send = (message) => say(`${JSON.stringify(message)}\n`);
const hang = () => {
  setInterval(() => {}, 1000);
  return new Promise(() => {});
};
const flood = (text) => {
  for (;;) say(text);
};
const quit = (text, status) => {
  writeSync(2, text);
  process.exit(status);
};

/** Does one thing after the other. */
const inTurn =
  (...steps) =>
  async (message) => {
    for (const step of steps) await step(message);
  };

const ready = () => send({ type: 'ready', name: 'hostile', version: '1' });
const first = ({ id, legal: [move] }) => send({ type: 'move', id, move });

/** By mode, what is done at a message in place of what is right. */
const MODES = {
  tidy: {},
  number: { ask: ({ id, actions: [action] }) => send({ type: 'move', id, action }) },
  spaced: { hello: inTurn(() => say('\n\r\n'), ready), ask: inTurn(() => say(' \n'), first) },
  'exits at hello': { hello: () => quit('no licence\n\u001b[2J', 3) },
  'exits at ask': { ask: () => quit(`${'x'.repeat(5000)}the end`, 4) },
  'is killed': { ask: () => process.kill(process.pid, 'SIGSEGV') },
  'closes its output': { ask: inTurn(() => closeSync(1), hang) },
  'hangs at hello': { hello: hang },
  'hangs at ask': { ask: hang },
  'is deaf': { game: inTurn(() => process.stdin.pause(), hang) },
  'blinks for ever': { ask: () => flood('\n') },
  'writes a long line': { ask: () => say(`${'x'.repeat(1_048_577)}\n`) },
  'writes an endless line': { ask: () => flood('x'.repeat(65536)) },
  'writes a list': { ask: () => say('[1,2]\n') },
  'writes words': { ask: () => say('I resign\u0007\n') },
  'writes bytes': { ask: () => process.stdout.write(Buffer.from([0xff, 0xfe, 10])) },
  'writes half a line': {
    ask: inTurn(
      () => say('{"type":"mo'),
      () => process.exit(0),
    ),
  },
  'speaks without being asked': { game: () => flood('{"type":"move","id":7,"action":0}\n') },
  'says another type': { ask: ready },
  'moves at hello': { hello: () => send({ type: 'move', id: 1, action: 0 }) },
  'says too much': { ask: ({ id }) => send({ type: 'move', id, action: 0, thinking: 'deep' }) },
  'says both': { ask: ({ id, legal: [move] }) => send({ type: 'move', id, move, action: 0 }) },
  'says neither': { ask: ({ id }) => send({ type: 'move', id }) },
  'has another id': { ask: ({ id, legal: [move] }) => send({ type: 'move', id: id + 1, move }) },
  'has a text as id': { ask: ({ legal: [move] }) => send({ type: 'move', id: '1', move }) },
  'names no move': { ask: ({ id }) => send({ type: 'move', id, move: 'e2e4\u001b' }) },
  'names no action': { ask: ({ id }) => send({ type: 'move', id, action: 999_999 }) },
  'makes an illegal move': {
    ask: ({ id, actions }) => send({ type: 'move', id, action: actions.includes(0) ? 191 : 0 }),
  },
  lingers: { end: inTurn(() => process.on('SIGTERM', () => {}), hang) },
};

const rules = { hello: ready, ask: first, end: () => process.exit(0), ...MODES[mode] };
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  await rules[message.type]?.(message);
}
if (mode === 'lingers') await hang();
process.exit(0);
