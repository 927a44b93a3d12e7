import { join } from 'node:path';
import { games } from '../../src/games/index.js';
import { orThrow, recordOf } from '../../src/index.js';
import { run } from '../shell.js';
import { type Consumer, writeFile } from './consumer.js';

/** Arguments of the installed command, and what it prints. */
const COMMAND_LINES: readonly (readonly [line: string, prints: RegExp])[] = [
  ['--version', /^\d+\.\d+\.\d+$/m],
  ['validate --threads 2 games.jsonl', /^1 valid game, 0 errors$/m],
  ['convert --to records games.jsonl --output games.jsonl.zst', /^$/],
  ['show games.jsonl.zst', /^after move 0 of 0$/m],
  ['stats --json games.jsonl', /"unfinished":1/],
  ['schema', /json-schema/],
  ['tournament blueprints random greedy:samples=1 --deals 1 --threads 2 --json --chart bots.svg', /"standings"/],
  ['simulate nunatak random random random --deals 1 --threads 1', /player 3/],
  ['new ice-race', /^Next: cd ice-race && npm install && npm test && npm start$/m],
];

/** Runs the command of the installed package. */
export const findCommandErrors = (consumer: Consumer): readonly string[] => {
  const record = orThrow(recordOf(games.blueprints, { options: { players: 2, seed: 'installed' }, moves: [] }));
  writeFile(consumer, 'games.jsonl', `${JSON.stringify(record)}\n`);
  const command = join(consumer.folder, 'node_modules/.bin/sastrugi');
  const errors = COMMAND_LINES.flatMap(([line, prints]) => {
    const out = run(command, line.split(' '), consumer.folder);
    return prints.test(out) ? [] : [`sastrugi ${line} printed ${JSON.stringify(out.slice(0, 500))}`];
  });
  run(process.execPath, ['--test'], join(consumer.folder, 'ice-race')); // throws unless the new game keeps its promises
  return errors;
};
