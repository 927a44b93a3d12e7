import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.js';
import { type Drawing, drawings } from '../../src/draw/index.js';
import { gameOf } from '../../src/games/index.js';
import { orThrow, type Types } from '../../src/index.js';
import { randomGame, type Turn } from '../../src/testing/random-game.js';
import { viewersOf } from '../../src/testing/trial.js';
import { some } from '../support/games.js';
import { PLANS } from './plans.js';

describe.each(Object.entries(drawings))('%s', (id, drawing) => {
  const game = gameOf(id)!;

  test.each(some(PLANS[id]!.options))('every frame of a whole game can be drawn for every viewer: %j', (option) => {
    let drawn = 0;
    for (const turn of randomGame(game, { ...option, seed: 'winter' })) drawn += drawFrames(game, drawing, turn);
    expect(drawn).toBeGreaterThan(50);
  });
});

/** Draws the frames of a move for every viewer, equal ones once; returns the number of drawings. */
const drawFrames = (game: AnyGame, drawing: Drawing, { ply, state, move }: Turn<Types>): number => {
  const seen = new Set<string>();
  const frames = move === undefined ? [] : orThrow(game.frames(state, move));
  for (const viewer of viewersOf(state)) {
    for (const { event, state: view } of game.viewFrames(frames, viewer)) {
      const look = JSON.stringify({ ...view, viewer: null });
      if (seen.has(look)) continue;
      seen.add(look);
      expect(drawn(drawing, view), `ply ${ply}, ${event?.kind ?? 'end'}, seen by ${viewer}`).toBe('SVG and text');
    }
  }
  return seen.size;
};

/** Draws a position with every value filled in, or returns the error. */
const drawn = (drawing: Drawing, view: Types['View']): string => {
  try {
    const [svg, text] = [drawing.draw(view), drawing.drawText(view)];
    return /undefined|NaN|Infinity|\[object/.exec(svg + text)?.[0] ?? 'SVG and text';
  } catch (error) {
    return String(error);
  }
};
