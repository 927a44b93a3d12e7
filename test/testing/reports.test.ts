import { describe, expect, test } from 'vitest';
import { promises } from '../../src/testing/index.js';
import { kernel, plan, game as toy, withRules } from '../support/toy.js';

describe('a plan without reports', () => {
  const unreported = { ...plan, options: [{ players: 2, dice: false } as const] };

  test('catches what changes after the last event', () => {
    const { check } = promises(toy, unreported)[19]!;
    expect(check).toThrow(/no event reports that player is 1 instead of 0; emit an event after the last change/);
  });

  test('keeps the promise if an event follows the last change', () => {
    const reporting = withRules({
      nextStep: (run) => {
        kernel.nextStep(run);
        if (run.draft.phase.kind !== 'over') run.emit?.({ kind: 'rolled', player: run.draft.player, value: 1 });
      },
    });
    promises(reporting, unreported)[19]!.check();
  });
});
