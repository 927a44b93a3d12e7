import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { RunCommand } from '../command.js';
import { EXIT, wrongUse } from '../exit.js';
import { knownGame } from '../games.js';
import { print } from '../output/print.js';

/** The parts of a game that have schemas, and the messages of engines. */
const PARTS = ['options', 'move', 'told'];
const ENGINE = 'engine';
const MESSAGES = ['to-engine', 'from-engine'];

/** Prints a JSON Schema. */
export const run: RunCommand = async ([of, part]) => {
  const name = of === undefined ? 'record' : await nameOf(of, part);
  // Resolved by package name, so that it is found wherever the command was built.
  const path = createRequire(import.meta.url).resolve(`sastrugi/schema/${name}.json`);
  await print(await readFile(path));
  return EXIT.valid;
};

const nameOf = async (of: string, part: string | undefined): Promise<string> => {
  const [folder, parts] = of === ENGINE ? [ENGINE, MESSAGES] : [(await knownGame(of)).id, PARTS];
  const [first] = parts;
  if (part === undefined || parts.includes(part)) return `${folder}/${part ?? first}`;
  throw wrongUse(
    `There is no schema '${part}' of ${of === ENGINE ? 'engines' : 'a game'}; there are ${parts.join(', ')}.`,
  );
};
