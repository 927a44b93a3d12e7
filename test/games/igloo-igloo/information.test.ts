import { describe, expect, test } from 'vitest';
import { HIDDEN, type Viewer } from '../../../src/core/contract/game.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  components,
  determinize,
  determinizer,
  formatMove,
  frames,
  game,
  play,
  predictView,
  State,
  View,
  view,
  viewFrames,
  viewMove,
} from '../../../src/games/igloo-igloo/index.js';
import { randomGame } from '../../../src/testing/index.js';
import { wild } from './choosers.js';
import { cell, type Drawing, heldBy, move, played, position, texts, tile, unchecked } from './positions.js';

const SEEDS = Array.from({ length: 200 }, (_, i) => `seed ${i}`);
const ABSENT = [-1, '', HIDDEN];

describe('a view', () => {
  test('[IG-INFO-1] case 57: shows no face under ice, no thawed tile and no hand of others', () => {
    for (const { state } of randomGame(game, { players: 3, seed: 'views' })) {
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const seen = view(state, viewer);
        expect(seen.faceDownTiles).toEqual(state.ground.map((ground) => (ground === 'ice' ? HIDDEN : null)));
        expect([seen.thawedTiles, seen.random]).toEqual([HIDDEN, HIDDEN]);
        expect(seen.hands).toEqual(state.hands.map((hand, player) => (player === viewer ? hand : HIDDEN)));
        const { random, faceDownTiles, hands, thawedTiles, viewer: _, ...open } = seen;
        expect(state).toMatchObject(open);
        expect(Object.keys(seen).sort()).toEqual([...Object.keys(state), 'viewer'].sort());
      }
    }
  });

  test('[IG-INFO-1] is the same whatever lies under the ice and in the hands of others', () => {
    const drawn = (hand: string, face: string) =>
      position({ board: 'BEAR', inuits: ['c3'], hands: ['thaw', hand], faces: `d3:${face}` });
    const one = drawn('harpoon', 'animals');
    const other = drawn('animals', 'harpoon');
    for (const viewer of [0, 'spectator'] as const) expect(view(one, viewer)).toEqual(view(other, viewer));
    expect(view(one, 1)).not.toEqual(view(other, 1));
  });
});

describe('what is made up of a view', () => {
  const truth = position({
    board: 'PLUS',
    players: 3,
    inuits: ['c2'],
    hands: ['harpoon thaw', 'thaw endurance1 endurance2', 'animals'],
    faces: 'd3:drift',
  });

  test.each([0, 1, 2, 'spectator'] as const)('[IG-INFO-1] agrees with all that %s sees', (viewer: Viewer) => {
    const seen = view(truth, viewer);
    for (const seed of SEEDS.slice(0, 40)) {
      const made = determinize(seen, seed);
      expect(State.decode(made)._tag).toBe('Right');
      expect(view(made, viewer)).toEqual(seen);
    }
    expect(orThrow(View.decode(seen))).toEqual(seen);
  });

  test('[IG-INFO-1] deals every kind of kept tile to hidden hands, and everything else under the ice', () => {
    const made = SEEDS.map((seed) => determinize(view(truth, 0), seed));
    const kinds = new Set(made.flatMap(({ hands }) => hands[2]!.findIndex((count) => count > 0)));
    // Thaw, animals, endurance 1 and 2: the real hands of players 1 and 2, since the rest was seen.
    expect([...kinds].sort()).toEqual([0, 2, 3, 4]);
    expect(new Set(made.map(({ faceDownTiles }) => faceDownTiles[cell('d3')])).size).toBeGreaterThan(1);
  });

  test('[IG-KAYAK-3, IG-WALK-3] case 60: a mover afloat who can only land at bears has a harpoon', () => {
    const afloat = played(
      position({
        board: 'BEAR',
        inuits: ['c3'],
        bears: 'd3 c4',
        hands: ['harpoon thaw'],
        faces: 'd3:animals c4:endurance1',
      }),
      'Kc3',
    );
    expect(texts(afloat)).toEqual(['Ld3', 'Lc4']);
    for (const seed of SEEDS.slice(0, 40)) {
      const made = determinize(view(afloat, 1), seed);
      expect(made.handSizes[0]).toBe(2);
      expect(heldBy(made, 0, 'harpoon')).toBeGreaterThanOrEqual(1);
      expect(texts(made)).toEqual(['Ld3', 'Lc4']);
    }
  });
});

