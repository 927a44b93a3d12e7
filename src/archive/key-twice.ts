/** A key that a record in this JSON text has twice; undefined if there is none. `value` is what the text was read as. */
export const keyTwice = (text: string, value: unknown): string | undefined => {
  const keys = keysOf(value);
  // Most texts have a colon for each key and no more, and finding those takes no time.
  return allColonsIn(text) === keys || colonsIn(text) === keys ? undefined : firstTwice(text);
};

/** The colons of a text, those in strings, too. */
const allColonsIn = (text: string): number => {
  let colons = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) colons++;
  return colons;
};

const QUOTE = 34;
const COLON = 58;
const BACKSLASH = 92;

/** The colons outside of strings: one for each key that is written. */
const colonsIn = (text: string): number => {
  let colons = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === COLON) colons++;
    else if (unit === QUOTE) i = endOfString(text, i);
  }
  return colons;
};

/** Where the string that begins here ends. */
const endOfString = (text: string, start: number): number => {
  let i = start + 1;
  for (let unit = text.charCodeAt(i); unit !== QUOTE; unit = text.charCodeAt(i)) i += unit === BACKSLASH ? 2 : 1;
  return i;
};

/** The keys of all records in a value: of those that were written twice, one is left. */
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

/** The first key that stands twice in one record. */
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
