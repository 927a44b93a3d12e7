import type { RuleClause } from '../../index.js';
import type { Command, CommandAction } from '../command.js';
import { EXIT, usageError } from '../exit-status.js';
import { loadKnownGame } from '../games.js';
import { JSON_OPTION, OWN_GAME_OPTION } from '../options.js';
import { ENFORCEMENT_TEXTS } from '../query/conditions.js';
import { print } from '../write/print.js';

/** Prints the clauses of a game, or some of them. */
export const command: Command = {
  name: 'rules',
  operands: '<game> [clause]',
  text: 'show the clauses of a game, or one of them',
  options: [OWN_GAME_OPTION, JSON_OPTION],
  examples: [
    ['sastrugi rules nunatak', 'all clauses'],
    ['sastrugi rules blueprints BP-PLACE-2', 'one clause, as named by a refusal'],
    ['sastrugi rules blueprints BP-PLACE', 'all clauses that begin like this'],
  ],
  run: (operands, options) => run(operands, options),
};

/** Prints the clauses of a game, or some of them. */
const run: CommandAction = async ([id, clause = ''], options) => {
  const wanted = clause.toUpperCase();
  const { clauses, title, version } = await loadKnownGame(id!);
  const all = Object.entries(clauses as Readonly<Record<string, RuleClause>>);
  const exact = all.filter(([clause]) => clause === wanted);
  const found = exact.length > 0 ? exact : all.filter(([clause]) => clause.startsWith(wanted));
  if (found.length === 0) throw usageError(`${title} has no clause ${clause}; sastrugi rules ${id} lists them all.`);
  if (!options.json) await print(`${title}, rules ${version}\n\n`);
  const text = options.json ? clauseRow : formatClause;
  for (const [clause, rule] of found) await print(text(clause, rule));
  return EXIT.valid;
};

const clauseRow = (clause: string, rule: RuleClause): string => `${JSON.stringify({ clause, ...rule })}\n`;

const formatClause = (clause: string, { text, where, enforced, note }: RuleClause): string =>
  [
    `${clause}  (${where}; ${ENFORCEMENT_TEXTS[enforced]})`,
    `  ${text}`,
    ...(note === undefined ? [] : [`  Note: ${note}`]),
    '',
    '',
  ].join('\n');
