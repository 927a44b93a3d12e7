import type { RuleClause } from '../../index.js';
import type { RunCommand } from '../command.js';
import { ENFORCED } from '../enforced.js';
import { EXIT, wrongUse } from '../exit.js';
import { knownGame } from '../games.js';
import { print } from '../output/print.js';

/** Prints the clauses of a game, or some of them. */
export const run: RunCommand = async ([id, clause = ''], given) => {
  const wanted = clause.toUpperCase();
  const { clauses, title, version } = await knownGame(id!);
  const all = Object.entries(clauses as Readonly<Record<string, RuleClause>>);
  const exact = all.filter(([clause]) => clause === wanted);
  const found = exact.length > 0 ? exact : all.filter(([clause]) => clause.startsWith(wanted));
  if (found.length === 0) throw wrongUse(`${title} has no clause ${clause}; sastrugi rules ${id} lists them all.`);
  if (!given.json) await print(`${title}, rules ${version}\n\n`);
  const text = given.json ? rowOf : paragraphOf;
  for (const [clause, rule] of found) await print(text(clause, rule));
  return EXIT.valid;
};

const rowOf = (clause: string, rule: RuleClause): string => `${JSON.stringify({ clause, ...rule })}\n`;

const paragraphOf = (clause: string, { text, where, enforced, note }: RuleClause): string =>
  [
    `${clause}  (${where}; ${ENFORCED[enforced]})`,
    `  ${text}`,
    ...(note === undefined ? [] : [`  Note: ${note}`]),
    '',
    '',
  ].join('\n');
