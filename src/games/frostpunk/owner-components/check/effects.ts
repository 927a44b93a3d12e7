import type { OfKind } from '../../../../core/contract/rows.js';
import type { Effect, Req } from '../../components/effects.js';
import type { Program, Programs } from '../../components/programs.js';
import type { Components } from '../../components/types/index.js';
import type { Action } from '../../components/vocabulary.js';

/** Checks that effects and requirements name existing things, in places where they can take effect. */
export const wrongEffect = (pack: Components, { lists }: Programs): string | null => {
  const paths = new Map<unknown, string>();
  findPaths(pack, '', paths);
  for (const program of lists) {
    for (const [i, effect] of program.effects.entries()) {
      const field = wrongName(pack, EFFECTS, effect) ?? (isMisplaced(pack, effect, i, program) ? 'kind' : null);
      if (field !== null) return `${paths.get(program.effects)}[${i}].${field}`;
    }
  }
  for (const [conditions, path] of paths) {
    if (!/\.(when|won)$/.test(path)) continue;
    for (const [i, req] of (conditions as readonly Req[]).entries()) {
      const field = wrongName(pack, REQS, req);
      if (field !== null) return `${path}[${i}].${field}`;
    }
  }
  return null;
};

/** Records the path of each list and record; of several paths, the first. */
const findPaths = (part: unknown, path: string, paths: Map<unknown, string>): void => {
  if (typeof part !== 'object' || part === null || paths.has(part)) return;
  paths.set(part, path);
  for (const [key, inner] of Object.entries(part)) {
    findPaths(inner, Array.isArray(part) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`, paths);
  }
};

/** The fields that name things of the pack. */
const NAMES = ['token', 'building', 'card', 'law', 'any'] as const;

/** The members of a union that have such a field. */
type Naming<A> = A extends unknown ? (keyof A & (typeof NAMES)[number] extends never ? never : A) : never;

/** A check of each kind that names a thing: it returns whether the pack has the thing. */
type Checks<A extends { readonly kind: string }> = {
  readonly [K in Naming<A>['kind']]: (pack: Components, named: OfKind<A, K>) => boolean;
};

const hasToken = (pack: Components, { track, token }: Pick<OfKind<Req, 'active'>, 'track' | 'token'>): boolean =>
  token === 'any' || pack.tokens[track].some(({ id }) => id === token);

const EFFECTS: Checks<Effect> = {
  loseEach: ({ tokens }, { token }) => [...tokens.hope, ...tokens.discontent].some(({ id }) => id === token),
  raise: hasToken,
  exhaust: hasToken,
  activate: hasToken,
  destroy: ({ buildings }, { building }) => buildings.some(({ id }) => id === building),
  addDusk: ({ dusk }, { card }) => dusk.some(({ id, aside }) => id === card && aside),
  openStack: ({ expeditions }, { card }) => expeditions.some(({ id, letter }) => id === card && letter === 'X'),
};

const REQS: Checks<Req> = {
  active: hasToken,
  law: ({ laws }, { law }) => laws.some(({ id }) => id === law),
  built: ({ buildings }, { any }) => any.every((each) => buildings.some(({ id }) => id === each)),
};

/** Returns the field of a name that the pack does not have; null if there is none. */
const wrongName = <A extends Effect | Req>(pack: Components, checks: Checks<A>, named: A): string | null => {
  const has = (checks as Partial<Record<string, (pack: Components, named: never) => boolean>>)[named.kind];
  return has === undefined || has(pack, named as never) ? null : NAMES.find((name) => name in named)!;
};

/** The action that an effect needs: the one for which its card was played. */
const ACTION_OF: Partial<Readonly<Record<Effect['kind'], Action>>> = {
  take: 'gather',
  useBuilding: 'use',
  build: 'build',
};

const isMisplaced = (pack: Components, effect: Effect, i: number, program: Program): boolean => {
  const { place, card, depth, effects } = program;
  const needed = ACTION_OF[effect.kind];
  if (needed !== undefined) {
    const isServed = place === 'main' && pack.citizens[card]!.actions.every(({ action }) => action === needed);
    return !isServed || depth > 0 || (effect.kind === 'build' && i < effects.length - 1);
  }
  if (effect.kind === 'automatonHere') return place !== 'morning' || !staysInDisplay(pack, program);
  if (effect.kind === 'vent') return place !== 'use';
  if (effect.kind === 'finish') return place !== 'scenario' || pack.scenario[card]!.at.kind !== 'stormEnd';
  return 'who' in effect && effect.who === 'context' && place !== 'malus';
};

const staysInDisplay = ({ morning }: Components, { name, card }: Program): boolean => {
  const { id, options } = morning[card]!;
  return options[Number.parseInt(name.slice(id.length + 1), 10) - 1]?.to === 'display';
};
