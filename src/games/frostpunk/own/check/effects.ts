import type { Effect, Req } from '../../components/effects.js';
import type { Program, Programs } from '../../components/programs.js';
import type { Components } from '../../components/types/index.js';
import type { Action } from '../../components/vocabulary.js';

/** Effects and requirements name what is there, and stand where they can take effect. */
export const wrongEffect = (parts: Components, { lists }: Programs): string | null => {
  const paths = new Map<unknown, string>();
  findPaths(parts, '', paths);
  for (const program of lists) {
    for (const [i, effect] of program.effects.entries()) {
      const field = wrongField(parts, effect) ?? (isMisplaced(parts, effect, i, program) ? 'kind' : null);
      if (field !== null) return `${paths.get(program.effects)}[${i}].${field}`;
    }
  }
  for (const [conditions, path] of paths) {
    if (!/\.(when|won)$/.test(path)) continue;
    for (const [i, req] of (conditions as readonly Req[]).entries()) {
      const field = wrongReqField(parts, req);
      if (field !== null) return `${path}[${i}].${field}`;
    }
  }
  return null;
};

/** Notes under each list and record where it is written; of several places, the first. */
const findPaths = (part: unknown, path: string, paths: Map<unknown, string>): void => {
  if (typeof part !== 'object' || part === null || paths.has(part)) return;
  paths.set(part, path);
  for (const [key, inner] of Object.entries(part)) {
    findPaths(inner, Array.isArray(part) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`, paths);
  }
};

const isToken = ({ tokens }: Components, track: 'hope' | 'discontent', token: string): boolean =>
  token === 'any' || tokens[track].some(({ id }) => id === token);

const wrongField = (parts: Components, effect: Effect): string | null => {
  switch (effect.kind) {
    case 'loseEach':
      return [...parts.tokens.hope, ...parts.tokens.discontent].some(({ id }) => id === effect.token) ? null : 'token';
    case 'raise':
    case 'exhaust':
    case 'activate':
      return isToken(parts, effect.track, effect.token) ? null : 'token';
    case 'destroy':
      return parts.buildings.some(({ id }) => id === effect.building) ? null : 'building';
    case 'addDusk':
      return parts.dusk.some(({ id, aside }) => id === effect.card && aside) ? null : 'card';
    case 'openStack':
      return parts.expeditions.some(({ id, letter }) => id === effect.card && letter === 'X') ? null : 'card';
    default:
      return null;
  }
};

const wrongReqField = (parts: Components, req: Req): string | null => {
  switch (req.kind) {
    case 'active':
      return isToken(parts, req.track, req.token) ? null : 'token';
    case 'law':
      return parts.laws.some(({ id }) => id === req.law) ? null : 'law';
    case 'built':
      return req.any.every((id) => parts.buildings.some((building) => building.id === id)) ? null : 'any';
    default:
      return null;
  }
};

/** Effects that need the action for which their card was played. */
const ACTION_OF: Partial<Readonly<Record<Effect['kind'], Action>>> = {
  take: 'gather',
  useBuilding: 'use',
  build: 'build',
};

const isMisplaced = (parts: Components, effect: Effect, i: number, program: Program): boolean => {
  const { place, card, depth, effects } = program;
  const needed = ACTION_OF[effect.kind];
  if (needed !== undefined) {
    const isServed = place === 'main' && parts.citizens[card]!.actions.every(({ action }) => action === needed);
    return !isServed || depth > 0 || (effect.kind === 'build' && i < effects.length - 1);
  }
  if (effect.kind === 'automatonHere') return place !== 'morning' || !staysInDisplay(parts, program);
  if (effect.kind === 'vent') return place !== 'use';
  if (effect.kind === 'finish') return place !== 'scenario' || parts.scenario[card]!.at.kind !== 'stormEnd';
  return 'who' in effect && effect.who === 'context' && place !== 'malus';
};

const staysInDisplay = ({ morning }: Components, { name, card }: Program): boolean => {
  const { id, options } = morning[card]!;
  return options[Number.parseInt(name.slice(id.length + 1), 10) - 1]?.to === 'display';
};
