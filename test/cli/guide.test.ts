import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { randomRecords } from '../../scripts/archive/games.js';
import { root } from '../../scripts/entries.js';
import { commandUnderTest } from './command.js';

const { program, folder } = commandUnderTest();
const execute = promisify(execFile);

const guide = readFileSync(join(root, 'docs/guides/archives.md'), 'utf8');
const fences = [...guide.matchAll(/^```sh run\n(.*?)^```$/gms)].map(([, fence]) => fence!);

test('the guide has shell commands', () => expect(fences.length).toBeGreaterThan(1));

test.each(fences.map((fence, i) => [i + 1, fence] as const))(
  'the commands of block %i print what the guide shows',
  async (_, fence) => {
    const place = mkdtempSync(join(folder, 'guide-'));
    const command = join(place, 'sastrugi');
    writeFileSync(command, `#!/bin/sh\nexec ${process.execPath} ${program} "$@"\n`);
    chmodSync(command, 0o755);
    const games = [...randomRecords(120)].map((record) => `${JSON.stringify(record)}\n`);
    writeFileSync(join(place, 'games.jsonl'), games.join(''));
    const { stdout } = await execute('bash', ['-euo', 'pipefail', '-c', fence], {
      cwd: place,
      env: { ...process.env, PATH: `${place}:${process.env['PATH']}` },
    });
    const prints = [...fence.matchAll(/^# => ?(.*)$/gm)].map(([, line]) => line!);
    expect(stdout.trimEnd().split('\n')).toEqual(prints);
  },
);
