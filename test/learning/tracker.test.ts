import { expect, test } from 'vitest';
import { draw, quickSeeded } from '../../src/core/chance/random.js';
import type { AnyGame, Viewer } from '../../src/core/contract/game.js';
import { accepted, orThrow } from '../../src/core/errors/verdict.js';
import { game as blueprints } from '../../src/games/blueprints/index.js';
import { environmentOf, observerOf } from '../../src/learning/index.js';
import { entries } from '../games/entries.js';

const tables = Object.values(entries).flatMap(({ game }) =>
  Array.from(
    { length: game.players.max - game.players.min + 1 },
    (_, i) => [game.id, game.players.min + i, game as AnyGame] as const,
  ),
);

/** Plays two games; after every move all viewers observe, some of them twice, and some forks and saved states go on. */
const playObserved = (game: AnyGame, players: number): void => {
  let environment = orThrow(environmentOf(game, { players }));
  const { observe } = orThrow(observerOf(game, players));
  const random = quickSeeded(`${game.id} for ${players}`);
  const viewers: readonly Viewer[] = [...Array(players).keys(), 'spectator'];
  const buffer = new Float32Array(environment.layout.size);
  const look = (viewer: Viewer): void => {
    const numbers = new Uint8Array(observe(environment.view(viewer)).buffer);
    expect(Buffer.compare(new Uint8Array(environment.observe(viewer, buffer).buffer), numbers)).toBe(0);
    if (draw(random, 4) === 0) buffer.fill(7);
  };
  for (const seed of ['first', 'second']) {
    orThrow(environment.reset(seed));
    while (environment.standing().toAct !== null) {
      viewers.forEach(look);
      const mask = environment.mask();
      const actions = [...mask.keys()].filter((action) => mask[action] === 1);
      orThrow(environment.step(actions[draw(random, actions.length)]!));
      const next = draw(random, 40);
      if (next === 0) environment = environment.fork();
      if (next === 1) orThrow(environment.resetTo(JSON.parse(JSON.stringify(environment.state()))));
    }
    viewers.forEach(look);
  }
};

test.each(tables)(
  'environments of %s for %i show every viewer the numbers of the view, bit by bit',
  (_, players, game) => playObserved(game, players),
);

const { setup, play, view } = blueprints as AnyGame;
/** Returns the same record with its fields in the opposite order. */
const reversed = <A extends object>(record: A): A => Object.fromEntries(Object.entries(record).reverse()) as A;

test.each<readonly [string, Partial<AnyGame>]>([
  ['its masks are not known', { play: (state, move) => play(state, move) }],
  ['the fields of its deals are in another order', { setup: (options) => accepted(reversed(orThrow(setup(options)))) }],
  [
    'the fields of its views are, too',
    { play: (state, move) => play(state, move), view: (state, viewer) => reversed(view(state, viewer)) },
  ],
])('environments of a game are right if %s', (_, other) => playObserved({ ...(blueprints as AnyGame), ...other }, 3));
