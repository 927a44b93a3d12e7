import ts from 'typescript';
import { run } from '../shell.js';
import { type Consumer, writeFile } from './consumer.js';

/** The values that subpaths export, by subpath. */
type ExportedNames = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * A module format: the statement by which its programs load a subpath, and the declarations that TypeScript reads for
 * it.
 */
interface ModuleFormat {
  readonly load: 'import' | 'require';
  /** The first letter of its file extension, before `js` or `ts`. */
  readonly letter: 'm' | 'c';
  readonly declarations: string;
}

const MODULE_FORMATS: readonly ModuleFormat[] = [
  { load: 'import', letter: 'm', declarations: '.d.ts' },
  { load: 'require', letter: 'c', declarations: '.d.cts' },
];

/** Compares the declared values with the exported ones, both ways and for each module format. */
export const findNameErrors = (consumer: Consumer): readonly string[] =>
  MODULE_FORMATS.flatMap((kind) => compareNames(consumer, kind));

const compareNames = (consumer: Consumer, kind: ModuleFormat): readonly string[] => {
  const declared = declaredNames(consumer, kind);
  const there = importedNames(consumer, kind);
  return consumer.subpaths.flatMap((subpath) => [
    ...missing(declared, there, subpath).map(
      (name) => `${subpath}: ${kind.declarations} declares the value ${name}, which ${kind.load} does not find`,
    ),
    ...missing(there, declared, subpath).map(
      (name) => `${subpath}: ${kind.load} finds the value ${name}, which ${kind.declarations} does not declare`,
    ),
  ]);
};

/** Lists the names of a subpath that are in `first` and not in `second`, in order. */
const missing = (first: ExportedNames, second: ExportedNames, subpath: string): readonly string[] =>
  [...first.get(subpath)!].filter((name) => !second.get(subpath)!.has(name)).sort();

/** Returns the declared values: not types, nor names exported only as types. */
const declaredNames = (consumer: Consumer, { letter, declarations }: ModuleFormat): ExportedNames => {
  const text = consumer.subpaths.map((subpath) => `import '${subpath}';\n`).join('');
  const file = writeFile(consumer, `names.${letter}ts`, text);
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  });
  const checker = program.getTypeChecker();
  const imports = program.getSourceFile(file)!.statements.filter(ts.isImportDeclaration);
  return new Map(
    imports.map(({ moduleSpecifier }, index) => {
      const subpath = consumer.subpaths[index]!;
      const symbol = checker.getSymbolAtLocation(moduleSpecifier);
      const source = symbol?.declarations?.[0]?.getSourceFile().fileName;
      if (symbol === undefined || !source?.endsWith(declarations)) {
        throw new Error(`${subpath} has no ${declarations}: the compiler finds ${source ?? 'nothing'}`);
      }
      const values = checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol));
      return [subpath, new Set(values.map(({ name }) => name))] as const;
    }),
  );
};

const importedNames = (consumer: Consumer, { load, letter }: ModuleFormat): ExportedNames => {
  const program = `const main = async () => {
  const names = [];
  for (const subpath of ${JSON.stringify(consumer.subpaths)}) names.push([subpath, Object.keys(await ${load}(subpath))]);
  console.log(JSON.stringify(names));
};
main();
`;
  const file = writeFile(consumer, `names.${letter}js`, program);
  const names = JSON.parse(run(process.execPath, [file], consumer.folder)) as readonly [string, readonly string[]][];
  return new Map(names.map(([subpath, exported]) => [subpath, new Set(exported)] as const));
};
