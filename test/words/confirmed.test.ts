import { expect, test } from 'vitest';
import { words as en } from '../../src/games/blueprints/words/en.js';
import { aboutLanguages } from './about-languages.js';
import { changedSince, confirm, confirmedOf, digestsOf, otherKeys } from './confirmed.js';

const patterns = process.env['CONFIRM']?.split(' ');

test.each(Object.entries(aboutLanguages))(
  'the translations of every changed English message are confirmed: %s',
  (game, [english]) => {
    const now = digestsOf(english!);
    if (patterns !== undefined) confirm(game, now, patterns);
    expect(
      changedSince(now, confirmedOf(game)),
      'look at these messages in French and German, then run CONFIRM="KEY ..." npm run unit -- test/words/confirmed',
    ).toEqual([]);
  },
);

test('a changed message is stale, a new or removed one is not', () => {
  const { 'event.pointsScored': gone, ...others } = en.messages;
  expect(gone).toBeDefined();
  const before = digestsOf(en);
  const after = digestsOf({ messages: { ...others, 'move.build': 'Build {die}', 'move.new': 'New' } });
  expect(changedSince(after, before)).toEqual(['move.build']);
  expect(otherKeys(after, before)).toEqual(['move.new', 'event.pointsScored']);
});
