import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../../src/core/contract/game.js';
import { sum } from '../../../src/core/data/list.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  components,
  legalMoves,
  type State,
  view,
  viewEvents,
  withComponents,
} from '../../../src/games/igloo-igloo/index.js';
import {
  animalsAt,
  cell,
  type Drawing,
  discardedCount,
  eventsOf,
  groundAt,
  heldBy,
  played,
  position,
  texts,
  tile,
  verdict,
} from './positions.js';

const MELT = { kind: 'melt' } as const;

const start = (faces = '', more: Partial<Drawing> = {}): State =>
  position({ board: 'START', phase: MELT, faces, ...more });

describe('which tile', () => {
  test('[IG-MELT-1] case 4: at the start the eight tiles around the centre', () => {
    expect(texts(start())).toEqual(['Md3', 'Me3', 'Mc4', 'Mf4', 'Mc5', 'Mf5', 'Md6', 'Me6']);
  });

  test('[IG-MELT-1] a tile with an inuit, an igloo or an animal on it is refused, whosever it is', () => {
    const state = start('', { inuits: ['d3', 'e3'], igloos: ['c4', 'f4'], foxes: 'c5:1', bears: 'f5' });
    expect(texts(state)).toEqual(['Md6', 'Me6']);
    for (const text of ['Md3', 'Me3', 'Mc4', 'Mf4', 'Mc5', 'Mf5']) expect(verdict(state, text)).toBe('IG-MELT-1');
  });

  test.each(['Mb1', 'Mc3', 'Md4', 'Mg7'])(
    '[IG-MELT-1] %s is refused, for no free tile is there beside water',
    (text) => {
      expect(verdict(start(), text)).toBe('IG-MELT-1');
    },
  );

  test('[IG-MELT-1] water with animals in it counts', () => {
    const state = start('', { bears: 'd4', fish: 'd4:1 e4:2 d5:3 e5:1' });
    expect(texts(state)).toHaveLength(8);
  });

  test('[IG-MELT-2] case 9: where every tile beside water is occupied, an empty tile of the crown', () => {
    const state = position({ board: 'NOOK', phase: MELT, inuits: ['c1 a2', 'b2'] });
    expect(texts(state)).toEqual(['Mb1']);
    expect(verdict(state, 'Mc1')).toBe('IG-MELT-1');
  });

  test('[IG-MELT-2] then a tile that is not of the crown is refused', () => {
    const board = ['#oooooo#', 'oooooooo', 'oooPPooo', 'ooP..Poo', 'ooP..Poo', 'oooPPooo', 'oooooooo', '#oooooo#'];
    const state = position({ board, phase: MELT });
    expect(verdict(state, 'Mc3')).toBe('IG-MELT-2');
    expect(texts(state)).toHaveLength(24);
    expect(groundAt(played(state, 'Md1'), 'd1')).toBe('water');
  });

  test('[IG-MELT-2] a corner is no water: the tiles beside it do not melt before others', () => {
    const state = position({ board: 'NOOK', phase: MELT, inuits: ['c1'] });
    expect(texts(state)).toEqual(['Ma2', 'Mb2']);
  });

  test.each(['Td3', 'E1', 'Wd3n', 'end', 'Pb1'])('[IG-TURN-1] the melt comes first: %s is refused', (text) => {
    expect(verdict(start(), text)).toBe(text === 'Td3' ? 'IG-KEPT-1' : 'IG-TURN-1');
  });
});

describe('the end', () => {
  test('[IG-MELT-3, IG-END-1] case 10: the game is over when a turn begins and nothing can melt', () => {
    const state = position({ board: 'NOOK', inuits: ['c1 a2', 'b2 b1'] });
    const over = played(state, 'end');
    expect([over.phase.kind, over.turnPlayer, over.decider]).toEqual(['over', 1, 1]);
    expect(legalMoves(over)).toEqual([]);
    expect(eventsOf(state, 'end').map(({ kind }) => kind)).toEqual(['turnEnded', 'turnStarted', 'gameOver']);
    for (const text of ['end', 'Mb1', 'Pb1', 'Fa1']) expect(verdict(over, text)).toBe('IG-END-1');
  });

  test.each(['', 'thaw'])('[IG-MELT-3, IG-KEPT-4] case 11: a thaw in hand changes nothing (%j)', (held) => {
    const state = position({ board: 'PLUS', inuits: ['c2 b3', 'd3 c4'], hands: ['', held] });
    const over = played(state, 'end');
    expect(over.phase).toEqual({ kind: 'over' });
    expect(over.hands[1]).toEqual([held === '' ? 0 : 1, 0, 0, 0, 0, 0]);
  });

  test('[IG-THAW-1, IG-MELT-4] case 12: a thaw before the melt opens the way to another tile', () => {
    const state = position({ board: 'PLUS', phase: MELT, inuits: ['c2 b3', 'c4'], hands: ['thaw'] });
    expect(texts(state, 'M')).toEqual(['Md3']);
    const next = played(state, 'Td3');
    expect(groundAt(next, 'd3')).toBe('water');
    expect([next.phase.kind, texts(next)]).toEqual(['melt', ['Mc3']]);
  });

  test('[IG-MELT-4] case 13: the game is over when a kept tile takes the last melt away', () => {
    const state = position({ board: 'PLUS', phase: MELT, inuits: ['c2 b3', 'c4'], bears: 'e3', hands: ['animals'] });
    const before = played(state, 'A', 'Sbe3w', 'Sbd3e');
    expect(before.phase.kind).toBe('stepAnimal');
    const over = played(before, 'Sbe3w');
    expect([over.phase.kind, over.turnPlayer, over.decider, over.animalStepsLeft]).toEqual(['over', 0, 0, 0]);
    expect(eventsOf(before, 'Sbe3w').at(-1)).toMatchObject({ kind: 'gameOver' });
  });
});

