import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runTournament } from '../../src/arena/index.js';
import { openArchive } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/verdict.js';
import { expectToSurvive, killed, runner, whole } from './archive-support.js';
import { folder } from './support.js';

describe('an archive in a file', () => {
  test('of a tournament that was killed repeatedly has the same records at the end as one that was not', () =>
    expectToSurvive('here'));

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

  test.each(['gz', 'zst'])('is refused if its name ends in .%s, which promises compressed content', async (ending) => {
    const path = join(folder(), `games.jsonl.${ending}`);
    expect(await openArchive(path)).toMatchObject({
      left: { _tag: 'ArchiveFailed', message: expect.stringContaining('nothing can be added to a compressed file') },
    });
    expect(existsSync(path)).toBe(false);
  });

  test('is refused if it is not a file, which could not be read again', async () => {
    expect(await openArchive('/dev/null')).toMatchObject({
      left: { _tag: 'ArchiveFailed', message: expect.stringContaining('it is not a file') },
    });
  });

  test('survives a kill at any byte of a line', async () => {
    const path = join(folder(), 'games.jsonl');
    const [first, second] = whole.records.map((record) => `${JSON.stringify(record)}\n`);
    for (let length = 0; length < second!.length; length += length < 40 ? 1 : 97) {
      writeFileSync(path, first! + second!.slice(0, length));
      const archive = orThrow(await openArchive(path));
      expect(archive.cut).toBe(length);
      await archive.append(whole.records[1]!);
      await archive.close();
      expect(readFileSync(path, 'utf8')).toBe(first! + second!);
    }
  });

  test('is refused if the file cannot be created', async () => {
    expect(await openArchive(folder())).toMatchObject({ left: { _tag: 'ArchiveFailed' } });
  });
});
