import { textIn } from '../../archive/bytes.js';
import { systemMessage, Trouble } from '../exit.js';
import { type File, unreadable } from './files.js';
import { open } from './open.js';

/** Reads a small file of UTF-8, compressed or not. */
export const textOf = async (file: File, longest: number): Promise<string> => {
  const text = textIn(await bytesOf(file, longest));
  if (text === null) throw unreadable(file.name, 'it is not UTF-8');
  return text;
};

const bytesOf = async (file: File, longest: number): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of await open(file, { bytes: () => {}, trouble: () => {} })) {
      length += piece.length;
      if (length > longest) throw unreadable(file.name, `it has more than ${longest} bytes; --longest allows more`);
      pieces.push(piece.slice()); // it is only valid until the next one is read
    }
  } catch (error) {
    throw error instanceof Trouble ? error : unreadable(file.name, systemMessage(error));
  }
  return Buffer.concat(pieces);
};
