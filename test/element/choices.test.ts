import { describe, expect, test } from 'vitest';
import { drawings } from '../../src/draw/index.js';
import { explainPlace, groupMoves, movesAt, NO_TOUCHES, type Touches, touchPlace } from '../../src/element/index.js';
import { type PlacedMove, placeMoves } from '../../src/element/placed-moves.js';
import { whyNot } from '../../src/games/frostpunk/board/index.js';
import * as frostpunk from '../../src/games/frostpunk/index.js';
import { games } from '../../src/games/index.js';
import { type AnyGame, orThrow, type Types } from '../../src/index.js';
import { createPlainGameText } from '../../src/packs/plain.js';
import { randomGame } from '../../src/testing/random-game.js';
import { isFull } from '../support/games.js';

const PLIES = 60;

/** Yields the views and moves of the decisions of a random game. */
const decisionsOf = function* (game: AnyGame, players: number) {
  let plies = 0;
  for (const { state } of randomGame(game, { players, seed: 'choices' })) {
    const player = game.toAct(state);
    if (player === null || plies++ === PLIES) return;
    const view = game.view(state, player);
    yield { view, moves: game.legalMoves(view) };
  }
};

describe.each(Object.values(games) as unknown as AnyGame[])('$id', (game) => {
  const drawing = drawings[game.id]!;

  test('the choices are all moves, in the order of the board', () => {
    const check = (view: Types['View'], placed: readonly PlacedMove[], touched: readonly string[]): void => {
      const { single, groups } = groupMoves(placed, touched);
      expect(new Set([...single, ...[...groups.values()].flat()])).toEqual(new Set(placed.map(({ move }) => move)));
      const ids = drawing.board(view).places.map(({ id }) => id);
      for (const listed of [single, ...groups.values()]) {
        const ranks = listed.map((move) => ids.indexOf(drawing.placesOf(move, view)[0] ?? ''));
        for (const [i, { kind }] of listed.entries())
          if (listed[i - 1]?.kind === kind) expect(ranks[i - 1]).toBeLessThanOrEqual(ranks[i]!);
      }
      for (const place of groups.keys()) check(view, movesAt(placed, [...touched, place]), [...touched, place]);
    };
    for (const { view, moves } of decisionsOf(game, 2)) check(view, placeMoves(drawing, view, moves), []);
  });

  test('every move can be made by touches of its places, or chosen from those that are left', () => {
    for (const { view, moves } of decisionsOf(game, 2)) {
      const placed = placeMoves(drawing, view, moves);
      for (const { move, places } of placed) {
        let touches: Touches = NO_TOUCHES;
        let made: Types['Move'] | null = null;
        for (const place of places) {
          if (touches.places.includes(place) || made !== null) continue;
          ({ touches, move: made } = touchPlace(placed, touches, place));
          expect(touches.refusedPlace).toBeNull();
        }
        expect(made ?? movesAt(placed, touches.places).find((left) => left.move === move)?.move).toBe(move);
      }
    }
  });
});

describe('touches', () => {
  const placed: readonly PlacedMove[] = [
    { move: { kind: 'ab' }, places: ['a', 'b'] },
    { move: { kind: 'ac' }, places: ['a', 'c'] },
    { move: { kind: 'a' }, places: ['a'] },
    { move: { kind: 'd' }, places: ['d'] },
    { move: { kind: 'pass' }, places: [] },
  ];
  const touching = (...places: readonly string[]) =>
    places.reduce<ReturnType<typeof touchPlace>>(({ touches }, place) => touchPlace(placed, touches, place), {
      touches: NO_TOUCHES,
      move: null,
    });

  test('a place with one move makes it', () => {
    expect(touching('d')).toEqual({ touches: NO_TOUCHES, move: { kind: 'd' } });
  });

  test('a place with several moves leaves a choice, which the next place decides', () => {
    expect(touching('a')).toEqual({ touches: { places: ['a'], refusedPlace: null }, move: null });
    expect(touching('a', 'c')).toEqual({ touches: NO_TOUCHES, move: { kind: 'ac' } });
  });

  test('a place touched again makes the move that touches nothing else', () => {
    expect(touching('a', 'a').move).toEqual({ kind: 'a' });
  });

  test('a place touched again takes the touches back where all moves touch more', () => {
    const both = placed.slice(0, 2);
    const { touches } = touchPlace(both, NO_TOUCHES, 'a');
    expect(touchPlace(both, touches, 'a')).toEqual({ touches: NO_TOUCHES, move: null });
  });

  test('a place elsewhere begins a new choice: its only move needs a second touch', () => {
    expect(touching('a', 'd')).toEqual({ touches: { places: ['d'], refusedPlace: null }, move: null });
    expect(touching('a', 'd', 'd').move).toEqual({ kind: 'd' });
  });

  test('a place without moves is refused, and the choice stays', () => {
    expect(touching('x')).toEqual({ touches: { places: [], refusedPlace: 'x' }, move: null });
    expect(touching('a', 'x')).toEqual({ touches: { places: ['a'], refusedPlace: 'x' }, move: null });
    expect(touching('a', 'x', 'b').move).toEqual({ kind: 'ab' });
  });
});

test('a Building that can be built leads to the moves that send somebody to build it', () => {
  const text = createPlainGameText(games.frostpunk as unknown as AnyGame);
  const kinds = new Set<string>();
  for (const [i, { view, moves }] of [...decisionsOf(games.frostpunk as unknown as AnyGame, 1)].entries()) {
    if (!isFull && i % 8 > 0) continue; // each place takes long
    for (const { id } of drawings['frostpunk']!.board(view).places) {
      const why = whyNot(view as unknown as frostpunk.View, id);
      if (why === null) continue;
      const { sentence, enablingMoves } = explainPlace<Types, unknown>(why as never, view, text);
      expect(sentence).not.toBe('');
      for (const move of enablingMoves) {
        expect(moves).toContain(move);
        kinds.add(move.kind);
      }
    }
  }
  expect([...kinds]).toEqual(['build']);
});

test('a refusal is explained by its sentence, any other decision by its question', () => {
  const view = frostpunk.view(orThrow(frostpunk.setup({ players: 1, seed: 'why' })), 0);
  const text = { refusal: () => 'refused', question: () => 'asked' };
  expect(explainPlace<frostpunk.Frostpunk, unknown>({ refusal: {} as never }, view, text)).toEqual({
    sentence: 'refused',
    enablingMoves: [],
  });
  const [move] = frostpunk.legalMoves(view);
  const why = { pendingPhase: view.phase.kind, enablingMoves: [move!] };
  expect(explainPlace<frostpunk.Frostpunk, unknown>(why, view, text)).toEqual({
    sentence: 'asked',
    enablingMoves: [move],
  });
});
