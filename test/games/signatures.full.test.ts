import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { entries } from './entries.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rulesOf = (id: string): string => `${root}src/games/${id}/rules.ts`;

const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync(`${root}tsconfig.json`, 'utf8'));
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
const program = ts.createProgram(Object.keys(entries).map(rulesOf), { ...options, noEmit: true });
const checker = program.getTypeChecker();

/** Writes the type of an export of the rules of a game as an editor shows it. */
const shownType = (id: string, name: string): string => {
  const source = program.getSourceFile(rulesOf(id))!;
  const found = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!).find((each) => each.name === name)!;
  return checker.typeToString(checker.getTypeOfSymbol(found), undefined, ts.TypeFormatFlags.NoTruncation);
};

describe.each(Object.keys(entries))('%s', (id) => {
  test.each(['applyMove', 'step', 'whyIllegal', 'frames'])('%s names its refusals, and lists no clauses', (name) => {
    const type = shownType(id, name);
    expect(type).toMatch(/(IllegalMove|WhyIllegal)<Refusal>/);
    expect(type).not.toContain('"');
  });
});
