import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** Files that export a row of a table each, under the same name or that of their command. */
const ROWS = /^cli\/commands\/|^words\/common\//;

describe('the names of types, and of exported values, outside games', () => {
  test('have one meaning each', () => {
    expect(sharedNames(textsIn(SRC))).toEqual([]);
  });

  test('are found wherever they are declared', () => {
    const texts = {
      'a.ts': 'export interface Kind {}\ntype Other = 1;\nexport const value = 1;\nconst local = 1;',
      'b.ts': 'type Kind = 2;\nclass Other {}\nexport function value() {}\nconst local = 2;',
      'c.ts': "export type { Kind } from './b.js';\n// interface Other {}\nexport const local = 3;",
      'games/toy/a.ts': 'export type Kind = 3;\nexport const local = 4;',
      'cli/commands/a.ts': 'export const local = 5;\ntype Other = 2;',
    };
    expect(sharedNames(texts)).toEqual([
      ['Kind', ['a.ts', 'b.ts']],
      ['Other', ['a.ts', 'b.ts', 'cli/commands/a.ts']],
      ['value', ['a.ts', 'b.ts']],
    ]);
  });
});

type Texts = Readonly<Record<string, string>>;

/** The texts of the modules in a folder. */
function textsIn(folder: string): Texts {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const modules = files.filter((file) => file.endsWith('.ts')).sort();
  return Object.fromEntries(modules.map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]));
}

/** Lists the names of types, and of exported values, that several files outside games declare, with these files. */
function sharedNames(texts: Texts): readonly (readonly [name: string, files: readonly string[]])[] {
  const found = new Map<string, string[]>();
  for (const [file, text] of Object.entries(texts)) {
    if (/^games\/[^/]+\//.test(file)) continue;
    const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const names = [...typesIn(statements), ...(ROWS.test(file) ? [] : valuesIn(statements))];
    for (const name of new Set(names)) found.set(name, [...(found.get(name) ?? []), file]);
  }
  return [...found].filter(([, files]) => files.length > 1).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Lists the types that a module declares at its top. */
function typesIn(statements: readonly ts.Statement[]): readonly string[] {
  return statements.flatMap((statement) => (isType(statement) && statement.name ? [statement.name.text] : []));
}

/** Lists the values that a module declares and exports. */
function valuesIn(statements: readonly ts.Statement[]): readonly string[] {
  const exported = statements.filter((statement) => isExported(statement));
  return exported.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : ts.isFunctionDeclaration(statement) && statement.name
        ? [statement.name.text]
        : [],
  );
}

function isExported(node: ts.Statement): boolean {
  return ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function isType(node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
}
