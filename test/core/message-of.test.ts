import { expect, test } from 'vitest';
import { messageOf } from '../../src/core/data/text.js';

test('the message of anything that is thrown is a text', () => {
  const unreadable = Object.defineProperty(new Error(), 'message', {
    get: () => {
      throw new Error('thawed');
    },
  });
  const thrown = [new Error('cold'), 'ice', undefined, null, Symbol('snow'), Object.create(null), unreadable];
  expect(thrown.map(messageOf)).toEqual([
    'cold',
    'ice',
    'undefined',
    'null',
    'Symbol(snow)',
    'something that cannot be read',
    'something that cannot be read',
  ]);
});
