import { describe, expect, test } from 'vitest';
import { randomStateOf, withChanceSource } from '../../../src/core/chance/random.js';
import { createLazyChanceSource } from '../../../src/core/chance-outcomes/lazy-draw.js';
import type { Viewer } from '../../../src/core/contract/game.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import { prepare } from '../../../src/games/antarctica/components/index.js';
import {
  catalogue,
  components,
  type Draft,
  determinize,
  determinizer,
  formatMove,
  legalMoves,
  parseMove,
  predictView,
  State,
  setup,
  View,
  view,
  viewMove,
} from '../../../src/games/antarctica/index.js';
import { clone } from '../../../src/games/antarctica/state/draft.js';
import { hiddenFieldSampler } from '../../../src/games/antarctica/view.js';
import { played, position } from './positions.js';

const HIDDEN = '?';

describe('what can be known', () => {
  const state = position({
    queues: { 1: [0, 1], 5: [2] },
    tops: { basic: 'B08' },
    hands: { 1: { icebreaker: 2 }, 2: { recruits: 1 } },
  });

  test('[AN-HID-1] case 56: all but the decks below their tops, for everybody alike', () => {
    const seen = view(state, 0);
    expect(seen.decks.basic).toEqual([7, ...new Array(13).fill(HIDDEN)]);
    expect(seen.random).toBe(HIDDEN);
    expect(seen.hands).toEqual(state.hands);
    for (const viewer of [2, 'spectator'] as const) {
      expect({ ...view(state, viewer), viewer: 0 }).toEqual(seen);
    }
    const { viewer, random, decks, ...rest } = seen;
    expect(viewer).toBe(0);
    expect(random).toBe(HIDDEN);
    expect(
      Object.values(decks)
        .flat()
        .filter((card) => card !== HIDDEN),
    ).toHaveLength(3);
    expect({ ...rest, random: state.random, decks: state.decks }).toEqual(state);
  });

  test('[AN-HID-1] decks stay hidden when the game is over', () => {
    const over = position({ queues: { 1: [0] }, phase: { kind: 'over', reason: 'no-ships' } });
    expect(
      view(over, 1)
        .decks.advanced.slice(1)
        .every((card) => card === HIDDEN),
    ).toBe(true);
  });

  test('[AN-HID-1] determinize shuffles what is not seen under each top', () => {
    const tails = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const imagined = determinize(view(state, 0), `${seed}`);
      expect(State.decode(imagined)._tag).toBe('Right');
      expect(imagined.decks.basic[0]).toBe(7);
      expect([...imagined.decks.double].sort()).toEqual([...state.decks.double].sort());
      tails.add(imagined.decks.double.join());
    }
    expect(tails.size).toBe(40);
  });

  test('[AN-HID-1] determinize knows which cards have been taken', () => {
    const later = position({
      queues: { 1: [0, 1] },
      buildingCards: { 1: ['B03', 'D02'] },
      scientists: { 5: [0, 2, 0] },
    });
    const imagined = determinize(view(later, 2), 'taken');
    expect(State.decode(imagined)._tag).toBe('Right');
    for (const deck of ['basic', 'double', 'advanced'] as const) {
      expect([...imagined.decks[deck]].sort()).toEqual([...later.decks[deck]].sort());
    }
  });

  test('[AN-HID-1] a view that no state explains does not decode', () => {
    const seen = view(state, 0);
    expect(View.decode(seen)._tag).toBe('Right');
    const shorter = { ...seen, decks: { ...seen.decks, basic: seen.decks.basic.slice(1) } };
    expect(View.decode(shorter)._tag).toBe('Left');
    const noTop = { ...seen, decks: { ...seen.decks, basic: [HIDDEN, ...seen.decks.basic.slice(1)] } };
    expect(View.decode(noTop)._tag).toBe('Left');
    const seenBelow = { ...seen, decks: { ...seen.decks, double: state.decks.double } };
    expect(View.decode(seenBelow)._tag).toBe('Left');
  });

  test('[AN-HID-1] the decider may ask the view what is legal', () => {
    expect(legalMoves(view(state, 0))).toEqual(legalMoves(state));
    expect(legalMoves(view(state, 1))).toEqual([]);
  });
});

