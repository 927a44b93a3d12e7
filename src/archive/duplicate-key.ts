/**
 * Returns a key that occurs twice in one record of a JSON text; undefined if there is none. `value` is the parsed text.
 */
export const findDuplicateKey = (text: string, value: unknown): string | undefined => {
  const keys = countKeys(value);
  // In most texts every colon belongs to a key, and counting all colons is fast.
  return countAllColons(text) === keys || countKeyColons(text) === keys ? undefined : firstDuplicateKey(text);
};

/** Counts the colons of a text, including those in strings. */
const countAllColons = (text: string): number => {
  let colons = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) colons++;
  return colons;
};

const QUOTE = 34;
const COLON = 58;
const BACKSLASH = 92;

/** Counts the colons outside of strings: one for each written key. */
const countKeyColons = (text: string): number => {
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
const countKeys = (value: unknown): number => {
  const pending: unknown[] = [value];
  let keys = 0;
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null) continue;
    const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (items !== value) keys += items.length;
    for (const item of items) if (typeof item === 'object') pending.push(item);
  }
  return keys;
};

/** Returns the first key that occurs twice in one record. */
const firstDuplicateKey = (text: string): string | undefined => {
  const openObjects: Set<string>[] = [];
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}]/g)) {
    if (token === '{') openObjects.push(new Set());
    else if (token === '}') openObjects.pop();
    else if (token.endsWith(':')) {
      const key = JSON.parse(token.slice(0, -1)) as string;
      if (openObjects.at(-1)!.has(key)) return key;
      openObjects.at(-1)!.add(key);
    }
  }
  return undefined;
};
