import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import type { AnyGame } from '../../src/core/contract/game.js';
import { promises } from '../../src/testing/index.js';
import { MISTAKES } from './mistakes.js';

const liarsDice = readFileSync(join(root, 'docs/examples/games/liars-dice.ts'), 'utf8');

const guide = readFileSync(join(root, 'docs/guides/a-game-of-your-own.md'), 'utf8');

test('the pieces in the guide are the whole game, in 13 steps', () => {
  const pieces = [...guide.matchAll(/^```ts piece\n(.*?)^```$/gms)].map(([, piece]) => piece);
  const withoutBlankLines = (text: string): string => text.replace(/\n+/g, '\n');
  expect(withoutBlankLines(pieces.join(''))).toBe(withoutBlankLines(liarsDice));
  expect(guide.match(/^## \d+\. /gm)).toHaveLength(13);
});

const folder = mkdtempSync(join(root, 'test/docs/.mistakes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Loads a game from its text. */
const load = async (text: string, name: string): Promise<AnyGame> => {
  const outfile = join(folder, `${name}.mjs`);
  writeFileSync(join(folder, `${name}.ts`), text);
  await build({
    entryPoints: [join(folder, `${name}.ts`)],
    alias: { 'sastrugi/author': join(root, 'src/author/index.ts') },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  return ((await import(outfile)) as { readonly game: AnyGame }).game;
};

const messageOf = (check: () => void): string => {
  try {
    check();
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a mistake in a game of your own', () => {
  test.each(MISTAKES.map((mistake, i) => ({ ...mistake, i })))(
    'breaks promise $promise: $wrong',
    async ({ promise, right, wrong, says, i }) => {
      expect(liarsDice).toContain(right);
      expect(guide).toContain(says);
      const game = await load(liarsDice.replace(right, wrong), `mistake-${i}`);
      const { check } = promises(game, { maxPlies: 3000, games: 5, seed: 1 })[promise - 1]!;
      expect(messageOf(check)).toContain(says);
    },
  );
});
