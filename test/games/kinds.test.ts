import { expect, test } from 'vitest';
import { languages } from '../words/languages.js';

/** Lists the kinds of moves, phases and events: there is a message for each. */
const kindsIn = (messages: object): readonly string[] =>
  Object.keys(messages).flatMap((key) => /^(?:move|question|event)\.(.*)$/.exec(key)?.[1] ?? []);

test.each(Object.entries(languages))('the kinds of moves, phases and events of %s are in camelCase', (_, [english]) => {
  const kinds = kindsIn(english!.messages);
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !/^[a-z]+([A-Z][a-z]*)*$/.test(kind))).toEqual([]);
});
