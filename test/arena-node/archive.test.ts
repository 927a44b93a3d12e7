import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { findBot, memoryArchive, onThisThread, runTournament, seedsOf } from '../../src/arena/index.js';
import { openArchive } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/verdict.js';
import type { GameRecord } from '../../src/core/records/record.js';
import { gameOf } from '../../src/games/index.js';
import { plan } from '../arena/support.js';
import { folder, program, sorted } from './support.js';

const DEALS = 40;
const killed = plan({ seeds: seedsOf('killed', DEALS) });
const runner = onThisThread({ gameOf, findBot });

const memory = memoryArchive();
const report = orThrow(await runTournament(killed, { archive: memory, runner }));
const whole = { report, records: memory.kept };

const linesOf = (path: string): readonly string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];

const recordsIn = (path: string): readonly GameRecord[] => linesOf(path).map((line) => JSON.parse(line) as GameRecord);

/** Waits until a condition is true. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((done) => setTimeout(done, 5));
};

describe('an archive in a file', () => {
  test.each(['here', 'threads'])(
    'of a tournament that was killed repeatedly has the same records at the end as one that was not, played %s',
    async (kind) => {
      const path = join(folder(), 'games.jsonl');
      let kept = 0;
      for (const share of [0.2, 0.5, 0.8]) {
        const victim = spawn(...program('hold.ts', path, `${DEALS}`, kind), { cwd: root });
        await until(() => linesOf(path).length >= share * killed.games || victim.exitCode !== null);
        victim.kill('SIGKILL');
        if (victim.exitCode === null) await once(victim, 'exit');
        expect(victim.signalCode).toBe('SIGKILL');
        expect(linesOf(path).length).toBeGreaterThanOrEqual(kept);
        kept = linesOf(path).length;
      }
      expect(kept).toBeLessThan(killed.games);
      const archive = orThrow(await openArchive(path));
      expect(orThrow(await runTournament(killed, { archive, runner }))).toEqual(whole.report);
      await archive.close();
      expect(sorted(recordsIn(path))).toEqual(sorted(whole.records));
      if (kind === 'here') expect(recordsIn(path)).toEqual(whole.records);
    },
  );

  test.each([1, 20, 400])('loses an unfinished last line of %i bytes', async (length) => {
    const path = join(folder(), 'games.jsonl');
    const lines = whole.records.map((record) => `${JSON.stringify(record)}\n`);
    writeFileSync(path, lines.slice(0, 5).join('') + lines[5]!.slice(0, length));
    const archive = orThrow(await openArchive(path));
    expect(archive.cut).toBe(length);
    expect(readFileSync(path, 'utf8')).toBe(lines.slice(0, 5).join(''));
    await runTournament(killed, { archive, runner });
    await archive.close();
    expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
  });

  test('loses zeros left by a power failure, and begins anew if there is nothing else', async () => {
    const path = join(folder(), 'games.jsonl');
    writeFileSync(path, '\0'.repeat(100_000));
    const archive = orThrow(await openArchive(path));
    expect(archive.cut).toBe(100_000);
    expect(readFileSync(path, 'utf8')).toBe('');
    await archive.close();
  });

  test('is not changed if it is another kind of file', async () => {
    const path = join(folder(), 'letter.txt');
    writeFileSync(path, 'Dear Sir or Madam');
    expect(await openArchive(path)).toMatchObject({
      left: {
        _tag: 'ArchiveFailed',
        message: `The archive ${path} cannot be used: its last line is no record, whole or torn`,
      },
    });
    expect(readFileSync(path, 'utf8')).toBe('Dear Sir or Madam');
  });

  test('is refused with the number of a line that is not a record', async () => {
    const path = join(folder(), 'games.jsonl');
    writeFileSync(path, `${JSON.stringify(whole.records[0])}\n`);
    appendFileSync(path, '{"format":"sastrugi-record/2"}\n');
    const archive = orThrow(await openArchive(path));
    expect(await runTournament(killed, { archive, runner })).toMatchObject({
      left: { _tag: 'ArchiveFailed', message: expect.stringMatching(/line 2 is no record: InvalidRecord: id/) },
    });
    await archive.close();
  });

  test('is refused if the file cannot be created', async () => {
    expect(await openArchive(folder())).toMatchObject({ left: { _tag: 'ArchiveFailed' } });
  });
});
