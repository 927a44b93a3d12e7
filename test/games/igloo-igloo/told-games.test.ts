import { describe, expect, test } from 'vitest';
import type { Shell } from '../../../src/core/contract/kernel.js';
import { draw, drawText } from '../../../src/games/igloo-igloo/draw/index.js';
import {
  type Event,
  game,
  type IglooIgloo,
  nextChanceQuestion,
  outcomes,
  parseMove,
  type State,
  stepTold,
  type View,
  view,
} from '../../../src/games/igloo-igloo/index.js';
import { hiddenFieldSampler } from '../../../src/games/igloo-igloo/view/index.js';
import { HIDDEN, orThrow } from '../../../src/index.js';
import { optionsToTry } from '../../../src/testing/index.js';
import { some } from '../../support/games.js';
import { chancesBehind, findToldErrors } from '../../support/told-games.js';
import { wild } from './choosers.js';
import { cell, position, tile } from './positions.js';

const TELLINGS: readonly (readonly [string, (events: readonly Event[]) => readonly Event[]])[] = [
  ['with all tiles', (events) => events],
  ['as a spectator sees it', (events) => game.viewEvents(events, 'spectator')],
  ['as player 1 sees it', (events) => game.viewEvents(events, 1)],
];

describe.each(TELLINGS)('a game told %s', (_, toldEvents) => {
  test.each(some(optionsToTry(game)))('goes the same way: %j', (options) => {
    const played = { game, options: { ...options, seed: 'told' }, chooser: wild, toldEvents };
    expect(findToldErrors<IglooIgloo>(played)).toEqual([]);
  });
});

type Draft = Parameters<ReturnType<Shell<IglooIgloo>['hiddenFieldSampler']>>[0];
type Value = (draft: Draft) => number;
const countIn =
  (player: number, kept: string): Value =>
  (draft) =>
    draft.hands[player]![tile(kept) - tile('thaw')]!;
const faceOn =
  (name: string): Value =>
  (draft) =>
    draft.faceDownTiles[cell(name)]!;

/** Returns all orders of some numbers. */
const ordersOf = (numbers: readonly number[]): readonly (readonly number[])[] =>
  numbers.length === 0
    ? [[]]
    : numbers.flatMap((first) => ordersOf(numbers.filter((other) => other !== first)).map((rest) => [first, ...rest]));

/** Returns the chances of some values, read in this order. */
const chances = (seen: View, values: readonly Value[], order: readonly number[]): ReadonlyMap<string, number> =>
  chancesBehind(game, hiddenFieldSampler, seen, (draft) => {
    const found: number[] = [];
    for (const i of order) found[i] = values[i]!(draft);
    return found.join(' ');
  });

/** Lists all ways to take so many of some tiles, each with what is left; equal tiles are different ones. */
const taken = (tiles: readonly string[], count: number, from = 0): readonly (readonly [string[], string[]])[] =>
  count === 0
    ? [[[], [...tiles]]]
    : tiles
        .slice(from)
        .flatMap((first, i) =>
          taken([...tiles.slice(0, from + i), ...tiles.slice(from + i + 1)], count - 1, from + i).map(
            ([others, left]) => [[first, ...others], left] as const,
          ),
        );

/** Returns the chances of texts that are all as likely. */
const alike = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const text of [...texts].sort()) found.set(text, (found.get(text) ?? 0) + 1 / texts.length);
  return found;
};

const held = (hand: readonly string[], kept: string): number => hand.filter((each) => each === kept).length;

/** Compares the chances of values, in whatever order they are read, with those of deals that are all as likely. */
const expectAlike = (seen: View, values: readonly Value[], texts: readonly string[]): void => {
  const expected = alike(texts);
  for (const order of ordersOf(values.map((_, i) => i))) {
    const found = chances(seen, values, order);
    expect([...found.keys()], order.join()).toEqual([...expected.keys()]);
    for (const [text, chance] of expected) expect(found.get(text), `${order}: ${text}`).toBeCloseTo(chance, 12);
  }
};

const KEPT = ['thaw', 'thaw', 'harpoon', 'harpoon', 'endurance1', 'animals'];
const OTHERS = ['drift', ...Array<string>(10).fill('pack')];
/** Ten packs were thawed. */
const state = position({
  board: 'BEAR',
  players: 3,
  inuits: ['c3'],
  hands: ['', 'harpoon thaw', 'thaw endurance1'],
  faces: 'c3:harpoon d3:animals c4:drift',
});