describe('what a move reveals', () => {
  const state = position({
    queues: { 1: [0, 1], 5: [0] },
    buildings: { 5: ['derrick'] },
    tops: { basic: 'B12' },
    cubeSpaces: { 1: [5, 0, 0], 0: [8, 0, 0] },
  });
  const sailed = played(state, 'to4');
  const known = (before: State, text: string, viewer: Viewer) =>
    predictView(view(before, viewer), orThrow(parseMove(text)));

  test('[AN-HID-1] moves are public', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      for (const move of legalMoves(state)) expect(viewMove(state, move, viewer)).toBe(move);
    }
  });

  test('[AN-HID-1] the next card of a deck is learnt by all, the builder included, and so is a row that is drawn', () => {
    const built = played(sailed, 'build-basic');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(known(state, 'to4', viewer)).toEqual(view(sailed, viewer));
      expect(known(sailed, 'build-basic', viewer)).toBeNull();
      expect(known(built, 'up0', viewer)).toEqual(view(played(built, 'up0'), viewer));
      expect(known(built, 'up1', viewer)).toBeNull();
    }
  });

  test('[AN-HID-1] of an empty deck, or a pile too small to draw from, nothing is learnt', () => {
    const last = played(
      position({
        queues: { 1: [0, 1], 5: [0] },
        buildings: { 5: ['laboratory', 'crane'] },
        only: { advanced: ['A01'] },
        buildingCards: { 1: ['A02', 'A03', 'A05', 'A06', 'A07'], 2: ['A08', 'A09', 'A10', 'A12'] },
        scientists: { 3: [0, 7, 8] },
      }),
      'to4',
    );
    expect(known(last, 'build-advanced', 1)).toEqual(view(played(last, 'build-advanced'), 1));
    const small = position({
      queues: { 1: [0, 1] },
      cubeSpaces: { 1: [4, 0, 0] },
      hands: { 0: { progress: 1 } },
      shipyardPile: { recruits: 2 },
    });
    expect(known(small, 'card-up1', 2)).toEqual(view(played(small, 'card-up1'), 2));
  });

  test('[AN-HID-1] what is imagined is as likely in every order', () => {
    const few = position({
      queues: { 1: [0, 1] },
      only: { advanced: ['A01', 'A02', 'A03', 'A05'] },
      buildingCards: { 1: ['A06', 'A07', 'A08'], 2: ['A09', 'A10', 'A12'] },
      scientists: { 3: [0, 6, 6] },
    });
    const imagined = determinizer(view(few, 1));
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed++) {
      const order = imagined(`${seed}`).decks.advanced.join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // 1000 each, with a standard deviation of 29
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('[AN-HID-1] what is imagined shares no list that it fills', () => {
    const seen = view(state, 1);
    const imagined = determinizer(seen);
    const [one, other] = [imagined('one'), imagined('other')];
    expect(one.decks.basic).not.toBe(other.decks.basic);
    expect(seen.decks.basic.slice(1).every((card) => card === HIDDEN)).toBe(true);
    expect(determinize(seen, 'one')).toEqual(one);
  });
});

