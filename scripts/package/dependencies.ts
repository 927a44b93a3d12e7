import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import type { Consumer } from './consumer.js';

/** A manifest, as far as it names packages. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Compares the packages that the published files import with the dependencies of the installed package. */
export const findDependencyErrors = (
  { files, folder }: Consumer,
  bundledPackages: ReadonlySet<string>,
): readonly string[] => {
  const installed = join(folder, 'node_modules/sastrugi');
  const texts = files
    .filter((file) => /^dist\/.*\.(js|cjs|d\.ts|d\.cts)$/.test(file))
    .map((file) => [file, readFileSync(join(installed, file), 'utf8')] as const);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  return findManifestErrors(manifest, new Map(texts), bundledPackages);
};

/** Lists what a manifest says that is not true of published files, and of the packages that are built into them. */
export const findManifestErrors = (
  { dependencies = {}, peerDependencies = {}, optionalDependencies = {} }: Manifest,
  texts: ReadonlyMap<string, string>,
  bundledPackages: ReadonlySet<string>,
): readonly string[] => {
  const importers = new Map<string, string>();
  for (const [file, text] of texts) for (const name of importedPackages(text)) importers.set(name, file);
  const listed = Object.keys(dependencies);
  return [
    ...[...importers]
      .filter(([name]) => !listed.includes(name))
      .map(([name, file]) => `${file} imports ${name}, which is not a dependency`),
    ...listed
      .filter((name) => !importers.has(name))
      .map((name) => `${name} is a dependency, and no published file imports it`),
    ...listed.filter((name) => bundledPackages.has(name)).map((name) => `${name} is a dependency, and is built in`),
    ...Object.keys({ ...peerDependencies, ...optionalDependencies }).map(
      (name) => `${name} must be neither a peer nor optional: beside another version the package would not install`,
    ),
  ];
};

/** Lists the packages that a module imports, requires or takes types from. */
const importedPackages = (text: string): readonly string[] => {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = importedName(node);
    if (name !== undefined && ts.isStringLiteral(name)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.ts', text, ts.ScriptTarget.ES2022));
  return names
    .filter((name) => !/^(\.|sastrugi(\/|$))/.test(name) && !isBuiltin(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0]);
};

/** Returns the name of the module that a node imports, if it does. */
const importedName = (node: ts.Node): ts.Node | undefined => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (!ts.isCallExpression(node)) return undefined;
  const { expression: called, arguments: given } = node;
  const isLoad =
    called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && REQUIRE_NAME.test(called.text));
  return isLoad ? given[0] : undefined;
};

const REQUIRE_NAME = /^(__)?require$/;
