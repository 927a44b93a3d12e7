import { describe, expect, test } from 'vitest';
import { deferDraw, drawInt, randomStateOf } from '../../src/core/chance/random.js';
import { matchFacts, type ToldRules } from '../../src/core/chance-outcomes/match-facts.js';
import type { FactNotation } from '../../src/core/contract/kernel.js';
import type { Types } from '../../src/core/types/base-types.js';

interface Rolled {
  readonly kind: 'rolled';
  readonly dice: readonly number[];
}

/** The rules of a game of dice, as far as facts are matched. */
type Dice = Types & { readonly Event: Rolled };

const random = randomStateOf('unused');

const unreadable: FactNotation<Rolled, unknown> = {
  grammar: '`V.V`: the dice',
  pattern: /^[1-6.]+$/,
  write: ({ dice }) => dice.join('.'),
};
const read = (text: string): Rolled | null =>
  /^[1-6.]+$/.test(text) ? { kind: 'rolled', dice: text.split('.').map(Number) } : null;

const readable = { ...unreadable, read };

/** Rolls dice that nobody reads, and reports them; `times` over. */
const matchRolls = (notation: FactNotation<Rolled, unknown>, facts: readonly string[], dice = 8, times = 1) =>
  matchFacts<Dice>(
    {
      kernel: { hiddenEventFields: {} },
      box: {},
      engine: { startRun: (draft: unknown, emit: unknown) => ({ draft, emit }) },
      notations: new Map([['rolled', notation]]),
    } as unknown as ToldRules<Dice>,
    {
      facts,
      sampleDraft: () => ({}) as Dice['Draft'],
      move: null,
      perform: ({ emit }) => {
        for (let i = 0; i < times; i++) {
          emit!({ kind: 'rolled', dice: Array.from({ length: dice }, () => deferDraw(() => drawInt(random, 6) + 1)) });
        }
      },
    },
  );

describe('a fact of eight dice', () => {
  const told = ['6.5.4.3.2.1.6.5', '1.1.1.1.1.1.1.1', '6.6.6.6.6.6.6.6'];

  test('has too many possibilities to try them all', () => {
    expect(matchRolls(unreadable, told.slice(0, 1))).toMatchObject({ isComplete: false, branches: [] });
  });

  test('is matched die by die where it can be read', () => {
    const { isComplete, branches } = matchRolls(readable, told, 8, 3);
    expect(isComplete).toBe(true);
    expect(branches.map(({ events }) => events.map(({ dice }) => dice.join('.')))).toEqual([told]);
  });

  test.each(['6.5.4', '7.1.1.1.1.1.1.1', 'a word'])('does not match %s', (text) => {
    expect(matchRolls(readable, [text]).branches).toEqual([]);
  });

  test('is refused with all that was possible instead, at the first fact that is wrong', () => {
    const { branches, nextQuestion } = matchRolls(readable, ['6.5', '1.7', '1.1'], 2, 3);
    expect([branches, nextQuestion?.factIndex, nextQuestion?.answers.length]).toEqual([[], 1, 36]);
    expect(nextQuestion).toEqual(matchRolls(unreadable, ['6.5', '1.7', '1.1'], 2, 3).nextQuestion);
  });
});
