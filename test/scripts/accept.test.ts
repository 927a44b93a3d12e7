import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatUnchangedVersion, hasRisen, lockChanges, raiseVersion } from '../../scripts/accept/lock.js';
import { digestFileOf, listRenewals, listVersionPlaces, lockCommand, lockFileOf } from '../../scripts/accept/steps.js';
import { listGames, root } from '../../scripts/entries.js';

const lock = { rules: '9', components: 'old' };
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('a lock', () => {
  test.each([
    ['10', lock, true],
    ['9', lock, false],
    ['8', lock, false],
    ['1', null, true],
  ])('of version %s is written anew after %j: %s', (version, committed, expected) => {
    expect(hasRisen(version, committed)).toBe(expected);
  });

  test('that must not be written anew is refused with what to do', () => {
    expect(formatUnchangedVersion('nunatak', '9', 'component data')).toBe(
      'nunatak: component data changed, but the version of its rules is still 9, as in the committed lock. ' +
        'Run `npm run accept -- --raise nunatak` and add a line under "Rules changed" in CHANGELOG.md.',
    );
  });

  test('that must not be written anew can be raised', () => {
    expect(raiseVersion("  players,\n  version: '9',\n", '  version: ', '9')).toBe("  players,\n  version: '10',\n");
    expect(() => raiseVersion("  version: '9',\n", '  version: ', '8')).toThrow("there is not one `version: '8'`");
  });

  test('is reported by the fields that changed', () => {
    const now = { rules: '10', components: 'old', defaults: [{ players: 2 }] };
    expect(lockChanges(lock, now)).toEqual(['rules 9 → 10', 'defaults none → [{"players":2}]']);
    expect(lockChanges(null, lock)).toEqual(['rules none → 9', 'components none → old']);
  });
});

describe.each(listGames())('what renews %s', (game) => {
  const renewals = listRenewals([game], [game]);

  test('writes files that exist, by files that exist', () => {
    const files = renewals.flatMap(({ command, writes }) => [
      ...command.filter((argument) => /^(test|scripts)\/.*\.ts$/.test(argument)),
      ...writes,
    ]);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('writes its golden games before its lock, and neither while its version has not risen', () => {
    const written = (raised: readonly string[]) => listRenewals([game], raised).flatMap(({ writes }) => writes);
    const guarded = [`test/games/${game}/golden`, lockFileOf(game)];
    expect(written([game]).filter((file) => guarded.includes(file))).toEqual(guarded);
    expect(written([]).filter((file) => guarded.includes(file))).toEqual([]);
  });

  test('finds the digest of its components once', () => {
    const { components } = JSON.parse(textOf(lockFileOf(game))) as { readonly components: string };
    expect(textOf(digestFileOf(game)).split(`'${components}'`)).toHaveLength(2);
  });

  test('finds its version once in each of its places', () => {
    const { rules } = JSON.parse(textOf(lockFileOf(game))) as { readonly rules: string };
    for (const [file, prefix] of listVersionPlaces(game))
      expect(raiseVersion(textOf(file), prefix, rules)).not.toBe(textOf(file));
  });

  test('names the test of its lock by its title', () => {
    const title = textOf('test/games/locks.test.ts')
      .match(/\)\('(of %s [^']*)'/)![1]!
      .replace('%s', game);
    expect(title).toMatch(new RegExp(lockCommand([game]).at(-1)!));
  });
});
