import { expect, test } from 'vitest';
import { eventValues } from '../../scripts/events/values.js';
import { EVENT_VALUES } from '../../src/cli/query/event-values.js';

test('the command knows the values of fields of events: if not, run `npm run events`', () => {
  const written = Object.entries(EVENT_VALUES).map(([game, values]) => [
    game,
    Object.fromEntries(Object.entries(values).map(([key, texts]) => [key, texts.split(' ')])),
  ]);
  expect(Object.fromEntries(written)).toEqual(eventValues());
});
