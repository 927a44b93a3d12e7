import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listGames, root } from '../../scripts/entries.js';
import { STAGES } from '../../scripts/test/steps.js';
import * as board from '../../src/games/blueprints/board/index.js';
import * as draw from '../../src/games/blueprints/draw/index.js';
import { game } from '../../src/games/blueprints/index.js';
import { promises, seenPromises } from '../../src/testing/index.js';
import { FAULTS } from '../faults/list.js';
import { plan } from '../games/blueprints/plan.js';

describe('the errors to be planted', () => {
  test.each(FAULTS)('$title: has one place, and a net that exists', ({ file, find, replacement, caughtBy }) => {
    expect(readFileSync(join(root, 'src', file), 'utf8').split(find)).toHaveLength(2);
    expect(replacement).not.toBe(find);
    const isStep = STAGES.flat().some(({ title }) => title === caughtBy);
    expect(isStep || existsSync(join(root, 'test', caughtBy))).toBe(true);
  });

  test('are at least one for each promise, caught by that promise', () => {
    const numbersOf = (table: readonly unknown[]) => table.map((_, i) => i + 1);
    const caughtBy = (file: string) =>
      new Set(
        FAULTS.flatMap((fault) =>
          fault.promise !== undefined && fault.caughtBy.endsWith(file) ? [fault.promise] : [],
        ),
      );
    expect([...caughtBy('/promises.test.ts')].sort((a, b) => a - b)).toEqual(numbersOf(promises(game, plan)));
    const drawn = { board, draw, words: [], plan: { ...plan, piecePatterns: {}, countShown: () => ({}) } };
    expect([...caughtBy('/seen.test.ts')].sort((a, b) => a - b)).toEqual(numbersOf(seenPromises(game, drawn)));
  });

  test('are at least 30, of every game and of the core', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(30);
    const rooms = [...listGames().map((game) => `games/${game}/`), 'core/'];
    expect(rooms.filter((room) => FAULTS.filter(({ file }) => file.startsWith(room)).length < 4)).toEqual([]);
  });
});
