import ts from 'typescript';

/**
 * Wraps what a module computes at its top level, so that bundlers leave it out where nothing uses it: they see whether
 * a marked call is needed, but not whether reading a property or filling a table has other effects. Minifiers inline
 * the calls that are kept.
 */
export const markDroppable = (code: string): string => {
  const module = ts.createSourceFile('module.js', code, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  let result = '';
  let end = 0;
  for (const statement of module.statements.filter(ts.isVariableStatement)) {
    for (const declaration of statement.declarationList.declarations) {
      result += code.slice(end, declaration.getStart(module));
      result += formatDeclaration(declaration, (node) => node.getText(module));
      end = declaration.end;
    }
  }
  return result + code.slice(end);
};

type FormatNode = (node: ts.Node) => string;

/** Writes a declaration, and each name of a pattern as a declaration of its own. */
const formatDeclaration = (declaration: ts.VariableDeclaration, textOf: FormatNode): string => {
  const { name, initializer } = declaration;
  if (initializer === undefined) return textOf(declaration);
  const value = isInert(initializer) ? textOf(initializer) : wrapPure(textOf(initializer));
  if (ts.isIdentifier(name)) return `${name.text} = ${value}`;
  if (!name.elements.every(isSimple)) return textOf(declaration);
  const names = name.elements.map(textOf);
  if (ts.isArrayBindingPattern(name)) {
    if (!ts.isArrayLiteralExpression(initializer)) return textOf(declaration);
    return names.map((each, i) => `${each} = ${wrapPure(textOf(initializer.elements[i]!))}`).join(', ');
  }
  const [whole, first] = ts.isIdentifier(initializer)
    ? [initializer.text, []]
    : [`${names[0]!.split(': ').at(-1)}$whole`, [value]];
  const parts = names.map((each) => each.split(': '));
  return [
    ...first.map((text) => `${whole} = ${text}`),
    ...parts.map(([property, variable = property]) => `${variable} = ${wrapPure(`${whole}.${property}`)}`),
  ].join(', ');
};

/** Checks whether a part of a pattern is a name, without a default, a rest or a pattern of its own. */
const isSimple = (element: ts.ArrayBindingElement): element is ts.BindingElement =>
  ts.isBindingElement(element) &&
  element.initializer === undefined &&
  element.dotDotDotToken === undefined &&
  ts.isIdentifier(element.name) &&
  (element.propertyName === undefined || ts.isIdentifier(element.propertyName));

const wrapPure = (expression: string): string => `/* @__PURE__ */ (() => (${expression}))()`;

/** Checks whether bundlers see on their own that evaluating an expression has no effect. */
const isInert = (expression: ts.Expression): boolean => {
  if (ts.isParenthesizedExpression(expression)) return isInert(expression.expression);
  if (ts.isPrefixUnaryExpression(expression)) return ts.isNumericLiteral(expression.operand);
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.every(isInert);
  if (ts.isObjectLiteralExpression(expression)) return expression.properties.every(isInertProperty);
  return INERT_KINDS.has(expression.kind);
};

const isInertProperty = (property: ts.ObjectLiteralElementLike): boolean =>
  property.name !== undefined &&
  !ts.isComputedPropertyName(property.name) &&
  (!ts.isPropertyAssignment(property) || isInert(property.initializer));

const INERT_KINDS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ArrowFunction,
  ts.SyntaxKind.BigIntLiteral,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.FunctionExpression,
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.TrueKeyword,
]);
