import { describe, expect, expectTypeOf, test } from 'vitest';
import { insecureRandomStateOf } from '../../src/core/chance/random.js';
import { HIDDEN, type Hidden, type Types } from '../../src/core/contract/game.js';
import type { Kernel, SeededView } from '../../src/core/contract/kernel.js';
import { kernel as antarctica } from '../../src/games/antarctica/kernel.js';
import type { PlanIndex } from '../../src/games/blueprints/components.js';
import { kernel as blueprints } from '../../src/games/blueprints/kernel.js';
import type { Draft } from '../../src/games/blueprints/state/draft.js';
import type { State as Blueprints, View } from '../../src/games/blueprints/state/index.js';
import { kernel as frostpunk } from '../../src/games/frostpunk/kernel.js';
import { kernel as iglooIgloo } from '../../src/games/igloo-igloo/kernel.js';
import { gameOf } from '../../src/games/index.js';
import { kernel as nunatak } from '../../src/games/nunatak/kernel.js';
import { orThrow } from '../../src/index.js';
import { promises } from '../../src/testing/index.js';
import { plan, type State, type Toy, withRules } from '../support/toy.js';

const KERNELS: readonly Pick<Kernel<Types>, 'id' | 'clone'>[] = [
  antarctica,
  blueprints,
  frostpunk,
  iglooIgloo,
  nunatak,
];

describe('a copy', () => {
  test.each(KERNELS.map((kernel) => [kernel.id, kernel] as const))(
    'in %s is that of a state or a view',
    (id, kernel) => {
      const game = gameOf(id)!;
      const state = orThrow(game.setup({ players: 2, seed: 'winter' }));
      expect(kernel.clone(state)).toEqual(state);
      const { viewer: _, ...seen } = game.view(state, 0);
      const known = { ...seen, random: insecureRandomStateOf('') };
      expect(kernel.clone(known)).toEqual(known);
      expect(JSON.stringify(known)).toContain(`"${HIDDEN}"`);
    },
  );

  test('may be a spread: the viewer of a view is not copied into states', () => {
    const game = withRules({
      clone: (({ random, hands, ...state }: State) => ({
        ...state,
        random: { ...random },
        hands: hands.slice(),
        rows: state.rows.slice(),
        covered: state.covered.slice(),
        rolled: state.rolled.slice(),
        kept: state.kept.slice(),
      })) as Kernel<Toy>['clone'],
    });
    const state = orThrow(game.setup({ players: 2, seed: 'winter' }));
    const view = game.view(state, 0);
    expect(game.determinize(view, 'any')).not.toHaveProperty('viewer');
    expect(game.View.decode(view)).toEqual({ _tag: 'Right', right: view });
    expect(game.predictView(view, { kind: 'play', card: state.hands[0]![0]! })).toMatchObject({ viewer: 0 });
    // Purity, JSON, views, sampled states and predictions.
    const kept = promises(game, plan).filter(({ title }) => /^(3|4|8|9|16)\. /.test(title));
    expect(kept).toHaveLength(5);
    for (const { check } of kept) check();
  });

  test('has the type of what it was copied from', () => {
    const { clone } = blueprints;
    expectTypeOf(clone).toBeCallableWith({} as Blueprints);
    expectTypeOf((state: Blueprints) => clone(state)).returns.toEqualTypeOf<Draft>();
    expectTypeOf((view: SeededView<View>) => clone(view).deck).returns.toEqualTypeOf<readonly (PlanIndex | Hidden)[]>();
    // @ts-expect-error A view has no random state.
    expectTypeOf((view: View) => clone(view)).toBeFunction();
  });
});
