import type { Either } from 'fp-ts/lib/Either.js';
import type { Game } from '../contract/game.js';
import { type InvalidRecord, invalidDocument, left, orThrow, right } from '../errors/errors.js';
import type { Types } from '../types/base-types.js';
import type { GameRecord } from './record.js';
import { recordKey } from './record-key.js';
import { recordOf } from './record-of.js';
import { stepsOfRecord } from './replay-moves.js';

/**
 * Returns the same game with what chance brought instead of its seed. The record must be valid. An id that was the
 * record's key becomes its new key.
 */
export const toToldRecord = <G extends Types>(
  record: GameRecord<G['Settings'], G['State']>,
  game: Game<G>,
): Either<InvalidRecord, GameRecord<G['Settings'], G['State']>> => {
  if (record.told !== undefined) return right(record);
  if (record.options === undefined) {
    return left(invalidDocument('InvalidRecord')('start', 'a game that begins in a position cannot be told'));
  }
  const { seed: _, ...options } = record.options;
  const { id, createdBy, result, envelope } = record;
  const told: string[] = [];
  const moves: G['Move'][] = [];
  let end: G['State'] | undefined;
  for (const { move, events, state } of stepsOfRecord(game, record)) {
    told.push(game.formatChance(events));
    if (move !== null) moves.push(move);
    end = state;
  }
  const kept = {
    createdBy,
    ...(id === recordKey(record) ? {} : { id }),
    ...(result === undefined || end === undefined ? {} : { end }),
    ...(envelope === undefined ? {} : { envelope }),
  };
  return right(orThrow(recordOf(game, { options, told, moves, ...kept })));
};
