import { draw, quickSeeded } from '../../src/core/chance/random.js';
import type { AnyGame, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/verdict.js';
import { type Environments, environmentsOf } from '../../src/learning/index.js';

/** The work of environments that are stepped side by side. */
export interface VectorisedQuestion {
  readonly players: number;
  readonly environments: number;
  readonly observations: 'dense' | 'sparse' | 'none';
  readonly milliseconds: number;
}

/** Steps environments by legal actions at random in this process; returns the steps per second, by the clock. */
export type Vectorised = (question: VectorisedQuestion) => number;

/** Makes the measurement for a game, which goes on with the same games at the next question of the same kind. */
export const vectorisedSteps = (game: AnyGame): Vectorised => {
  const passes = new Map<string, () => number>();
  return ({ players, environments, observations, milliseconds }) => {
    const key = `${players} ${environments} ${observations}`;
    const pass = passes.get(key) ?? passOf(orThrow(environmentsOf(game, { players }, environments)), observations);
    passes.set(key, pass);
    const start = performance.now();
    let steps = 0;
    while (performance.now() - start < milliseconds) steps += pass();
    return (1000 * steps) / (performance.now() - start);
  };
};

/** Returns a function that steps every environment once, and renews the games that end. */
const passOf = (many: Environments<Types>, observations: VectorisedQuestion['observations']): (() => number) => {
  const { actions, layout, each } = many;
  const masks = new Uint8Array(each.length * actions);
  const rows = each.map((_, i) => masks.subarray(i * actions, (i + 1) * actions));
  const numbers = new Float32Array(each.length * layout.size);
  const random = quickSeeded('vectorised');
  let games = 0;
  const seed = (): string => `game-${games++}`;
  const look = (): void => {
    many.mask(masks);
    if (observations === 'dense') many.observe(numbers);
    if (observations === 'sparse') many.observeSparse();
  };
  orThrow(many.reset(each.map(seed)));
  look();
  return () => {
    const standings = orThrow(many.step(rows.map((row) => legalFrom(row, draw(random, actions)))));
    standings.forEach(({ toAct }, i) => {
      if (toAct === null) orThrow(each[i]!.reset(seed()));
    });
    look();
    return each.length;
  };
};

/** Returns the first legal action from a place on, or else from the beginning. */
const legalFrom = (mask: Uint8Array, place: number): number => {
  const action = mask.indexOf(1, place);
  return action >= 0 ? action : mask.indexOf(1);
};
