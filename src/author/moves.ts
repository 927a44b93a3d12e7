import type { Kernel, MoveKind } from '../core/contract/kernel.js';
import { keepChoice } from '../core/contract/sealed.js';
import type { FieldSchemas } from '../core/fields/fields.js';
import type { GameFields } from './fields.js';
import type { LooseTypes as G, LooseDescription, LooseMove, LooseRules } from './loose-types.js';
import { memoize } from './memo.js';
import { listValues } from './values.js';

type MoveRow = LooseRules['moves'][string];
type ResolveChoices = Parameters<typeof keepChoice<G>>[0];

/** Builds the rows of the kinds of moves. */
export const createMoveKinds = (
  { moves }: LooseRules,
  { tablesOf }: GameFields,
  openPhases: readonly string[],
): Kernel<G>['kinds'] =>
  Object.fromEntries(
    Object.entries(moves).map(([kind, { forbiddenBy, ...row }]): [string, MoveKind<G>] => {
      const list = memoize((box: G['Box']) => listMoves(kind, tablesOf(box).moves[kind]!));
      const base = { phases: openPhases, allMoves: list, ...createLegality(forbiddenBy) };
      return [
        kind,
        'resolve' in row
          ? { ...base, ...row, phases: [kind], apply: keepChoice<G>(row.resolve as ResolveChoices) }
          : { ...base, ...row },
      ];
    }),
  );

/** Lists the moves with every combination of values of their fields, the last field varying fastest. */
const listMoves = (kind: string, schemas: FieldSchemas): readonly LooseMove[] => {
  const moves = Object.entries(schemas).reduce<readonly LooseMove[]>(
    (shorter, [name, schema]) =>
      shorter.flatMap((move) => listValues(schema)!.map((value) => ({ ...move, [name]: value as number }))),
    [{ kind }],
  );
  return JSON.parse(JSON.stringify(moves)) as readonly LooseMove[]; // of one hidden class: rules read them twice as fast
};

/** Builds the function that returns the first reason of a table whose check forbids the move; functions stay as they are. */
const createLegality = (forbiddenBy: MoveRow['forbiddenBy'] = {}): Pick<MoveKind<G>, 'forbiddenBy' | 'reasons'> => {
  if (typeof forbiddenBy === 'function') return { forbiddenBy };
  const reasons = Object.keys(forbiddenBy);
  const checks = Object.values(forbiddenBy);
  return {
    forbiddenBy: (state, box, move, phase) => {
      for (let i = 0; i < checks.length; i++) if (checks[i]!(state, box, move, phase)) return reasons[i];
      return undefined;
    },
    reasons,
  };
};

/** Builds the notation of moves: by template, by function, or the kind and the fields between colons. */
export const createFormat =
  ({ notation = {} }: LooseDescription): Kernel<G>['format'] =>
  (move, box) => {
    const template = notation[move.kind];
    if (typeof template === 'function') return template(move, box);
    if (template === undefined) return Object.values(move).join(':');
    return template.replace(/\{(\w+)\}/g, (_, name: string) => String(move[name]));
  };
