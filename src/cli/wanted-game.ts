import { validateDocument } from '../archive/index.js';
import { isRecord } from '../core/codec/type.js';
import type { GameRecord } from '../index.js';
import type { Given } from './command.js';
import { type Trouble, wrongUse } from './exit.js';
import { batchesOf } from './input/batches.js';
import { sharedBuffers } from './input/buffers.js';
import { filesOf } from './input/files.js';
import type { ArchivePlace, Entry, Fault } from './queries/entry.js';
import { type GamesAtHand, gamesAtHand } from './queries/rules-at-hand.js';
import { copyOf, verdictsIn } from './queries/task.js';
import { rulesOf } from './rules.js';

const NOT_FOUND = 'sastrugi find FILE --length 0.. lists all games';

/** The wanted game: whole, as far as it can be replayed, or with the error alone. */
export interface WantedGame {
  readonly entry: Entry | null;
  readonly fault: Fault | null;
  /** The refused move; null if all moves are legal. */
  readonly next: string | null;
}

/** Finds the wanted game of a file. */
export const wantedIn = async (name: string, given: Given): Promise<WantedGame> => {
  const at = await gamesAtHand(await rulesOf(given));
  const { id, number, longest } = given;
  const troubles: Trouble[] = [];
  const watch = { bytes: () => {}, trouble: (trouble: Trouble) => void troubles.push(trouble) };
  const isThere = ({ line }: ArchivePlace): boolean => number === undefined || line === number;
  for await (const batch of batchesOf(await filesOf([name]), { watch, longest, rooms: sharedBuffers() })) {
    for (const [place, verdict] of verdictsIn(batch, at, isThere)) {
      if (troubles.length > 0) throw troubles[0];
      if (verdict._tag === 'Right') {
        const { record } = verdict.right;
        if (id !== undefined && record.id !== id) continue;
        return { entry: { ...verdict.right, place, game: at.gameOf(record) }, fault: null, next: null };
      }
      const line = copyOf(batch, place);
      if (id !== undefined && idIn(line) !== id) continue;
      return replayable(line, { ...place, isGameValid: false, error: verdict.left }, at);
    }
  }
  if (troubles.length > 0) throw troubles[0];
  throw wrongUse(`${name} has no game ${id === undefined ? `on line ${number ?? 1}` : `'${id}'`}: ${NOT_FOUND}.`);
};

/** Returns the id of a record that is not valid; undefined if there is none. */
const idIn = (line: Uint8Array | null): unknown => {
  try {
    const document: unknown = JSON.parse(Buffer.from(line ?? []).toString());
    return isRecord(document) ? document['id'] : undefined;
  } catch {
    return undefined;
  }
};

/** Replays an invalid game up to its first error, if it has moves before it. */
const replayable = (line: Uint8Array | null, fault: Fault, at: GamesAtHand): WantedGame => {
  const { error } = fault;
  const made = movesBefore(error);
  if (made === null || line === null) return { entry: null, fault, next: null };
  const whole = JSON.parse(Buffer.from(line).toString()) as GameRecord;
  const { envelope = {}, told, moves } = whole;
  const cut = {
    ...whole,
    moves: moves.slice(0, made),
    told: told?.slice(0, made + 1),
    result: undefined,
    envelope: {
      ...envelope,
      termination: undefined,
      clocks: envelope.clocks?.slice(0, made),
      comments: envelope.comments?.filter(({ after }) => after <= made),
    },
  };
  const validated = validateDocument(cut, at.resolve);
  if (validated._tag === 'Left') return { entry: null, fault, next: null };
  const entry = { ...validated.right, place: fault, game: at.gameOf(validated.right.record) };
  return { entry, fault, next: moves[made] ?? null };
};

/** Returns the number of moves before an error; null if the beginning is wrong. */
const movesBefore = (error: Fault['error']): number | null => {
  if (error._tag === 'MoveRefused') return error.number - 1;
  if (error._tag === 'WrongResult') return Number.POSITIVE_INFINITY;
  return error._tag === 'InvalidTold' && error.move !== null && error.move > 0 ? error.move - 1 : null;
};
