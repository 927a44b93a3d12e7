/** Renews all that is generated from games that were changed on purpose: `npm run accept -- nunatak` */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { componentsDigest } from '../src/core/engine/define-actions.js';
import { importGame } from './accept/entry.js';
import { formatUnchangedVersion, hasRisen, type Lock, lockChanges, raiseVersion } from './accept/lock.js';
import { listRenewals, listVersionPlaces, lockCommand, lockFileOf, type Renewal } from './accept/steps.js';
import { listGames, root } from './entries.js';
import { run, runForResult } from './shell.js';

/** A game to renew, with its committed lock. */
interface Subject {
  readonly id: string;
  readonly version: string;
  readonly digest: string;
  /** The text of the committed lock; null for a new game. */
  readonly committed: string | null;
  readonly isRaised: boolean;
}

/** A game of the same version as in its lock that changed all the same. */
interface Unchanged {
  readonly subject: Subject;
  /** The part of the game that changed. */
  readonly what: string;
}

const main = async (ids: readonly string[], raises: boolean): Promise<boolean> => {
  const unknownGames = ids.filter((id) => !listGames().includes(id));
  if (ids.length === 0 || unknownGames.length > 0) {
    throw new Error(
      `npm run accept -- [--raise] GAME [...]; the games are ${listGames().join(', ')}, not '${unknownGames.join(' ')}'.`,
    );
  }
  const subjects = await Promise.all(ids.map(loadSubject));
  const unchangedVersions = await findUnchangedVersions(subjects.filter(({ isRaised }) => !isRaised));
  for (const { subject, what } of unchangedVersions) {
    if (raises) raise(subject, what);
    else console.error(formatUnchangedVersion(subject.id, subject.version, what));
  }
  if (unchangedVersions.length > 0 && !raises) return false;

  const raised = [...subjects.filter(({ isRaised }) => isRaised), ...unchangedVersions.map(({ subject }) => subject)];
  for (const { id, committed } of raised) restoreLock(id, committed);
  const renewals = listRenewals(
    ids,
    raised.map(({ id }) => id),
  );
  const failed: string[] = [];
  for (const { title, command, env } of renewals) {
    const { isSuccess, output } = await runRenewal(command, env);
    console.log(`${isSuccess ? 'renewed' : 'FAILED '}  ${title}`);
    if (!isSuccess) failed.push(`${title}\n${output.trim()}`);
  }
  printChanges(renewals, raised);
  for (const text of failed) console.error(`\nFAILED ${text}`);
  return failed.length === 0;
};

const loadSubject = async (id: string): Promise<Subject> => {
  const { game } = await importGame(id);
  const file = lockFileOf(id);
  const isCommitted = run('git', ['ls-tree', '--name-only', 'HEAD', file]).trim() !== '';
  const committed = isCommitted ? run('git', ['show', `HEAD:${file}`]) : null;
  return {
    id,
    version: game.version,
    digest: componentsDigest(game.components),
    committed,
    isRaised: hasRisen(game.version, parseLock(committed)),
  };
};

const parseLock = (text: string | null): Lock | null => (text === null ? null : (JSON.parse(text) as Lock));

/** Lists the games of the same version as in their locks that changed all the same. */
const findUnchangedVersions = async (subjects: readonly Subject[]): Promise<readonly Unchanged[]> => {
  const found: Unchanged[] = [];
  for (const subject of subjects) {
    const { id, digest, committed } = subject;
    if (parseLock(committed)!.components !== digest) found.push({ subject, what: 'component data' });
    else if (!(await runRenewal(lockCommand([id]))).isSuccess) found.push({ subject, what: 'what the lock holds' });
  }
  return found;
};

/** Raises the version in the kernel of a game. */
const raise = ({ id, version }: Subject, what: string): void => {
  for (const [name, prefix] of listVersionPlaces(id)) {
    const file = join(root, name);
    writeFileSync(file, raiseVersion(readFileSync(file, 'utf8'), prefix, version));
  }
  console.log(
    `raised   version ${version} of ${id}: ${what} changed; add a line under "Rules changed" in CHANGELOG.md`,
  );
};

/** Restores the committed lock, so that the lock is written anew even if it was before with this version. */
const restoreLock = (id: string, committed: string | null): void => {
  const file = join(root, lockFileOf(id));
  if (committed === null) rmSync(file, { force: true });
  else writeFileSync(file, committed);
};

const runRenewal = ([tool, ...args]: Renewal['command'], env: Renewal['env'] = {}) =>
  runForResult(tool, args, true, root, env);

/** Prints the generated files that differ from the last commit, and what the locks were and are. */
const printChanges = (renewals: readonly Renewal[], raised: readonly Subject[]): void => {
  const files = renewals.flatMap(({ writes }) => writes);
  console.log(`\n${run('git', ['diff', '--stat', 'HEAD', '--', ...files])}`.trimEnd());
  for (const file of run('git', ['ls-files', '--others', '--exclude-standard', '--', ...files]).split('\n')) {
    if (file !== '') console.log(` ${file} | new`);
  }
  for (const { id, committed } of raised) {
    const file = join(root, lockFileOf(id));
    if (!existsSync(file)) continue;
    console.log(`\nlock of ${id}`);
    for (const line of lockChanges(parseLock(committed), JSON.parse(readFileSync(file, 'utf8')) as object)) {
      console.log(` ${line}`);
    }
  }
};

const { values, positionals } = parseArgs({ options: { raise: { type: 'boolean' } }, allowPositionals: true });
process.exitCode = (await main(positionals, values.raise === true)) ? 0 : 1;