describe('hidden places', () => {
  const seen = view(position({ queues: { 1: [0, 1] } }), 'spectator');

  test('are filled in whatever is known of a deck', () => {
    const [top, ...below] = seen.decks.double;
    const decks = { ...seen.decks, double: [HIDDEN, 20, ...below.slice(1)] } as const;
    const all = [...determinize(seen, 'all').decks.double].sort();
    const tops = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const { double } = determinize({ ...seen, decks }, `${seed}`).decks;
      expect(double[1]).toBe(20);
      expect([...double].sort()).toEqual(all);
      tops.add(double[0]!);
    }
    expect(tops.size).toBe(new Set(all).size - 1); // 20 is there once
    expect(tops).toContain(top);
  });

  test('are decided only as they are read', () => {
    const sizes: number[] = [];
    const source = createLazyChanceSource((size) => sizes.push(size) * 0);
    const draft = clone({ ...seen, random: randomStateOf('unused') });
    withChanceSource(source, () =>
      hiddenFieldSampler(seen, prepare(components, 'printed'))(draft as Draft, draft.random),
    );
    expect(sizes).toEqual([]);
    const [, second, third] = draft.decks.basic;
    expect([Number(third), Number(second), Number(third)]).toHaveLength(3);
    expect(sizes).toEqual([13, 12]);
  });
});

describe('the catalogue', () => {
  test('has 251 entries in the order of the move table', () => {
    const kinds = catalogue.map(({ kind }) => kind).filter((kind, i, all) => kind !== all[i - 1]);
    const counts = kinds.map((kind) => [kind, catalogue.filter((move) => move.kind === kind).length]);
    expect(counts).toEqual([
      ['placeShip', 8],
      ['placeStartCube', 5],
      ['sail', 8],
      ['recruit', 1],
      ['research', 5],
      ['build', 3],
      ['buildShip', 1],
      ['advance', 5],
      ['pass', 1],
      ['end', 1],
      ['playScientist', 1],
      ['playRecruits', 1],
      ['playProgress', 5],
      ['playIcebreaker', 8],
      ['sacrifice', 2],
      ['scuttle', 24],
      ['takeCard', 4],
      ['relocateShip', 168],
    ]);
    expect(catalogue).toHaveLength(251);
  });

  test.each([
    ['at3', { kind: 'placeShip', zone: 3 }],
    ['cube1', { kind: 'placeStartCube', track: 1 }],
    ['to5', { kind: 'sail', to: 5 }],
    ['recruit', { kind: 'recruit' }],
    ['centre2', { kind: 'research', track: 2 }],
    ['build-double', { kind: 'build', deck: 'double' }],
    ['ship', { kind: 'buildShip' }],
    ['up0', { kind: 'advance', track: 0 }],
    ['pass', { kind: 'pass' }],
    ['end', { kind: 'end' }],
    ['card-scientist', { kind: 'playScientist' }],
    ['card-recruits', { kind: 'playRecruits' }],
    ['card-up3', { kind: 'playProgress', track: 3 }],
    ['card-ice4', { kind: 'playIcebreaker', zone: 4 }],
    ['give-cube', { kind: 'sacrifice', piece: 'cube' }],
    ['give-4.2', { kind: 'scuttle', zone: 4, position: 2 }],
    ['take-icebreaker', { kind: 'takeCard', card: 'icebreaker' }],
    ['4.2>6', { kind: 'relocateShip', zone: 4, position: 2, to: 6 }],
  ] as const)('%s is %j', (text, move) => {
    expect(orThrow(parseMove(text))).toEqual(move);
    expect(formatMove(move)).toBe(text);
  });

  test('the fields go up with the last one fastest', () => {
    const texts = catalogue.map(formatMove);
    expect(texts.slice(-168, -160)).toEqual(['0.1>1', '0.1>2', '0.1>3', '0.1>4', '0.1>5', '0.1>6', '0.1>7', '0.2>1']);
    expect(texts.slice(55, 59)).toEqual(['give-0.1', 'give-0.2', 'give-0.3', 'give-1.1']);
  });
});

describe('one seed', () => {
  test('gives one game', () => {
    const one = orThrow(setup({ players: 2, seed: 'one' }));
    expect(orThrow(setup({ players: 2, seed: 'one', placement: 'first-game' }))).toEqual(one);
    expect(played(one, 'cube0')).toEqual(played(orThrow(setup({ players: 2, seed: 'one' })), 'cube0'));
  });
});