/** Counts the outcomes, as texts. */
const tally = (outcomes: readonly unknown[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[String(outcome)] = (counts[String(outcome)] ?? 0) + 1;
  return counts;
};

describe('what is made up of a view is as likely as it is', () => {
  const MANY = Array.from({ length: 3600 }, (_, i) => `fair ${i}`);

  /** Returns a position in which the mover is at sea, and all landings have a bear; every other tile was thawed. */
  const afloat = (hands: readonly string[], more: Partial<Drawing> = {}): State => {
    const drawing: Drawing = { board: 'BEAR', players: 3, inuits: ['c3'], bears: 'd3 c4', hands, ...more };
    const state = unchecked({ ...drawing, phase: { kind: 'kayak', from: cell('c3') } });
    const thawedTiles = state.thawedTiles.map((count, kind) => count + state.discardedTiles[kind]!);
    const thawedTileCount = thawedTiles.reduce((a, b) => a + b);
    const discardedTiles = state.discardedTiles.map(() => 0);
    return orThrow(State.decode({ ...state, thawedTiles, thawedTileCount, discardedTiles }));
  };

  test('[IG-KAYAK-3, IG-WALK-3] case 60: of two tiles at sea both are harpoons once in nine', () => {
    const imagine = determinizer(view(afloat(['harpoon thaw']), 1));
    const harpoons = MANY.map((seed) => heldBy(imagine(seed), 0, 'harpoon'));
    const { 1: one, 2: two, ...others } = tally(harpoons);
    expect(others).toEqual({});
    expect(one! + two!).toBe(MANY.length);
    // 400 expected, 19 the standard deviation.
    expect(Math.abs(two! - 400)).toBeLessThan(80);
  });

  test('[IG-KAYAK-3] the hands of others are dealt out of what the mover at sea does not hold', () => {
    const imagine = determinizer(view(afloat(['harpoon', 'thaw', 'animals']), 'spectator'));
    const dealt = MANY.map((seed) => imagine(seed));
    expect(dealt.every((state) => heldBy(state, 0, 'harpoon') === 1)).toBe(true);
    // Five harpoons are left among the 25 kept tiles: 720 expected, 24 the standard deviation.
    const theirs = dealt.filter((state) => heldBy(state, 1, 'harpoon') === 1).length;
    expect(Math.abs(theirs - 720)).toBeLessThan(100);
    for (const state of dealt.slice(0, 40)) expect(State.decode(state)._tag).toBe('Right');
  });

  test('[IG-KAYAK-3] nothing is known of a mover at sea who could land anywhere without a harpoon', () => {
    const imagine = determinizer(view(afloat(['harpoon'], { bears: 'd3' }), 1));
    const harpoons = MANY.map((seed) => heldBy(imagine(seed), 0, 'harpoon'));
    // Six of 26: 831 expected, 25 the standard deviation.
    expect(Math.abs(tally(harpoons)['1']! - 831)).toBeLessThan(100);
  });

  test('[IG-ATTACK-3, IG-INFO-2] nothing is known of who is asked in an attack', () => {
    const attack = position({
      board: 'BEAR',
      phase: { kind: 'attack', cell: cell('c3') },
      inuits: ['', 'c3'],
      bears: 'c3',
      player: 1,
      hands: ['', 'harpoon'],
      faces: 'c3:thaw d3:animals c4:fish2',
    });
    // One of the three unseen kept tiles is the harpoon.
    const imagine = determinizer(view(attack, 0));
    const harpoons = MANY.filter((seed) => heldBy(imagine(seed), 1, 'harpoon') === 1).length;
    expect(Math.abs(harpoons - 1200)).toBeLessThan(140);
  });

  test('[IG-INFO-1] every tile that does not show is as likely under any ice', () => {
    const state = position({
      board: 'BEAR',
      inuits: ['c3'],
      hands: ['', 'thaw'],
      faces: 'c3:thaw d3:harpoon c4:drift',
    });
    const imagine = determinizer(view(state, 0));
    const faces = MANY.map((seed) => [18, 19, 26].map((at) => imagine(seed).faceDownTiles[at]));
    for (const at of [0, 1, 2]) {
      const counts = tally(faces.map((each) => each[at]));
      // Of thirteen tiles one is the drift and ten are pack that was thawed; of two thaws and a harpoon one is in hand.
      const expected = { drift: 277, pack: 2769, harpoon: 185, thaw: 369 };
      for (const [name, count] of Object.entries(expected)) {
        expect(Math.abs(counts[tile(name)]! - count), name).toBeLessThan(100);
      }
    }
  });

  test('samples share nothing with one another or the view that could be changed', () => {
    const seen = view(afloat(['harpoon thaw', 'thaw']), 1);
    const before = JSON.stringify(seen);
    const imagine = determinizer(seen);
    const [one, other] = [imagine('one'), imagine('other')];
    expect(one.hands).not.toBe(other.hands);
    expect(one.faceDownTiles).not.toBe(other.faceDownTiles);
    expect(one.thawedTiles).not.toBe(other.thawedTiles);
    expect(JSON.stringify(imagine('one'))).toBe(JSON.stringify(one));
    expect(determinize(seen, 'one')).toEqual(one);
    expect(JSON.stringify(seen)).toBe(before);
  });
});

describe('a view that no state explains is refused', () => {
  const afloat = played(
    position({ board: 'BEAR', inuits: ['c3'], bears: 'd3 c4', hands: ['harpoon thaw'], faces: 'd3:animals' }),
    'Kc3',
  );
  const seen = view(afloat, 1);
  const all = components.tiles.map(({ count }) => count);

  test.each<[string, object]>([
    [
      'at sea with an empty hand, and a bear on every landing',
      { hands: [[0, 0, 0, 0, 0, 0], seen.hands[1]], viewer: 0 },
    ],
    [
      'at sea with a harpoon used, and a bear on every landing',
      { usedThisTurn: { ...seen.usedThisTurn, harpoon: true } },
    ],
    [
      'at sea where all harpoons were seen',
      { discardedTiles: afloat.discardedTiles.map((count, kind) => (kind === 6 ? 6 : count)) },
    ],
    ['more tiles in hand than are left', { handSizes: [26, 0] }],
    ['more tiles seen than there are', { discardedTiles: all }],
    ['more tiles thawed than are left', { thawedTileCount: 50 }],
  ])('%s', (_, change) => {
    expect(View.decode({ ...seen, ...change })).toMatchObject({ left: { _tag: 'InvalidView' } });
  });

  test('but the view itself', () => {
    expect(View.decode(seen)).toEqual({ _tag: 'Right', right: seen });
  });
});

describe('moves', () => {
  test('[IG-INFO-1] are shown to everybody as they are', () => {
    for (const { state, move } of randomGame(game, { players: 2, seed: 'plain' }, wild)) {
      if (move === undefined) continue;
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(viewMove(state, move, viewer)).toEqual(move);
        expect(formatMove(viewMove(state, move, viewer))).not.toContain(HIDDEN);
      }
    }
  });
});

