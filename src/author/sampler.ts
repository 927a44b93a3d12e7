import { deferDraw, drawInt, type RandomState, shuffle } from '../core/chance/random.js';
import type { Mutable } from '../core/data/copy.js';
import type { FieldSchema, FieldSchemas } from '../core/fields/fields.js';
import { listCards, listPools } from '../core/fields/parts.js';
import { type BasePhase, HIDDEN } from '../core/types/base-types.js';
import { rollDice } from './dice.js';
import type { LooseTypes } from './loose-types.js';
import { listValues } from './values.js';

/** The source of hidden values: random numbers, and the cards that nobody sees, by pool. */
interface SampleSource {
  readonly random: Mutable<RandomState>;
  readonly cards: ReadonlyMap<string, number[]>;
}

/** Returns a copy of a value with its hidden parts filled in. */
type Filler = (value: unknown, source: SampleSource) => unknown;

/** Fills in the hidden fields of a copy of a view. */
type Sampler = (draft: LooseTypes['Draft'], random: Mutable<RandomState>) => void;

/**
 * Builds the sampler of views with these fields: hidden cards are those of their pool that are not seen, in any order, and
 * other hidden values are all equally likely.
 */
export const createSampler = (schemas: FieldSchemas): ((view: LooseTypes['View']) => Sampler) => {
  const pools = listPools(schemas);
  const fillers = Object.entries(createFillers(schemas));
  return (view) => {
    const unseen = pools.map((pool) => [pool.name, removeCards(pool.cards, listCards(schemas, pool, view))] as const);
    return (draft, random) => {
      const cards = new Map(unseen.map(([name, rest]) => [name, shuffle(random, rest.slice())]));
      for (let i = 0; i < fillers.length; i++) {
        const [name, fill] = fillers[i]!;
        draft[name] = fill(view[name], { random, cards });
      }
    };
  };
};

const removeCards = (cards: readonly number[], seen: readonly number[]): readonly number[] => {
  const rest = cards.slice();
  for (const card of seen) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1);
  return rest;
};

const createFillers = (schemas: FieldSchemas): Readonly<Record<string, Filler>> =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const fill = createFiller(schema);
      return fill === null ? [] : [[name, fill]];
    }),
  );

/** Builds the function that fills in a value; null if nothing of it can be hidden. */
const createFiller = (schema: FieldSchema): Filler | null => {
  switch (schema.type) {
    case 'hideable': {
      const fill = createFiller(schema.of) ?? ((value) => value);
      const drawn = createDrawer(schema.of);
      return (value, source) => (value === HIDDEN ? drawn(source) : fill(value, source));
    }
    case 'list': {
      const fill = createFiller(schema.of);
      if (fill === null) return null;
      const roll = schema.isSorted ? createRoller(schema.of) : null;
      return (value, source) => {
        const items = value as readonly unknown[];
        if (roll !== null && items.every((item) => item === HIDDEN)) return roll(source, items.length);
        return items.map((item) => fill(item, source));
      };
    }
    case 'object':
      return createObjectFiller(schema.fields);
    case 'union': {
      const fillers = new Map(
        Object.entries(schema.variants).map(([kind, fields]) => [kind, createObjectFiller(fields)]),
      );
      if ([...fillers.values()].every((fill) => fill === null)) return null;
      return (value, source) => fillers.get((value as BasePhase).kind)?.(value, source) ?? value;
    }
    case 'orNone': {
      const fill = createFiller(schema.of);
      return fill && ((value, source) => (value === schema.none ? value : fill(value, source)));
    }
    default:
      return null;
  }
};

const createObjectFiller = (fields: FieldSchemas): Filler | null => {
  const fillers = Object.entries(createFillers(fields));
  if (fillers.length === 0) return null;
  return (value, source) => {
    const copy: Record<string, unknown> = { ...(value as object) };
    for (const [name, fill] of fillers) copy[name] = fill(copy[name], source);
    return copy;
  };
};

/** Builds the function that draws a hidden value. If no card is left, no state explains the view: it does not decode. */
const createDrawer = (schema: FieldSchema): ((source: SampleSource) => unknown) => {
  if (schema.type === 'integer' && schema.pool !== undefined) {
    const { pool, min: from } = schema;
    return ({ cards }) => cards.get(pool.name)?.pop() ?? from;
  }
  const values = listValues(schema);
  if (values === undefined) return () => HIDDEN; // a sealed choice, filled in later
  return ({ random }) => deferDraw(() => values[drawInt(random, values.length)]);
};

/** Builds the function that rolls hidden dice, of which it has the schema of one. */
const createRoller = (die: FieldSchema): ((source: SampleSource, dice: number) => unknown) => {
  const faces = listValues(die)!.length;
  return ({ random }, dice) => rollDice(random, dice, faces);
};
