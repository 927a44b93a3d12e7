import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../../src/index.js';

/** A field that is a list of bare numbers, or of lists without a name for what indexes them. */
const BARE = /\breadonly \w+: .*(\bnumber\[\]|readonly \(readonly [^[]*\[\]\)\[\])/;

const folderOf = (game: string): string => fileURLToPath(new URL(`../../src/games/${game}`, import.meta.url));

const filesOf = (game: string): readonly string[] =>
  readdirSync(folderOf(game), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(state|moves|events)(\/.*)?\.ts$/.test(file.replaceAll('\\', '/')),
  );

/** Lists the lines with bare lists, each after its file. */
const bareIn = (game: string, file: string): readonly string[] =>
  readFileSync(`${folderOf(game)}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => BARE.test(line))
    .map((line) => `${file}: ${line.trim()}`);

describe('lists in states, moves and events', () => {
  test.each(gameIds)('of %s have types that name their items and what indexes them', (game) => {
    const files = filesOf(game);
    expect(files).toContain('state/index.ts');
    expect(files.flatMap((file) => bareIn(game, file))).toEqual([]);
  });
});
