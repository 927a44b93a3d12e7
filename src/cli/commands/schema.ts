import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Command, CommandAction } from '../command.js';
import { EXIT, usageError } from '../exit-status.js';
import { OWN_SCHEMAS } from '../game-schema.js';
import { findOwnGame, loadKnownGame } from '../games.js';
import { OWN_GAME_OPTION } from '../options.js';
import { print } from '../write/print.js';

/** Prints a JSON Schema. */
export const command: Command = {
  name: 'schema',
  operands: '[game] [part]',
  text: 'print the JSON Schema of a record, or of the options, a move or the told chance of a game; for engine, of the messages to-engine or from-engine',
  options: [OWN_GAME_OPTION],
  examples: [
    ['sastrugi schema > record.json', 'the schema of a record'],
    ['sastrugi schema frostpunk options', 'the schema of the options of Frostpunk'],
    ['sastrugi schema engine to-engine', 'the schema of messages to engines'],
  ],
  run: (operands, options) => run(operands, options),
};

/** The parts of a game that have schemas, and the messages of engines. */
const GAME_PARTS = ['options', 'move', 'told'];
const ENGINE = 'engine';
const ENGINE_PARTS = ['to-engine', 'from-engine'];

/** Prints a JSON Schema. */
const run: CommandAction = async ([of, part]) => {
  const own = of === undefined ? undefined : findOwnGame(of);
  if (own === undefined) {
    const name = of === undefined ? 'record' : await schemaName(of, part);
    // Resolved by package name, so that it is found wherever the command was built.
    await print(await readFile(createRequire(import.meta.url).resolve(`sastrugi/schema/${name}.json`)));
  } else {
    const schema = OWN_SCHEMAS[checkPart(GAME_PARTS, part, 'a game') as keyof typeof OWN_SCHEMAS](own.game);
    await print(`${JSON.stringify(schema, null, 2)}\n`);
  }
  return EXIT.valid;
};

const schemaName = async (of: string, part: string | undefined): Promise<string> =>
  of === ENGINE
    ? `${ENGINE}/${checkPart(ENGINE_PARTS, part, 'engines')}`
    : `${(await loadKnownGame(of)).id}/${checkPart(GAME_PARTS, part, 'a game')}`;

/** Returns a part that has a schema, by default the first. */
const checkPart = (parts: readonly string[], part: string | undefined, owner: string): string => {
  if (part === undefined || parts.includes(part)) return part ?? parts[0]!;
  throw usageError(`There is no schema '${part}' of ${owner}; there are ${parts.join(', ')}.`);
};
