import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CommandError } from '../exit-status.js';
import { resolvePath } from '../io.js';
import { STDIN } from '../read/files.js';
import { readDocument } from '../read/open-source.js';
import { openOutput, STDOUT } from '../write/output.js';
import { escapeControls } from '../write/print.js';
import type { Terminal } from './terminal.js';
import type { Texts } from './texts.js';

/** A game with the file in which it is kept. */
export interface Autosave {
  readonly terminal: Terminal;
  readonly texts: Texts;
  /** The file that is written after every move, if any. */
  file: string | undefined;
  /** The progress that the file contains; null if it does not exist. */
  savedProgress: object | null;
}

/** The progress of a game, which every change replaces, and the document that contains it. */
export interface SaveState {
  readonly progress: object;
  document(): unknown;
}

/** Writes the game to a file, and from then on after every move; returns null, or the error. */
export const saveTo = async (
  autosaved: Autosave,
  { progress, document }: SaveState,
  path: string,
): Promise<string | null> => {
  const { file, savedProgress, texts } = autosaved;
  const isSameFile = path === file && savedProgress !== null;
  if (!isSameFile && (path === STDOUT || (await isOldFile(path)))) return texts.fileExists(escapeControls(path));
  try {
    const output = await openOutput(path);
    await output.write(`${JSON.stringify(document())}\n`);
    await output.finish();
  } catch (error) {
    if (error instanceof CommandError) return texts.notSaved(escapeControls(error.message));
    throw error;
  }
  autosaved.file = path;
  autosaved.savedProgress = progress;
  return null;
};

/** Keeps the game in its file, if it has one that is out of date; returns null, or the error. */
export const saveIfChanged = async (autosaved: Autosave, state: SaveState): Promise<string | null> => {
  const { file, savedProgress } = autosaved;
  return file === undefined || savedProgress === state.progress ? null : saveTo(autosaved, state, file);
};

/** Keeps the game when a person leaves: in its file, or else in one that they name. */
export const saveOnExit = async (autosaved: Autosave, state: SaveState): Promise<void> => {
  const { terminal, texts } = autosaved;
  let error = await saveIfChanged(autosaved, state);
  if (error !== null) await terminal.print(error);
  while (autosaved.savedProgress !== state.progress) {
    const path = await terminal.ask(`${texts.askFile} `);
    if (path === null && error !== null) throw new CommandError('CannotWrite', error);
    if (path === null || path === '') return terminal.print(texts.notSavedOnExit);
    error = await saveTo(autosaved, state, path);
    await terminal.print(error ?? texts.saved(escapeControls(path)));
  }
};

/** Throws unless a file can be written and does not exist yet. */
export const checkNewFile = async (path: string): Promise<void> => {
  if (await isOldFile(path)) throw new CommandError('CannotWrite', `${path} exists already: name another file.`);
  if (await canBeTried(path)) await (await openOutput(path)).discard('it was only tried').catch(() => {});
};

const isOldFile = async (path: string): Promise<boolean> => (await statIfPresent(path))?.isFile() === true;

/** Checks whether a path can be opened without effect: devices and pipes cannot. */
const canBeTried = async (path: string): Promise<boolean> => (await statIfPresent(path))?.isDirectory() !== false;

const statIfPresent = (path: string): Promise<Stats | null> => stat(resolvePath(path)).catch(() => null);

/** Reads a saved game; `more` are the arguments that must not be given with it. */
export const readSavedGame = async (file: string, more: readonly unknown[]): Promise<unknown> => {
  if (more.some((each) => each !== undefined)) {
    throw new CommandError('WrongUse', `${file} contains the game and its players: write --resume ${file} alone.`);
  }
  if (file === STDIN) throw new CommandError('WrongUse', 'Standard input is read for moves: name a file for --resume.');
  return readDocument(file);
};
