import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { recordOf } from '../../../src/core/records/record-of.js';
import { validateRecord } from '../../../src/core/records/validate-record.js';
import {
  actionOf,
  applyMove,
  game,
  type Move,
  Options,
  State,
  setup,
  view,
  whyIllegal,
} from '../../../src/games/antarctica/index.js';
import { position } from './positions.js';

// Hostile values of any kind are tested with the promises; these are the errors specific to this game.

describe('options', () => {
  test.each<[string, unknown, string]>([
    ['one player', { players: 1, seed: 'sun' }, 'players'],
    ['five players', { players: 5, seed: 'sun' }, 'players'],
    ['players as text', { players: '3', seed: 'sun' }, 'players'],
    ['no players', { seed: 'sun' }, 'players'],
    ['no seed', { players: 3 }, 'seed'],
    ['an empty seed', { players: 3, seed: '' }, 'seed'],
    ['another placement', { players: 3, seed: 'sun', placement: 'random' }, 'placement'],
    ['no placement', { players: 3, seed: 'sun', placement: null }, 'placement'],
    ['an unknown key', { players: 3, seed: 'sun', solo: true }, 'solo'],
  ])('with %s are refused', (_, options, path) => {
    expect(setup(options as Options)).toMatchObject({ left: { _tag: 'InvalidOptions', path } });
    expect(Options.decode(options)).toMatchObject({ left: { _tag: 'InvalidOptions', path } });
  });

  test('are filled in', () => {
    const filled = { players: 4, seed: 'sun', placement: 'first-game' };
    expect(orThrow(Options.decode({ players: 4, seed: 'sun' }))).toEqual(filled);
    expect(orThrow(Options.decode({ players: 4, seed: 'sun', placement: undefined }))).toEqual(filled);
  });
});

describe('what was made by other rules', () => {
  const state = position({ queues: { 1: [0, 1], 4: [1] } });
  const older = { ...state, rules: '1' };

  test('is refused by name', () => {
    const record = orThrow(recordOf(game, { options: { players: 3, seed: 'old' }, moves: [], end: state }));
    expect(validateRecord({ ...record, rules: '1' }, game)).toMatchObject({
      left: { _tag: 'RulesMismatch', expected: game.version, found: '1' },
    });
    expect(applyMove(older, { kind: 'sail', to: 3 })).toMatchObject({ left: { _tag: 'RulesMismatch', found: '1' } });
    expect(State.decode(older)).toMatchObject({ left: { _tag: 'InvalidState', path: 'rules' } });
  });

  test('or with other figures, too', () => {
    const other = { ...state, components: '0'.repeat(32) };
    expect(applyMove(other, { kind: 'sail', to: 3 })).toMatchObject({ left: { _tag: 'ComponentsMismatch' } });
    expect(State.decode(other)).toMatchObject({ left: { path: 'components' } });
  });

  test('such as an offer of a ship', () => {
    expect(State.decode({ ...state, phase: { kind: 'ship-offer', decider: 0 } })).toMatchObject({
      left: { path: 'phase.kind' },
    });
  });
});

describe('a move', () => {
  const state = position({ players: 2, queues: { 1: [0, 1], 4: [1] } });

  test.each<[string, unknown]>([
    ['zone 8', { kind: 'sail', to: 8 }],
    ['track 5', { kind: 'advance', track: 5 }],
    ['position 0', { kind: 'scuttle', zone: 4, position: 0 }],
    ['position 4', { kind: 'scuttle', zone: 4, position: 4 }],
    ['a ship to its own zone', { kind: 'relocateShip', zone: 4, position: 1, to: 4 }],
    ['a fraction', { kind: 'sail', to: 3.5 }],
    ['text for a number', { kind: 'sail', to: '3' }],
    ['an unknown deck', { kind: 'build', deck: 'golden' }],
    ['an unknown card', { kind: 'takeCard', card: 'simple' }],
    ['an unknown kind', { kind: 'skip' }],
    ['a key too many', { kind: 'end', zone: 1 }],
    ['a key missing', { kind: 'sail' }],
  ])('with %s is unknown', (_, move) => {
    expect(applyMove(state, move as Move)).toMatchObject({ left: { _tag: 'UnknownMove' } });
    expect(actionOf(move as Move)).toBe(-1);
  });

  test('[AN-MOV-3, AN-TRK-1] on a closed zone or track is an entry of the catalogue, and refused', () => {
    expect(applyMove(state, { kind: 'sail', to: 2 })).toMatchObject({
      left: { _tag: 'RuleBroken', clause: 'AN-MOV-3' },
    });
    const holding = position({ players: 2, queues: { 1: [0, 1] }, hands: { 0: { progress: 1 } } });
    expect(applyMove(holding, { kind: 'playProgress', track: 3 })).toMatchObject({ left: { clause: 'AN-TRK-1' } });
  });

  test('is not made on a view, nor judged on that of another', () => {
    const seen = view(state, 1);
    expect(applyMove(seen as unknown as State, { kind: 'sail', to: 3 })).toMatchObject({
      left: { _tag: 'StateIsView' },
    });
    expect(whyIllegal(seen, { kind: 'sail', to: 3 })).toMatchObject({ _tag: 'NotToActView' });
  });
});
