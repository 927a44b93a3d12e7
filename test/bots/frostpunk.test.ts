import { describe, expect, test } from 'vitest';
import { createMoveEvaluator } from '../../src/bots/ladder/frostpunk/move-values.js';
import { weights } from '../../src/bots/ladder/frostpunk/weights.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { components, type Phase, parseMove, type State } from '../../src/games/frostpunk/index.js';
import {
  asked,
  building,
  type Change,
  city,
  displayedLaw,
  having,
  law,
  moved,
  owning,
  people,
  tokens,
} from '../games/frostpunk/positions.js';

const evaluateMove = createMoveEvaluator(weights, components);

const evaluate = (state: State, text: string): number => evaluateMove(orThrow(parseMove(text)), state);

/** Lists the types of Citizens from the one chosen first to the one chosen last. */
const rankTypes = (purpose: 'cure' | 'sick', ...changes: readonly Change[]): string => {
  const phase: Phase = { kind: 'citizenType', purpose };
  const state = { ...city(...changes), phase };
  return ['W', 'E', 'C'].sort((a, b) => evaluate(state, `type:${b}`) - evaluate(state, `type:${a}`)).join('');
};

describe('the valuation of moves', () => {
  test('cures where it is the greatest step towards a better section', () => {
    expect(rankTypes('cure', people('worker', 28, 8), people('engineer', 14, 6), people('child', 14, 5))).toBe('EWC');
    expect(rankTypes('cure', people('worker', 28, 6), people('engineer', 14, 4), people('child', 14, 9))).toBe('WCE');
  });

  test('makes sick where it is the smallest step towards a worse section, or towards a death', () => {
    expect(rankTypes('sick', people('worker', 28, 3), people('engineer', 14, 5), people('child', 2, 2, true))).toBe(
      'WEC',
    );
    expect(rankTypes('sick', people('worker', 28, 9), people('engineer', 14, 1), people('child', 14, 4))).toBe('ECW');
  });

  test('counts the use of a Building for children once they may work', () => {
    const place = { site: -1, slot: -1, citizenCard: -1, zone: 'none' } as const;
    const action = { kind: 'build', meeple: 'worker', ...place, subActionsLeft: 3, woodDiscount: 0 } as const;
    const build = [
      asked('action', 3, { kind: 'build' }),
      having({ currentAction: action }),
      people('worker', 28, 9),
    ] as const;
    const lawful = evaluate(city(...build, law('L1')), 'construct:NURS');
    expect(lawful).toBeGreaterThan(evaluate(city(...build), 'construct:NURS'));
  });

  test('counts what a long shift brings, less what it costs and what is resented', () => {
    const shift = (...changes: readonly Change[]) =>
      evaluate(
        moved(city(having({ heat: 4 }), law('L3', 'b'), building('SAWM', 'g1'), ...changes), 'use:W:g1'),
        'shift',
      );
    const furious = tokens('discontent', 'anger', 'anger', 'grief', 'envy');
    expect(shift()).toBeGreaterThan(shift(owning({ wood: 60 })));
    expect(shift()).toBeGreaterThan(shift(people('worker', 28, 12)));
    expect(shift(furious)).toBeGreaterThan(shift(furious, displayedLaw('L3')));
  });
});
