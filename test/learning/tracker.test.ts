import { expect, test } from 'vitest';
import { drawInt, insecureRandomStateOf } from '../../src/core/chance/random.js';
import type { AnyGame, Viewer } from '../../src/core/contract/game.js';
import { orThrow, right } from '../../src/core/errors/errors.js';
import { game as blueprints } from '../../src/games/blueprints/index.js';
import { createEnvironment, createObserver } from '../../src/learning/index.js';
import { entries } from '../games/entries.js';
import { isFull } from '../support/games.js';

/** The numbers of players of each game: where few games are played, the most. */
const tables = Object.values(entries).flatMap(({ game }) => {
  const { min, max } = game.players;
  const counts = Array.from({ length: isFull ? max - min + 1 : 1 }, (_, i) => max - i);
  return counts.map((count) => [game.id, count, game as AnyGame] as const);
});

/** Plays two games; after every move all viewers observe, some of them twice, and some forks and saved states go on. */
const playObserved = (game: AnyGame, players: number): void => {
  let environment = orThrow(createEnvironment(game, { players }));
  const { observe } = orThrow(createObserver(game, players));
  const random = insecureRandomStateOf(`${game.id} for ${players}`);
  const viewers: readonly Viewer[] = [...Array(players).keys(), 'spectator'];
  const buffer = new Float32Array(environment.layout.size);
  const look = (viewer: Viewer): void => {
    const numbers = new Uint8Array(observe(environment.view(viewer)).buffer);
    expect(Buffer.compare(new Uint8Array(environment.observe(viewer, buffer).buffer), numbers)).toBe(0);
    if (drawInt(random, 4) === 0) buffer.fill(7);
  };
  for (const seed of ['first', 'second']) {
    orThrow(environment.reset(seed));
    while (environment.timeStep().toAct !== null) {
      viewers.forEach(look);
      const mask = environment.mask();
      const actions = [...mask.keys()].filter((action) => mask[action] === 1);
      orThrow(environment.step(actions[drawInt(random, actions.length)]!));
      const next = drawInt(random, 40);
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
  ['the fields of its deals are in another order', { setup: (options) => right(reversed(orThrow(setup(options)))) }],
  [
    'the fields of its views are, too',
    { play: (state, move) => play(state, move), view: (state, viewer) => reversed(view(state, viewer)) },
  ],
])('environments of a game are right if %s', (_, other) => playObserved({ ...(blueprints as AnyGame), ...other }, 3));
