/**
 * Returns a key that occurs twice in one record of a JSON text; undefined if there is none. `value` is the parsed text.
 */
export const keyTwice = (text: string, value: unknown): string | undefined => {
  const keys = keysOf(value);
  // In most texts every colon belongs to a key, and counting all colons is fast.
  return allColonsIn(text) === keys || colonsIn(text) === keys ? undefined : firstTwice(text);
};

/** Counts the colons of a text, including those in strings. */
const allColonsIn = (text: string): number => {
  let colons = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) colons++;
  return colons;
};

const QUOTE = 34;
const COLON = 58;
const BACKSLASH = 92;

/** Counts the colons outside of strings: one for each written key. */
const colonsIn = (text: string): number => {
  let colons = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === COLON) colons++;
    else if (unit === QUOTE) i = endOfString(text, i);
  }
  return colons;
};

/** Returns the index of the quotation mark that ends the string which begins at `start`. */
const endOfString = (text: string, start: number): number => {
  let i = start + 1;
  for (let unit = text.charCodeAt(i); unit !== QUOTE; unit = text.charCodeAt(i)) i += unit === BACKSLASH ? 2 : 1;
  return i;
};

/** Counts the keys of all records in a value, where duplicates have been dropped. */
const keysOf = (value: unknown): number => {
  const left: unknown[] = [value];
  let keys = 0;
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part !== 'object' || part === null) continue;
    const items: readonly unknown[] = Array.isArray(part) ? part : Object.values(part);
    if (items !== part) keys += items.length;
    for (const item of items) if (typeof item === 'object') left.push(item);
  }
  return keys;
};

/** Returns the first key that occurs twice in one record. */
const firstTwice = (text: string): string | undefined => {
  const open: Set<string>[] = [];
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (token.endsWith(':')) {
      const key = JSON.parse(token.slice(0, -1)) as string;
      if (open.at(-1)!.has(key)) return key;
      open.at(-1)!.add(key);
    }
  }
  return undefined;
};
