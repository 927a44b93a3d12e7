import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../entries.js';

/** Returns the doc comments of the members of some interfaces, by name. */
export const memberDocs = (code: string, interfaces: readonly string[]): ReadonlyMap<string, string> => {
  const module = ts.createSourceFile('contract.ts', code, ts.ScriptTarget.ES2022, true);
  const members = module.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => interfaces.includes(name.text))
    .flatMap(({ members }) => [...members]);
  return new Map(
    members.flatMap((member) => {
      const [comment] = ts.getJSDocCommentsAndTags(member);
      return comment === undefined ? [] : [[member.name!.getText(module), comment.getText(module)]];
    }),
  );
};

/**
 * Gives the constants of a declaration file that have no sentence the comments of these names: what a game
 * exports by destructuring loses the comments of the interface.
 */
export const documentConstants = (declarations: string, docs: ReadonlyMap<string, string>): string =>
  declarations.replace(/(?<!\*\/\n)^declare const (\w+):/gm, (line, name: string) => {
    const comment = docs.get(name);
    return comment === undefined ? line : `${comment.replace(/\n\s+/g, '\n ')}\n${line}`;
  });

/** The interfaces of which games export members one by one, by the file that declares them. */
const INTERFACES = { 'src/core/contract/game.ts': ['Rules', 'Game'], 'src/draw/drawing.ts': ['Drawing'] };

/** Gives the constants of games in the built declarations the comments of their interfaces. */
export const documentDeclarations = (): void => {
  const docs = new Map(
    Object.entries(INTERFACES).flatMap(([file, names]) => [
      ...memberDocs(readFileSync(join(root, file), 'utf8'), names),
    ]),
  );
  const folder = join(root, 'dist/public');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.d\.c?ts$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(file, documentConstants(readFileSync(file, 'utf8'), docs));
  }
};
