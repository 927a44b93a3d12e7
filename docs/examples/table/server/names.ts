/** The names at a table. */
import type { ErrorValue } from 'sastrugi';
import { MAX_NAME_CHARACTERS } from '../shared/messages.ts';
import { createError } from './errors.ts';

/** Returns the names of all seats as they are shown; a failure if one shows nothing, or two are read as one. */
export const checkNames = (wanted: readonly string[]): readonly string[] | ErrorValue => {
  const names = wanted.map(toShownName);
  if (names.some((name) => !VISIBLE.test(name) || name.length > MAX_NAME_CHARACTERS))
    return createError('InvalidName', `A name has 1 to ${MAX_NAME_CHARACTERS} characters that can be seen.`);
  if (new Set(names.map(toComparableName)).size < names.length)
    return createError('NameTaken', 'Two people at a table cannot have the same name.');
  return names;
};

/** Characters that are not shown, or change how those around them are shown. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Characters that are seen without others. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns a name as it is shown: one way to write each letter, and nothing unseen but single spaces. */
const toShownName = (name: string): string =>
  name
    .replace(/[\t-\r\p{Z}]/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');

/** Returns the same text for names that differ in case or width alone. */
const toComparableName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase();
