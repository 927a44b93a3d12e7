import { type Level, ladders, playGame } from '../../src/bots/index.js';
import type { Game } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import type { Difficulty, Event, Frostpunk, Options } from '../../src/games/frostpunk/index.js';
import { createUsedComponents } from './used.js';

/** Games of one bot in all seats. */
export interface GameSetting {
  readonly players: Options['players'];
  readonly difficulty: Difficulty;
  readonly level: Level;
}

/** The choices of which the first of a game is counted. */
export const CHOICE_KINDS = ['building', 'law', 'technology'] as const;

/** Numbers of games, by something that happened in them. */
export type GameCounts = Readonly<Record<string, number>>;

/** The counts of some games. */
export interface Tally {
  readonly games: number;
  /** By the reason of the end. */
  readonly endings: GameCounts;
  /** Won games, by the id of each component used. */
  readonly usedWhenWon: GameCounts;
  /** By the id of the first of its kind that was chosen. */
  readonly firstChoices: Readonly<Record<(typeof CHOICE_KINDS)[number], GameCounts>>;
}

/** Plays the deals from `from` to `to` (excluded), and counts. */
export const playAndCount = async (
  game: Game<Frostpunk>,
  { players, difficulty, level }: GameSetting,
  [from, to]: readonly [number, number],
): Promise<Tally> => {
  const bots = Array.from({ length: players }, () => ladders.frostpunk[level]);
  const usedBy = createUsedComponents(game.components);
  const counts = { endings: {}, usedWhenWon: {}, firstChoices: { building: {}, law: {}, technology: {} } };
  for (let deal = from; deal < to; deal++) {
    const used = new Set<string>();
    const first = new Map<(typeof CHOICE_KINDS)[number], string>();
    const options = { players, difficulty, seed: `balance ${deal}` };
    const { state, error } = orThrow(
      await playGame(game, options, {
        bots,
        seed: `${level} ${deal}`,
        onAnswer: ({ move }, before) => {
          const { events } = orThrow(game.step(before, move));
          for (const id of usedBy(before, move, events)) used.add(id);
          for (const event of events) {
            const [kind, id] = choiceIn(event) ?? [];
            if (kind !== undefined && !first.has(kind)) first.set(kind, id!);
          }
        },
      }),
    );
    if (error !== null || state.outcome === 'none') throw new Error(error?.message);
    count(counts.endings, state.outcome.reason);
    for (const [kind, id] of first) count(counts.firstChoices[kind], id);
    if (state.outcome.result === 'won') for (const id of used) count(counts.usedWhenWon, id);
  }
  return { games: to - from, ...counts };
};

const count = (counts: Record<string, number>, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

const choiceIn = (event: Event): readonly [(typeof CHOICE_KINDS)[number], string] | undefined => {
  if (event.kind === 'buildingBuilt') return ['building', event.building];
  if (event.kind === 'lawEnacted') return ['law', event.law];
  if (event.kind === 'technologyChanged' && event.change === 'begun') return ['technology', event.technology];
  return undefined;
};

/** Adds up tallies. */
export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  games: tallies.reduce((sum, { games }) => sum + games, 0),
  endings: sumCounts(tallies.map(({ endings }) => endings)),
  usedWhenWon: sumCounts(tallies.map(({ usedWhenWon }) => usedWhenWon)),
  firstChoices: {
    building: sumCounts(tallies.map(({ firstChoices }) => firstChoices.building)),
    law: sumCounts(tallies.map(({ firstChoices }) => firstChoices.law)),
    technology: sumCounts(tallies.map(({ firstChoices }) => firstChoices.technology)),
  },
});

const sumCounts = (all: readonly GameCounts[]): GameCounts => {
  const sums: Record<string, number> = {};
  for (const counts of all) for (const [what, n] of Object.entries(counts)) sums[what] = (sums[what] ?? 0) + n;
  return sums;
};

/** The reason with which a won game ends. */
export const WON_REASON = 'scenario';
