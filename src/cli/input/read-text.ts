import { decodeUtf8 } from '../../archive/bytes.js';
import { parseJson } from '../../archive/json.js';
import { MAX_LINE_BYTES } from '../../archive/limits.js';
import { CommandError, describeSystemError } from '../exit-status.js';
import { resolvePath } from '../io.js';
import { type File, unreadableError } from './files.js';
import { openSource } from './open-source.js';

/** Reads a small file of UTF-8, compressed or not; `remedy` says what helps where it is longer. */
export const readText = async (
  file: File,
  maxBytes: number,
  remedy = '; --max-line-bytes allows more',
): Promise<string> => {
  const text = decodeUtf8(await readBytes(file, maxBytes, remedy));
  if (text === null) throw unreadableError(file.name, 'it is not UTF-8');
  return text;
};

/** Reads the JSON in a small file, as it is written. */
export const readDocument = async (name: string): Promise<unknown> => {
  const file: File = { name, path: resolvePath(name), size: null, error: null };
  const value = parseJson(await readText(file, MAX_LINE_BYTES, ', more than any game or set of components'));
  if (value._tag === 'Right') return value.right;
  const { _tag, message } = value.left;
  throw new CommandError(
    'CannotRead',
    `${name} cannot be read: ${_tag === 'NotJson' ? 'it is not JSON: ' : ''}${message}`,
  );
};

const readBytes = async (file: File, maxBytes: number, remedy: string): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of await openSource(file, { onBytes: () => {}, onError: () => {} })) {
      length += piece.length;
      if (length > maxBytes) throw unreadableError(file.name, `it has more than ${maxBytes} bytes${remedy}`);
      pieces.push(piece.slice()); // it is only valid until the next one is read
    }
  } catch (error) {
    throw error instanceof CommandError ? error : unreadableError(file.name, describeSystemError(error));
  }
  return Buffer.concat(pieces);
};
