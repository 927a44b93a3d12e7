import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { sourceOf } from './imports.js';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

describe('the names of types outside games', () => {
  test('have one meaning each', () => {
    expect(sharedNames(textsIn(SRC))).toEqual([]);
  });

  test('are found wherever they are declared', () => {
    const texts = {
      'a.ts': 'export interface Kind {}\ntype Other = 1;\nconst Value = 1;',
      'b.ts': 'type Kind = 2;\nclass Other {}\nconst Value = 2;',
      'c.ts': "export type { Kind } from './b.js';\n// interface Other {}",
      'games/toy/a.ts': 'export type Kind = 3;',
    };
    expect(sharedNames(texts)).toEqual([
      ['Kind', ['a.ts', 'b.ts']],
      ['Other', ['a.ts', 'b.ts']],
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

/** The names of types that several files outside games declare, with these files. */
function sharedNames(texts: Texts): readonly (readonly [name: string, files: readonly string[]])[] {
  const found = new Map<string, string[]>();
  for (const [file, text] of Object.entries(texts)) {
    if (/^games\/[^/]+\//.test(file)) continue;
    for (const name of new Set(typesIn(sourceOf(file, text)))) found.set(name, [...(found.get(name) ?? []), file]);
  }
  return [...found].filter(([, files]) => files.length > 1).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The types that a module declares at its top. */
function typesIn({ statements }: ts.SourceFile): readonly string[] {
  return statements.flatMap((statement) => (isType(statement) && statement.name ? [statement.name.text] : []));
}

function isType(node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
}
