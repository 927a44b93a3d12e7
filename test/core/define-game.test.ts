import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../src/core/fingerprint.js';
import { HIDDEN } from '../../src/core/game.js';
import { seeded } from '../../src/core/random.js';
import { orThrow } from '../../src/core/verdict.js';
import { components, type Move, type State, game as toy } from '../testing/toy/index.js';

const options = { players: 2, seed: 'winter' } as const;
const start = orThrow(toy.setup(options));
const draw: Move = { kind: 'draw' };
const keep: Move = { kind: 'keep' };

describe('setup', () => {
  test('begins the state with its head, and fills in the options', () => {
    expect(Object.keys(start).slice(0, 4)).toEqual(['game', 'components', 'players', 'random']);
    expect(start).toMatchObject({ game: 'toy', components: 'standard', players: 2, dice: true });
    expect(toy.setup({ ...options, dice: false })).toMatchObject({ right: { dice: false } });
  });

  test('is the deal, without what happened', () => {
    const { state, events } = orThrow(toy.deal(options));
    expect(state).toEqual(start);
    expect(events).toHaveLength(4);
  });

  test.each<readonly [unknown, string]>([
    [{ players: 4, seed: 's' }, 'players'],
    [{ players: 2, seed: '' }, 'seed'],
    [{ players: 2 }, 'seed'],
    [{ ...options, rounds: 3 }, 'rounds'],
    [null, ''],
  ])('refuses %j', (given, path) => {
    expect(toy.setup(given as typeof options)).toMatchObject({ left: { _tag: 'InvalidOptions', path } });
  });

  test('draws from the sequence of the seed, and keeps where it stands', () => {
    expect(start.random).not.toEqual(seeded('winter'));
    expect(toy.setup({ ...options, seed: 'summer' })).not.toEqual(toy.setup(options));
  });
});

describe('a refusal is for the first of these', () => {
  const view = toy.view(start, 0);
  const other = { ...start, components: 'own-0' };
  const unknown = { kind: 'fly' } as unknown as Move;
  test.each<readonly [string, unknown, Move, string]>([
    ['no state at all', null, unknown, 'InvalidState'],
    ['a state of another game', { ...start, game: 'chess', components: 'own-0' }, unknown, 'InvalidState'],
    ['a view with other components', { ...view, components: 'own-0' }, unknown, 'OtherComponents'],
    ['a state with other components', other, unknown, 'OtherComponents'],
    ['a view', view, unknown, 'StateIsView'],
    ['a move that is no entry', start, unknown, 'UnknownMove'],
    ['a fraction', start, { kind: 'play', card: 0.5 }, 'UnknownMove'],
    ['a move that breaks a rule', start, keep, 'RuleBroken'],
  ])('%s', (_, state, move, tag) => {
    const refusals = [toy.applyMove(state as State, move), toy.step(state as State, move)];
    for (const refusal of refusals) expect(refusal).toMatchObject({ _tag: 'Left', left: { _tag: tag } });
    if (tag !== 'StateIsView') expect(toy.whyIllegal(state as State, move)).toMatchObject({ _tag: tag });
  });

  test('the clause comes with its text', () => {
    expect(toy.whyIllegal(start, keep)).toEqual({
      _tag: 'RuleBroken',
      clause: 'TOY-ROLL-2',
      message: toy.clauses['TOY-ROLL-2'].text,
    });
  });

  test('components are named on both sides', () => {
    expect(toy.whyIllegal(other, draw)).toMatchObject({ expected: 'standard', found: 'own-0' });
  });

  test('a foreign view comes before an unknown move', () => {
    expect(toy.whyIllegal(toy.view(start, 1), unknown)).toMatchObject({ _tag: 'ForeignView' });
    expect(toy.whyIllegal(toy.view(start, 'spectator'), draw)).toMatchObject({ _tag: 'ForeignView' });
    expect(toy.whyIllegal(view, unknown)).toMatchObject({ _tag: 'UnknownMove' });
    expect(toy.whyIllegal(view, draw)).toBeNull();
  });

  test('once the game is over, it is the clause that says so, on every view', () => {
    const end = toy.playout(start, (moves) => moves[0]!);
    for (const seen of [end, toy.view(end, 0), toy.view(end, 'spectator')]) {
      expect(toy.legalMoves(seen)).toEqual([]);
      expect(toy.whyIllegal(seen, draw)).toMatchObject({ _tag: 'RuleBroken', clause: 'TOY-END-1' });
    }
  });
});

