import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CommandAction } from '../command.js';
import { EXIT, usageError } from '../exit-status.js';
import { loadKnownGame } from '../load-games.js';
import { print } from '../output/print.js';

/** The parts of a game that have schemas, and the messages of engines. */
const GAME_PARTS = ['options', 'move', 'told'];
const ENGINE = 'engine';
const ENGINE_PARTS = ['to-engine', 'from-engine'];

/** Prints a JSON Schema. */
export const run: CommandAction = async ([of, part]) => {
  const name = of === undefined ? 'record' : await schemaName(of, part);
  // Resolved by package name, so that it is found wherever the command was built.
  const path = createRequire(import.meta.url).resolve(`sastrugi/schema/${name}.json`);
  await print(await readFile(path));
  return EXIT.valid;
};

const schemaName = async (of: string, part: string | undefined): Promise<string> => {
  const [folder, parts] = of === ENGINE ? [ENGINE, ENGINE_PARTS] : [(await loadKnownGame(of)).id, GAME_PARTS];
  const [first] = parts;
  if (part === undefined || parts.includes(part)) return `${folder}/${part ?? first}`;
  throw usageError(
    `There is no schema '${part}' of ${of === ENGINE ? 'engines' : 'a game'}; there are ${parts.join(', ')}.`,
  );
};
