/** Writes the values that fields of events can have, from their types, into the command: `npm run events` */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './entries.js';
import { eventValues } from './events/values.js';
import { runTool } from './shell.js';

const file = join(root, 'src/cli/query/event-values.ts');
const games = Object.entries(eventValues()).map(([game, values]) => [
  game,
  Object.fromEntries(Object.entries(values).map(([key, texts]) => [key, texts.join(' ')])),
]);
writeFileSync(
  file,
  [
    '/** By game, and by kind and path, the values that a field of an event can have; written by `npm run events`. */',
    `export const EVENT_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(games))};`,
    '',
  ].join('\n'),
);
runTool('biome', ['check', '--write', file]);