describe('views', () => {
  test('are of players, and of spectators for anybody else', () => {
    for (const nobody of [2, -1, 0.5, 'x', null]) {
      expect(toy.view(start, nobody as number)).toEqual(toy.view(start, 'spectator'));
    }
    expect(toy.view(start, 1)).toMatchObject({ viewer: 1, random: HIDDEN });
  });

  test('are not read when no state explains them', () => {
    const view = toy.view(start, 0);
    expect(toy.View.decode(view)).toEqual({ _tag: 'Right', right: view });
    expect(toy.View.decode({ ...view, deck: start.deck })).toMatchObject({
      left: { _tag: 'InvalidView', path: 'deck[0]' },
    });
    expect(toy.View.decode({ ...view, viewer: 1 })._tag).toBe('Left');
    expect(toy.View.decode({ ...view, hands: [view.hands[0], []] })._tag).toBe('Left');
    expect(toy.View.decode(start)._tag).toBe('Left');
    expect(toy.State.decode(view)).toMatchObject({ left: { _tag: 'InvalidState', path: 'viewer' } });
  });

  test('are filled in with what cannot be seen, by the seed alone', () => {
    const view = toy.view(start, 0);
    const imagined = toy.determinize(view, 'dream');
    expect(imagined.hands[0]).toEqual(start.hands[0]);
    expect(Object.keys(imagined)).toEqual(Object.keys(start));
    expect(toy.determinize(view, 'dream')).toEqual(imagined);
    expect(toy.determinize(view, 'another')).not.toEqual(imagined);
    expect(toy.view(imagined, 0)).toEqual(view);
  });
});

describe('events', () => {
  const { events } = orThrow(toy.deal(options));

  test('hide what is secret from everybody but their player', () => {
    expect(toy.viewEvents(events, 0).slice(0, 3)).toEqual([
      events[0],
      events[1],
      { kind: 'drew', player: 1, card: HIDDEN },
    ]);
    expect(
      toy.viewEvents(events, 'spectator').every((event) => 'card' in event && (event.card as unknown) === HIDDEN),
    ).toBe(true);
  });

  test('are otherwise the same', () => {
    const card = start.hands[0]![0]!;
    const step = orThrow(toy.step(start, { kind: 'play', card }));
    expect(step.events).toEqual([{ kind: 'played', player: 0, card }]);
    expect(toy.viewEvents(step.events, 1)).toEqual(step.events);
  });
});

describe('moves', () => {
  test('are entries, whatever object they come as', () => {
    const fresh = { card: start.hands[0]![0]!, kind: 'play' } as const;
    expect(toy.applyMove(start, fresh)).toEqual(toy.applyMove(start, toy.moveOf(toy.actionOf(fresh))!));
    expect(toy.Move.decode(fresh)).toMatchObject({ _tag: 'Right' });
    expect(toy.Move.decode({ ...fresh, extra: 1 })).toMatchObject({ left: { _tag: 'InvalidMove' } });
  });

  test('are read from their texts', () => {
    expect(toy.parseMove('P3')).toEqual({ _tag: 'Right', right: { kind: 'play', card: 3 } });
    expect(toy.parseMove('P6')).toMatchObject({ left: { _tag: 'InvalidMove' } });
  });

  test('are masked', () => {
    const mask = toy.legalMask(start, new Uint8Array(toy.catalogue.length).fill(9));
    expect(Array.from(mask).filter((bit) => bit === 1)).toHaveLength(toy.legalMoves(start).length);
    expect(new Set(mask)).toEqual(new Set([0, 1]));
  });
});

describe('withComponents', () => {
  test('keeps the name of equal components, whatever the order of their keys', () => {
    const { values, provenance } = components;
    for (const same of [components, { values, provenance }, { values }]) {
      expect(orThrow(toy.withComponents(same)).componentsId).toBe('standard');
    }
  });

  test('names others by their fingerprint, and plays with them', () => {
    const own = orThrow(toy.withComponents({ values: [9, 9, 9, 9, 9, 9, 9] }));
    const { provenance, ...figures } = own.components;
    expect(own.componentsId).toBe(`own-${fingerprint(figures)}`);
    expect(own.catalogue).toHaveLength(toy.catalogue.length + 1);
    const state = orThrow(own.setup(options));
    expect(state.components).toBe(own.componentsId);
    expect(toy.applyMove(state, draw)).toMatchObject({ left: { _tag: 'OtherComponents', found: own.componentsId } });
    expect(own.applyMove(start, draw)).toMatchObject({ left: { _tag: 'OtherComponents', found: 'standard' } });
    expect(toy.State.decode(state)).toMatchObject({ left: { _tag: 'InvalidState', path: 'components' } });
  });

  test('goes back to the standard ones', () => {
    const own = orThrow(toy.withComponents({ values: [9, 9, 9, 9, 9, 9, 9] }));
    expect(orThrow(own.withComponents(components)).componentsId).toBe('standard');
    expect(toy.componentsId).toBe('standard');
  });

  test('refuses what is no set of components', () => {
    expect(toy.withComponents({ values: [1, 2, 3] })).toMatchObject({
      left: { _tag: 'InvalidComponents', path: 'values' },
    });
    expect(toy.withComponents({ values: [1, 2, 3, 4, 5, 'x'] })).toMatchObject({ left: { path: 'values[5]' } });
  });
});