describe('what is foreseen', () => {
  const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

  test.each(['one', 'two', 'three'])('comes true in whole games, frames included (%s)', (seed) => {
    for (const { state, move } of randomGame(game, { players: 3, seed }, wild)) {
      if (move === undefined) continue;
      const next = play(state, move);
      for (const viewer of VIEWERS) {
        const foreseen = predictView(view(state, viewer), move);
        if (foreseen !== null) expect(foreseen).toEqual(view(next, viewer));
        const shown = viewFrames(orThrow(frames(state, move)), viewer);
        expect(shown.at(-1)).toEqual({ event: null, state: view(next, viewer) });
      }
    }
  });

  /** Lists the viewers who can predict the view after a move. */
  const foreseers = (drawing: Drawing, text: string): readonly Viewer[] => {
    const state = position({ players: 3, ...drawing });
    return VIEWERS.filter((viewer) => predictView(view(state, viewer), move(text)) !== null);
  };
  const FULL = { board: 'BEAR', inuits: ['c3', 'd3'], hands: ['harpoon thaw animals endurance1', 'thaw'] } as const;

  test.each<[string, string, Drawing]>([
    ['a walk', 'Wc3e', FULL],
    ['an igloo', 'Ic3', FULL],
    ['the end of a turn', 'end', FULL],
    ['a hunt', 'Hf1c2', { ...FULL, fish: 'c2:1' }],
    ['setting out', 'Kc3', FULL],
    ['setting out where a landing needs no harpoon', 'Kc3', { ...FULL, bears: 'c4' }],
    ['a drift of floes that lie face down', 'Dd3n', { board: 'DRIFT', phase: { kind: 'drift' } }],
    ['the last walk of a mover with an empty hand', 'Wc4n', { board: 'BEAR', inuits: ['c4'], points: 1, bears: 'd3' }],
    [
      'declining',
      'N',
      {
        board: 'BEAR',
        phase: { kind: 'attack', cell: 18 },
        inuits: ['', 'c3'],
        bears: 'c3',
        player: 1,
        hands: ['', 'harpoon'],
      },
    ],
  ])('[IG-INFO-1] %s tells nobody anything new', (_, text, drawing) => {
    expect(foreseers(drawing, text)).toEqual(VIEWERS);
  });

  test.each<[string, string, Drawing]>([
    ['an endurance', 'E1', FULL],
    ['a move of animals', 'A', { ...FULL, fish: 'c2:1' }],
    ['a harpoon thrown', 'Jf1c2', { ...FULL, fish: 'c2:1' }],
    ['a harpoon spent on a bear that is met', 'Wc3e', { ...FULL, bears: 'd3' }],
    ['a harpoon spent on a bear where one lands', 'Ld3', { ...FULL, bears: 'd3', phase: { kind: 'kayak', from: 18 } }],
  ])('[IG-KEPT-1] %s shows the others a tile', (_, text, drawing) => {
    expect(foreseers(drawing, text)).toEqual([0]);
  });

  test.each<[string, string, Drawing]>([
    ['a melt', 'Md3', { board: 'BEAR', phase: { kind: 'melt' }, inuits: ['c3'] }],
    ['a thaw', 'Td3', FULL],
  ])('[IG-MELT-6] %s is foreseen by nobody', (_, text, drawing) => {
    expect(foreseers(drawing, text)).toEqual([]);
  });
});

test.each(ABSENT)('a view in which a hand is %j is refused where no state explains it', (hand) => {
  const seen = view(position({ board: 'BEAR', inuits: ['c3'], hands: ['thaw'] }), 0);
  expect(View.decode({ ...seen, hands: [hand, HIDDEN] })).toMatchObject({
    _tag: 'Left',
    left: { _tag: 'InvalidView' },
  });
});
