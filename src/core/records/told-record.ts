import type { Either } from 'fp-ts/lib/Either.js';
import type { Game } from '../contract/game.js';
import { accepted, type InvalidRecord, invalid, orThrow, refused } from '../errors/verdict.js';
import type { Types } from '../types/base-types.js';
import type { GameRecord } from './record.js';
import { recordKey } from './record-key.js';
import { recordOf } from './record-of.js';
import { stepsOfRecord } from './replay-moves.js';

/**
 * Returns the same game with what chance brought instead of its seed. The record must be valid. An id that was the
 * record's key becomes its new key.
 */
export const toldRecord = <G extends Types>(
  record: GameRecord<G['Settings'], G['State']>,
  game: Game<G>,
): Either<InvalidRecord, GameRecord<G['Settings'], G['State']>> => {
  if (record.told !== undefined) return accepted(record);
  if (record.options === undefined) {
    return refused(invalid('InvalidRecord')('start', 'a game that begins in a position cannot be told'));
  }
  const { seed: _, ...options } = record.options;
  const { id, by, result, envelope } = record;
  const told: string[] = [];
  const moves: G['Move'][] = [];
  let end: G['State'] | undefined;
  for (const { move, events, state } of stepsOfRecord(game, record)) {
    told.push(game.formatChance(events));
    if (move !== null) moves.push(move);
    end = state;
  }
  const kept = {
    by,
    ...(id === recordKey(record) ? {} : { id }),
    ...(result === undefined || end === undefined ? {} : { end }),
    ...(envelope === undefined ? {} : { envelope }),
  };
  return accepted(orThrow(recordOf(game, { options, told, moves, ...kept })));
};
