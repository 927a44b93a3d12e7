import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Trouble } from '../exit.js';
import { pathOf } from '../io.js';
import { outputTo, STDOUT } from '../output/output.js';
import { visible } from '../output/visible.js';
import type { Terminal } from './terminal.js';
import type { Texts } from './texts.js';

/** A game with the file in which it is kept. */
export interface Keeping {
  readonly terminal: Terminal;
  readonly texts: Texts;
  /** The file that is written after every move, if any. */
  file: string | undefined;
  /** The progress that the file contains; null if it does not exist. */
  kept: object | null;
}

/** The progress of a game, which every change replaces, and the document that contains it. */
export interface Saving {
  readonly progress: object;
  document(): unknown;
}

/** Writes the game to a file, and from then on after every move; returns null, or the error. */
export const keepIn = async (
  keeping: Keeping,
  { progress, document }: Saving,
  path: string,
): Promise<string | null> => {
  const { file, kept, texts } = keeping;
  const isOurs = path === file && kept !== null;
  if (!isOurs && (path === STDOUT || (await isOldFile(path)))) return texts.exists(visible(path));
  try {
    const output = await outputTo(path);
    await output.write(`${JSON.stringify(document())}\n`);
    await output.finish();
  } catch (error) {
    if (error instanceof Trouble) return texts.notKept(visible(error.message));
    throw error;
  }
  keeping.file = path;
  keeping.kept = progress;
  return null;
};

/** Keeps the game in its file, if it has one that is out of date; returns null, or the error. */
export const keepUp = async (keeping: Keeping, progress: Saving): Promise<string | null> => {
  const { file, kept } = keeping;
  return file === undefined || kept === progress.progress ? null : keepIn(keeping, progress, file);
};

/** Keeps the game when a person leaves: in its file, or else in one that they name. */
export const keepAtLast = async (keeping: Keeping, progress: Saving): Promise<void> => {
  const { terminal, texts } = keeping;
  let fault = await keepUp(keeping, progress);
  if (fault !== null) await terminal.say(fault);
  while (keeping.kept !== progress.progress) {
    const path = await terminal.ask(`${texts.keepWhere} `);
    if (path === null && fault !== null) throw new Trouble('CannotWrite', fault);
    if (path === null || path === '') return terminal.say(texts.left);
    fault = await keepIn(keeping, progress, path);
    await terminal.say(fault ?? texts.kept(visible(path)));
  }
};

/** Throws unless a file can be written and does not exist yet. */
export const checkNew = async (path: string): Promise<void> => {
  if (await isOldFile(path)) throw new Trouble('CannotWrite', `${path} exists already: name another file.`);
  if (await isFreeOrFolder(path)) await (await outputTo(path)).withhold('it was only tried').catch(() => {});
};

const isOldFile = async (path: string): Promise<boolean> => (await found(path))?.isFile() === true;

/** Checks whether a path can be opened without effect: devices and pipes cannot. */
const isFreeOrFolder = async (path: string): Promise<boolean> => (await found(path))?.isDirectory() !== false;

const found = (path: string): Promise<Stats | null> => stat(pathOf(path)).catch(() => null);
