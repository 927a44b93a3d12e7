import { drawInt, insecureRandomStateOf } from '../../src/core/chance/random.js';
import type { AnyGame, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { createEnvironments, type Environments } from '../../src/learning/index.js';

/** The work of environments that are stepped side by side. */
export interface VectorisedRequest {
  readonly players: number;
  readonly environments: number;
  readonly observations: 'dense' | 'sparse' | 'none';
  readonly milliseconds: number;
}

/** Steps environments by legal actions at random in this process; returns the steps per second, by the clock. */
export type Vectorised = (question: VectorisedRequest) => number;

/** Makes the measurement for a game, which goes on with the same games at the next question of the same kind. */
export const createStepMeasurement = (game: AnyGame): Vectorised => {
  const passes = new Map<string, () => number>();
  return ({ players, environments, observations, milliseconds }) => {
    const key = `${players} ${environments} ${observations}`;
    const pass =
      passes.get(key) ?? createPass(orThrow(createEnvironments(game, { players }, environments)), observations);
    passes.set(key, pass);
    const start = performance.now();
    let steps = 0;
    while (performance.now() - start < milliseconds) steps += pass();
    return (1000 * steps) / (performance.now() - start);
  };
};

/** Returns a function that steps every environment once, and renews the games that end. */
const createPass = (many: Environments<Types>, observations: VectorisedRequest['observations']): (() => number) => {
  const { actions, layout, environments } = many;
  const masks = new Uint8Array(environments.length * actions);
  const rows = environments.map((_, i) => masks.subarray(i * actions, (i + 1) * actions));
  const numbers = new Float32Array(environments.length * layout.size);
  const random = insecureRandomStateOf('vectorised');
  let games = 0;
  const seed = (): string => `game-${games++}`;
  const look = (): void => {
    many.mask(masks);
    if (observations === 'dense') many.observe(numbers);
    if (observations === 'sparse') many.observeSparse();
  };
  orThrow(many.reset(environments.map(seed)));
  look();
  return () => {
    const standings = orThrow(many.step(rows.map((row) => nextLegal(row, drawInt(random, actions)))));
    standings.forEach(({ toAct }, i) => {
      if (toAct === null) orThrow(environments[i]!.reset(seed()));
    });
    look();
    return environments.length;
  };
};

/** Returns the first legal action from a place on, or else from the beginning. */
const nextLegal = (mask: Uint8Array, place: number): number => {
  const action = mask.indexOf(1, place);
  return action >= 0 ? action : mask.indexOf(1);
};
