import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';

// What a game of one's own takes is the reason for `sastrugi/author`.

/** Returns the lines of an example game, and the names that it imports. */
const sizeOf = (id: string) => {
  const text = readFileSync(`${root}docs/examples/games/${id}.ts`, 'utf8');
  const [, names] = /^import \{([^}]*)\} from 'sastrugi\/author';$/m.exec(text)!;
  return {
    lines: text.trimEnd().split('\n').length,
    names: names!.split(',').filter((name) => name.trim() !== '').length,
  };
};

test.each([
  ['liars-dice', 140],
  ['crazy-eights', 160],
  ['hex', 90],
  ['goofspiel', 180],
])('%s has at most %i lines and 20 imported names', (id, lines) => {
  const size = sizeOf(id);
  expect(size.lines).toBeLessThanOrEqual(lines);
  expect(size.names).toBeLessThanOrEqual(20);
});
