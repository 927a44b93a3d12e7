import { readFileSync, writeFileSync } from 'node:fs';
import { digestOf } from '../../src/core/data/digest.js';
import type { AnyTranslation } from '../../src/words/message.js';

/** By key, a digest of the English message for which the translations were last confirmed. */
export type Confirmed = Readonly<Record<string, string>>;

const DIGITS = 8;

const fileOf = (game: string): URL => new URL(`./confirmed/${game}.json`, import.meta.url);

/** Returns the digests of the English messages, in the order of their keys. */
export const digestsOf = ({ messages }: Pick<AnyTranslation, 'messages'>): Confirmed =>
  Object.fromEntries(
    Object.keys(messages)
      .sort()
      .map((key) => [key, digestOf(messages[key]).slice(0, DIGITS)]),
  );

/** Lists the keys of messages that have changed since their translations were confirmed. */
export const changedSince = (now: Confirmed, confirmed: Confirmed): readonly string[] =>
  Object.keys(now).filter((key) => Object.hasOwn(confirmed, key) && confirmed[key] !== now[key]);

/** Lists the keys that the table lacks, and those that no message has. */
export const otherKeys = (now: Confirmed, confirmed: Confirmed): readonly string[] => [
  ...Object.keys(now).filter((key) => !Object.hasOwn(confirmed, key)),
  ...Object.keys(confirmed).filter((key) => !Object.hasOwn(now, key)),
];

/** Reads the table of a game. */
export const confirmedOf = (game: string): Confirmed => JSON.parse(readFileSync(fileOf(game), 'utf8')) as Confirmed;

/** Writes the table of a game anew, with new keys, and with changed messages if a pattern such as `event.*` names them. */
export const confirm = (game: string, now: Confirmed, patterns: readonly string[]): void => {
  const confirmed = confirmedOf(game);
  const named = patterns.map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  const rows = Object.entries(now).map(([key, digest]) => {
    const isConfirmed = !Object.hasOwn(confirmed, key) || named.some((pattern) => pattern.test(key));
    return [key, isConfirmed ? digest : confirmed[key]];
  });
  writeFileSync(fileOf(game), `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
};
