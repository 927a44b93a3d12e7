import { expect, test } from 'vitest';
import { aboutLanguages } from './about-languages.js';
import { confirmedOf, digestsOf, otherKeys } from './confirmed.js';

test.each(Object.entries(aboutLanguages))('the table of confirmed messages has every key: %s', (game, [english]) => {
  expect(otherKeys(digestsOf(english!), confirmedOf(game))).toEqual([]);
});
