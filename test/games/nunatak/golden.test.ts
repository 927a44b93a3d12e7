import { expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { components, type Event, game, step } from '../../../src/games/nunatak/index.js';
import { randomGame } from '../../../src/testing/index.js';
import { chooseNumbers, describeGolden } from '../../support/golden.js';
import { tastes } from './tastes.js';

const PLAYERS = [1, 2, 3, 4] as const;
const FAVOURS = components.favours.map((_, favour) => `favour ${favour}`);

const folder = new URL('golden/', import.meta.url);

const nameOf = (players: number): string => `${players}-players`;

const recording = (players: (typeof PLAYERS)[number], number: number) => {
  const options = { players, seed: `game ${number}` };
  return { options, turns: randomGame(game, options, tastes['devout'], `picks ${number}`) };
};

const favoursIn = (event: Event): readonly string[] => (event.kind === 'favourUsed' ? [`favour ${event.favour}`] : []);

const numbers = chooseNumbers(folder, PLAYERS.map(nameOf), FAVOURS, (name, number) =>
  [...recording(PLAYERS.find((players) => nameOf(players) === name)!, number).turns].flatMap(({ state, move }) =>
    move === undefined ? [] : orThrow(step(state, move)).events.flatMap(favoursIn),
  ),
);

const files = PLAYERS.map((players) => ({
  name: nameOf(players),
  games: numbers[nameOf(players)]!.map((number) => recording(players, number)),
}));

const golden = describeGolden(game, folder, files);

test('every favour is played in some recorded game', () => {
  const used = new Set(golden.linesOf().flatMap(golden.eventsOf).flatMap(favoursIn));
  expect(FAVOURS.filter((favour) => !used.has(favour))).toEqual([]);
});
