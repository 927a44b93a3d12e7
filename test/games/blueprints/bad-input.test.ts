import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  actionOf,
  applyMove,
  catalogue,
  Move,
  Options,
  type RoundResult,
  State,
  setup,
  step,
  view,
  whyIllegal,
} from '../../../src/games/blueprints/index.js';
import { box, played, position, unchecked } from './positions.js';

/** Returns a hatched cell of a plan. */
const hatchedOf = (plan: number): number =>
  [0, 1, 2, 3, 4, 5].find((cell) => !box.buildableCells[plan]!.includes(cell))!;

// Hostile values of any kind are tested with the promises; these are the errors specific to this game.

describe('options', () => {
  test.each<[string, unknown, string]>([
    ['one player', { players: 1, seed: 'winter' }, 'players'],
    ['five players', { players: 5, seed: 'winter' }, 'players'],
    ['players as text', { players: '2', seed: 'winter' }, 'players'],
    ['half a player', { players: 2.5, seed: 'winter' }, 'players'],
    ['no players', { seed: 'winter' }, 'players'],
    ['undefined players', { players: undefined, seed: 'winter' }, 'players'],
    ['no seed', { players: 2 }, 'seed'],
    ['an empty seed', { players: 2, seed: '' }, 'seed'],
    ['a long seed', { players: 2, seed: 'x'.repeat(257) }, 'seed'],
    ['a number as seed', { players: 2, seed: 7 }, 'seed'],
    ['an unknown variant', { players: 2, seed: 'winter', variant: 'long' }, 'variant'],
    ['a list', [2, 'winter'], ''],
  ])('with %s are refused', (_, options, path) => {
    expect(setup(options as Options)).toMatchObject({ left: { _tag: 'InvalidOptions', path } });
    expect(Options.decode(options)).toMatchObject({ left: { _tag: 'InvalidOptions', path } });
  });

  test.each([2, 3, 4] as const)('with %i players and any seed are accepted', (players) => {
    for (const seed of ['x', 'x'.repeat(256), 'höhle ❄ \u0000']) {
      expect(setup({ players, seed })).toMatchObject({ _tag: 'Right' });
    }
  });
});

describe('a move', () => {
  const state = position({ players: 3, plans: ['P04'], pool: 'G3' });

  test.each<[string, unknown, string]>([
    ['an unknown kind', { kind: 'steal', colour: 'wood', value: 1, cell: 0 }, 'kind'],
    ['no kind', { colour: 'wood', value: 1, cell: 0 }, 'kind'],
    ['an unknown colour', { kind: 'build', colour: 'gold', value: 1, cell: 0 }, 'colour'],
    ['value 0', { kind: 'build', colour: 'wood', value: 0, cell: 0 }, 'value'],
    ['value 7', { kind: 'build', colour: 'wood', value: 7, cell: 0 }, 'value'],
    ['cell 6', { kind: 'build', colour: 'wood', value: 1, cell: 6 }, 'cell'],
    ['cell -1', { kind: 'build', colour: 'wood', value: 1, cell: -1 }, 'cell'],
    ['half a cell', { kind: 'build', colour: 'wood', value: 1, cell: 0.5 }, 'cell'],
    ['a value as text', { kind: 'build', colour: 'wood', value: '1', cell: 0 }, 'value'],
    ['a key missing', { kind: 'build', colour: 'wood', value: 1 }, 'cell'],
    ['a hidden cell', { kind: 'build', colour: 'wood', value: 1, cell: '?' }, 'cell'],
    ['a key too many', { kind: 'discard', colour: 'wood', value: 1, cell: 0 }, 'cell'],
    ['inherited fields', Object.create({ kind: 'build', colour: 'glass', value: 3, cell: 1 }), 'kind'],
    ['the kind of a prototype', { kind: 'constructor', colour: 'wood', value: 1 }, 'kind'],
    ['its notation', 'G3b', ''],
    ['its number', 14, ''],
  ])('with %s is no entry of the catalogue', (_, move, path) => {
    expect(actionOf(move as Move)).toBe(-1);
    expect(applyMove(state, move as Move)).toMatchObject({ left: { _tag: 'UnknownMove', path } });
    expect(step(state, move as Move)).toMatchObject({ left: { _tag: 'UnknownMove', path } });
    expect(whyIllegal(state, move as Move)).toMatchObject({ _tag: 'UnknownMove', path });
    expect(Move.decode(move)).toMatchObject({ left: { _tag: 'InvalidMove', path } });
  });

  test('is looked at after the state: no state, other rules, other components, a view, an unknown move, a rule', () => {
    const unknown = { kind: 'steal' } as unknown as Move;
    const foreign = { ...state, game: 'nunatak' } as unknown as State;
    const other = { ...view(state, 0), components: '0' } as unknown as State;
    const old = { ...other, rules: '0' } as State;
    const seen = view(state, 1) as unknown as State;
    expect(applyMove(foreign, unknown)).toMatchObject({ left: { _tag: 'InvalidState' } });
    expect(applyMove({ ...other, game: 'nunatak' } as unknown as State, unknown)).toMatchObject({
      left: { _tag: 'InvalidState' },
    });
    expect(applyMove(old, unknown)).toMatchObject({
      left: { _tag: 'RulesMismatch', expected: state.rules, found: '0' },
    });
    expect(applyMove(other, unknown)).toMatchObject({ left: { _tag: 'ComponentsMismatch' } });
    expect(applyMove(seen, unknown)).toMatchObject({ left: { _tag: 'StateIsView' } });
    expect(whyIllegal(seen, unknown)).toMatchObject({ _tag: 'NotToActView' });
    expect(applyMove(state, unknown)).toMatchObject({ left: { _tag: 'UnknownMove' } });
    expect(applyMove(state, catalogue[191]!)).toMatchObject({ left: { _tag: 'RuleBroken', clause: 'BP-TWO-5' } });
  });
});

