import { validateDocument } from '../archive/index.js';
import { isObject } from '../core/codec/reader.js';
import type { GameRecord } from '../index.js';
import type { CommandOptions } from './command.js';
import { type CommandError, usageError } from './exit-status.js';
import { loadExtraRules } from './extra-rules.js';
import { readBatches } from './input/batches.js';
import { createSharedBuffers } from './input/buffers.js';
import { findFiles } from './input/files.js';
import { type AvailableGames, loadAvailableGames } from './queries/available-games.js';
import { copyLine, validateBatch } from './queries/task.js';
import type { ArchivePlace, LocatedError, ValidGame } from './queries/valid-game.js';

const NOT_FOUND = 'sastrugi find FILE --length 0.. lists all games';

/** The wanted game: whole, as far as it can be replayed, or with the error alone. */
export interface WantedGame {
  readonly entry: ValidGame | null;
  readonly error: LocatedError | null;
  /** The refused move; null if all moves are legal. */
  readonly refusedMove: string | null;
}

/** Finds the wanted game of a file. */
export const findWantedGame = async (name: string, options: CommandOptions): Promise<WantedGame> => {
  const available = await loadAvailableGames(await loadExtraRules(options));
  const { id, number, maxLineBytes } = options;
  const errors: CommandError[] = [];
  const listener = { onBytes: () => {}, onError: (error: CommandError) => void errors.push(error) };
  const isThere = ({ line }: ArchivePlace): boolean => number === undefined || line === number;
  for await (const batch of readBatches(await findFiles([name]), {
    listener,
    maxLineBytes,
    buffers: createSharedBuffers(),
  })) {
    for (const [place, verdict] of validateBatch(batch, available, isThere)) {
      if (errors.length > 0) throw errors[0];
      if (verdict._tag === 'Right') {
        const { record } = verdict.right;
        if (id !== undefined && record.id !== id) continue;
        return { entry: { ...verdict.right, place, game: available.gameOf(record) }, error: null, refusedMove: null };
      }
      const line = copyLine(batch, place);
      if (id !== undefined && parseId(line) !== id) continue;
      return replayUpToError(line, { ...place, isGameValid: false, error: verdict.left }, available);
    }
  }
  if (errors.length > 0) throw errors[0];
  throw usageError(`${name} has no game ${id === undefined ? `on line ${number ?? 1}` : `'${id}'`}: ${NOT_FOUND}.`);
};

/** Returns the id of a record that is not valid; undefined if there is none. */
const parseId = (line: Uint8Array | null): unknown => {
  try {
    const document: unknown = JSON.parse(Buffer.from(line ?? []).toString());
    return isObject(document) ? document['id'] : undefined;
  } catch {
    return undefined;
  }
};

/** Replays an invalid game up to its first error, if it has moves before it. */
const replayUpToError = (
  line: Uint8Array | null,
  locatedError: LocatedError,
  available: AvailableGames,
): WantedGame => {
  const { error } = locatedError;
  const ply = pliesBefore(error);
  if (ply === null || line === null) return { entry: null, error: locatedError, refusedMove: null };
  const document = JSON.parse(Buffer.from(line).toString()) as GameRecord;
  const { envelope = {}, told, moves } = document;
  const cut = {
    ...document,
    moves: moves.slice(0, ply),
    told: told?.slice(0, ply + 1),
    result: undefined,
    envelope: {
      ...envelope,
      termination: undefined,
      clocks: envelope.clocks?.slice(0, ply),
      comments: envelope.comments?.filter(({ ply: after }) => after <= ply),
    },
  };
  const validated = validateDocument(cut, available.resolve);
  if (validated._tag === 'Left') return { entry: null, error: locatedError, refusedMove: null };
  const entry = { ...validated.right, place: locatedError, game: available.gameOf(validated.right.record) };
  return { entry, error: locatedError, refusedMove: moves[ply] ?? null };
};

/** Returns the number of moves before an error; null if the beginning is wrong. */
const pliesBefore = (error: LocatedError['error']): number | null => {
  if (error._tag === 'MoveRefused') return error.ply - 1;
  if (error._tag === 'WrongResult') return Number.POSITIVE_INFINITY;
  return error._tag === 'InvalidTold' && error.ply !== null && error.ply > 0 ? error.ply - 1 : null;
};
