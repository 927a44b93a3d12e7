import { drawInt, insecureRandomStateOf, type RandomState } from '../../src/core/chance/random.js';
import type { Game, Player, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { createEnvironment, createObserver, type Environment, type Observer } from '../../src/learning/index.js';

/** A game to be learnt. */
export interface Study<G extends Types> {
  readonly game: Game<G>;
  readonly environment: Environment<G>;
  readonly observe: Observer<G>['observe'];
}

export const studyOf = <G extends Types>(game: Game<G>, players: number): Study<G> => ({
  game,
  environment: orThrow(createEnvironment(game, { players } as Parameters<typeof createEnvironment<G>>[1])),
  observe: orThrow(createObserver(game, players)).observe,
});

/** Picks an action for a player. */
export type Policy = (player: Player) => number;

/** Makes a policy of random legal actions. */
export const randomPolicy = <G extends Types>({ environment }: Study<G>, seed: string): Policy => {
  const random = insecureRandomStateOf(seed);
  return () => {
    const actions = possible(environment);
    return actions[drawInt(random, actions.length)]!;
  };
};

/** Learns from `games` games of self-play, and returns the learnt policy. */
export const learnt = <G extends Types>(study: Study<G>, games: number): Policy => {
  const { environment } = study;
  const weights = new Float32Array(environment.layout.size);
  const random = insecureRandomStateOf('learner');
  const best = bestBy(study, weights, random);
  const anything = randomPolicy(study, 'tries');
  const tries: Policy = (player) => (drawInt(random, TRIES) === 0 ? anything(player) : best(player));
  for (let game = 0; game < games; game++) practise(environment, weights, tries, `practice ${game}`);
  return best;
};

/** One move in this many is made at random, for exploration. */
const TRIES = 10;

/** Makes the policy of the action with the most valuable position after it, as the player imagines it. */
const bestBy = <G extends Types>(study: Study<G>, weights: Float32Array, random: RandomState): Policy => {
  const { game, environment, observe } = study;
  const numbers = new Float32Array(weights.length);
  return (player) => {
    const imagined = game.determinize(environment.view(player), `${drawInt(random, 2 ** 30)}`);
    let best = { action: -1, worth: Number.NEGATIVE_INFINITY };
    for (const action of possible(environment)) {
      const next = game.play(imagined, game.moveOf(action)!);
      const worth = worthOf(weights, observe(game.view(next, player), numbers)) + drawInt(random, 2 ** 30) / 2 ** 50;
      if (worth > best.worth) best = { action, worth };
    }
    return best.action;
  };
};

/** Plays a game and learns from the position before each player's next action: TD(0) on afterstates. */
const practise = <G extends Types>(
  environment: Environment<G>,
  weights: Float32Array,
  policy: Policy,
  seed: string,
): void => {
  const last = new Map<Player, Float32Array>();
  let standing = orThrow(environment.reset(seed));
  while (standing.toAct !== null) {
    const player = standing.toAct;
    const gained = standing.rewardsSinceOwnAction[player]!;
    const action = policy(player);
    standing = orThrow(environment.step(action));
    const led = environment.observe(player);
    const before = last.get(player);
    if (before !== undefined) learn(weights, before, gained + worthOf(weights, led));
    last.set(player, led);
  }
  for (const [player, led] of last) learn(weights, led, standing.rewardsSinceOwnAction[player]!);
};

const RATE = 0.3;

const worthOf = (weights: Float32Array, numbers: Float32Array): number => {
  let value = 0;
  for (let i = 0; i < weights.length; i++) value += weights[i]! * numbers[i]!;
  return value;
};

/** Moves the value of an observation towards `worth`. */
const learn = (weights: Float32Array, numbers: Float32Array, worth: number): void => {
  const length = worthOf(numbers, numbers);
  if (length === 0) return;
  const step = (RATE * (worth - worthOf(weights, numbers))) / length;
  for (let i = 0; i < weights.length; i++) weights[i]! += step * numbers[i]!;
};

const possible = <G extends Types>(environment: Environment<G>): readonly number[] => {
  const mask = environment.mask();
  const actions: number[] = [];
  for (let action = mask.indexOf(1); action >= 0; action = mask.indexOf(1, action + 1)) actions.push(action);
  return actions;
};

/** Returns the share of games that the policy wins against another one; each deal is played from both sides. */
export const shareOf = <G extends Types>(
  { environment, game }: Study<G>,
  policy: Policy,
  other: Policy,
  deals: number,
) => {
  let won = 0;
  for (let i = 0; i < 2 * deals; i++) {
    const seat = i % 2;
    let standing = orThrow(environment.reset(`match ${Math.floor(i / 2)}`));
    while (standing.toAct !== null) {
      const { toAct } = standing;
      standing = orThrow(environment.step(toAct === seat ? policy(toAct) : other(toAct)));
    }
    won += game.returns(environment.view('spectator'))[seat]!;
  }
  return won / (2 * deals);
};
