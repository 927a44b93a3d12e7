import { Trouble } from '../exit.js';
import { STDIN } from '../input/files.js';
import { documentIn } from '../input/text.js';

/** Reads a saved game; `more` are the arguments that must not be given with it. */
export const savedIn = async (file: string, more: readonly unknown[]): Promise<unknown> => {
  if (more.some((each) => each !== undefined)) {
    throw new Trouble('WrongUse', `${file} contains the game and its players: write --resume ${file} alone.`);
  }
  if (file === STDIN) throw new Trouble('WrongUse', 'Standard input is read for moves: name a file for --resume.');
  return documentIn(file);
};
