import ts from 'typescript';

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
