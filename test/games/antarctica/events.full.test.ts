import { expect, test } from 'vitest';
import { games } from '../../support/games.js';
import { eventsOfGames, FIELDS } from './event-fields.js';

test('events of all documented kinds occur', () => {
  const kinds = eventsOfGames(games(16)).flatMap((events) => events.map(({ kind }) => kind));
  expect(new Set(kinds)).toEqual(new Set(Object.keys(FIELDS)));
});
