import {
  type Archive,
  jobId,
  planTournament,
  type RatedGame,
  type Runner,
  resultOfRecord,
  type Schedule,
} from '../../src/arena/index.js';
import type { AnyGame, BaseOptions, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import type { GameRecord, RecordBody, SeededOrigin } from '../../src/core/records/record.js';
import { gameOf } from '../../src/games/index.js';
import type { Mode } from '../compare/modes.js';
import { estimateMean, halfWidth } from './statistics.js';

/**
 * Games of a bot against another that has all other seats, in each deal once in every seat; or of a bot that has all
 * seats, if there is no other. The deals are the same for all.
 */
export interface Series {
  readonly mode: Mode;
  readonly one: string;
  readonly other?: string;
  readonly deals: number;
}

/** A series that was played. */
export interface PlayedSeries extends Series {
  readonly plan: Schedule;
  /** The records, in the order of the plan. */
  readonly records: readonly GameRecord[];
}

/** The runner and the archive of the games. */
export interface SeriesRun {
  readonly runner: Runner;
  /** The archive; games in it are not played again. */
  readonly archive: Archive;
  /** Called with the numbers of finished and of all games, and the series of the last one. */
  onProgress(played: number, games: number, series: Series): void;
}

/** The seed of all deals, and of the bots, who do not guess it. */
export const SEED = 'strength';

/** Plays all games of some series of one game. */
export const playSeries = async (
  all: readonly Series[],
  { runner, archive, onProgress }: SeriesRun,
): Promise<readonly PlayedSeries[]> => {
  const playedSeries = all.map((series) => ({ ...series, plan: createPlan(series), records: [] as GameRecord[] }));
  const places = playedSeries.flatMap((series) =>
    Array.from({ length: series.plan.games }, (_, number) => ({ series, number, job: series.plan.jobAt(number) })),
  );
  // Interleaved, so that the remaining games are like those played, and the remaining time can be predicted.
  places.sort((a, b) => a.number / a.series.plan.games - b.number / b.series.plan.games);
  const openGames = new Map(places.map((place) => [jobId(place.job), place]));
  const enter = (record: GameRecord): Series | undefined => {
    const place = openGames.get(record.id);
    const forfeit = resultOfRecord(record)?.forfeit;
    if (place && forfeit) throw new Error(forfeit.message);
    openGames.delete(record.id);
    if (place) place.series.records[place.number] = record;
    return place?.series;
  };
  for await (const record of archive.records()) enter(record);
  const waiting = [...openGames.values()].map(({ job }) => job);
  const outcome = await runner.run({
    game: gameOf(all[0]!.mode.game)!,
    nextJob: () => waiting.shift(),
    addRecord: async (record) => {
      const series = enter(record);
      if (series === undefined) return;
      await archive.append(record);
      onProgress(places.length - openGames.size, places.length, series);
    },
  });
  orThrow(outcome);
  return playedSeries;
};

/** The deals of each series, and the precision for which more are played. */
export interface Precision {
  /** The number of deals with which each series begins. */
  readonly deals: number;
  /** The percentage points to either side of a share within which its interval should end. */
  readonly maxHalfWidth: number;
  /** The number of deals after which a series ends in any case. */
  readonly maxDeals: number;
}

/** Plays all games of some series, and more deals of those whose results are not precise enough. */
export const playUntilPrecise = async (
  all: readonly Series[],
  stage: SeriesRun,
  precision: Precision,
): Promise<readonly PlayedSeries[]> => {
  const played = await playSeries(all, stage);
  const longer = played.map((series): Series => ({ ...series, deals: neededDeals(series, precision) }));
  const isPrecise = longer.every(({ deals }, i) => deals === all[i]!.deals);
  return isPrecise ? played : playUntilPrecise(longer, stage, precision);
};

const [MIN_GROWTH, MAX_GROWTH] = [1.1, 2];

/** Returns the number of deals that a series needs, by the width of its interval so far. */
const neededDeals = (series: PlayedSeries, { maxHalfWidth, maxDeals }: Precision): number => {
  const ratio = halfWidth(estimateMean(winShares(series))) / maxHalfWidth;
  if (ratio <= 1) return series.deals;
  const growth = Math.min(MAX_GROWTH, Math.max(MIN_GROWTH, ratio ** 2));
  return Math.max(series.deals, Math.min(maxDeals, Math.ceil(series.deals * growth)));
};

const createPlan = ({ mode, one, other, deals }: Series): Schedule =>
  orThrow(
    planTournament(gameOf(mode.game)!, {
      options: mode.options[0]!,
      entrants: (other === undefined ? [one] : [one, other]).map((bot) => ({ name: bot, bot })),
      form: other === undefined ? { kind: 'as-seated' } : { kind: 'champion', champion: 1 },
      seed: SEED,
      botSeed: SEED,
      deals,
    }),
  );

/** Returns the share of a series' first bot, by deal: the mean over the seats, so that results are independent. */
export const winShares = ({ plan, records }: PlayedSeries): readonly number[] => {
  const { tables } = plan;
  return Array.from({ length: plan.tournament.deals }, (_, deal) => {
    const shares = tables.map(({ seating }, table) => {
      const record = records[deal * tables.length + table]!;
      return resultOfRecord(record)!.shares[seating.indexOf(0)]!;
    });
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  });
};

/** Returns the games of a series for ratings, with the numbers of the bots. */
export const ratedGames = (
  { plan: { tables, tournament }, records }: PlayedSeries,
  botIndex: (name: string) => number,
): readonly RatedGame[] => {
  const numbers = tournament.entrants.map(({ name }) => botIndex(name));
  return records.map((record, game) => ({
    deal: Math.floor(game / tables.length),
    seats: tables[game % tables.length]!.seating.map((entrant) => numbers[entrant]!),
    shares: resultOfRecord(record)!.shares,
  }));
};

/** A replayed game of a series: its options, moves, and final state. */
export interface ReplayedGame {
  readonly options: BaseOptions;
  readonly moves: readonly Types['Move'][];
  readonly state: Types['State'];
}

/** Replays the games of a series. */
export const replayGames = ({ plan: { game }, records }: PlayedSeries): readonly ReplayedGame[] =>
  records.map((record) => replayGame(game, record as RecordBody & SeededOrigin));

const replayGame = (game: AnyGame, { options, moves: texts }: RecordBody & SeededOrigin): ReplayedGame => {
  const moves = texts.map((text) => orThrow(game.parseMove(text)));
  const start: Types['State'] = orThrow(game.setup(options!));
  return { options: options!, moves, state: moves.reduce((state, move) => game.play(state, move), start) };
};
