import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CommandAction } from '../command.js';
import { EXIT, usageError } from '../exit-status.js';
import { OWN_SCHEMAS } from '../game-schema.js';
import { loadKnownGame } from '../load-games.js';
import { print } from '../output/print.js';
import { findOwnGame } from '../own-games.js';

/** The parts of a game that have schemas, and the messages of engines. */
const GAME_PARTS = ['options', 'move', 'told'];
const ENGINE = 'engine';
const ENGINE_PARTS = ['to-engine', 'from-engine'];

/** Prints a JSON Schema. */
export const run: CommandAction = async ([of, part]) => {
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