describe('what was under it', () => {
  test('[IG-FISH-1, IG-TURN-2] case 5: three fish, and the second phase with three points', () => {
    const state = start('d3:fish3');
    const next = played(state, 'Md3');
    expect(animalsAt(next, 'd3')).toHaveLength(3);
    expect(groundAt(next, 'd3')).toBe('water');
    expect(sum(state.fishSupply) - sum(next.fishSupply)).toBe(3);
    expect(discardedCount(next, 'fish3') - discardedCount(state, 'fish3')).toBe(1);
    expect([next.phase.kind, next.actionPointsLeft, next.hasMelted]).toEqual(['act', 3, true]);
    expect(
      eventsOf(state, 'Md3')
        .slice(0, 4)
        .map(({ kind }) => kind),
    ).toEqual(['tileMelted', 'fishPlaced', 'fishPlaced', 'fishPlaced']);
  });

  test('[IG-FISH-1] two fish', () => {
    expect(animalsAt(played(start('d3:fish2'), 'Md3'), 'd3')).toHaveLength(2);
  });

  test('[IG-BEAR-1, IG-MELT-1] case 6: a bear, beside whose water the next player may melt', () => {
    const state = start('d3:bear', { inuits: ['b1', 'g1'] });
    const next = played(state, 'Md3');
    expect([groundAt(next, 'd3'), animalsAt(next, 'd3'), next.bearSupply]).toEqual(['water', ['bear'], 3]);
    const theirs = played(next, 'end');
    expect(theirs.turnPlayer).toBe(1);
    for (const text of ['Md2', 'Mc3', 'Me3']) expect(verdict(theirs, text)).toBe('legal');
  });

  test('[IG-PACK-1, IG-MELT-5] case 7: pack stays with a fox, and never melts', () => {
    const state = start('d3:pack', { inuits: ['b1', 'g1'] });
    const next = played(state, 'Md3');
    expect(groundAt(next, 'd3')).toBe('pack');
    expect(animalsAt(next, 'd3')).toEqual([expect.stringMatching(/^fox[123]$/)]);
    expect([next.faceDownTiles[cell('d3')], discardedCount(next, 'pack')]).toEqual([null, 0]);
    expect(verdict(played(next, 'end'), 'Md3')).toBe('IG-MELT-5');
    const rows = ['#oooooo#', 'oooooooo', 'oooPoooo', 'ooo..ooo', 'ooo..ooo', 'oooooooo', 'oooooooo', '#oooooo#'];
    expect(verdict(position({ board: rows, phase: MELT }), 'Md3')).toBe('IG-MELT-5');
  });

  test('[IG-MELT-6, IG-KEPT-1] case 8: a kept tile goes to the hand, which only its owner sees', () => {
    const state = start('d3:thaw', { inuits: ['b1'] });
    const next = played(state, 'Md3');
    expect([groundAt(next, 'd3'), heldBy(next, 0, 'thaw'), next.handSizes]).toEqual(['water', 1, [1, 0]]);
    const seen = view(next, 1);
    expect([seen.hands[0], seen.handSizes]).toEqual([HIDDEN, [1, 0]]);
    expect(next.phase.kind).toBe('act');
    expect(texts(next, 'T').length).toBeGreaterThan(0);
  });

  test('[IG-MELT-6] what is kept is reported to its owner only, what is not to everybody', () => {
    const events = eventsOf(start('d3:thaw', { inuits: ['b1'] }), 'Md3');
    const hidden = { kind: 'tileKept', player: 0, tile: HIDDEN };
    expect(viewEvents(events, 0)).toContainEqual({ ...hidden, tile: tile('thaw') });
    for (const viewer of [1, 'spectator'] as const) expect(viewEvents(events, viewer)).toContainEqual(hidden);
    expect(events[0]).toEqual({ kind: 'tileMelted', player: 0, cell: cell('d3'), tile: null });
    expect(eventsOf(start('d3:bear'), 'Md3')[0]).toMatchObject({ kind: 'tileMelted', tile: tile('bear') });
  });
});

describe('an empty supply', () => {
  /** Melts a tile of a game in which all tiles are of a kind. */
  const under = (kind: string, more: object) => {
    const tiles = components.tiles.map((each) => ({ ...each, count: each.kind === kind ? 56 : 0 }));
    const own = orThrow(withComponents({ tiles, ...more }));
    const dealt = orThrow(own.setup({ players: 2, seed: 'winter' }));
    let state = dealt;
    while (state.phase.kind === 'placeInuit') state = own.play(state, own.legalMoves(state)[0]!);
    return orThrow(own.step(state, own.legalMoves(state)[0]!));
  };

  test('[IG-FISH-2] case 56: two fish in supply, two fish appear', () => {
    const { state } = under('fish3', { fish: [2, 2, 2] });
    expect(animalsAt(state, 'd3')).toHaveLength(2);
    expect(state.fishSupply).toEqual([0, 0, 0]);
  });

  test('[IG-BEAR-1] without a bear nothing appears', () => {
    const { state } = under('bear', { bears: 0 });
    expect([groundAt(state, 'd3'), animalsAt(state, 'd3')]).toEqual(['water', []]);
  });

  test('[IG-PACK-1] without a fox the pack is empty', () => {
    const { state, events } = under('pack', { foxes: [0, 0, 0] });
    expect([groundAt(state, 'd3'), animalsAt(state, 'd3')]).toEqual(['pack', []]);
    expect(events).toContainEqual({ kind: 'packTurned', cell: cell('d3'), foxValue: null });
  });
});
