import type { AnyGame } from '../src/core/contract/game.js';
import { orThrow } from '../src/core/errors/errors.js';
import { createEnvironment, createObserver, type Environment } from '../src/learning/index.js';
import { createChooser } from './chooser.js';
import { measureTime } from './clock.js';

/** The number of games of a pass, and the duration of each kind of step in a round. */
export interface EnvironmentsRequest {
  readonly games: number;
  readonly rounds: number;
  readonly milliseconds: number;
}

/**
 * The nanoseconds of a step with its mask, by round: alone, and with what the player to act observes, also as numbers
 * of the whole view.
 */
export type EnvironmentTimes = Readonly<Record<keyof ReturnType<typeof createObservers>, readonly number[]>>;

type AnyEnvironment = Environment<NonNullable<AnyGame['types']>>;

/** Measures steps of random games in environments with these numbers of players. */
export const measureEnvironments = (
  game: AnyGame,
  players: readonly number[],
  { games, rounds, milliseconds }: EnvironmentsRequest,
): EnvironmentTimes => {
  const environments = players.map((count) => orThrow(createEnvironment(game, { players: count })));
  const times = { alone: [] as number[], observed: [] as number[], sparse: [] as number[], viewed: [] as number[] };
  const passes = Object.entries(createObservers(game)).map(([kind, look]) => {
    const pass = (): number => playGames(environments, games, look);
    return { kind: kind as keyof typeof times, pass };
  });
  for (const { pass } of passes) measureTime(pass, milliseconds);
  for (let round = 0; round < rounds; round++) {
    for (const { kind, pass } of [...passes.slice(round), ...passes.slice(0, round)]) {
      times[kind].push(measureTime(pass, milliseconds));
    }
  }
  return times;
};

/** Looks at an environment in which a player is to act. */
type ObserveStep = (environment: AnyEnvironment, player: number) => void;

const createObservers = (game: AnyGame) => {
  const observers = new Map(
    Array.from({ length: game.players.max + 1 }, (_, players) => [players, createObserver(game, players)] as const),
  );
  const buffers = new Map<number, Float32Array>();
  const bufferOf = (size: number): Float32Array => {
    const buffer = buffers.get(size) ?? new Float32Array(size);
    buffers.set(size, buffer);
    return buffer;
  };
  return {
    alone: () => {},
    observed: (environment, player) => environment.observe(player, bufferOf(environment.layout.size)),
    sparse: (environment, player) => environment.observeSparse(player),
    viewed: (environment, player) => {
      const { players, size } = environment.layout;
      orThrow(observers.get(players)!).observe(environment.view(player), bufferOf(size));
    },
  } satisfies Readonly<Record<string, ObserveStep>>;
};

/** Plays games in each environment; returns the number of steps. */
const playGames = (environments: readonly AnyEnvironment[], games: number, look: ObserveStep): number => {
  let steps = 0;
  for (const environment of environments) {
    const mask = new Uint8Array(environment.actions);
    for (let k = 0; k < games; k++) {
      const choose = createChooser(`game-${k}`);
      let { toAct } = orThrow(environment.reset(`game-${k}`));
      while (toAct !== null) {
        look(environment, toAct);
        environment.mask(mask);
        toAct = orThrow(environment.step(pickLegal(mask, choose))).toAct;
        steps++;
      }
    }
  }
  return steps;
};

const pickLegal = (mask: Uint8Array, choose: (count: number) => number): number => {
  let legal = 0;
  for (let i = 0; i < mask.length; i++) legal += mask[i]!;
  let action = mask.indexOf(1);
  for (let skipped = choose(legal); skipped > 0; skipped--) action = mask.indexOf(1, action + 1);
  return action;
};
