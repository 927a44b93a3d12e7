import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { RunCommand } from '../command.js';
import { EXIT, wrongUse } from '../exit.js';
import { knownGame } from '../games.js';
import { print } from '../output/print.js';

const PARTS = ['options', 'move', 'told'];

/** Prints a JSON Schema. */
export const run: RunCommand = async ([game, part = 'options']) => {
  if (!PARTS.includes(part)) throw wrongUse(`There is no schema '${part}' of a game; there are ${PARTS.join(', ')}.`);
  const name = game === undefined ? 'record' : `${(await knownGame(game)).id}/${part}`;
  // Resolved by package name, so that it is found wherever the command was built.
  const path = createRequire(import.meta.url).resolve(`sastrugi/schema/${name}.json`);
  await print(await readFile(path));
  return EXIT.valid;
};
