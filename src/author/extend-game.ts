import { literalOrMissing, type Reader } from '../core/codec/index.js';
import { defineReader, failAt, isObject, NO_CONTEXT } from '../core/codec/reader.js';
import type { Game } from '../core/contract/game.js';
import type { Kernel, Shell } from '../core/contract/kernel.js';
import { type PartsOf, withParts } from '../core/data/with-parts.js';
import { defineGame, shellOf } from '../core/define-game.js';
import { defineActions } from '../core/engine/define-actions.js';
import { defineRules, internalsOf } from '../core/engine/define-rules.js';
import { right } from '../core/errors/errors.js';
import type { Types } from '../core/types/base-types.js';
import { checkId, checkNotation } from './check-description.js';
import { InvalidDescription } from './invalid-description.js';

/** The house rules of a game: what differs from the game as its rulebook has it. */
export interface HouseRules<G extends Types> {
  /** The id of the changed game, which its records name. */
  readonly id: string;
  /** The title; by default that of the game, with the id in brackets. */
  readonly title?: string;
  /** The components that differ, also such as owners of the game cannot replace; of a record, the fields that differ. */
  readonly components?: Omit<PartsOf<G['Components']>, 'provenance'>;
  /** Returns the parts of the rules to replace, such as `score`, or a row of `kinds`. */
  kernel?(kernel: Kernel<G>): Partial<Kernel<G>>;
  /** Returns the parts to replace of what surrounds the rules, such as `findContradiction`. */
  shell?(shell: Shell<G>): Partial<Shell<G>>;
}

/**
 * Builds a game that is played like another one but for some house rules. States and records name it by its own id, so
 * that nobody takes them for those of the game itself; its TypeScript types are those of the game, with the id of the
 * game. Owners cannot replace components that house rules have replaced. Throws `InvalidDescription` for a mistake.
 */
export const extendGame = <G extends Types>(game: Game<G>, house: HouseRules<G>): Game<G> => {
  const internals = internalsOf(game);
  const shell = shellOf(game);
  if (internals === undefined || shell === undefined)
    throw new InvalidDescription('game', 'was built by another copy of this package');
  const { kernel } = internals;
  const { id, title = `${game.title} (${id})` } = house;
  checkId(id);
  if (id === game.id) throw new InvalidDescription('id', `'${id}' is the id of the game itself`);
  const components = extendComponents<G>(game.components, house.components ?? {});
  const extended: Kernel<G> = { ...kernel, ...house.kernel?.(kernel), id, title };
  const actions = defineActions(extended, components);
  checkNotation(actions.catalogue, actions.formatMove);
  return defineGame(extended, defineRules(extended, actions), {
    ...shell,
    componentsReader: createReader<G>(shell.componentsReader, game.components, { house: house.components, components }),
    ...house.shell?.(shell),
  });
};

/** Puts the components of house rules in place of those of a game. */
const extendComponents = <G extends Types>(printed: G['Components'], house: object): G['Components'] => {
  for (const name of Object.keys(house)) {
    if (!(name in printed) || name === 'provenance')
      throw new InvalidDescription(`components.${name}`, 'is not a component of the game');
    checkKind(Reflect.get(printed, name), Reflect.get(house, name), `components.${name}`);
  }
  const authored = Object.fromEntries(Object.keys(house).map((name) => [name, 'authored']));
  return withParts(printed, { ...house, provenance: authored }) as G['Components'];
};

/** Throws `InvalidDescription` unless a value and its parts have the kinds and fields of those in its place. */
const checkKind = (printed: unknown, given: unknown, path: string): void => {
  if (given === undefined) return;
  if (kindOf(given) !== kindOf(printed))
    throw new InvalidDescription(path, `is ${kindOf(given)}, not ${kindOf(printed)}`);
  if (typeof given !== 'object' || Array.isArray(given) || given === null) return;
  for (const [name, part] of Object.entries(given)) {
    if (!Object.hasOwn(printed as object, name))
      throw new InvalidDescription(`${path}.${name}`, 'is not a part of the component');
    checkKind(Reflect.get(printed as object, name), part, `${path}.${name}`);
  }
};

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : value === undefined ? 'nothing' : `a ${typeof value}`;

/** Reads components of an owner: those of the house rules cannot be replaced, all others as in the game itself. */
const createReader = <G extends Types>(
  reader: Reader<G['Components']>,
  printed: G['Components'],
  { house = {}, components }: { readonly house: object | undefined; readonly components: G['Components'] },
): Reader<G['Components']> => {
  const names = Object.keys(house);
  const pick = (from: object): object => Object.fromEntries(names.map((name) => [name, Reflect.get(from, name)]));
  const fixed = names.map((name) => ({ name, value: literalOrMissing(Reflect.get(components, name)) }));
  return defineReader(reader.name, (value) => {
    if (!isObject(value)) return reader.validate(value, NO_CONTEXT);
    for (const { name, value: literal } of fixed) {
      const read = literal.validate(Reflect.get(value, name), NO_CONTEXT);
      if (read._tag === 'Left') return failAt(name, read.left);
    }
    const read = reader.validate({ ...value, ...pick(printed) }, NO_CONTEXT);
    if (read._tag === 'Left') return read;
    const provenance = { ...read.right.provenance, ...pick(components.provenance) };
    return right({ ...read.right, ...pick(components), provenance });
  });
};
