import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runTournament } from '../../src/arena/index.js';
import { openArchive } from '../../src/arena-node/index.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { killed, runner, whole } from './archive-support.js';
import { folder } from './support.js';

const lines = whole.records.map((record) => `${JSON.stringify(record)}\n`);

describe('an archive in a file', () => {
  test.each([1, 20, 400])('keeps an unfinished last line of %i bytes apart', async (length) => {
    const path = join(folder(), 'games.jsonl');
    const torn = lines[5]!.slice(0, length);
    writeFileSync(path, lines.slice(0, 5).join('') + torn, { mode: 0o600 });
    const archive = orThrow(await openArchive(path));
    expect(archive.repair).toEqual({ kind: 'setAside', bytes: length, file: `${path}.torn-1` });
    expect(readFileSync(path, 'utf8')).toBe(lines.slice(0, 5).join(''));
    expect(readFileSync(`${path}.torn-1`, 'utf8')).toBe(torn);
    expect(statSync(`${path}.torn-1`).mode & 0o777).toBe(0o600);
    await runTournament(killed, { archive, runner });
    await archive.close();
    expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
  });

  test('keeps a whole last record that has no newline', async () => {
    const path = join(folder(), 'games.jsonl');
    writeFileSync(path, lines.slice(0, 5).join('').slice(0, -1));
    const archive = orThrow(await openArchive(path));
    expect(archive.repair).toEqual({ kind: 'completed' });
    expect(readFileSync(path, 'utf8')).toBe(lines.slice(0, 5).join(''));
    await runTournament(killed, { archive, runner });
    await archive.close();
    expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
    expect(readdirSync(join(path, '..'))).toEqual(['games.jsonl']);
  });

  test('replaces no file by torn bytes, nor what a link leads to', async () => {
    const path = join(folder(), 'games.jsonl');
    writeFileSync(`${path}.torn-1`, 'before');
    symlinkSync('nowhere', `${path}.torn-2`);
    writeFileSync(path, '{"format"');
    const { repair, close } = orThrow(await openArchive(path));
    expect(repair).toMatchObject({ file: `${path}.torn-3` });
    await close();
    expect(readFileSync(`${path}.torn-1`, 'utf8')).toBe('before');
    expect(readdirSync(join(path, '..'))).toEqual(
      ['', '.torn-1', '.torn-2', '.torn-3'].map((end) => `games.jsonl${end}`),
    );
  });

  test('is left as it is if its torn bytes cannot be kept', async () => {
    const path = join(folder(), `${'long'.repeat(62)}.jsonl`); // the name of the other file would be too long
    writeFileSync(path, `${lines[0]}{"format"`);
    expect(await openArchive(path)).toMatchObject({
      left: {
        _tag: 'ArchiveAccessError',
        message: expect.stringContaining('its torn last record cannot be moved to '),
      },
    });
    expect(readFileSync(path, 'utf8')).toBe(`${lines[0]}{"format"`);
  });

  test('keeps zeros left by a power failure apart, and begins anew if there is nothing else', async () => {
    const path = join(folder(), 'games.jsonl');
    writeFileSync(path, '\0'.repeat(100_000));
    const archive = orThrow(await openArchive(path));
    expect(archive.repair).toMatchObject({ bytes: 100_000 });
    expect(readFileSync(path, 'utf8')).toBe('');
    expect(readFileSync(`${path}.torn-1`, 'utf8')).toBe('\0'.repeat(100_000));
    await archive.close();
  });

  test.each([
    ['a letter', 'Dear Sir or Madam'],
    ['a document of another kind', '{"format":"sastrugi-record/2"}'],
    ['a record with a key twice', lines[0]!.trimEnd().replace('{', '{"id":"a",')],
  ])('is not changed if its last line is %s', async (_, content) => {
    const path = join(folder(), 'letter.txt');
    writeFileSync(path, content);
    expect(await openArchive(path)).toMatchObject({
      left: {
        _tag: 'ArchiveAccessError',
        message: `The archive ${path} cannot be used: its last line is no record, whole or torn`,
      },
    });
    expect(readFileSync(path, 'utf8')).toBe(content);
    expect(readdirSync(join(path, '..'))).toEqual(['letter.txt']);
  });

  test('is refused with the number of a line that is not a record', async () => {
    const path = join(folder(), 'games.jsonl');
    writeFileSync(path, `${JSON.stringify(whole.records[0])}\n`);
    appendFileSync(path, '{"format":"sastrugi-record/2"}\n');
    const archive = orThrow(await openArchive(path));
    expect(await runTournament(killed, { archive, runner })).toMatchObject({
      left: { _tag: 'ArchiveAccessError', message: expect.stringMatching(/line 2 is no record: InvalidRecord: id/) },
    });
    await archive.close();
  });

  test.each(['gz', 'zst'])('is refused if its name ends in .%s, which promises compressed content', async (ending) => {
    const path = join(folder(), `games.jsonl.${ending}`);
    expect(await openArchive(path)).toMatchObject({
      left: {
        _tag: 'ArchiveAccessError',
        message: expect.stringContaining('nothing can be added to a compressed file'),
      },
    });
    expect(existsSync(path)).toBe(false);
  });

  test('is refused if it is not a file, which could not be read again', async () => {
    expect(await openArchive('/dev/null')).toMatchObject({
      left: { _tag: 'ArchiveAccessError', message: expect.stringContaining('it is not a file') },
    });
  });

  test('survives a kill at any byte of a line', async () => {
    const path = join(folder(), 'games.jsonl');
    const [first, second] = whole.records.map((record) => `${JSON.stringify(record)}\n`);
    for (let length = 0; length < second!.length; length += length < 40 ? 1 : 97) {
      writeFileSync(path, first! + second!.slice(0, length));
      const archive = orThrow(await openArchive(path));
      const { repair } = archive;
      expect(repair === null ? 0 : repair.kind === 'setAside' && repair.bytes).toBe(length);
      await archive.append(whole.records[1]!);
      await archive.close();
      expect(readFileSync(path, 'utf8')).toBe(first! + second!);
    }
  });

  test('is refused if the file cannot be created', async () => {
    expect(await openArchive(folder())).toMatchObject({ left: { _tag: 'ArchiveAccessError' } });
  });
});
