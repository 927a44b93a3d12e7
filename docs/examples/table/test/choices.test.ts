/** The choices of whole games: every move can be reached, and moves of a kind are in the order of the board. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, orThrow, type Types } from 'sastrugi';
import { drawings } from 'sastrugi/draw';
import { whyNot } from 'sastrugi/frostpunk/board';
import { games } from 'sastrugi/games';
import { groupMoves, movesLeadingTo } from '../client/choices.ts';
import type { AnyDrawing, LoadedGame } from '../client/games.ts';

const PLIES = 60;

for (const game of Object.values(games) as unknown as AnyGame[]) {
  test(`the choices of ${game.id} are all moves, as their places lie on the board`, () => {
    const drawing = drawings[game.id] as unknown as AnyDrawing;
    const check = (view: Types['View'], moves: readonly Types['Move'][], touched: readonly string[]): void => {
      const { single, groups } = groupMoves({ drawing } as LoadedGame, view, moves, touched);
      assert.deepEqual(new Set([...single, ...[...groups.values()].flat()]), new Set(moves));
      const ids = drawing.board(view).places.map(({ id }) => id);
      for (const listed of [single, ...groups.values()]) {
        const ranks = listed.map((move) => ids.indexOf(drawing.placesOf(move, view)[0] ?? ''));
        for (const [i, { kind }] of listed.entries()) {
          const before = listed[i - 1];
          if (before?.kind === kind) assert.ok(ranks[i - 1]! <= ranks[i]!, `${JSON.stringify([before, listed[i]])}`);
        }
      }
      for (const [place, group] of groups) check(view, group, [...touched, place]);
    };
    let state = orThrow(game.setup({ players: 2, seed: 'choices' }));
    for (let ply = 0; ply < PLIES && game.toAct(state) !== null; ply++) {
      const view = game.view(state, game.toAct(state)!);
      const moves = game.legalMoves(view);
      check(view, moves, []);
      state = orThrow(game.applyMove(state, moves[(7 * ply) % moves.length]!));
    }
  });
}

test('a Building that can be built leads to the moves that send somebody to build it', () => {
  const { frostpunk } = games;
  const drawing = drawings.frostpunk as unknown as AnyDrawing;
  let state = orThrow(frostpunk.setup({ players: 1, seed: 'choices' }));
  const kinds = new Set<string>();
  for (let ply = 0; ply < PLIES && frostpunk.toAct(state) !== null; ply++) {
    const view = frostpunk.view(state, frostpunk.toAct(state)!);
    const moves = frostpunk.legalMoves(view);
    for (const { id } of drawing.board(view).places) {
      const leading = movesLeadingTo(
        { whyNot } as unknown as LoadedGame,
        view,
        id,
      ) as readonly (typeof moves)[number][];
      for (const move of leading) {
        assert.ok(moves.includes(move));
        kinds.add(move.kind);
      }
    }
    state = orThrow(frostpunk.applyMove(state, moves[(7 * ply) % moves.length]!));
  }
  assert.deepEqual([...kinds], ['build']);
});
