import { describe, expect, test } from 'vitest';
import { HIDDEN, type Viewer } from '../../../src/core/contract/game.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  applyMove,
  catalogue,
  determinize,
  determinizer,
  formatMove,
  legalMoves,
  State,
  score,
  toAct,
  View,
  view,
  viewEvents,
  viewMove,
  whyIllegal,
  withComponents,
} from '../../../src/games/blueprints/index.js';
import { box, choices, die, eventsOf, move, plan, played, position, roundEnd, texts } from './positions.js';

// Player 1 has built and discarded; player 0 is next.
const state = position({
  players: 3,
  startPlayer: 1,
  turnPlayer: 0,
  plans: ['P10', 'P04', 'P07'],
  buildings: ['a W1 R3, b G2', 'b S5, d S6, f S4, - G3', 'a G1, b R1, c R2, d W2'],
});

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

describe('a view', () => {
  test('[BP-INFO-1] hides plan and places of the others, not what they chose and discarded', () => {
    const seen = view(state, 0);
    expect(seen.plans).toEqual([plan('P10'), HIDDEN, HIDDEN]);
    expect(seen.dieCells).toEqual([
      [0, 0, 1],
      [HIDDEN, HIDDEN, HIDDEN, -1],
      [HIDDEN, HIDDEN, HIDDEN, HIDDEN],
    ]);
    expect(seen.chosenDice).toEqual(state.chosenDice);
  });

  test('[BP-INFO-1] shows a spectator no plan and no place', () => {
    const seen = view(state, 'spectator');
    expect(seen.plans).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(new Set(seen.dieCells.flat())).toEqual(new Set([HIDDEN, -1]));
  });

  test('hides chance and deck from everybody, and shows all the rest', () => {
    for (const viewer of VIEWERS) {
      const { viewer: who, random, deck, plans, dieCells, ...open } = view(state, viewer);
      expect([who, random]).toEqual([viewer, HIDDEN]);
      expect(deck).toEqual(state.deck.map(() => HIDDEN));
      const { random: _, deck: __, plans: ___, dieCells: ____, ...rest } = state;
      expect(open).toEqual(rest);
    }
  });

  test('[BP-INFO-1] is the same for two states that differ in what its viewer cannot see', () => {
    const other = position({
      players: 3,
      startPlayer: 1,
      turnPlayer: 0,
      plans: ['P10', 'P05', 'P08'],
      buildings: ['a W1 R3, b G2', 'a S5, c S6, e S4, - G3', 'd G1, c R1, b R2, d W2'],
      deck: ['P24', 'P07'],
      seed: 'other',
    });
    expect(view(other, 0)).toEqual(view(state, 0));
    expect(view(other, 1)).not.toEqual(view(state, 1));
  });

  test('[BP-INFO-2, BP-SCORE-2] shows a scored round to all: plans, scores and who won which card', () => {
    const { state: next, result } = roundEnd({
      players: 3,
      plans: ['P04'],
      buildings: ['d S1 S2 S3 S4 S5 S6'],
    });
    const seen = view(next, 'spectator');
    expect(seen.roundResults).toEqual([result]);
    expect(seen.roundResults[0]).toMatchObject({ plans: [3, 0, 1], skyscraper: 0, geometer: 0, gold: 0 });
    expect(seen.plans).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(score(seen)).toEqual(score(next));
  });

  test('[BP-INFO-1] shows the buildings of a scored round to all, which no state can change', () => {
    const { state: next } = roundEnd({ players: 3, plans: ['P04'], buildings: ['d S1 S2 S3 S4 S5 S6'] });
    const [round] = view(next, 'spectator').roundResults as [(typeof next.roundResults)[0]];
    expect([round.chosenDice, round.dieCells].map((lists) => lists.map(({ length }) => length))).toEqual([
      [6, 6, 6],
      [6, 6, 6],
    ]);
    expect([round.chosenDice[0], round.dieCells[0]]).toEqual([
      ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'].map(die),
      [3, 3, 3, 3, 3, 3],
    ]);
    const total = round.total.map((points, player) => points + (player === 0 ? 1 : 0));
    const dieCells = round.dieCells.map((places, player) => (player === 0 ? [1, ...places.slice(1)] : places));
    for (const change of [{ total }, { dieCells }]) {
      expect(State.decode({ ...next, roundResults: [{ ...round, ...change }] })).toMatchObject({
        left: { _tag: 'InvalidState' },
      });
    }
  });

  test('[BP-INFO-1] shows plans and places once the game is over', () => {
    const past = [{ ranking: [0, 2, 1] }, { ranking: [0, 2, 1] }];
    const { state: end } = roundEnd({ players: 3, past, buildings: ['d R6, e R6, f R6 R6 G6 G6'] });
    for (const viewer of VIEWERS) {
      const seen = view(end, viewer);
      expect([seen.plans, seen.dieCells]).toEqual([end.plans, end.dieCells]);
      expect([seen.random, new Set(seen.deck)]).toEqual([HIDDEN, new Set([HIDDEN])]);
      expect([toAct(seen), legalMoves(seen)]).toEqual([null, []]);
    }
  });

  test.each([-1, 3, 0.5, Number.NaN])('of a player who does not exist (%d) is a mistake of the program', (viewer) => {
    expect(() => view(state, viewer)).toThrow(RangeError);
  });
});

