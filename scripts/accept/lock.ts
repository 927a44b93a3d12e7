/** The part of `lock.json` that is compared before it is written anew. */
export interface Lock {
  readonly rules: string;
  readonly components: string;
}

/** Checks whether the version of the rules has risen above that of the committed lock, or there is none. */
export const hasRisen = (version: string, committed: Lock | null): boolean =>
  committed === null || Number(version) > Number(committed.rules);

/** Says that a game changed although its version has not risen. */
export const formatUnchangedVersion = (game: string, version: string, what: string): string =>
  `${game}: ${what} changed, but the version of its rules is still ${version}, as in the committed lock. ` +
  `Run \`npm run accept -- --raise ${game}\` and add a line under "Rules changed" in CHANGELOG.md.`;

/** Returns a source text with the next version of the rules, which it has once after `prefix`. */
export const raiseVersion = (text: string, prefix: string, version: string): string => {
  const found = `${prefix}'${version}'`;
  if (text.split(found).length !== 2) throw new Error(`there is not one \`${found.trim()}\``);
  return text.replace(found, `${prefix}'${Number(version) + 1}'`);
};

/** Lists the fields in which two locks differ, old and new. */
export const lockChanges = (old: object | null, now: object): readonly string[] => {
  const before = (old ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(now)
    .map(([field, value]) => [field, formatValue(before[field]), formatValue(value)] as const)
    .filter(([, was, is]) => was !== is)
    .map(([field, was, is]) => `${field} ${was} → ${is}`);
};

const formatValue = (value: unknown): string =>
  value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value);
