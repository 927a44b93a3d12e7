import { LONGEST_LINE } from '../../archive/longest-line.js';
import { systemMessage, Trouble } from '../exit.js';
import { STDIN, unreadable } from '../input/files.js';
import { open } from '../input/open.js';

/** Reads a saved game; `more` are the arguments that must not be given with it. */
export const savedIn = async (file: string, more: readonly unknown[]): Promise<unknown> => {
  if (more.some((each) => each !== undefined)) {
    throw new Trouble('WrongUse', `${file} contains the game and its players: write --resume ${file} alone.`);
  }
  if (file === STDIN) throw new Trouble('WrongUse', 'Standard input is read for moves: name a file for --resume.');
  return documentIn(file);
};

const documentIn = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await textOf(file));
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw unreadable(file, error instanceof SyntaxError ? 'it is not JSON' : systemMessage(error));
  }
};

/** Reads a small file, compressed or not. */
const textOf = async (name: string): Promise<string> => {
  const bytes = await open({ name, size: null, trouble: null }, { bytes: () => {}, trouble: () => {} });
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    length += piece.length;
    if (length > LONGEST_LINE) throw unreadable(name, `it has more than ${LONGEST_LINE} bytes, more than any game`);
    pieces.push(piece.slice()); // it is only valid until the next one is read
  }
  return Buffer.concat(pieces).toString();
};
