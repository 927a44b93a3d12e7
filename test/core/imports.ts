import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { root } from '../../scripts/entries.js';

/** An import of types or values, in any syntax. */
export interface Import {
  readonly from: string;
  readonly isType: boolean;
}

/** Parses a module. */
export const sourceOf = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** Lists all imports of a module, in order. */
export const importsOf = (source: ts.SourceFile): readonly Import[] => {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const wanted = importOf(node);
    if (wanted !== null) found.push(wanted);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Returns the import in a piece of syntax; null if it is not an import. */
export const importOf = (node: ts.Node): Import | null => {
  if (ts.isImportDeclaration(node)) return { from: textOf(node.moduleSpecifier), isType: isTypeClause(node) };
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
    return { from: textOf(node.moduleSpecifier), isType: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { from: textOf(node.argument.literal), isType: true };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return { from: textOf(node.arguments[0]), isType: false };
  }
  return null;
};

const isTypeClause = ({ importClause }: ts.ImportDeclaration): boolean =>
  importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

/** Returns the text between the quotes. */
export const textOf = (node: ts.Node | undefined): string =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : 'a computed name';

const SRC = `${root}/src`;

/** Lists the modules in a folder of src and its subfolders. */
export const modulesIn = (folder = ''): readonly string[] =>
  readdirSync(`${SRC}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.ts'))
    .sort();

/** Reads a module of src. */
export const moduleText = (file: string): string => readFileSync(`${SRC}/${file}`, 'utf8');

/** Lists the imports of a module of src: packages, and modules by their paths in src. */
export const importsIn = (file: string): readonly (Import & { readonly isModule: boolean })[] =>
  importsOf(sourceOf(file, moduleText(file))).map(({ from, isType }) => {
    const isModule = from.startsWith('.');
    return { from: isModule ? posix.join(posix.dirname(file), from) : from, isType, isModule };
  });

/** Lists the modules of src that are loaded with a module. */
export const loadedWith = (file: string, loaded: Set<string> = new Set()): readonly string[] => {
  if (loaded.has(file)) return [];
  loaded.add(file);
  const statements = sourceOf(file, moduleText(file)).statements.map(importOf);
  for (const wanted of statements) {
    if (wanted === null || wanted.isType || !wanted.from.startsWith('.')) continue;
    loadedWith(posix.join(posix.dirname(file), wanted.from.replace(/\.js$/, '.ts')), loaded);
  }
  return [...loaded];
};