describe('on a view', () => {
  test('the decider has the same moves, and the same refusals', () => {
    const seen = view(state, 0);
    expect(legalMoves(seen)).toEqual(legalMoves(state));
    for (const entry of catalogue) expect(whyIllegal(seen, entry)).toEqual(whyIllegal(state, entry));
  });

  test.each([1, 2, 'spectator'] as const)('%s learns nothing of what the decider may do', (viewer) => {
    const seen = view(state, viewer);
    expect(legalMoves(seen)).toEqual([]);
    for (const entry of catalogue) expect(whyIllegal(seen, entry)).toMatchObject({ _tag: 'NotToActView' });
    expect(toAct(seen)).toBe(0);
  });

  test('no move is made', () => {
    const seen: unknown = view(state, 0);
    expect(applyMove(seen as State, legalMoves(state)[0]!)).toMatchObject({ left: { _tag: 'StateIsView' } });
  });
});

describe('events', () => {
  test('[BP-INFO-1] of a placed die hide its place from all others', () => {
    const [text] = texts(state);
    const events = eventsOf(state, text!);
    const [built] = events;
    expect(built).toMatchObject({ kind: 'dieBuilt', player: 0 });
    expect(viewEvents(events, 0)).toEqual(events);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(viewEvents(events, viewer)).toEqual([{ ...built, cell: HIDDEN, level: HIDDEN }, ...events.slice(1)]);
    }
  });

  test('[BP-INFO-1] of dealt plans hide the plan from all others', () => {
    const { events } = roundEnd({ players: 3, buildings: ['d R6, e R6, f R6 R6 G6 G6'] });
    for (const viewer of VIEWERS) {
      const plans = viewEvents(events, viewer).flatMap((event) => (event.kind === 'planDealt' ? [event] : []));
      expect(plans).toHaveLength(3);
      for (const { player, plan: seen } of plans) expect(seen === HIDDEN).toBe(player !== viewer);
    }
  });

  test('[BP-PLACE-8] of a discard, of dice and of scores hide nothing', () => {
    const { events } = roundEnd({ players: 3, plans: ['P04'], buildings: ['b G6, d G6, f G6, - G1 G1 G2'] });
    const open = events.filter(({ kind }) => kind !== 'planDealt');
    expect(open[0]).toMatchObject({ kind: 'dieDiscarded' });
    expect(viewEvents(open, 'spectator')).toEqual(open);
  });
});

/** Counts how often each arrangement of player 1 occurs in samples of the view of player 0, on plans of three cells. */
const countArrangements = (known: State, samples: number): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const sample = determinizer(view(known, 0));
  for (let seed = 0; seed < samples; seed++) {
    const { plans, dieCells } = sample(`seed ${seed}`);
    const usable = box.buildableCells[plans[1]!]!;
    if (usable.length !== 3) continue;
    const arrangement = dieCells[1]!.map((cell) => usable.indexOf(cell)).join('');
    found.set(arrangement, (found.get(arrangement) ?? 0) + 1);
  }
  return found;
};

