import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { randomRecords } from '../../scripts/archive/games.js';
import { root } from '../../scripts/entries.js';
import { commandUnderTest } from './command.js';

const { program, folder } = commandUnderTest();
const execute = promisify(execFile);

const guides = join(root, 'docs/guides');
const fencesOf = (page: string): readonly string[] =>
  [...readFileSync(join(guides, page), 'utf8').matchAll(/^```sh run\n(.*?)^```$/gms)].map(([, fence]) => fence!);
const fences = ['archives.md', 'records.md', 'write-down-a-game.md'].flatMap((page) =>
  fencesOf(page).map((fence, i) => [i + 1, page, fence] as const),
);

test('the guides have shell commands', () => expect(fences.length).toBeGreaterThan(6));

test.each(fences)('the commands of block %i of %s print what the guide shows', async (_, __, fence) => {
  const place = mkdtempSync(join(folder, 'guide-'));
  const command = join(place, 'sastrugi');
  writeFileSync(command, `#!/bin/sh\nexec ${process.execPath} ${program} "$@"\n`);
  chmodSync(command, 0o755);
  const games = [...randomRecords(120)].map((record) => `${JSON.stringify(record)}\n`);
  writeFileSync(join(place, 'games.jsonl'), games.join(''));
  cpSync(join(guides, 'games'), place, { recursive: true });
  const { stdout } = await execute('bash', ['-euo', 'pipefail', '-c', fence], {
    cwd: place,
    env: { ...process.env, PATH: `${place}:${process.env['PATH']}` },
  });
  const prints = [...fence.matchAll(/^# => ?(.*)$/gm)].map(([, line]) => line!);
  expect(stdout.trimEnd().split('\n')).toEqual(prints);
});
