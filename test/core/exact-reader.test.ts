import { expect, test } from 'vitest';
import {
  boolean,
  exactReader,
  integer,
  list,
  object,
  oneOf,
  optional,
  taggedUnion,
  withDefault,
} from '../../src/core/codec/index.js';

type Thing =
  | { readonly kind: 'die'; readonly colour: 'red' | 'blue'; readonly value?: number }
  | { readonly kind: 'card'; readonly open: boolean };

interface Box {
  readonly name: 'box';
  readonly things: readonly Thing[];
}

const colour = oneOf('red', 'blue');
const value = optional(integer(1, 6));
const card = { open: boolean };
const boxOf = <R>(things: R) => ({ name: oneOf('box'), things });

test('a reader of a type reads its fields, kinds and values', () => {
  const whole = exactReader<Box>()(
    object('a box', boxOf(list(taggedUnion('a thing', { die: { colour, value }, card }), 0, 9))),
  );
  expect(whole.validate({ name: 'box', things: [{ kind: 'card', open: true }] }, [])).toMatchObject({ _tag: 'Right' });
});

test('the compiler refuses a reader of less', () => {
  const lists = {
    kind: list(taggedUnion('a thing', { die: { colour, value } }), 0, 9),
    field: list(taggedUnion('a thing', { die: { colour, value }, card: {} }), 0, 9),
    optionalField: list(taggedUnion('a thing', { die: { colour }, card }), 0, 9),
    value: list(taggedUnion('a thing', { die: { colour: oneOf('red'), value }, card }), 0, 9),
  };
  // @ts-expect-error it has no things
  exactReader<Box>()(object('a box', { name: oneOf('box') }));
  // @ts-expect-error it reads no cards
  exactReader<Box>()(object('a box', boxOf(lists.kind)));
  // @ts-expect-error a card is not read as open
  exactReader<Box>()(object('a box', boxOf(lists.field)));
  // @ts-expect-error the value of a die is not read
  exactReader<Box>()(object('a box', boxOf(lists.optionalField)));
  // @ts-expect-error no die is blue
  exactReader<Box>()(object('a box', boxOf(lists.value)));
  expect(Object.keys(lists)).toHaveLength(4);
});

test('the compiler refuses a reader of more, also one with a default', () => {
  const more = taggedUnion('a thing', { die: { colour: oneOf('red', 'blue', 'green'), value }, card });
  // @ts-expect-error a die may be green
  exactReader<Box>()(object('a box', boxOf(list(more, 0, 9))));
  const red: 'red' | 'blue' = 'red' as 'red' | 'blue';
  // @ts-expect-error the default may be blue
  expect(withDefault(oneOf('red'), red).name).toBe("'red'");
});
