import { describe, expect, expectTypeOf, test } from 'vitest';
import { insecureRandomStateOf } from '../../src/core/chance/random.js';
import { HIDDEN, type Hidden, type Types } from '../../src/core/contract/game.js';
import type { Kernel } from '../../src/core/contract/kernel.js';
import type { SeededView } from '../../src/core/types/draft.js';
import { kernel as antarctica } from '../../src/games/antarctica/kernel.js';
import type { PlanIndex } from '../../src/games/blueprints/components.js';
import { kernel as blueprints } from '../../src/games/blueprints/kernel.js';
import type { Draft } from '../../src/games/blueprints/state/draft.js';
import type { State, View } from '../../src/games/blueprints/state/index.js';
import { kernel as frostpunk } from '../../src/games/frostpunk/kernel.js';
import { kernel as iglooIgloo } from '../../src/games/igloo-igloo/kernel.js';
import { gameOf } from '../../src/games/index.js';
import { kernel as nunatak } from '../../src/games/nunatak/kernel.js';
import { orThrow } from '../../src/index.js';

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

  test('has the type of what it was copied from', () => {
    const { clone } = blueprints;
    expectTypeOf(clone).toBeCallableWith({} as State);
    expectTypeOf((state: State) => clone(state)).returns.toEqualTypeOf<Draft>();
    expectTypeOf((view: SeededView<View>) => clone(view).deck).returns.toEqualTypeOf<readonly (PlanIndex | Hidden)[]>();
    // @ts-expect-error A view has no random state.
    expectTypeOf((view: View) => clone(view)).toBeFunction();
  });
});