describe('what is imagined is as likely as it is, in whatever order it is read', () => {
  test('in two hands and under a floe', () => {
    const values = [countIn(1, 'harpoon'), countIn(1, 'thaw'), countIn(2, 'harpoon'), faceOn('c3')];
    const texts = taken(KEPT, 2).flatMap(([one, rest]) =>
      taken(rest, 2).flatMap(([two, left]) =>
        [...left, ...OTHERS].map((face) =>
          [held(one, 'harpoon'), held(one, 'thaw'), held(two, 'harpoon'), tile(face)].join(' '),
        ),
      ),
    );
    expectAlike(view(state, 0), values, texts);
  });

  test('under two floes', () => {
    const values = [faceOn('c4'), faceOn('d3'), countIn(2, 'animals')];
    const texts = taken(KEPT, 4).flatMap(([hands, left]) => {
      const tiles = [...left, ...OTHERS];
      const faces = tiles.flatMap((one, i) => tiles.filter((_, k) => k !== i).map((two) => [tile(one), tile(two)]));
      return taken(hands, 2).flatMap(([two]) => faces.map((each) => [...each, held(two, 'animals')].join(' ')));
    });
    expectAlike(view(state, 0), values, texts);
  });

  test('in a hand of which a tile is known, as in a told game', () => {
    const seen = { ...view(state, 'spectator'), hands: [[0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], HIDDEN] } as View;
    const unseen = ['thaw', 'thaw', 'harpoon', 'endurance1', 'animals'];
    const texts = taken(unseen, 1).flatMap(([one, rest]) =>
      taken(rest, 2).flatMap(([two, left]) =>
        [...left, ...OTHERS].map((face) => [1 + held(one, 'harpoon'), held(two, 'thaw'), tile(face)].join(' ')),
      ),
    );
    expectAlike(seen, [countIn(1, 'harpoon'), countIn(2, 'thaw'), faceOn('d3')], texts);
  });

  test('[IG-KAYAK-3] where the mover at sea must have a harpoon', () => {
    const afloat = position({
      board: 'BEAR',
      players: 3,
      phase: { kind: 'kayak', from: cell('c3') },
      inuits: ['c3'],
      bears: 'd3 c4',
      hands: ['harpoon thaw', '', 'animals'],
      faces: 'c3:harpoon d3:thaw c4:drift',
    });
    const unseen = ['thaw', 'thaw', 'harpoon', 'harpoon', 'animals'];
    const texts = taken(unseen, 2).flatMap(([one, rest]) =>
      held(one, 'harpoon') === 0
        ? []
        : taken(rest, 1).flatMap(([two, left]) =>
            [...left, ...OTHERS].map((face) => [held(one, 'thaw'), held(two, 'harpoon'), tile(face)].join(' ')),
          ),
    );
    expectAlike(view(afloat, 1), [countIn(0, 'thaw'), countIn(2, 'harpoon'), faceOn('c4')], texts);
  });
});

const read = (text: string) => orThrow(parseMove(text));

/** The same position before the melt. */
const melting: State = position({
  board: 'BEAR',
  players: 3,
  phase: { kind: 'melt' },
  inuits: ['d3'],
  hands: ['', 'harpoon thaw', 'thaw endurance1'],
  faces: 'c3:harpoon d3:animals c4:drift',
});

describe('a melt', () => {
  test('leads to the tiles that may lie there, as likely as they are, and to their foxes', () => {
    const { outcomes: made, complete } = outcomes(view(melting, 0), read('Mc3'));
    expect(complete).toBe(true);
    const found = new Map<string, number>();
    for (const { events, probability } of made) {
      const fact = game.formatChance(events).replace(/ fox=./, '');
      found.set(fact, (found.get(fact) ?? 0) + probability);
    }
    // Of 13 tiles, 11 are not kept; of the 6 that are kept, 2 are not in hands.
    const expected = {
      'tile=drift': 1 / 13,
      'tile=pack': 10 / 13,
      'tile=kept kept=thaw': (2 / 13) * (2 / 6),
      'tile=kept kept=harpoon': (2 / 13) * (2 / 6),
      'tile=kept kept=endurance1': (2 / 13) * (1 / 6),
      'tile=kept kept=animals': (2 / 13) * (1 / 6),
    };
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(expected).map(([fact, chance]) => [fact, expect.closeTo(chance, 12)])),
    );
  });

  test('asks for the tile, and who saw a kept one may leave it open', () => {
    const seen = view(melting, 'spectator');
    const first = orThrow(nextChanceQuestion(seen, read('Mc3'), ''))!;
    expect(first.event).toMatchObject({ kind: 'tileMelted', player: 0, cell: cell('c3'), tile: '?' });
    expect(first.answers.map(({ text }) => text).sort()).toEqual(['tile=drift', 'tile=kept', 'tile=pack']);
    expect(first.openText).toBeNull();
    const second = orThrow(nextChanceQuestion(seen, read('Mc3'), 'tile=kept'))!;
    expect(second.event).toEqual({ kind: 'tileKept', player: 0, tile: '?' });
    expect(second.openText).toBe('kept=?');
    expect(orThrow(nextChanceQuestion(seen, read('Mc3'), 'tile=kept kept=?'))).toBeNull();
  });

  test('adds the tile to what is known of the hand, if it is told', () => {
    const positionAfter = (told: string) => orThrow(stepTold(view(melting, 'spectator'), read('Mc3'), told)).position;
    expect(positionAfter('tile=kept kept=harpoon')).toMatchObject({
      hands: [[0, 1, 0, 0, 0, 0], '?', '?'],
      handSizes: [1, 2, 2],
    });
    expect(positionAfter('tile=kept kept=?')).toMatchObject({ hands: ['?', '?', '?'], handSizes: [1, 2, 2] });
    expect(stepTold(view(melting, 'spectator'), read('Mc3'), 'tile=kept kept=endurance3')).toMatchObject({
      left: { _tag: 'InvalidTold', factIndex: 1 },
    });
  });
});

test('a hand of which a tile is known is drawn with the others face down', () => {
  const seen = { ...view(state, 'spectator'), hands: [[0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], HIDDEN] } as View;
  expect(drawText(seen).match(/hand: .*/g)).toEqual(['hand: -', 'hand: harpoon, ?', 'hand: 2 × ?']);
  expect(draw(seen).match(/data-piece="tile-hidden" data-at="hand-1"/g)).toHaveLength(1);
});
