import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameOf } from '../../src/games/index.js';
import type { AnyGame } from '../../src/index.js';
import { tableScript } from '../support/table-script.js';
import { commandHere } from './command.js';

const { run, folder } = commandHere();

test.each([
  ['antarctica', 3, 'fr'],
  ['blueprints', 2, 'de'],
  ['frostpunk', 2, 'en'],
  ['igloo-igloo', 2, 'fr'],
  ['nunatak', 3, 'de'],
])('a whole game of %s is told from a script', async (id, players, language) => {
  const game: AnyGame = gameOf(id)!;
  const file = join(folder, `${id}.json`);
  const { lines, record } = tableScript(game, { players, seed: 'whole' });
  const line = ['play', id, '--players', `${players}`, '--real', '--save', file, '--language', language];
  const { exit, err } = await run(line, { input: `${lines.join('\n')}\n` });
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const { envelope: _, ...saved } = JSON.parse(readFileSync(file, 'utf8'));
  expect({ ...saved, id: 0, createdBy: 0 }).toEqual({ ...record, id: 0, createdBy: 0 });
  expect(record.result?.over).toBe(true);
});
