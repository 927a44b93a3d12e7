import { type Level, ladders, playGame } from '../../src/bots/index.js';
import type { Game } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/verdict.js';
import type { Difficulty, Event, Frostpunk, Options } from '../../src/games/frostpunk/index.js';
import { usedWith } from './used.js';

/** Games of one bot in all seats. */
export interface Row {
  readonly players: Options['players'];
  readonly difficulty: Difficulty;
  readonly level: Level;
}

/** The choices of which the first of a game is counted. */
export const FIRSTS = ['building', 'law', 'technology'] as const;

/** Numbers of games, by something that happened in them. */
export type Counts = Readonly<Record<string, number>>;

/** The counts of some games. */
export interface Tally {
  readonly games: number;
  /** By the reason of the end. */
  readonly endings: Counts;
  /** Won games, by the id of each component used. */
  readonly used: Counts;
  /** By the id of the first of its kind that was chosen. */
  readonly first: Readonly<Record<(typeof FIRSTS)[number], Counts>>;
}

/** Plays the deals from `from` to `to` (excluded), and counts. */
export const tallied = async (
  game: Game<Frostpunk>,
  { players, difficulty, level }: Row,
  [from, to]: readonly [number, number],
): Promise<Tally> => {
  const bots = Array.from({ length: players }, () => ladders.frostpunk[level]);
  const usedBy = usedWith(game.components);
  const counts = { endings: {}, used: {}, first: { building: {}, law: {}, technology: {} } };
  for (let deal = from; deal < to; deal++) {
    const used = new Set<string>();
    const first = new Map<(typeof FIRSTS)[number], string>();
    const options = { players, difficulty, seed: `balance ${deal}` };
    const { state, fault } = orThrow(
      await playGame(game, options, {
        bots,
        seed: `${level} ${deal}`,
        tell: ({ move }, before) => {
          const { events } = orThrow(game.step(before, move));
          for (const id of usedBy(before, move, events)) used.add(id);
          for (const event of events) {
            const [kind, id] = chosenBy(event) ?? [];
            if (kind !== undefined && !first.has(kind)) first.set(kind, id!);
          }
        },
      }),
    );
    if (fault !== null || state.outcome === 'none') throw new Error(fault?.message);
    count(counts.endings, state.outcome.reason);
    for (const [kind, id] of first) count(counts.first[kind], id);
    if (state.outcome.result === 'won') for (const id of used) count(counts.used, id);
  }
  return { games: to - from, ...counts };
};

const count = (counts: Record<string, number>, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

const chosenBy = (event: Event): readonly [(typeof FIRSTS)[number], string] | undefined => {
  if (event.kind === 'built') return ['building', event.building];
  if (event.kind === 'lawPassed') return ['law', event.law];
  if (event.kind === 'technologyChanged' && event.change === 'begun') return ['technology', event.id];
  return undefined;
};

/** Adds up tallies. */
export const sumOf = (tallies: readonly Tally[]): Tally => ({
  games: tallies.reduce((sum, { games }) => sum + games, 0),
  endings: merged(tallies.map(({ endings }) => endings)),
  used: merged(tallies.map(({ used }) => used)),
  first: {
    building: merged(tallies.map(({ first }) => first.building)),
    law: merged(tallies.map(({ first }) => first.law)),
    technology: merged(tallies.map(({ first }) => first.technology)),
  },
});

const merged = (all: readonly Counts[]): Counts => {
  const sums: Record<string, number> = {};
  for (const counts of all) for (const [what, n] of Object.entries(counts)) sums[what] = (sums[what] ?? 0) + n;
  return sums;
};

/** The reason with which a won game ends. */
export const WON = 'scenario';
