import { describe, expect, test } from 'vitest';
import type { BoardLayout } from '../../src/board/board.js';
import { type Drawing, drawings } from '../../src/draw/index.js';
import { gameOf } from '../../src/games/index.js';
import { positionsOf } from './plans.js';
import { elementsOf, parsed } from './xml.js';

/** The CSS pixels of the width at which a layout is shown. */
const SHOWN: Readonly<Record<BoardLayout, number>> = { tall: 360, wide: 1280 };

/** The least size of a text, in CSS pixels. */
const LEAST = 9;

describe.each(Object.entries(drawings))('%s', (id, drawing) => {
  test.each(['tall', 'wide'] as const)('no text of a %s drawing is smaller than 9 CSS pixels', (layout) => {
    for (const { state } of positionsOf(gameOf(id)!, 20)) expect(smallIn(drawing, state, layout)).toEqual([]);
  });

  test('a wide board has the places of a tall one', () => {
    for (const players of [1, 2, 3, 4]) {
      const [tall, wide] = (['tall', 'wide'] as const).map((layout) => drawing.board({ players }, undefined, layout));
      expect(wide!.places.map(({ shape: _, ...place }) => place)).toEqual(
        tall!.places.map(({ shape: _, ...place }) => place),
      );
    }
  });
});

/** Lists the texts of a drawing that are too small, with their sizes in CSS pixels. */
const smallIn = (
  drawing: Drawing,
  state: Parameters<Drawing['draw']>[0],
  layout: BoardLayout,
): readonly (readonly [text: string, size: number])[] => {
  const picture = parsed(drawing.draw(state, { layout }));
  const width = Number(picture.attributes['viewBox']!.split(' ')[2]);
  return elementsOf(picture)
    .filter(({ name }) => name === 'text')
    .map(({ children, attributes }) => {
      const size = (Number(attributes['font-size']) * SHOWN[layout]) / width;
      return [String(children[0]), size] as const;
    })
    .filter(([, size]) => !(size >= LEAST));
};
