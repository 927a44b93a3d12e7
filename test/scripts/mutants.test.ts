import { expect, test } from 'vitest';
import { mutate, mutationsOf } from '../../scripts/mutants/mutations.js';

const mutantsOf = (text: string) => mutationsOf(text).map((mutation) => mutate(text, mutation));

test.each([
  ['const a = b === c', ['const a = b !== c']],
  ['const a = b < 1', ['const a = b <= 1', 'const a = b < 2']],
  ['const a = !b && true', ['const a = !b || true', 'const a = b && true', 'const a = !b && false']],
  ['for (;;) i++', ['for (;;) ;', 'for (;;) i--']],
  ['const a = () => { if (b) return; c(); }', ['const a = () => { ; c(); }', 'const a = () => { if (b) return; ; }']],
])('the mutants of %s', (text, mutants) => {
  expect(mutantsOf(text)).toEqual(mutants);
});

test('no mutants of types and imports, and of branches only their statements', () => {
  expect(mutantsOf("import a from 'a';\ntype B = 1 | true;\nconst b: B | 2 = a;")).toEqual([]);
  expect(mutantsOf('if (a) b;\nelse c;')).toEqual(['if (a) ;\nelse c;', 'if (a) b;\nelse ;']);
});
