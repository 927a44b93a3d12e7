import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '../../test/faults/list.js';
import { root } from '../entries.js';
import { run } from '../shell.js';

/** Runs a function on a copy of the current project, and deletes the copy. */
export const withCopy = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'sastrugi-faults-'));
  try {
    const files = run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z']).split('\0');
    for (const file of files) {
      if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Runs a function while an error is planted in a copy. */
export const withFault = <A>(folder: string, { file, find, replacement }: Fault, work: () => Promise<A>): Promise<A> =>
  withChange(
    join(folder, 'src', file),
    (text) => {
      if (text.split(find).length !== 2) throw new Error(`src/${file} has not one place with ${JSON.stringify(find)}`);
      return text.replace(find, () => replacement);
    },
    work,
  );

/** Runs a function while the text of a file is changed. */
export const withChange = async <A>(
  path: string,
  change: (text: string) => string,
  work: () => Promise<A>,
): Promise<A> => {
  const text = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, change(text));
    return await work();
  } finally {
    writeFileSync(path, text);
  }
};
