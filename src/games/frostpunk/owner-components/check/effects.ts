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
      const field = wrongField(pack, effect) ?? (isMisplaced(pack, effect, i, program) ? 'kind' : null);
      if (field !== null) return `${paths.get(program.effects)}[${i}].${field}`;
    }
  }
  for (const [conditions, path] of paths) {
    if (!/\.(when|won)$/.test(path)) continue;
    for (const [i, req] of (conditions as readonly Req[]).entries()) {
      const field = wrongReqField(pack, req);
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

const isToken = ({ tokens }: Components, track: 'hope' | 'discontent', token: string): boolean =>
  token === 'any' || tokens[track].some(({ id }) => id === token);

const wrongField = (pack: Components, effect: Effect): string | null => {
  switch (effect.kind) {
    case 'loseEach':
      return [...pack.tokens.hope, ...pack.tokens.discontent].some(({ id }) => id === effect.token) ? null : 'token';
    case 'raise':
    case 'exhaust':
    case 'activate':
      return isToken(pack, effect.track, effect.token) ? null : 'token';
    case 'destroy':
      return pack.buildings.some(({ id }) => id === effect.building) ? null : 'building';
    case 'addDusk':
      return pack.dusk.some(({ id, aside }) => id === effect.card && aside) ? null : 'card';
    case 'openStack':
      return pack.expeditions.some(({ id, letter }) => id === effect.card && letter === 'X') ? null : 'card';
    default:
      return null;
  }
};

const wrongReqField = (pack: Components, req: Req): string | null => {
  switch (req.kind) {
    case 'active':
      return isToken(pack, req.track, req.token) ? null : 'token';
    case 'law':
      return pack.laws.some(({ id }) => id === req.law) ? null : 'law';
    case 'built':
      return req.any.every((id) => pack.buildings.some((building) => building.id === id)) ? null : 'any';
    default:
      return null;
  }
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
