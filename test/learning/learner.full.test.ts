import { describe, expect, test } from 'vitest';
import { orThrow, right } from '../../src/core/errors/errors.js';
import { game } from '../../src/games/blueprints/index.js';
import type { Blueprints } from '../../src/games/blueprints/types.js';
import type { Environment } from '../../src/learning/index.js';
import { learnt, randomPolicy, type Study, shareOf, studyOf } from './learner.js';

const study = studyOf(game, 2);
const { environment } = study;

/** Returns the share of games won against random players after this learning; half means nothing was learnt. */
const shareAfter = (learning: Study<Blueprints>, games: number): number =>
  shareOf(study, learnt(learning, games), randomPolicy(study, 'opponent'), 50);

/** Returns the same study with a part of its environment replaced. */
const withOther = (change: Partial<Environment<Blueprints>>): Study<Blueprints> => ({
  ...study,
  environment: { ...environment, ...change },
});

describe('a learner of Blueprints by self-play', () => {
  test('wins far more than random players after 150 games', () => {
    expect(shareAfter(study, 150)).toBeGreaterThan(0.8);
  });

  test('loses if rewards have the wrong sign', () => {
    const step: typeof environment.step = (action) => {
      const next = environment.step(action);
      if (next._tag === 'Left') return next;
      return right({ ...next.right, rewardsSinceOwnAction: next.right.rewardsSinceOwnAction.map((sum) => -sum) });
    };
    expect(shareAfter(withOther({ step }), 60)).toBeLessThan(0.3);
  });

  test('learns nothing from observations without information', () => {
    const observe: Study<Blueprints>['observe'] = (_, into = new Float32Array(environment.layout.size)) => into.fill(1);
    const blind = withOther({ observe: (viewer, into) => observe(environment.view(viewer), into) });
    expect(shareAfter({ ...blind, observe }, 40)).toBeLessThan(0.7);
  });

  test('is refused if the mask allows everything', () => {
    const lax = withOther({ mask: (into = new Uint8Array(environment.actions)) => into.fill(1) });
    orThrow(lax.environment.reset('lax'));
    expect(() => orThrow(lax.environment.step(randomPolicy(lax, 'lax')(0)))).toThrow(/^RuleBroken/);
  });
});
