import { expect, test } from 'vitest';
import { confirmedOf, digestsOf, otherKeys } from './confirmed.js';
import { languages } from './languages.js';

test.each(Object.entries(languages))('the table of confirmed messages has every key: %s', (game, [english]) => {
  expect(otherKeys(digestsOf(english!), confirmedOf(game))).toEqual([]);
});
