import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { hideFields, maskedEvent, requireViewer } from '../../src/core/masks.js';
import { game } from '../../src/games/blueprints/index.js';

const state = orThrow(game.setup({ players: 3, seed: 'sight' }));
const [move] = game.legalMoves(state) as [(typeof game.catalogue)[number]];
const { events } = orThrow(game.step(state, move));
const frames = orThrow(game.frames(state, move));

describe('a viewer', () => {
  test.each<readonly [Viewer]>([[0], [1], [2], ['spectator']])('%s exists among three players', (viewer) => {
    expect(requireViewer(viewer, 3)).toBe(viewer);
    expect(game.view(state, viewer).viewer).toBe(viewer);
  });

  test.each<readonly [unknown]>([[-1], [3], [4], [0.5], [Number.NaN], ['x'], ['0'], [null], [undefined], [[0]], [{}]])(
    '%j does not exist among three players, which throws',
    (nobody) => {
      const viewer = nobody as Viewer;
      expect(() => requireViewer(viewer, 3)).toThrow(RangeError);
      expect(() => game.view(state, viewer)).toThrow(RangeError);
      expect(() => game.viewMove(state, move, viewer)).toThrow(RangeError);
      expect(() => game.viewFrames(frames, viewer)).toThrow(RangeError);
      if (nobody !== 3) expect(() => game.viewEvents(events, viewer)).toThrow(RangeError);
    },
  );

  test('the name is in the error', () => {
    expect(() => requireViewer(4, 3)).toThrow('There is no viewer 4 among 3 players.');
  });

  test('-0 is player 0', () => {
    expect(game.view(state, -0)).toEqual(game.view(state, 0));
    expect(Object.is(game.view(state, -0).viewer, 0)).toBe(true);
    expect(game.viewEvents(events, -0)).toEqual(game.viewEvents(events, 0));
    expect(game.viewMove(state, move, -0)).toEqual(game.viewMove(state, move, 0));
  });
});

describe('an event or move with secrets', () => {
  const told = { kind: 'drew', player: 1, card: 7 };

  test('is masked in its secret fields, and unchanged otherwise', () => {
    expect(hideFields({ drew: ['card'] }, told)).toEqual({ ...told, card: '?' });
    expect(hideFields({ played: ['card'] }, told)).toBe(told);
    expect(told.card).toBe(7);
  });

  test('is seen in full by its player only', () => {
    const seenBy = (viewer: Viewer) => maskedEvent({ drew: ['card'] }, told, viewer).card;
    expect([seenBy(0), seenBy(1), seenBy('spectator')]).toEqual(['?', 7, '?']);
  });

  test('is masked for all if it belongs to no player', () => {
    const told = { kind: 'turned', card: 7 };
    for (const viewer of [0, 'spectator'] as const)
      expect(maskedEvent({ turned: ['card'] }, told, viewer).card).toBe('?');
  });
});
