import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = 'manifest.json';

/** The SHA-256 of each file of a release, so that changes are noticed. */
type Manifest = Readonly<Record<string, string>>;

/** Copies the golden games of all games into the folder of a release, which must be new. */
export const freeze = (games: string, release: string): readonly string[] => {
  if (existsSync(release)) throw new Error(`${release} is there already: what was released does not change.`);
  for (const game of readdirSync(games).sort()) {
    const golden = join(games, game, 'golden');
    if (existsSync(golden)) cpSync(golden, join(release, game), { recursive: true });
  }
  mkdirSync(release, { recursive: true });
  const files = filesIn(release);
  if (files.length === 0) throw new Error(`There are no golden games in ${games}.`);
  writeFileSync(join(release, MANIFEST), `${JSON.stringify(createManifest(release), null, 2)}\n`);
  return files;
};

/** Lists the record files of a release: `GAME/NAME.jsonl`. */
export const filesIn = (release: string): readonly string[] =>
  readdirSync(release, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.jsonl'))
    .sort();

/** Lists the files of a release that have changed since. */
export const changedFiles = (release: string): readonly string[] => {
  const frozen = JSON.parse(readFileSync(join(release, MANIFEST), 'utf8')) as Manifest;
  const found = createManifest(release);
  return [...new Set([...Object.keys(frozen), ...Object.keys(found)])].filter((file) => frozen[file] !== found[file]);
};

const createManifest = (release: string): Manifest =>
  Object.fromEntries(filesIn(release).map((file) => [file, sha256(readFileSync(join(release, file)))]));

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
