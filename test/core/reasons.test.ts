import { expect, test } from 'vitest';
import { sentenceOf } from '../../src/core/reasons.js';

const sentence = (text: string, facts = {}) => sentenceOf({ clause: 'X-1', text }, facts);

test.each([
  ['Nothing is done.', {}, 'Nothing is done.'],
  ['You have {have} of {need} points.', { have: 1, need: 3 }, 'You have 1 of 3 points.'],
  ['{colour}, {colour}!', { colour: 'wood' }, 'wood, wood!'],
  ['{have} left', { have: 0 }, '0 left'],
  ['{have} left', { have: '{need}', need: 2 }, '{need} left'],
  ['{have} left', { have: '$&' }, '$& left'],
  ['{have} left', {}, 'undefined left'],
] as const)("'%s' with %j reads '%s'", (text, facts, expected) => expect(sentence(text, facts)).toBe(expected));
