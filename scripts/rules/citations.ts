import ts from 'typescript';

/** A clause cited by code that carries it out. */
export interface Citation {
  /** The id as written, which may not exist. */
  readonly clause: string;
  readonly file: string;
  /** The top-level declaration around it. */
  readonly name: string;
}

/** Ids of clauses of any game. */
const CLAUSE_ID = /\b[A-Z]{2}-[A-Z]+-\d+/g;

export const isClauseId = (text: string): boolean => /^[A-Z]{2}-[A-Z]+-\d+$/.test(text);

/** Returns the two letters with which the ids of a game begin. */
export const prefixOf = (id: string): string => id.slice(0, 2);

/** Lists the clauses that a module quotes as strings or cites after `@rule`, in the order of the text. */
export const findCitations = (file: string, text: string, prefix: string): readonly Citation[] => {
  if (!text.includes(`${prefix}-`) && !text.includes('@rule')) return []; // parsing takes long
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const citations: Citation[] = [];
  const visit = (node: ts.Node, name: string): void => {
    for (const clause of citedClauses(node, prefix)) citations.push({ clause, file, name });
    for (const child of node.getChildren(source)) visit(child, name);
  };
  for (const statement of source.statements) visit(statement, declarationName(statement));
  return citations;
};

/** Lists every id that a text mentions, comments included. */
export const findIds = (text: string): readonly string[] => [...new Set(text.match(CLAUSE_ID) ?? [])];

/** Lists the ids in brackets with which a title begins; a lettered part of a clause counts as the clause. */
export const parseTitleIds = (title: string): readonly string[] => {
  const brackets = /^\[([^\]]*)\]/.exec(title);
  return brackets === null ? [] : brackets[1]!.split(',').map((id) => id.trim().replace(/(?<=\d)[a-z]$/, ''));
};

/** A string in the text of a module that begins with ids in brackets, or with what shall be one. */
const TITLE = /(['"`])(\[[A-Za-z]{2}-[^\]]*\](?:\\.|(?!\1)[^\\])*)\1/g;

/** A place in a title for a value: of a case, or of code. */
const VALUE = /%[sdifjo]|\$\{[^}]*\}|\$[\w.]+/g;

/** Lists the titles of tests that name clauses, as they are written, in the order of the text. */
export const findTitles = (text: string): readonly string[] =>
  Array.from(text.matchAll(TITLE), ([, , title]) => title!.replace(/\\(.)/g, '$1').replace(VALUE, '…'));

const citedClauses = (node: ts.Node, prefix: string): readonly string[] => {
  if (ts.isJSDocUnknownTag(node) && node.tagName.text === 'rule')
    return splitIds(ts.getTextOfJSDocComment(node.comment));
  if (!ts.isStringLiteralLike(node) || ts.isLiteralTypeNode(node.parent)) return [];
  return isClauseId(node.text) || node.text.startsWith(`${prefix}-`) ? [node.text] : [];
};

const splitIds = (text: string | undefined): readonly string[] => {
  const words = (text ?? '').split(/[\s,]+/).filter((word) => word !== '');
  return words.length === 0 ? ['@rule without an id'] : words;
};

const declarationName = (statement: ts.Statement): string => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText()).join(', ');
  }
  const { name } = statement as { readonly name?: ts.Node };
  return name?.getText() ?? '';
};
