import { CommandError } from '../exit-status.js';
import { STDIN } from '../input/files.js';
import { readDocument } from '../input/read-text.js';

/** Reads a saved game; `more` are the arguments that must not be given with it. */
export const readSavedGame = async (file: string, more: readonly unknown[]): Promise<unknown> => {
  if (more.some((each) => each !== undefined)) {
    throw new CommandError('WrongUse', `${file} contains the game and its players: write --resume ${file} alone.`);
  }
  if (file === STDIN) throw new CommandError('WrongUse', 'Standard input is read for moves: name a file for --resume.');
  return readDocument(file);
};
