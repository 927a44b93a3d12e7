import { isUtf8 } from 'node:buffer';

/** The character that stands for bytes of an argument that are not UTF-8. */
export const REPLACEMENT_CHARACTER = '\ufffd';

/** Matches the lone surrogates that stand for bytes which are not UTF-8. */
const BYTE_SURROGATE = /([\udc80-\udcff])/u;

/**
 * Decodes the name of a file. A byte that is not UTF-8 becomes a lone surrogate from U+DC80 to U+DCFF, so that nothing
 * is lost.
 */
export const decodePath = (bytes: Buffer): string => {
  if (isUtf8(bytes)) return bytes.toString();
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const end = [1, 2, 3, 4].map((length) => at + length).find((next) => isUtf8(bytes.subarray(at, next)));
    text += end === undefined ? String.fromCharCode(0xdc00 + bytes[at]!) : bytes.toString('utf8', at, end);
    at = end ?? at + 1;
  }
  return text;
};

/** Returns the path by which the system knows a file. */
export const encodePath = (text: string): string | Buffer =>
  BYTE_SURROGATE.test(text)
    ? Buffer.concat(
        text
          .split(BYTE_SURROGATE)
          .map((part, i) => (i % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) & 255))),
      )
    : text;

/** Returns a path as people and programs read it: a byte that is not UTF-8 is `\xe9`. */
export const printablePath = (text: string): string =>
  text
    .split(BYTE_SURROGATE)
    .map((part, i) => (i % 2 === 0 ? part : `\\x${(part.charCodeAt(0) & 255).toString(16)}`))
    .join('');

/** Returns a path as Node decodes an argument: what is not UTF-8 is U+FFFD. */
export const pathAsArgument = (text: string): string => Buffer.from(encodePath(text)).toString();
