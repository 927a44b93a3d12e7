import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { GAME_ID } from '../../core/contract/kernel.js';
import { VERSION } from '../../core/records/record.js';
import type { Command, CommandAction } from '../command.js';
import { CommandError, describeSystemError, EXIT, usageError } from '../exit-status.js';
import { resolvePath } from '../io.js';
import { print } from '../write/print.js';

/** Writes the first files of a game of one's own. */
export const command: Command = {
  name: 'new',
  operands: '<name>',
  text: 'write a new folder with a small game of your own: the game, its promises as tests, and a bot',
  options: [],
  examples: [['sastrugi new ice-race', 'start a game in the folder ice-race']],
  run: (operands, options) => run(operands, options),
};

/** The name and title in the files that are copied. */
const TEMPLATE = { name: 'my-game', title: 'My game' };
const FILES = ['game.js', 'game.test.js', 'bot.js', 'tournament.js'];

/** Writes the first files of a game into a new or empty folder. */
const run: CommandAction = async ([name]) => {
  checkName(name!);
  const folder = resolvePath(name!);
  const files = await readTemplate(name!);
  await createFolder(folder, name!);
  for (const [file, text] of files) await writeNewFile(join(folder, file), text, `${name}/${file}`);
  await print(
    `${name}: ${files.map(([file]) => file).join(', ')}\nNext: cd ${name} && npm install && npm test && npm start\n`,
  );
  return EXIT.valid;
};

const checkName = (name: string): void => {
  if (!GAME_ID.test(name)) {
    throw usageError(
      `'${name}' cannot be the name of a game: use at most 40 lower-case letters, digits and hyphens, a letter first.`,
    );
  }
  if (isBuiltin(name)) throw usageError(`npm refuses the name '${name}': Node has a module of this name.`);
};

/** Returns the files of a game with this name: the example of the package, and its package.json. */
const readTemplate = async (name: string): Promise<readonly (readonly [file: string, text: string])[]> => {
  // Resolved by package name, so that it is found wherever the command was built.
  const folder = dirname(createRequire(import.meta.url).resolve('sastrugi/package.json'));
  const title = `${name[0]!.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
  const copies = FILES.map(async (file) => {
    const text = await readFile(join(folder, 'docs/examples/new-game', file), 'utf8');
    return [file, text.replaceAll(TEMPLATE.name, name).replaceAll(TEMPLATE.title, title)] as const;
  });
  return [['package.json', formatPackage(name)], ...(await Promise.all(copies))];
};

const formatPackage = (name: string): string => {
  const content = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { test: 'node --test', start: 'sastrugi play --game ./game.js', tournament: 'node tournament.js' },
    dependencies: { sastrugi: `^${VERSION}` },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
};

/** Creates a folder, unless there is one with something in it. */
const createFolder = async (folder: string, name: string): Promise<void> => {
  const entries = await attempt(name, async () => {
    await mkdir(folder, { recursive: true });
    return readdir(folder);
  });
  if (entries.length > 0) throw new CommandError('CannotWrite', `The folder ${name} is not empty.`);
};

const writeNewFile = (path: string, text: string, name: string): Promise<void> =>
  attempt(name, () => writeFile(path, text, { flag: 'wx' }));

const attempt = async <A>(name: string, write: () => Promise<A>): Promise<A> => {
  try {
    return await write();
  } catch (error) {
    throw new CommandError('CannotWrite', `${name} cannot be written: ${describeSystemError(error)}.`);
  }
};
