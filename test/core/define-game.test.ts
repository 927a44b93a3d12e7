import { describe, expect, test, vi } from 'vitest';
import { randomStateOf } from '../../src/core/chance/random.js';
import { HIDDEN } from '../../src/core/contract/game.js';
import { defineGame } from '../../src/core/define-game.js';
import { componentsDigest, defineActions } from '../../src/core/engine/define-actions.js';
import { defineRules } from '../../src/core/engine/define-rules.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { kernel, type Move, type State, shell, game as toy, withRules } from '../support/toy.js';

const { components } = toy;
const options = { players: 2, seed: 'winter' } as const;
const start = orThrow(toy.setup(options));
const draw: Move = { kind: 'draw' };
const keep: Move = { kind: 'keep' };
/** The hand of the player to act is full. */
const full = { ...start, hands: [[...start.hands[0]!, start.deck[0]!], start.hands[1]!], deck: start.deck.slice(1) };

describe('setup', () => {
  test('begins the state with its head, and fills in default options', () => {
    expect(Object.keys(start).slice(0, 5)).toEqual(['game', 'rules', 'components', 'players', 'random']);
    expect(start).toMatchObject({ game: 'toy', rules: '1', components: toy.componentsId, players: 2, dice: true });
    expect(toy.setup({ ...options, dice: false })).toMatchObject({ right: { dice: false } });
  });

  test('is the deal, without its events', () => {
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

  test('draws from the sequence of the seed, and keeps the position in it', () => {
    expect(start.random).not.toEqual(randomStateOf('winter'));
    expect(toy.setup({ ...options, seed: 'summer' })).not.toEqual(toy.setup(options));
  });
});

describe('a refusal is for the first of these', () => {
  const view = toy.view(start, 0);
  const other = { ...start, components: '0' };
  const unknown = { kind: 'fly' } as unknown as Move;
  test.each<readonly [string, unknown, Move, string]>([
    ['a value that is not a state', null, unknown, 'InvalidState'],
    ['a state without a random state', { ...start, random: undefined }, unknown, 'InvalidState'],
    ['a state that cannot be decoded', unreadable(), unknown, 'InvalidState'],
    ['a state of another game', { ...start, game: 'chess', rules: '2', components: '0' }, unknown, 'InvalidState'],
    ['a view under other rules', { ...view, rules: '2', components: '0' }, unknown, 'RulesMismatch'],
    ['a state under other rules', { ...other, rules: '2' }, unknown, 'RulesMismatch'],
    ['a state under no rules', { ...start, rules: undefined }, unknown, 'RulesMismatch'],
    ['a view with other components', { ...view, components: '0' }, unknown, 'ComponentsMismatch'],
    ['a state with other components', other, unknown, 'ComponentsMismatch'],
    ['a view', view, unknown, 'StateIsView'],
    ['a move that is not an entry', start, unknown, 'UnknownMove'],
    ['a fraction', start, { kind: 'play', card: 0.5 }, 'UnknownMove'],
    ['a move that breaks a rule', start, keep, 'RuleBroken'],
  ])('%s', (_, state, move, tag) => {
    const refusals = [toy.applyMove, toy.step, toy.frames].map((made) => made(state as State, move));
    for (const refusal of refusals) expect(refusal).toMatchObject({ _tag: 'Left', left: { _tag: tag } });
    if (tag !== 'StateIsView') expect(toy.whyIllegal(state as State, move)).toMatchObject({ _tag: tag });
  });

  test('a broken rule comes with its clause, the reason, the facts, and a sentence', () => {
    expect(toy.whyIllegal(start, keep)).toEqual({
      _tag: 'RuleBroken',
      clause: 'not-rolled',
      reason: 'not-rolled',
      parameters: {},
      message: 'No die has been rolled that could be kept or left.',
    });
    expect(toy.whyIllegal(full, draw)).toEqual({
      _tag: 'RuleBroken',
      clause: 'hand-full',
      reason: 'hand-full',
      parameters: { have: 3, most: 3 },
      message: 'You hold 3 cards, and no more than 3 are allowed.',
    });
  });

  test('facts are found only for a refusal whose reason declares them', () => {
    const have = vi.fn(kernel.parameterFinders.have);
    const counting = withRules({ parameterFinders: { ...kernel.parameterFinders, have } });
    counting.legalMoves(start);
    counting.legalMask(start, new Uint8Array(counting.catalogue.length));
    counting.whyIllegal(start, keep);
    expect(have).not.toHaveBeenCalled();
    counting.whyIllegal(full, draw);
    expect(have).toHaveBeenCalledTimes(1);
  });

  test('an invalid move is reported with the path of its field', () => {
    expect(toy.applyMove(start, { kind: 'play' } as Move)).toMatchObject({
      left: { _tag: 'UnknownMove', path: 'card', message: 'card: is missing' },
    });
    expect(toy.whyIllegal(start, { kind: 'play', card: 6 })).toMatchObject({ path: 'card' });
    expect(toy.whyIllegal(start, { kind: 'cover', card: HIDDEN } as unknown as Move)).toMatchObject({ path: 'card' });
    expect(toy.whyIllegal(start, { kind: 'draw', card: 1 } as Move)).toMatchObject({ path: 'card' });
  });

  test('rules and components are named on both sides', () => {
    expect(toy.whyIllegal(other, draw)).toMatchObject({ expected: toy.componentsId, found: '0' });
    expect(toy.whyIllegal({ ...start, rules: '2' }, draw)).toMatchObject({ expected: '1', found: '2' });
  });

  test('a foreign view comes before an unknown move', () => {
    expect(toy.whyIllegal(toy.view(start, 1), unknown)).toMatchObject({ _tag: 'NotToActView' });
    expect(toy.whyIllegal(toy.view(start, 'spectator'), draw)).toMatchObject({ _tag: 'NotToActView' });
    expect(toy.whyIllegal(view, unknown)).toMatchObject({ _tag: 'UnknownMove' });
    expect(toy.whyIllegal(view, draw)).toBeNull();
  });

  test('once the game is over, it is the clause about the end, on every view', () => {
    const end = toy.playout(start, (moves) => moves[0]!);
    for (const seen of [end, toy.view(end, 0), toy.view(end, 'spectator')]) {
      expect(toy.legalMoves(seen)).toEqual([]);
      expect(toy.whyIllegal(seen, draw)).toMatchObject({ _tag: 'RuleBroken', clause: 'over', reason: 'over' });
    }
  });
});

describe('views', () => {
  test('are of players and of spectators', () => {
    expect(toy.view(start, 1)).toMatchObject({ viewer: 1, random: HIDDEN, hands: [[HIDDEN, HIDDEN], start.hands[1]] });
    expect(toy.view(start, 'spectator').hands).toEqual([
      [HIDDEN, HIDDEN],
      [HIDDEN, HIDDEN],
    ]);
    expect(Object.keys(toy.view(start, 1))).toEqual([...Object.keys(start), 'viewer']);
  });

  test('are not decoded if no state explains them', () => {
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

  test('are completed with imagined hidden fields, by the seed alone', () => {
    const view = toy.view(start, 0);
    const imagined = toy.determinize(view, 'dream');
    expect(imagined.hands[0]).toEqual(start.hands[0]);
    expect(Object.keys(imagined)).toEqual(Object.keys(start));
    expect(toy.determinize(view, 'dream')).toEqual(imagined);
    expect(toy.determinize(view, 'another')).not.toEqual(imagined);
    expect(toy.view(imagined, 0)).toEqual(view);
  });

  test('are prepared once for any number of samples, in any order', () => {
    const hiddenFieldSampler = vi.fn(shell.hiddenFieldSampler);
    const counting = withRules({ hiddenFieldSampler });
    const view = counting.view(start, 0);
    const sample = counting.determinizer(view);
    const seeds = ['a', 'b', 'a', 'c'];
    const samples = seeds.map((seed) => sample(seed));
    expect(hiddenFieldSampler).toHaveBeenCalledTimes(1);
    expect(samples).toEqual(seeds.map((seed) => counting.determinize(view, seed)));
    (samples[0]!.hands as unknown as number[][])[1]!.reverse();
    expect(sample('a')).toEqual(samples[2]);
    expect(JSON.stringify(view)).toBe(JSON.stringify(counting.view(start, 0)));
  });
});

describe('events', () => {
  const { events } = orThrow(toy.deal(options));

  test('hide secret fields from everybody but their player', () => {
    expect(toy.viewEvents(events, 0).slice(0, 3)).toEqual([
      events[0],
      events[1],
      { kind: 'drew', player: 1, card: HIDDEN },
    ]);
    expect(
      toy.viewEvents(events, 'spectator').every((event) => 'card' in event && (event.card as unknown) === HIDDEN),
    ).toBe(true);
  });

  test('are otherwise unchanged', () => {
    const card = start.hands[0]![0]!;
    const step = orThrow(toy.step(start, { kind: 'play', card }));
    expect(step.events).toEqual([{ kind: 'played', player: 0, card }]);
    expect(toy.viewEvents(step.events, 1)).toEqual(step.events);
  });
});

describe('moves', () => {
  test('are entries of the catalogue, given as any equal object', () => {
    const fresh = { card: start.hands[0]![0]!, kind: 'play' } as const;
    expect(toy.applyMove(start, fresh)).toEqual(toy.applyMove(start, toy.moveOf(toy.actionOf(fresh))!));
    expect(toy.Move.decode(fresh)).toMatchObject({ _tag: 'Right' });
    expect(toy.Move.decode({ ...fresh, extra: 1 })).toMatchObject({ left: { _tag: 'InvalidMove' } });
  });

  test('are read from their texts', () => {
    expect(toy.parseMove('P3')).toEqual({ _tag: 'Right', right: { kind: 'play', card: 3 } });
    expect(toy.parseMove('P6')).toMatchObject({ left: { _tag: 'InvalidMove' } });
  });

  test('report the errors of a document', () => {
    expect(toy.Move.decode({ kind: 'play', card: 6 })).toMatchObject({ left: { _tag: 'InvalidMove', path: 'card' } });
    expect(toy.Move.decode({ kind: 'fly' })).toMatchObject({ left: { path: 'kind' } });
    expect(toy.Move.decode(null)).toMatchObject({ left: { path: '' } });
  });

  test('are shown to others without secret fields, and written with a question mark', () => {
    const cover = { kind: 'cover', card: start.hands[0]![0]! } as const;
    const seen = ([0, 1, 'spectator'] as const).map((viewer) => toy.viewMove(start, cover, viewer));
    expect(seen).toEqual([cover, { kind: 'cover', card: HIDDEN }, { kind: 'cover', card: HIDDEN }]);
    expect(seen.map(toy.formatMove)).toEqual([`C${cover.card}`, 'C?', 'C?']);
    expect(toy.parseMove('C?')).toMatchObject({ left: { _tag: 'InvalidMove' } });
    expect(toy.actionOf(seen[1] as Move)).toBe(-1);
  });

  test('are masked', () => {
    const mask = toy.legalMask(start, new Uint8Array(toy.catalogue.length).fill(9));
    expect(Array.from(mask).filter((bit) => bit === 1)).toHaveLength(toy.legalMoves(start).length);
    expect(new Set(mask)).toEqual(new Set([0, 1]));
  });
});

describe('withComponents', () => {
  test('keeps the id of components whose id is not stated: it is their digest', () => {
    const game = defineGame(kernel, defineRules(kernel, defineActions(kernel, components)), shell);
    expect(game.componentsId).toBe(componentsDigest(components));
    expect(orThrow(game.withComponents(components)).componentsId).toBe(game.componentsId);
  });

  test('returns the standard game for equal data, whatever the order of keys or the provenance', () => {
    const { values } = components;
    for (const same of [components, { values, provenance: { values: 'rulebook' } }, { values: [...values] }, {}]) {
      const game = orThrow(toy.withComponents(same));
      expect(game.componentsId).toBe(toy.componentsId);
      expect(game.components).toBe(toy.components);
      expect(game.catalogue).toBe(toy.catalogue);
    }
  });

  test('identifies other components by their digest, and plays with them', () => {
    const own = orThrow(toy.withComponents({ values: [9, 9, 9, 9, 9, 9, 9] }));
    expect(own.componentsId).toBe(componentsDigest(own.components));
    expect(own.componentsId).toMatch(/^[0-9a-f]{32}$/);
    expect(own.catalogue).toHaveLength(toy.catalogue.length + 2);
    const state = orThrow(own.setup(options));
    expect(state.components).toBe(own.componentsId);
    expect(toy.applyMove(state, draw)).toMatchObject({ left: { _tag: 'ComponentsMismatch', found: own.componentsId } });
    expect(own.applyMove(start, draw)).toMatchObject({ left: { _tag: 'ComponentsMismatch', found: toy.componentsId } });
    expect(toy.State.decode(state)).toMatchObject({ left: { _tag: 'InvalidState', path: 'components' } });
  });

  test('can return to the standard ones', () => {
    const own = orThrow(toy.withComponents({ values: [9, 9, 9, 9, 9, 9, 9] }));
    expect(orThrow(own.withComponents(components)).componentsId).toBe(toy.componentsId);
    expect(toy.components).toEqual(components);
  });

  test('refuses invalid components', () => {
    expect(toy.withComponents({ values: [1, 2, 3] })).toMatchObject({
      left: { _tag: 'InvalidComponents', path: 'values' },
    });
    expect(toy.withComponents({ values: [1, 2, 3, 4, 5, 'x'] })).toMatchObject({ left: { path: 'values[5]' } });
  });
});

function unreadable(): unknown {
  const get = () => {
    throw new Error('no');
  };
  return Object.defineProperty({ ...start }, 'game', { get });
}

describe('frames', () => {
  const hand = start.hands[0]!;
  const [card] = hand as [number];

  test('are the position after each event, then that of applyMove', () => {
    const frames = orThrow(toy.frames(start, { kind: 'play', card }));
    const { state, events } = orThrow(toy.step(start, { kind: 'play', card }));
    expect(frames.map(({ event }) => event)).toEqual([...events, null]);
    expect(frames[0]!.state).toMatchObject({ player: 0, rows: [[card], []] });
    expect(frames.at(-1)!.state).toEqual(state);
  });

  test('are a single one if there are no events', () => {
    const rolled: State = { ...start, phase: { kind: 'rolled', value: 4 }, rolled: [true, false] };
    expect(orThrow(toy.frames(rolled, keep))).toEqual([{ event: null, state: toy.play(rolled, keep) }]);
  });

  test('are hidden like views and events', () => {
    const frames = orThrow(toy.frames(start, { kind: 'cover', card }));
    const [first, last] = toy.viewFrames(frames, 1);
    expect(first!.event).toEqual({ kind: 'covered', player: 0, card: HIDDEN });
    expect(first!.state).toMatchObject({ viewer: 1, random: HIDDEN, covered: [[HIDDEN], []] });
    expect(last).toEqual({ event: null, state: toy.view(frames.at(-1)!.state, 1) });
    expect(toy.viewFrames(frames, 0)[0]!.event).toEqual({ kind: 'covered', player: 0, card });
  });
});

describe('the value of the end', () => {
  const end = toy.playout(start, (moves) => moves[0]!);

  test('is shared by the winners', () => {
    const { winners } = toy.score(end);
    expect(toy.returns(end)).toEqual([0, 1].map((player) => (winners.includes(player) ? 1 / winners.length : 0)));
    expect(toy.returns(start)).toEqual([0, 0]);
    expect(toy.returns(toy.view(end, 'spectator'))).toEqual(toy.returns(end));
  });

  test('may be defined by the game', () => {
    expect(withRules({ returns: () => [0.7, 0.3] }).returns(end)).toEqual([0.7, 0.3]);
  });
});

test('progress counts points to come, if they are known', () => {
  const [card] = start.hands[0]! as [number];
  const state = toy.play(start, { kind: 'cover', card });
  const worth = components.values[card];
  expect(toy.evaluate(state)).toEqual([worth, 0]);
  expect(toy.evaluate(toy.view(state, 0))).toEqual([worth, 0]);
  expect(toy.evaluate(toy.view(state, 1))).toEqual([null, 0]);
});
