import {
  type Entrant,
  type FindBot,
  findBot,
  planTournament,
  type Report,
  type Schedule,
  type Tournament,
} from '../../src/arena/index.js';
import type { Bot } from '../../src/bots/index.js';
import type { AnyGame, Types } from '../../src/core/contract/game.js';
import { orThrow, right } from '../../src/core/errors/errors.js';
import { gameOf } from '../../src/games/index.js';

export const RANDOM: Entrant = { name: 'Rae', bot: 'random' };
export const GREEDY: Entrant = { name: 'Gus', bot: 'greedy', settings: { samples: 1, maxDepth: 1 } };

/** Blueprints with an owner's points. */
export const OWN: AnyGame = orThrow(
  gameOf('blueprints')!.withComponents({
    ...gameOf('blueprints')!.components,
    awardPoints: { gold: 9, silver: 5, bronze: 1 },
  }),
);

/** Makes a small two-player tournament of Blueprints, with some fields replaced. */
export const tournament = (other: Partial<Tournament> = {}): Tournament => ({
  options: { players: 2 },
  entrants: [RANDOM, GREEDY],
  form: { kind: 'round-robin' },
  seed: 'arena',
  botSeed: 'bots',
  deals: 3,
  ...other,
});

/** Plans a tournament of a game of the library. */
export const plan = (other: Partial<Tournament> = {}, id = 'blueprints', game = gameOf(id)!): Schedule =>
  orThrow(planTournament(game, tournament(other)));

/** Returns the part of a report that every run of a tournament has in common. */
export const lasting = ({ efforts: _, ...report }: Report): Omit<Report, 'efforts'> => report;

/** Returns the counts in the efforts of a report, without the times. */
export const countsIn = ({ efforts }: Report): readonly unknown[] =>
  efforts.map(({ milliseconds: _, maxMilliseconds: __, ...counts }) => counts);

/** Finds some bots by name, and those of the library. */
export const finding =
  (bots: Readonly<Record<string, Bot<Types>>>): FindBot =>
  (entrant, game) =>
    Object.hasOwn(bots, entrant.bot) ? right(bots[entrant.bot]!) : findBot(entrant, game);