describe('a move', () => {
  const shown = (text: string): readonly string[] =>
    VIEWERS.map((viewer) => formatMove(viewMove({ ...state, turnPlayer: 1 }, move(text), viewer)));

  test('[BP-INFO-1] that builds shows its cell to nobody but who makes it', () => {
    expect(shown('W1a')).toEqual(['W1?', 'W1a', 'W1?', 'W1?']);
    expect(viewMove({ ...state, turnPlayer: 1 }, move('W1a'), 0)).toEqual({ ...move('W1a'), cell: HIDDEN });
  });

  test.each(['-W1', 'xW1'])('[BP-PLACE-8] %s is shown to all', (text) => {
    expect(shown(text)).toEqual([text, text, text, text]);
  });

  test('[BP-INFO-1] of the last turn hides its cell, though the building is revealed right after', () => {
    const { before } = roundEnd({ players: 3, buildings: ['d R6, e R6, f R6 R6 G6 G6'] });
    expect(formatMove(viewMove(before, move('G6f'), 1))).toBe('G6?');
  });
});

describe('a determinized view', () => {
  test.each(VIEWERS)('decodes, looks the same to %s, and keeps what he sees', (viewer) => {
    const seen = view(state, viewer);
    for (let seed = 0; seed < 50; seed++) {
      const imagined = orThrow(State.decode(determinize(seen, `seed ${seed}`)));
      expect(view(imagined, viewer)).toEqual(seen);
    }
  });

  test('depends on the view and the seed alone', () => {
    const other = { ...state, random: { ...state.random, c: 7 }, deck: state.deck.slice().reverse() };
    expect(determinize(view(other, 0), 'a')).toEqual(determinize(view(state, 0), 'a'));
    expect(determinize(view(state, 0), 'b')).not.toEqual(determinize(view(state, 0), 'a'));
  });

  test('gives a discard a plan on which the die fitted nowhere', () => {
    const plans = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const imagined = determinize(view(state, 0), `seed ${seed}`);
      // Three dice, then a 3 that fits nowhere: three cells, each with one of them.
      expect(box.buildableCells[imagined.plans[1]!]).toHaveLength(3);
      expect(new Set(imagined.dieCells[1]!.slice(0, 3)).size).toBe(3);
      plans.add(imagined.plans[1]!);
    }
    expect(plans).toEqual(new Set(['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P23', 'P24'].map(plan)));
  });

  test('draws the places as likely as they are for somebody who places at random', () => {
    // On three cells, 2 then 3 then 1: where the 3 covers the 2, two cells are left for the 1, otherwise one.
    const known = position({
      players: 2,
      plans: ['P07', 'P04'],
      chosenCount: 6,
      buildings: [undefined, 'b G2, d G3, f G1'],
    });
    const covering = ['001', '002', '110', '112', '220', '221'];
    const beside = ['012', '021', '102', '120', '201', '210'];
    const found = countArrangements(known, 6000);
    expect([...found.keys()].sort()).toEqual([...covering, ...beside].sort());
    const all = [...found.values()].reduce((sum, count) => sum + count);
    const expected = (arrangement: string): number => (covering.includes(arrangement) ? all / 18 : all / 9);
    const chi = [...found].reduce((sum, [each, count]) => sum + (count - expected(each)) ** 2 / expected(each), 0);
    expect(chi).toBeLessThan(35); // eleven degrees of freedom: one seed in four thousand would fail
  });

  test('puts a 6 and a 5 on two of three cells, each way as likely', () => {
    const known = position({ players: 2, plans: ['P07', 'P04'], chosenCount: 4, buildings: [undefined, 'b R6, d W5'] });
    const found = countArrangements(known, 3000);
    expect([...found.keys()].sort()).toEqual(['01', '02', '10', '12', '20', '21']);
    const mean = [...found.values()].reduce((sum, count) => sum + count) / 6;
    const chi = [...found.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    expect(chi).toBeLessThan(23); // five degrees of freedom: one seed in three thousand would fail
  });

  test('deals a plan of three cells as often as a discard makes it likely', () => {
    // R6 W6 S6 G6 and a lost S5: 4/9 of the players who place at random on three cells get this, 3/32 of those on four.
    const known = position({
      players: 2,
      plans: ['P10', 'P04'],
      chosenCount: 10,
      buildings: [undefined, 'b R6, d W6, f S6 G6, - S5'],
    });
    const sample = determinizer(view(known, 0));
    let three = 0;
    const SAMPLES = 8000;
    for (let seed = 0; seed < SAMPLES; seed++) {
      if (box.buildableCells[sample(`seed ${seed}`).plans[1]!]!.length === 3) three++;
    }
    // 0.717 by the weights; if all plans had the same probability, it would be 0.348.
    expect(Math.abs(three / SAMPLES - 1024 / 1429)).toBeLessThan(0.02);
  });

  test('draws plans and deck among all that were not seen', () => {
    const decks = new Set<string>();
    const firsts = new Set<number>();
    const plans = new Set<number>();
    for (let seed = 0; seed < 200; seed++) {
      const imagined = determinize(view(state, 0), `seed ${seed}`);
      decks.add(imagined.deck.join());
      firsts.add(imagined.deck[0]!);
      plans.add(imagined.plans[2]!);
    }
    expect(decks.size).toBeGreaterThan(190);
    expect(firsts).toEqual(new Set([...Array(24).keys()].filter((id) => id !== plan('P10'))));
    expect(plans).toEqual(firsts);
  });

  test('finds the only plan that explains, however rare it is', () => {
    const plans = Array.from({ length: 99 }, (_, i) => (i === 70 ? [6, 0, 0, 0, 0, 0] : [1, 1, 1, 1, 1, 1]));
    const own = orThrow(withComponents({ plans }));
    const rare: State = {
      ...position({ players: 2, chosenCount: 4, plans: ['P07', 'P04'], buildings: [undefined, 'b G4, b G6'] }),
      components: own.componentsId,
      plans: [0, 70],
      deck: plans.map((_, i) => i).filter((i) => i !== 0 && i !== 70),
      chosenDice: [[die('W6'), die('R6')], choices('a G4, - G1').chosenDice],
      dieCells: [
        [0, 1],
        [0, -1],
      ],
    };
    const seen = own.view(rare, 0);
    for (let seed = 0; seed < 20; seed++) expect(own.determinize(seen, `seed ${seed}`).plans).toEqual([0, 70]);
  });

  test('plays on', () => {
    const imagined = determinize(view(state, 1), 'seed');
    expect(played(imagined, texts(imagined)[0]!).chosenDice[0]).toHaveLength(4);
  });
});

