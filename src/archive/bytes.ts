import { utf8Of } from '../core/data/digest.js';

/** The input of a reader of archives: bytes or text, in pieces of any length. */
export type Source = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** The number of characters that are encoded at a time. */
const CHUNK_CHARACTERS = 65_536;

/** Converts a source to bytes. Pieces of bytes are passed on; long texts are encoded in pieces. */
export async function* bytesOf(source: Source): AsyncGenerator<Uint8Array> {
  let highSurrogate = ''; // the first unit of a surrogate pair that is split between two pieces
  for await (const piece of source) {
    if (piece instanceof Uint8Array) {
      if (highSurrogate !== '') yield encodeUtf8(highSurrogate);
      highSurrogate = '';
      yield piece;
    } else if (typeof piece === 'string') {
      for (let i = 0; i < piece.length; i += CHUNK_CHARACTERS) {
        const text = highSurrogate + piece.slice(i, i + CHUNK_CHARACTERS);
        highSurrogate = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? '';
        yield encodeUtf8(text.slice(0, text.length - highSurrogate.length));
      }
    } else throw new TypeError(`expected bytes or text, got a ${typeof piece}`);
  }
  if (highSurrogate !== '') yield encodeUtf8(highSurrogate);
}

/** Encodes a text and keeps lone surrogates, so that it is rejected as UTF-8. */
const encodeUtf8 = (text: string): Uint8Array => {
  const parts = text.split(/(\p{Surrogate})/u);
  if (parts.length === 1) return utf8Of(text);
  const bytes = parts.map((part, i) => (i % 2 === 0 ? [...utf8Of(part)] : LONE_SURROGATE_BYTES));
  return Uint8Array.from(bytes.flat());
};

const LONE_SURROGATE_BYTES = [0xed, 0xa0, 0x80];

/** The part of `TextDecoder` that is used here; Node, browsers and workers have it. */
declare const TextDecoder: new (
  label: 'utf-8',
  options: { readonly fatal: true; readonly ignoreBOM: true },
) => { decode(bytes: Uint8Array): string };

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes UTF-8 and keeps a byte order mark; null where the bytes are not UTF-8. */
export const decodeUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
};

/** The byte with which a line ends. */
export const NEWLINE_BYTE = 10;

/** The default for the most bytes that a line may have: 4 MiB. */
export const MAX_LINE_BYTES = 4_194_304;
