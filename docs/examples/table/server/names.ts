/** The names at a table. */
import type { Failure } from 'sastrugi';
import { LONGEST_NAME } from '../shared/messages.ts';
import { failure } from './failures.ts';

/** Returns the names of all seats as they are shown; a failure if one shows nothing, or two are read as one. */
export const namesFor = (wanted: readonly string[]): readonly string[] | Failure => {
  const names = wanted.map(shownAs);
  if (names.some((name) => !VISIBLE.test(name) || name.length > LONGEST_NAME))
    return failure('InvalidName', `A name has 1 to ${LONGEST_NAME} characters that can be seen.`);
  if (new Set(names.map(readAs)).size < names.length)
    return failure('NameTaken', 'Two people at a table cannot have the same name.');
  return names;
};

/** Characters that are not shown, or change how those around them are shown. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Characters that are seen without others. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns a name as it is shown: one way to write each letter, and nothing unseen but single spaces. */
const shownAs = (name: string): string =>
  name
    .replace(/[\t-\r\p{Z}]/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/ +/g, ' ')
    .trim()
    .normalize('NFC');

/** Returns the same text for names that differ in case or width alone. */
const readAs = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase();