describe('a view from outside', () => {
  const seen = view(state, 0);

  test.each(VIEWERS)('decodes as it is: %s', (viewer) => {
    const one = view(state, viewer);
    expect(View.decode(JSON.parse(JSON.stringify(one)))).toEqual({ _tag: 'Right', right: one });
  });

  test.each<[string, object]>([
    ['a plan that the viewer cannot see', { plans: [plan('P10'), plan('P04'), HIDDEN] }],
    ['an own plan that is hidden', { plans: [HIDDEN, HIDDEN, HIDDEN] }],
    ['a place that the viewer cannot see', { dieCells: [seen.dieCells[0], [1, HIDDEN, HIDDEN, -1], seen.dieCells[2]] }],
    ['an own place that is hidden', { dieCells: [[HIDDEN, 0, 1], seen.dieCells[1], seen.dieCells[2]] }],
    [
      'a discard that nothing explains',
      { dieCells: [seen.dieCells[0], seen.dieCells[1], [-1, HIDDEN, HIDDEN, HIDDEN]] },
    ],
    ['an own die on a hatched cell', { dieCells: [[0, 0, 2], seen.dieCells[1], seen.dieCells[2]] }],
    ['a plan of the deck that shows', { deck: [20, ...seen.deck.slice(1)] }],
    ['a deck that is too short', { deck: seen.deck.slice(1) }],
    ['a random state', { random: state.random }],
    ['somebody else who looks', { viewer: 1 }],
    ['a player who does not play', { viewer: 3 }],
    ['a die too many', { bag: seen.bag.map((count) => count + 1) }],
  ])('is refused with %s', (_, change) => {
    expect(View.decode({ ...seen, ...change })).toMatchObject({ left: { _tag: 'InvalidView' } });
  });

  test('is no state, and a state is no view', () => {
    expect(State.decode(seen)).toMatchObject({ left: { _tag: 'InvalidState' } });
    expect(View.decode(state)).toMatchObject({ left: { _tag: 'InvalidView' } });
  });
});
