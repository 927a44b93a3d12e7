import { beforeAll, describe, expect, test } from 'vitest';
import { createUsedComponents } from '../../../scripts/frostpunk/used.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import { components, legalMoves, setup, step } from '../../../src/games/frostpunk/index.js';
import { games } from '../../support/games.js';
import { curious } from './players.js';

/** The number of games of curious players that reach the whole pack. */
const GAMES = games(130);

const used = createUsedComponents(components);

const seen = new Map<string, number>();
const note = (what: string): void => {
  seen.set(what, (seen.get(what) ?? 0) + 1);
};

const play = (number: number): void => {
  const players = ((number % 4) + 1) as 1 | 2 | 3 | 4;
  const difficulty = (['easy', 'normal', 'hard'] as const)[number % 3]!;
  let state = orThrow(setup({ players, difficulty, seed: `wander ${number}` }));
  const choose = curious(`wander ${number}`);
  for (let moves = legalMoves(state); moves.length > 0; moves = legalMoves(state)) {
    const move = choose(moves, state);
    const { state: next, events } = orThrow(step(state, move));
    for (const what of used(state, move, events)) note(what);
    state = next;
  }
};

const ids = (table: readonly { readonly id: string }[]): readonly string[] => table.map(({ id }) => id);

/** The Weather cards without those that look like an earlier one. */
const faces = components.weather.map(({ id: _, ...face }) => JSON.stringify(face));
const weathers = components.weather.filter((_, i) => faces.indexOf(faces[i]!) === i);

describe(`${GAMES} games of curious players`, () => {
  beforeAll(() => {
    for (let i = 0; i < GAMES; i++) play(i);
  });

  test.each<[string, readonly string[]]>([
    ['Morning card', ids(components.morning)],
    ['Weather card', ids(weathers)],
    ['Dusk card', ids(components.dusk)],
    ['Council card', ids(components.council)],
    ['law', ids(components.laws)],
    ['consequence', ids(components.laws).flatMap((id) => [`${id}.a`, `${id}.b`])],
    ['Technology', ids(components.technologies)],
    ['Citizen card', ids(components.citizenCards)],
    ['expert', ids(components.experts)],
    ['Expedition', ids(components.expeditions)],
    ['scenario card', ids(components.scenario)],
    ['Building', ids(components.buildings)],
    ['tile', ids(components.tiles)],
    ['token', [...ids(components.tokens.hope), ...ids(components.tokens.discontent)]],
  ])('use every %s', (_, wanted) => {
    expect(wanted.filter((id) => !seen.has(id))).toEqual([]);
  });
});
