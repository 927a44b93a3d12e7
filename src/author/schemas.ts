import {
  type FieldSchema,
  idsOfSeats,
  intBetween,
  listUpTo,
  type Pool,
  type TypedSchema,
  type TypedSchemas,
} from '../core/fields/fields.js';
import type { Hidden } from '../core/types/base-types.js';

/** The shape of a value that others may not see. The items of a list are hidden one by one: its length is visible. */
export type Concealed<A> = [A] extends [readonly (infer Item)[]]
  ? TypedSchema<A, readonly (Item | Hidden)[]>
  : TypedSchema<A, A | Hidden>;

/** The moment from which everybody sees a value. */
export interface Disclosure {
  /** `'over'`: once the game is over. */
  readonly until?: 'over';
}

/**
 * Conceals a value from everybody but its owner. In a state, this is the player whose place in the list by player it
 * lies in; in an event, its `player`; in a move, the player who makes it.
 */
export const seenByOwner = <A>(schema: TypedSchema<A>, disclosure: Disclosure = {}): Concealed<A> =>
  hide(schema, { seenBy: 'owner', ...disclosure });

/** Conceals a value from everybody, such as the cards of a deck. */
export const seenByNobody = <A>(schema: TypedSchema<A>, disclosure: Disclosure = {}): Concealed<A> =>
  hide(schema, { seenBy: 'nobody', ...disclosure });

type Concealment = Pick<Extract<FieldSchema, { readonly type: 'hideable' }>, 'seenBy' | 'until'>;

const hide = <A>(schema: FieldSchema, concealment: Concealment): Concealed<A> => {
  const hideable = (of: FieldSchema): FieldSchema => ({ type: 'hideable', of, ...concealment });
  return (schema.type === 'list' ? { ...schema, of: hideable(schema.of) } : hideable(schema)) as Concealed<A>;
};

/**
 * A card of a pool. No card of a pool is ever lost or doubled: in every state, the places with such a card hold all of
 * them. Hidden places are taken to hold the cards that are not seen elsewhere, each as likely as any other.
 */
export const cardOf = (name: Pool['name'], cards: Pool['cards']): TypedSchema<number> =>
  Object.assign(intBetween(Math.min(...cards), Math.max(...cards)), {
    idRange: idsOfSeats(0),
    pool: { name, cards },
  });

/** At most `max` dice, the lowest value first. */
export const diceUpTo = (max: number, faces = 6): TypedSchema<readonly number[]> =>
  Object.assign(listUpTo(intBetween(1, faces), max), { isSorted: true });

const CHANCE = Symbol('chance');
const SEALED = Symbol('sealed');

/** The fields of an event that reports what chance brought, so that a game at a real table can be written down. */
export const chanceEvent = <F extends TypedSchemas>(fields: F): F => ({ ...fields, [CHANCE]: true });

/** Checks whether an event reports what chance brought. */
export const isChanceEvent = (fields: object): boolean => CHANCE in fields;

/** The mark of a move that is a sealed choice. */
export type SealedMark = { readonly [SEALED]: true };

/**
 * The fields of a move that players choose at the same time. Nobody sees the choices of others before all are made; then
 * `resolve` of this move carries them out together.
 */
export const sealedMove = <F extends TypedSchemas>(fields: F): F & SealedMark => ({ ...fields, [SEALED]: true });

/** Checks whether a move is a sealed choice. */
export const isSealedMove = (fields: object): fields is SealedMark => SEALED in fields;
