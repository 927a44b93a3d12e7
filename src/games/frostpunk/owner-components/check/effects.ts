import type { OfKind } from '../../../../core/contract/kernel.js';
import type { EffectList, EffectLists } from '../../components/effect-lists.js';
import type { Effect, Requirement } from '../../components/effects.js';
import type { Components } from '../../components/types/index.js';
import type { Action } from '../../components/vocabulary.js';

/** Checks that effects and requirements name existing things, in places where they can take effect. */
export const findWrongEffect = (pack: Components, { all }: EffectLists): string | null => {
  const paths = new Map<unknown, string>();
  collectPaths(pack, '', paths);
  for (const program of all) {
    for (const [i, effect] of program.effects.entries()) {
      const field =
        findUnknownIdField(pack, EFFECT_ID_CHECKS, effect) ?? (isMisplaced(pack, effect, i, program) ? 'kind' : null);
      if (field !== null) return `${paths.get(program.effects)}[${i}].${field}`;
    }
  }
  for (const [conditions, path] of paths) {
    if (!/\.(when|wonWhen)$/.test(path)) continue;
    for (const [i, req] of (conditions as readonly Requirement[]).entries()) {
      const field = findUnknownIdField(pack, REQUIREMENT_ID_CHECKS, req);
      if (field !== null) return `${path}[${i}].${field}`;
    }
  }
  return null;
};

/** Notes the path of each list and object; of several paths, the first. */
const collectPaths = (part: unknown, path: string, paths: Map<unknown, string>): void => {
  if (typeof part !== 'object' || part === null || paths.has(part)) return;
  paths.set(part, path);
  for (const [key, inner] of Object.entries(part)) {
    collectPaths(inner, Array.isArray(part) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`, paths);
  }
};

/** The fields that name things of the pack. */
const ID_FIELDS = ['token', 'building', 'card', 'law', 'buildings'] as const;

/** The members of a union that have such a field. */
type HasIdField<A> = A extends unknown ? (keyof A & (typeof ID_FIELDS)[number] extends never ? never : A) : never;

/** A check of each kind that names a thing: it returns whether the pack has the thing. */
type IdChecks<A extends { readonly kind: string }> = {
  readonly [K in HasIdField<A>['kind']]: (pack: Components, named: OfKind<A, K>) => boolean;
};

const hasToken = (
  pack: Components,
  { track, token }: Pick<OfKind<Requirement, 'activeTokens'>, 'track' | 'token'>,
): boolean => token === 'any' || pack.tokens[track].some(({ id }) => id === token);

const EFFECT_ID_CHECKS: IdChecks<Effect> = {
  losePerToken: ({ tokens }, { token }) => [...tokens.hope, ...tokens.discontent].some(({ id }) => id === token),
  raise: hasToken,
  exhaust: hasToken,
  activate: hasToken,
  destroyBuilding: ({ buildings }, { building }) => buildings.some(({ id }) => id === building),
  addDuskCard: ({ dusk }, { card }) => dusk.some(({ id, isSetAside }) => id === card && isSetAside),
  openExpedition: ({ expeditions }, { card }) => expeditions.some(({ id, letter }) => id === card && letter === 'X'),
};

const REQUIREMENT_ID_CHECKS: IdChecks<Requirement> = {
  activeTokens: hasToken,
  law: ({ laws }, { law }) => laws.some(({ id }) => id === law),
  anyBuilt: ({ buildings }, { buildings: any }) => any.every((each) => buildings.some(({ id }) => id === each)),
};

/** Returns the field of a name that the pack does not have; null if there is none. */
const findUnknownIdField = <A extends Effect | Requirement>(
  pack: Components,
  checks: IdChecks<A>,
  named: A,
): string | null => {
  const has = (checks as Partial<Record<string, (pack: Components, named: never) => boolean>>)[named.kind];
  return has === undefined || has(pack, named as never) ? null : ID_FIELDS.find((name) => name in named)!;
};

/** The action that an effect needs: the one for which its card was played. */
const ACTION_FOR_EFFECT: Partial<Readonly<Record<Effect['kind'], Action>>> = {
  takeFromSpace: 'gather',
  useBuilding: 'use',
  build: 'build',
};

const isMisplaced = (pack: Components, effect: Effect, i: number, list: EffectList): boolean => {
  const { origin, ownerIndex, depth, effects } = list;
  const needed = ACTION_FOR_EFFECT[effect.kind];
  if (needed !== undefined) {
    const isServed =
      origin === 'main' && pack.citizenCards[ownerIndex]!.actions.every(({ action }) => action === needed);
    return !isServed || depth > 0 || (effect.kind === 'build' && i < effects.length - 1);
  }
  if (effect.kind === 'placeAutomatonHere') return origin !== 'morning' || !staysInDisplay(pack, list);
  if (effect.kind === 'vent') return origin !== 'use';
  if (effect.kind === 'endGame') return origin !== 'scenario' || pack.scenario[ownerIndex]!.trigger.kind !== 'stormEnd';
  return 'who' in effect && effect.who === 'context' && origin !== 'hungerPenalty';
};

const staysInDisplay = ({ morning }: Components, { name, ownerIndex }: EffectList): boolean => {
  const { id, options } = morning[ownerIndex]!;
  return options[Number.parseInt(name.slice(id.length + 1), 10) - 1]?.destination === 'display';
};
