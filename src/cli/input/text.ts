import { textIn } from '../../archive/bytes.js';
import { readJson } from '../../archive/json.js';
import { LONGEST_LINE } from '../../archive/longest-line.js';
import { systemMessage, Trouble } from '../exit.js';
import { pathOf } from '../io.js';
import { type File, unreadable } from './files.js';
import { open } from './open.js';

/** Reads a small file of UTF-8, compressed or not; `remedy` says what helps where it is longer. */
export const textOf = async (file: File, longest: number, remedy = '; --longest allows more'): Promise<string> => {
  const text = textIn(await bytesOf(file, longest, remedy));
  if (text === null) throw unreadable(file.name, 'it is not UTF-8');
  return text;
};

/** Reads the JSON in a small file, as it is written. */
export const documentIn = async (name: string): Promise<unknown> => {
  const file: File = { name, path: pathOf(name), size: null, trouble: null };
  const value = readJson(await textOf(file, LONGEST_LINE, ', more than any game or set of components'));
  if (value._tag === 'Right') return value.right;
  const { _tag, message } = value.left;
  throw new Trouble('CannotRead', `${name} cannot be read: ${_tag === 'NotJson' ? 'it is not JSON: ' : ''}${message}`);
};

const bytesOf = async (file: File, longest: number, remedy: string): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of await open(file, { bytes: () => {}, trouble: () => {} })) {
      length += piece.length;
      if (length > longest) throw unreadable(file.name, `it has more than ${longest} bytes${remedy}`);
      pieces.push(piece.slice()); // it is only valid until the next one is read
    }
  } catch (error) {
    throw error instanceof Trouble ? error : unreadable(file.name, systemMessage(error));
  }
  return Buffer.concat(pieces);
};
