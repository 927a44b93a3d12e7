// An engine that plays the first legal move, and copies what it reads and writes to a file: `node scribe.mjs FILE`.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [file] = process.argv.slice(2);
const send = (message) => {
  appendFileSync(file, `< ${JSON.stringify(message)}\n`);
  console.log(JSON.stringify(message));
};

for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(file, `> ${line}\n`);
  const { type, id, legal } = JSON.parse(line);
  if (type === 'hello') send({ type: 'ready', name: 'scribe', version: '1' });
  if (type === 'ask') send({ type: 'move', id, move: legal[0] });
}
