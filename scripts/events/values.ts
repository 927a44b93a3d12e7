import { join } from 'node:path';
import ts from 'typescript';
import { listGames, root } from '../entries.js';

/** By game, and by kind and path such as `scored.reason`, the values that a field of an event can have. */
export type EventValues = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Finds the fields of events that have a closed list of values, in every game that has them, by the types of events. */
export const eventValues = (): EventValues => {
  const files = listGames().map((game) => join(root, `src/games/${game}/types.ts`));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found = files.map((file) => closedValues(checker, findEventType(checker, program.getSourceFile(file)!)));
  const isOpen = (key: string): boolean => found.some((values) => values.get(key) === null);
  const closed = (values: ReadonlyMap<string, readonly string[] | null>) =>
    [...values].flatMap(([key, texts]) => (texts === null || isOpen(key) ? [] : [[key, [...texts].sort()] as const]));
  return Object.fromEntries(listGames().map((game, i) => [game, Object.fromEntries(closed(found[i]!))]));
};

/** Returns the type `Event` that the types of a game import. */
const findEventType = (checker: ts.TypeChecker, source: ts.SourceFile): ts.Type => {
  const symbols = checker.getSymbolsInScope(source.endOfFileToken, ts.SymbolFlags.Alias);
  const symbol = symbols.find(({ name }) => name === 'Event')!;
  return checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(symbol));
};

/** Returns the values by kind and path; null where there can be any. */
const closedValues = (checker: ts.TypeChecker, event: ts.Type): ReadonlyMap<string, readonly string[] | null> => {
  const found = new Map<string, readonly string[] | null>();
  for (const each of unionParts(event)) {
    const kinds = literalTexts(fieldType(checker, each, 'kind'))!;
    for (const [path, values] of closedPaths(checker, each, '')) {
      if (path === 'kind') continue;
      for (const kind of kinds) {
        const key = `${kind}.${path}`;
        const before = found.get(key);
        found.set(key, values === null || before === null ? null : [...new Set([...(before ?? []), ...values])]);
      }
    }
  }
  return found;
};

const unionParts = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const fieldType = (checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type =>
  checker.getTypeOfSymbol(type.getProperty(name)!);

/** Lists the paths in a type, with all values there; null for those that can have any. */
const closedPaths = (
  checker: ts.TypeChecker,
  type: ts.Type,
  before: string,
): readonly (readonly [string, readonly string[] | null])[] =>
  type.getProperties().flatMap(({ name }) => {
    const value = fieldType(checker, type, name);
    const path = `${before}${name}`;
    const texts = literalTexts(value);
    if (texts !== null) return [[path, texts] as const];
    const parts = unionParts(value);
    const isRecords = parts.every((part) => (part.flags & ts.TypeFlags.Object) !== 0 && !checker.isArrayLikeType(part));
    return isRecords ? parts.flatMap((part) => closedPaths(checker, part, `${path}.`)) : [[path, null] as const];
  });

/** Returns the values of a type as texts; null if they are not listed. */
const literalTexts = (type: ts.Type): readonly string[] | null => {
  const texts = unionParts(type).map(literalText);
  return texts.every((text) => text !== null) ? (texts as readonly string[]) : null;
};

const literalText = (type: ts.Type): string | null => {
  if (type.isStringLiteral() || type.isNumberLiteral()) return String(type.value);
  if ((type.flags & ts.TypeFlags.Null) !== 0) return 'null';
  const name = (type as ts.Type & { readonly intrinsicName?: string }).intrinsicName;
  return name === 'true' || name === 'false' ? name : null;
};
