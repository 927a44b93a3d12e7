import { build } from 'esbuild';
import { rollup } from 'rollup';
import { describe, expect, test } from 'vitest';
import { documentConstants, memberDocs } from '../../scripts/build/documented.js';
import { markDroppable } from '../../scripts/build/droppable.js';
import { replaceImports } from '../../scripts/build/required.js';

/** Top-level code of which bundlers keep some even where nothing uses it. */
const CODE = `const table = make({ a: 1 });
const list = [...table.rows].map((row) => row * 2);
const { first, second: other } = table, { third } = make(list);
const [one, two] = [table.one, 2];
const named = class { static rows = table.rows; };
const both = { ...table, [table.key]: first }, none = -1;
let later, later2 = table.rows;
var make = (rows) => ({ rows });
function used() {
  const inside = table.rows;
  return inside;
}
`;

const EXPORTS = 'export { table, list, first, other, third, one, two, named, both, none, later, later2, used };';

/** Bundles code that is imported for nothing, by esbuild and by Rollup. */
const leftOf = async (code: string): Promise<readonly string[]> => {
  const { outputFiles } = await build({
    stdin: { contents: code },
    bundle: true,
    format: 'esm',
    minify: true,
    treeShaking: true,
    write: false,
  });
  const bundle = await rollup({
    input: 'module.js',
    plugins: [{ name: 'text', resolveId: (id) => id, load: () => code }],
    onwarn: () => {},
  });
  const { output } = await bundle.generate({ format: 'es' });
  return [outputFiles[0]!.text.trim(), output[0].code.trim()];
};

describe('what a module computes at its top level', () => {
  test('is left out of bundles that do not use it', async () => {
    expect((await leftOf(CODE)).map((text) => text.length > 100)).toEqual([true, true]);
    expect(await leftOf(markDroppable(CODE))).toEqual(['', '']);
  });

  test('keeps its meaning', async () => {
    const code = `const make = (rows) => ({ rows, one: 1, key: 'k', first: 'f', second: 's', third: 't', a: 0 });
const list1 = [1, 2];
${CODE.replace(/var make.*\n/, '').replace('make({ a: 1 })', 'make(list1)')}`;
    const values = (text: string) =>
      import(`data:text/javascript,${encodeURIComponent(`${text}${EXPORTS}`)}`) as Promise<Record<string, unknown>>;
    const { named, used, ...plain } = await values(markDroppable(code));
    const { named: namedBefore, used: usedBefore, ...before } = await values(code);
    expect(plain).toEqual(before);
    expect(plain).toMatchObject({ list: [2, 4], first: 'f', other: 's', third: 't', one: 1, two: 2, none: -1 });
    expect((used as () => unknown)()).toEqual((usedBefore as () => unknown)());
    expect(Object.keys(named as object)).toEqual(Object.keys(namedBefore as object));
  });

  test('stays as it is where bundlers see that it has no effect', () => {
    const inert = `const f = () => g(), n = -1, list = [1, f, { a: 'b', c() {} }];\nlet x;\nexport { f };\n`;
    expect(markDroppable(inert)).toBe(inert);
  });
});

test('CommonJS modules require what they import by name, and import what has none', () => {
  const code = `const a = import('./a.cjs'), b = () => import("b"), c = (path) => import(path);`;
  expect(replaceImports(code)).toBe(
    `const a = Promise.resolve().then(() => require('./a.cjs')), b = () => Promise.resolve().then(() => require("b")), c = (path) => import(path);`,
  );
});

test('constants of declarations get the comments of the members that they export, unless they have one', () => {
  const contract = `/** Rules. */
export interface Rules {
  /** Deals. */
  deal(seed: string): void;
  /**
   * Plays on,
   * to the end.
   */
  readonly play: () => void;
  bare(): void;
}
interface Other {
  /** Looks. */
  look(): void;
}`;
  const docs = memberDocs(contract, ['Rules']);
  expect([...docs.keys()]).toEqual(['deal', 'play']);
  const declarations = `declare const deal: (seed: string) => void;
declare const play: () => void;
declare const look: () => void;
/** Deals here. */
declare const deal: (seed: string) => void;
  declare const deal: 1;
`;
  expect(documentConstants(declarations, docs)).toBe(`/** Deals. */
declare const deal: (seed: string) => void;
/**
 * Plays on,
 * to the end.
 */
declare const play: () => void;
declare const look: () => void;
/** Deals here. */
declare const deal: (seed: string) => void;
  declare const deal: 1;
`);
});
