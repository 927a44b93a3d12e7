import { describe, expect, test } from 'vitest';
import type { AnyGame, BaseState } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { startMatchFrom } from '../../src/core/records/match.js';
import { openTable, publish, submit, type TableSeat } from '../../src/table/index.js';
import { randomGame } from '../../src/testing/random-game.js';
import { listViewers } from '../../src/testing/trial.js';
import { entries } from '../games/entries.js';

const tableFrom = (game: AnyGame, state: BaseState) => {
  const seats = Array.from({ length: state.players }, (_, i): TableSeat => ({ name: `${i}`, kind: 'person' }));
  return orThrow(openTable(game, orThrow(startMatchFrom(game, state)), seats));
};

describe.each(Object.entries(entries))('%s', (_, { game }) => {
  const { max } = game.players;
  const states = Array.from(randomGame(game, { players: max, seed: 'table' }), ({ state }) => state);
  const some = states.filter((__, ply) => ply % Math.ceil(states.length / 25) === 0);

  test('a publication does not depend on what its viewer cannot see', () => {
    for (const state of some) {
      for (const viewer of listViewers(state)) {
        const twin = game.determinize(game.view(state, viewer), 'twin');
        expect(publish(game, tableFrom(game, twin), viewer)).toEqual(publish(game, tableFrom(game, state), viewer));
      }
    }
  });

  test('the publication of a move contains what views, moves and events show', () => {
    for (const state of some) {
      const [move] = game.legalMoves(state);
      if (move === undefined) continue;
      const by = game.toAct(state)!;
      const before = tableFrom(game, state);
      const table = orThrow(submit(game, before, by, { kind: 'move', revision: { undoCount: 0, ply: 0 }, move }));
      for (const viewer of listViewers(state)) {
        const { steps, view } = publish(game, table, viewer, publish(game, before, viewer).revision);
        const { state: next, events } = orThrow(game.step(state, move));
        expect(view).toEqual(game.view(next, viewer));
        expect(steps!.map((step) => step.move)).toEqual([game.viewMove(state, move, viewer)]);
        const told = steps![0]!.frames.flatMap(({ event }) => (event === null ? [] : [event]));
        expect(told).toEqual(game.viewEvents(events, viewer));
      }
    }
  });
});