describe('a state', () => {
  const past = [{ ranking: [0, 2, 1], prizes: { geometer: 2 } }];
  const buildings = ['b S5, d S6, f S4, - G3', 'a G1, b R1, c R2, d W2', 'a W1, b W1, c W1, d W2'];
  const state = position({ players: 3, past, plans: ['P04', 'P07', 'P08'], buildings, turnPlayer: 1 });
  const [round] = state.roundResults as [RoundResult];
  const over = position({
    players: 3,
    phase: 'over',
    past: [{ ranking: [0, 2, 1] }, { ranking: [0, 2, 1] }],
    buildings: ['d R6, e R6, f R6 R6 G6 G6'],
  });

  const removing = played(position({ players: 2, plans: ['P04'], pool: 'G6' }), 'G6b');

  test('decodes as it is', () => {
    for (const one of [state, over, removing]) {
      expect(orThrow(State.decode(JSON.parse(JSON.stringify(one))))).toEqual(one);
      expect(State.is(one)).toBe(true);
    }
  });

  const moved = (counts: readonly number[], from: number, to: number): readonly number[] =>
    counts.map((count, i) => count - (i === from ? 1 : 0) + (i === to ? 1 : 0));
  const more = (numbers: readonly number[], place: number): readonly number[] =>
    numbers.map((number, i) => number + (i === place ? 1 : 0));
  const someDie = state.pool.findIndex((count) => count > 0);

  test.each<[string, object, string]>([
    ['another game', { game: 'nunatak' }, 'game'],
    ['other rules', { rules: '1' }, 'rules'],
    ['other components', { components: '0'.repeat(32) }, 'components'],
    ['five players', { players: 5 }, 'players'],
    ['fewer players than plans', { players: 2 }, 'plans'],
    ['an unknown field', { score: 3 }, 'score'],
    ['a viewer', { viewer: 0 }, 'viewer'],
    ['no random state', { random: '?' }, 'random'],
    ['a random state without a key', { random: { drawn: 1 } }, 'random.key'],
    ['a random state out of range', { random: { ...state.random, drawn: 2 ** 36 } }, 'random.drawn'],
    ['an unknown phase', { phase: { kind: 'score' } }, 'phase.kind'],
    ['a phase with something in it', { phase: { kind: 'build', die: 3 } }, 'phase.die'],
    ['a removal with three players', { phase: { kind: 'remove' } }, 'phase'],
    ['an early end', { phase: { kind: 'over' } }, 'phase'],
    ['another round', { round: 2 }, 'roundResults'],
    ['round 3', { round: 3 }, 'round'],
    ['no player 3', { startPlayer: 3 }, 'startPlayer'],
    ['somebody else who started', { startPlayer: 2 }, 'turnPlayer'],
    ['somebody else who is next', { turnPlayer: 2 }, 'turnPlayer'],
    ['one demand twice', { demand: ['wood', 'wood'] }, 'demand'],
    ['three demands', { demand: ['wood', 'stone', 'glass'] }, 'demand'],
    ['another demand', { demand: ['wood', 'stone'] }, 'bag[1]'],
    ['a die too few in the bag', { bag: moved(state.bag, 0, -1) }, 'bag[0]'],
    ['nine dice of a colour', { bag: [9, 0, 0, 0] }, 'bag[0]'],
    ['a die of the bag that lies in the pool', { bag: moved(state.bag, 0, -1), pool: moved(state.pool, -1, 0) }, 'bag'],
    ['a die too many in the pool', { pool: moved(state.pool, -1, 0) }, 'bag[0]'],
    ['a pool of 23 kinds', { pool: state.pool.slice(1) }, 'pool'],
    [
      'a removed die',
      { pool: moved(state.pool, someDie, -1), removedDice: moved(state.removedDice, -1, someDie) },
      'removedDice',
    ],
    ['a plan twice', { deck: [state.plans[0], ...state.deck.slice(1)] }, 'deck'],
    ['a plan that was used', { deck: [round.plans[0], ...state.deck.slice(1)] }, 'deck'],
    ['a plan too few', { deck: state.deck.slice(1) }, 'deck'],
    ['an unknown plan', { deck: [24, ...state.deck.slice(1)] }, 'deck[0]'],
    ['a hidden plan', { plans: ['?', ...state.plans.slice(1)] }, 'plans[0]'],
    [
      'a die that was not chosen yet',
      { chosenDice: [...state.chosenDice.slice(0, 2), [0, 0, 0, 1, 1]] },
      'chosenDice[1]',
    ],
    ['fewer places than dice', { dieCells: [...state.dieCells.slice(0, 2), [0, 1, 2]] }, 'dieCells[2]'],
    ['a hidden place', { dieCells: [['?', 3, 5, -1], ...state.dieCells.slice(1)] }, 'dieCells[0][0]'],
    ['a die on a hatched cell', { dieCells: [[0, 3, 5, -1], ...state.dieCells.slice(1)] }, 'dieCells[0][0]'],
    ['a die on a higher one', { dieCells: [[1, 3, 3, -1], ...state.dieCells.slice(1)] }, 'dieCells[0][2]'],
    ['a die discarded needlessly', { dieCells: [[1, 3, -1, -1], ...state.dieCells.slice(1)] }, 'dieCells[0][2]'],
    ['a discard that fitted', { dieCells: [[1, 3, 5, -1], [0, 1, 2, -1], state.dieCells[2]] }, 'dieCells[1][3]'],
    ['cell 6', { dieCells: [[1, 3, 6, -1], ...state.dieCells.slice(1)] }, 'dieCells[0][2]'],
    ['no scored round', { roundResults: [] }, 'roundResults'],
    ['a round that was scored for two', { roundResults: [{ ...round, total: [1, 2] }] }, 'roundResults[0].total'],
    ['a bonus for a fourth player', { roundResults: [{ ...round, bonus: [0, 0, 0, 0] }] }, 'roundResults[0].bonus'],
    ['a wrong total', { roundResults: [{ ...round, total: more(round.total, 1) }] }, 'roundResults[0].total[1]'],
    [
      'a wrong part of a total',
      { roundResults: [{ ...round, stone: more(round.stone, 2) }] },
      'roundResults[0].stone[2]',
    ],
    [
      'a ranking against the totals',
      { roundResults: [{ ...round, ranking: [2, 0, 1] }] },
      'roundResults[0].ranking[0]',
    ],
    [
      'a ranking with one player twice',
      { roundResults: [{ ...round, ranking: [0, 0, 1] }] },
      'roundResults[0].ranking[1]',
    ],
    ['an award for somebody else', { roundResults: [{ ...round, gold: 1 }] }, 'roundResults[0].gold'],
    ['an award that is not in use', { roundResults: [{ ...round, bronze: 1 }] }, 'roundResults[0].bronze'],
    ['a prize for nobody', { roundResults: [{ ...round, geometer: 3 }] }, 'roundResults[0].geometer'],
    [
      'one demand twice in a round before',
      { roundResults: [{ ...round, demand: ['wood', 'wood'] }] },
      'roundResults[0].demand',
    ],
    ['an unknown field of a round', { roundResults: [{ ...round, winner: 0 }] }, 'roundResults[0].winner'],
    ['a round started by nobody', { roundResults: [{ ...round, startPlayer: 3 }] }, 'roundResults[0].startPlayer'],
  ])('with %s is refused', (_, change, path) => {
    expect(State.decode({ ...state, ...change })).toMatchObject({ left: { _tag: 'InvalidState', path } });
  });

  test('started by somebody who was not last in the round before is refused', () => {
    const other = unchecked({ players: 3, past, startPlayer: 0 });
    expect(State.decode(other)).toMatchObject({ left: { _tag: 'InvalidState', path: 'startPlayer' } });
  });

  test('over, the last round of which is not that of the buildings, is refused', () => {
    const rounds = over.roundResults.map((one, i) => (i === 2 ? { ...one, geometer: 1 } : one));
    expect(State.decode({ ...over, roundResults: rounds })).toMatchObject({
      left: { path: 'roundResults[2].geometer' },
    });
    expect(State.decode({ ...over, roundResults: over.roundResults.slice(1) })).toMatchObject({
      left: { path: 'roundResults' },
    });
    expect(State.decode({ ...over, round: 1 })).toMatchObject({ left: { path: 'phase' } });
  });

  describe('with a scored round', () => {
    const [last] = over.roundResults.slice(-1) as [RoundResult];
    const before = over.roundResults.slice(0, -1);
    const another = unchecked({
      players: 3,
      phase: 'over',
      past: before.map(({ ranking }) => ({ ranking: ranking })),
      buildings: ['b G6, d G6, f G5, - R1 R1 R1'],
      plans: ['P04'],
    });

    test('invariant 8: that is not that of the buildings which still stand is refused', () => {
      expect(State.decode(another)._tag).toBe('Right');
      const [theirs] = another.roundResults.slice(-1) as [RoundResult];
      for (const field of ['plans', 'chosenDice', 'dieCells'] as const) {
        const rounds = [...before, { ...last, [field]: theirs[field] }];
        expect(State.decode({ ...over, roundResults: rounds })).toMatchObject({ left: { _tag: 'InvalidState' } });
      }
      expect(State.decode({ ...over, roundResults: [...before, theirs] })).toMatchObject({
        left: { path: expect.stringContaining('roundResults') },
      });
    });

    const chosen = round.chosenDice.map((dice) => dice.slice());
    const cells = round.dieCells.map((places) => places.slice());
    const swapped = <A>(
      lists: readonly (readonly A[])[],
      player: number,
      place: number,
      item: A,
    ): readonly (readonly A[])[] =>
      lists.map((list, i) => (i === player ? list.map((one, k) => (k === place ? item : one)) : list));

    test.each<[string, object, string]>([
      [
        'in which somebody chose five dice',
        { chosenDice: [chosen[0]!.slice(1), ...chosen.slice(1)] },
        'roundResults[0].chosenDice[0]',
      ],
      [
        'in which a die stands nowhere',
        { dieCells: [cells[0]!.slice(1), ...cells.slice(1)] },
        'roundResults[0].dieCells[0]',
      ],
      [
        'with nine dice of a colour',
        { chosenDice: chosen.map(() => [23, 23, 23, 23, 23, 23]) },
        'roundResults[0].chosenDice',
      ],
      [
        'with a die on a hatched cell',
        { dieCells: swapped(cells, 0, 5, hatchedOf(round.plans[0]!)) },
        'roundResults[0].dieCells[0][5]',
      ],
      ['with a needless discard', { dieCells: swapped(cells, 1, 5, -1) }, 'roundResults[0].dieCells[1][5]'],
      [
        'with a die on a higher one',
        { chosenDice: swapped(chosen, 0, 5, chosen[0]![5]! - 5) },
        'roundResults[0].dieCells[0][5]',
      ],
      [
        'with another die, which scores otherwise',
        { chosenDice: swapped(chosen, 2, 0, (chosen[2]![0]! + 6) % 24) },
        'roundResults[0]',
      ],
      [
        'with a plan that was dealt to somebody else',
        { plans: round.plans.map((_, i) => round.plans[(i + 1) % 3]!) },
        'roundResults[0]',
      ],
    ])('invariant 12: %s is refused', (_, change, path) => {
      const decoded = State.decode({ ...state, roundResults: [{ ...round, ...change }] });
      expect(decoded).toMatchObject({ left: { _tag: 'InvalidState', path: expect.stringContaining(path) } });
    });

    test('invariant 12: the last of which did not start the next is refused', () => {
      const [one, two] = over.roundResults as [RoundResult, RoundResult];
      const other = (two.startPlayer + 1) % 3;
      expect(State.decode({ ...over, roundResults: [one, { ...two, startPlayer: other }, last] })).toMatchObject({
        left: { path: expect.stringContaining('roundResults[1]') },
      });
    });
  });

  test('of two players with a die removed too few is refused', () => {
    const twelve = position({ players: 2, chosenCount: 4 });
    const removed = twelve.removedDice.findIndex((count) => count > 0);
    const changed = { removedDice: moved(twelve.removedDice, removed, -1), pool: moved(twelve.pool, -1, removed) };
    expect(State.decode({ ...twelve, ...changed })).toMatchObject({ left: { path: 'removedDice' } });
  });

  test('is read field by field, each once, into a fresh value in the documented order', () => {
    const reversed = Object.fromEntries(Object.entries(state).reverse());
    const decoded = orThrow(State.decode(reversed));
    expect(Object.keys(decoded)).toEqual(Object.keys(state));
    expect(decoded).toEqual(state);
    expect(decoded.pool).not.toBe(state.pool);
    const reads: string[] = [];
    const watched = new Proxy(state, {
      get: (target, key: keyof State) => {
        reads.push(key);
        return target[key];
      },
    });
    expect(State.is(watched)).toBe(true);
    expect(new Set(reads).size).toBe(reads.length);
  });
});
