import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseMove, BaseState } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { formatPath } from '../../src/testing/parts.js';
import { listViewers } from '../../src/testing/trial.js';
import { isFull } from '../support/games.js';
import { entries } from './entries.js';

/** Returns every object that a value holds, itself included, with the path where it was found first. */
const objectsIn = (value: unknown): ReadonlyMap<object, string> => {
  const found = new Map<object, string>();
  const walk = (part: unknown, path: readonly string[]): void => {
    if (typeof part !== 'object' || part === null || found.has(part)) return;
    found.set(part, formatPath(path));
    for (const key of Object.keys(part)) walk(Reflect.get(part, key), [...path, key]);
  };
  walk(value, []);
  return found;
};

const unfrozenIn = (objects: ReadonlyMap<object, string>): readonly string[] =>
  [...objects].flatMap(([object, place]) => (Object.isFrozen(object) ? [] : [place]));

describe.each(Object.entries(entries))('%s', (_, entry) => {
  const { game } = entry;

  test('exports nothing that could be changed', () => {
    const objects = Object.entries(entry).flatMap(([name, value]) =>
      unfrozenIn(objectsIn(value)).map((place) => `${name}${place}`),
    );
    expect(objects).toEqual([]);
  });

  test('makes games with own components that nobody can change, either', () => {
    const own = orThrow(game.withComponents(JSON.parse(JSON.stringify(game.components))));
    expect(unfrozenIn(objectsIn(own))).toEqual([]);
  });

  test('hands out nothing unfrozen that another game of it holds, too', () => {
    const first = objectsIn(handedOut(game, 'first'));
    const second = objectsIn(handedOut(game, 'second'));
    const shared = [...first].flatMap(([object, place]) =>
      second.has(object) && !Object.isFrozen(object) ? [place] : [],
    );
    expect(shared).toEqual([]);
  });
});

/** Returns all values that the functions of a game return while it is played, for each player count. */
function handedOut(game: AnyGame, seed: string): unknown {
  const { min, max } = game.players;
  return Array.from({ length: max + 1 - min }, (_, i) => playedThrough(game, { players: min + i, seed }));
}

function playedThrough(game: AnyGame, options: { readonly players: number; readonly seed: string }): unknown {
  const { state: start, events } = orThrow(game.deal(options));
  const results: unknown[] = [start, events, game.Options.decode(options), game.setup({ ...options, players: 0 })];
  let state = start;
  for (let ply = 0; ; ply++) {
    const moves = game.legalMoves(state);
    if (ply % (isFull ? 4 : 16) === 0 || moves.length === 0) results.push(resultsAt(game, state, moves));
    if (moves.length === 0) return results;
    const step = orThrow(game.step(state, moves[(ply * 7) % moves.length]!));
    results.push(step);
    state = step.state;
  }
}

function resultsAt(game: AnyGame, state: BaseState, moves: readonly BaseMove[]): unknown {
  const entries = [...moves.slice(0, 3), ...game.catalogue.slice(0, 3), { kind: 'no such kind' }];
  const views = listViewers(state).map((viewer) => game.view(state, viewer));
  return {
    moves,
    views,
    score: game.score(state),
    returns: game.returns(state),
    evaluation: game.evaluate(state),
    refusals: [state, ...views].map((seen) => entries.map((move) => game.whyIllegal(seen, move))),
    applied: [state, views[0]!, null].map((seen) => entries.map((move) => game.applyMove(seen as BaseState, move))),
    frames: moves.slice(0, 2).map((move) => game.frames(state, move)),
    imagined: views.map((view) => game.determinize(view, 'imagined')),
    predicted: views.map((view) => moves.slice(0, 2).map((move) => game.predictView(view, move))),
    decoded: [game.State.decode(state), game.View.decode(views[0])],
  };
}
