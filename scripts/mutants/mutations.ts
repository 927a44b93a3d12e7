import ts from 'typescript';

/** A small change of a source text, of a kind that a programmer makes by mistake. */
export interface Mutation {
  /** The characters that are replaced: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
  /** The number of the line, from 1. */
  readonly line: number;
  /** The text before and after, for people. */
  readonly title: string;
}

const { SyntaxKind } = ts;

/** By operator, the one that is planted in its place. */
const OTHER_OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [SyntaxKind.LessThanToken]: '<=',
  [SyntaxKind.LessThanEqualsToken]: '<',
  [SyntaxKind.GreaterThanToken]: '>=',
  [SyntaxKind.GreaterThanEqualsToken]: '>',
  [SyntaxKind.AmpersandAmpersandToken]: '||',
  [SyntaxKind.BarBarToken]: '&&',
  [SyntaxKind.PlusToken]: '-',
  [SyntaxKind.MinusToken]: '+',
  [SyntaxKind.AsteriskToken]: '+',
  [SyntaxKind.PlusEqualsToken]: '-=',
  [SyntaxKind.MinusEqualsToken]: '+=',
  [SyntaxKind.PlusPlusToken]: '--',
  [SyntaxKind.MinusMinusToken]: '++',
};

/** Lists the mutations of a file: another operator, constant or branch, and a statement that is left out. */
export const mutationsOf = (text: string): readonly Mutation[] => {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.ES2022, true);
  const mutations: Mutation[] = [];
  const add = (node: ts.Node, replacement: string): void => {
    const [from, to] = [node.getStart(), node.getEnd()];
    const line = file.getLineAndCharacterOfPosition(from).line + 1;
    const shown = node.getText().replace(/\s+/g, ' ').slice(0, 60);
    mutations.push({ from, to, replacement, line, title: `${shown} → ${replacement}` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) addOperator(node.operatorToken);
    else if (ts.isPostfixUnaryExpression(node)) add(node, `${node.operand.getText()}${OTHER_OPERATORS[node.operator]}`);
    else if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
      add(node, node.operand.getText());
    else if (ts.isNumericLiteral(node)) add(node, String(Number(node.text) + 1));
    else if (node.kind === SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === SyntaxKind.FalseKeyword) add(node, 'true');
    else if (ts.isExpressionStatement(node) || isGuard(node)) add(node, ';');
    ts.forEachChild(node, visit);
  };
  const addOperator = (token: ts.Node): void => {
    const other = OTHER_OPERATORS[token.kind];
    if (other !== undefined) add(token, other);
  };
  visit(file);
  return mutations;
};

/** Checks for an `if` without `else` in a block: without it, the code still compiles. */
const isGuard = (node: ts.Node): boolean =>
  ts.isIfStatement(node) && node.elseStatement === undefined && ts.isBlock(node.parent);

/** Returns a text with a mutation. */
export const mutate = (text: string, { from, to, replacement }: Mutation): string =>
  text.slice(0, from) + replacement + text.slice(to);
