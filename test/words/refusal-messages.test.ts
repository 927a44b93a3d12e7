import { expect, test } from 'vitest';
import { refusalMessages } from '../../src/words/message.js';

test('the sentences of refusals become messages: without clauses and types, and counting in ICU form', () => {
  const sentences = { 'X-1.full': 'Zone {zone:zone} has {have}.', 'X-2.few-points': 'You have {left:points} left.' };
  expect(refusalMessages(sentences, { points: ['none', '# point', '# points'] })).toEqual({
    'refusal.full': 'Zone {zone} has {have}.',
    'refusal.few-points': 'You have {left, plural, =0 {none} one {# point} other {# points}} left.',
  });
});
