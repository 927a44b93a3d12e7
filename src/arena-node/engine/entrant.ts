import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';
import type { Either } from 'fp-ts/lib/Either.js';
import type { BotLookup, Entrant, NoBots } from '../../arena/index.js';
import { left, right } from '../../core/errors/errors.js';
import { digestFile } from '../bot-digest.js';
import { errorLine, moduleChanged, noBots } from '../bots-module.js';
import { engineBotWithLog } from './bot.js';
import type { ProcessRegistry, Program } from './engine-process.js';

/** The name of every bot that is a program. */
const EXEC_BOT_NAME = 'exec';

/** Makes the entrant of a program, with the digest of its files. */
export const loadProgram = async ({ command, folder }: Program, name: string): Promise<Either<NoBots, Entrant>> => {
  const program = { command, folder: resolve(folder) };
  const digest = await digestCommand(program);
  if (digest._tag === 'Left') return digest;
  return right({ name, bot: EXEC_BOT_NAME, program: { ...program, digest: digest.right } });
};

/** Finds the bot of an entrant that is a program, if its files are those that the entrant names. */
export const findProgramBot = async (
  { name, program }: Entrant & Required<Pick<Entrant, 'program'>>,
  log: ProcessRegistry,
): Promise<BotLookup> => {
  const found = await digestCommand(program);
  if (found._tag === 'Left') return found;
  return found.right === program.digest
    ? right(engineBotWithLog(program, log, { name }))
    : left(moduleChanged(program.command[0]!, 'or a file among its arguments,', program.digest, found.right));
};

/** Digests a command: its words, its program's file and the files among its arguments. */
const digestCommand = async ({ command, folder }: Program): Promise<Either<NoBots, string>> => {
  const [file = '', ...words] = command;
  try {
    const program = await findProgramFile(file, folder);
    if (program === undefined) throw new Error('there is no such program');
    const named = words.map((word) => resolve(folder, word.replace(/^--?[\w-]+=/, '')));
    const files = [program, ...(await Promise.all(named.map(isFile))).flatMap((is, i) => (is ? named[i]! : []))];
    const digests = await Promise.all(files.map(digestIfChanged));
    return right(
      createHash('sha256')
        .update(JSON.stringify([command, digests]))
        .digest('hex'),
    );
  } catch (error) {
    return noBots(file, `cannot be started: ${errorLine(error)}`);
  }
};

/** Finds the file of a program: at its path from the folder, or by its name in the folders of the path. */
const findProgramFile = async (file: string, folder: string): Promise<string | undefined> => {
  if (/[/\\]/.test(file)) return resolve(folder, file);
  const { PATH = '', PATHEXT = '' } = process.env; // Windows adds an ending, such as .EXE
  for (const place of PATH.split(delimiter)) {
    for (const ending of ['', ...PATHEXT.split(delimiter)]) {
      const path = resolve(place, `${file}${ending}`);
      if ((await isFile(path)) && (await isExecutable(path))) return path;
    }
  }
  return undefined;
};

const isFile = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isFile() === true;

const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** By path, the digest of a file, and the version of the file that it is of. */
const digestCache = new Map<string, readonly [version: string, digest: Promise<string>]>();

/** Digests a file, which may be large and is asked for in every game, when it has changed. */
const digestIfChanged = async (path: string): Promise<string> => {
  const { mtimeMs, ctimeMs, size, ino } = await stat(path);
  const version = [mtimeMs, ctimeMs, size, ino].join();
  const [before, digest] = digestCache.get(path) ?? [];
  if (before === version) return digest!;
  const found = digestFile(path);
  digestCache.set(path, [version, found]);
  return found;
};
