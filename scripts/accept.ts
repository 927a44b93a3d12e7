/** Renews all that is generated from games that were changed on purpose: `npm run accept -- nunatak` */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentsDigest } from '../src/core/play/define-game.js';
import { entryOf } from './accept/entry.js';
import { hasRisen, type Lock, lockChanges, refusalOf } from './accept/lock.js';
import { lockFileOf, locksOf, type Renewal, renewalsOf } from './accept/steps.js';
import { games, root } from './entries.js';
import { ended, run } from './shell.js';

/** A game to renew, with its committed lock. */
interface Subject {
  readonly id: string;
  readonly version: string;
  readonly digest: string;
  /** The text of the committed lock; null for a new game. */
  readonly committed: string | null;
  readonly isRaised: boolean;
}

const main = async (ids: readonly string[]): Promise<boolean> => {
  const strangers = ids.filter((id) => !games().includes(id));
  if (ids.length === 0 || strangers.length > 0) {
    throw new Error(`npm run accept -- GAME [...]; the games are ${games().join(', ')}, not '${strangers.join(' ')}'.`);
  }
  const subjects = await Promise.all(ids.map(subjectOf));
  const refused = await refusals(subjects.filter(({ isRaised }) => !isRaised));
  for (const line of refused) console.error(line);
  if (refused.length > 0) return false;

  const raised = subjects.filter(({ isRaised }) => isRaised);
  for (const { id, committed } of raised) restoreLock(id, committed);
  const renewals = renewalsOf(
    ids,
    raised.map(({ id }) => id),
  );
  const failed: string[] = [];
  for (const { title, command, env } of renewals) {
    const { isSuccess, said } = await done(command, env);
    console.log(`${isSuccess ? 'renewed' : 'FAILED '}  ${title}`);
    if (!isSuccess) failed.push(`${title}\n${said.trim()}`);
  }
  report(renewals, raised);
  for (const text of failed) console.error(`\nFAILED ${text}`);
  return failed.length === 0;
};

const subjectOf = async (id: string): Promise<Subject> => {
  const { game } = await entryOf(id);
  const file = lockFileOf(id);
  const isCommitted = run('git', ['ls-tree', '--name-only', 'HEAD', file]).trim() !== '';
  const committed = isCommitted ? run('git', ['show', `HEAD:${file}`]) : null;
  return {
    id,
    version: game.version,
    digest: componentsDigest(game.components),
    committed,
    isRaised: hasRisen(game.version, parsed(committed)),
  };
};

const parsed = (text: string | null): Lock | null => (text === null ? null : (JSON.parse(text) as Lock));

/** Lists the games of the same version as in their locks that changed all the same. */
const refusals = async (subjects: readonly Subject[]): Promise<readonly string[]> => {
  const refused: string[] = [];
  for (const { id, version, digest, committed } of subjects) {
    if (parsed(committed)!.components !== digest) refused.push(refusalOf(id, version, 'component data'));
    else if (!(await done(locksOf([id]))).isSuccess) refused.push(refusalOf(id, version, 'what the lock holds'));
  }
  return refused;
};

/** Restores the committed lock, so that the lock is written anew even if it was before with this version. */
const restoreLock = (id: string, committed: string | null): void => {
  const file = join(root, lockFileOf(id));
  if (committed === null) rmSync(file, { force: true });
  else writeFileSync(file, committed);
};

const done = ([tool, ...args]: Renewal['command'], env: Renewal['env'] = {}) => ended(tool, args, true, root, env);

/** Prints the generated files that differ from the last commit, and what the locks were and are. */
const report = (renewals: readonly Renewal[], raised: readonly Subject[]): void => {
  const files = renewals.flatMap(({ writes }) => writes);
  console.log(`\n${run('git', ['diff', '--stat', 'HEAD', '--', ...files])}`.trimEnd());
  for (const file of run('git', ['ls-files', '--others', '--exclude-standard', '--', ...files]).split('\n')) {
    if (file !== '') console.log(` ${file} | new`);
  }
  for (const { id, committed } of raised) {
    const file = join(root, lockFileOf(id));
    if (!existsSync(file)) continue;
    console.log(`\nlock of ${id}`);
    for (const line of lockChanges(parsed(committed), JSON.parse(readFileSync(file, 'utf8')) as object)) {
      console.log(` ${line}`);
    }
  }
};

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
