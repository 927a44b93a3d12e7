import type { Either } from 'fp-ts/lib/Either.js';
import { canonical } from '../../core/fingerprint.js';
import type { AnyGame } from '../../core/game.js';
import { FORMAT, type GameRecord, type ReadRecord, type RecordResult } from '../../core/record.js';
import { readRecord } from '../../core/record-codec.js';
import { recordKey } from '../../core/record-key.js';
import { beginning, originOf, type Proved, provedBy, resultOf } from '../../core/record-proof.js';
import { accepted, orThrow, refused } from '../../core/verdict.js';
import { jsonOf, type PackedGame } from './block.js';
import { type ByteReader, Malformed, malformed, reading, writing } from './bytes.js';
import { damagedGame, type GameFault, otherCatalogue, unsealed } from './fault.js';
import { LONGEST_BODY } from './frames.js';
import { bytesOfHex } from './hash.js';
import { catalogueId, playedGame } from './head.js';
import { readMoves, writeMoves } from './moves.js';

/** In the place of an id that is the key of its record. */
const KEY = '';

/** The digest of the last state is cut to so many bytes: who unpacks the game must come to the same. */
const SEAL = 4;

/** A proved record as it stands in a block. What a replay works out again is left out, but for the seal. */
export const packGame = (game: AnyGame, record: GameRecord): PackedGame => {
  const { id, by, options, start, moves, result, envelope } = record;
  const own = [id === recordKey(record) ? KEY : id, start ?? options?.seed];
  const to = writing();
  to.text(canonical(envelope === undefined ? own : [...own, envelope]));
  if (result !== undefined) to.raw(sealOf(result));
  const entries = moves.map((text) => orThrow(game.parseMove(text)));
  writeMoves(to, game, { start: beginning(game, record), moves: entries });
  const claims = result !== undefined;
  const packed = { played: playedGame(game), by, bytes: to.written() };
  if (options === undefined) return { ...packed, way: { claims } };
  const { seed: _, ...shared } = options;
  return { ...packed, way: { claims, options: shared } };
};

/** Plays a packed game, and answers with its record, or with the first thing that is wrong with it. */
export const unpackGame = (game: AnyGame, packed: PackedGame): Either<GameFault, Proved> => {
  const other = otherCatalogue(catalogueId(game), packed.played.catalogue);
  if (other !== null) return refused(other);
  try {
    return unpacked(game, packed);
  } catch (error) {
    if (error instanceof Malformed) return refused(damagedGame(error.message));
    throw error;
  }
};

const unpacked = (game: AnyGame, { played, by, way, bytes }: PackedGame): Either<GameFault, Proved> => {
  const from = reading(bytes);
  const own = ownIn(from);
  const seal = way.claims ? from.raw(SEAL) : undefined;
  const origin = originOf(game, originIn(way.options, own.origin));
  if (origin._tag === 'Left') return origin;
  const { moves, end } = readMoves(from, game, beginning(game, origin.right));
  if (from.left() > 0) throw malformed('more follows than a game');
  const result = resultOf(game.score(end), end);
  if (seal !== undefined && !isEqual(seal, sealOf(result))) return refused(unsealed(result));
  const { catalogue: _, ...named } = played;
  const identity = { ...named, ...origin.right, moves: moves.map((move) => game.formatMove(move)) };
  const claimed = readRecord({
    ...identity,
    format: FORMAT,
    id: own.id === KEY ? recordKey(identity) : own.id,
    by,
    result: way.claims ? result : undefined,
    envelope: own.envelope,
  });
  if (claimed._tag === 'Left') return claimed;
  const proved = provedBy(game, claimed.right, { origin: origin.right, end });
  if (proved._tag === 'Left') return proved as Either<GameFault, Proved>;
  return proved.right.envelope === null ? accepted(proved.right) : refused(proved.right.envelope);
};

/** What a game has for itself but the moves: its id, the seed or state with which it began, its envelope. */
const ownIn = (from: ByteReader): { readonly id: unknown; readonly origin: unknown; readonly envelope: unknown } => {
  const own = jsonOf(from.text(LONGEST_BODY));
  if (!Array.isArray(own) || own.length < 2 || own.length > 3) throw malformed('it does not begin with its id');
  const [id, origin, envelope] = own as readonly unknown[];
  return { id, origin, envelope };
};

/** A game was dealt with shared options and its own seed, or began with its own position. */
const originIn = (shared: unknown, own: unknown): Pick<ReadRecord, 'options' | 'start'> =>
  shared === undefined ? { start: own } : { options: { ...(shared as object), seed: own } };

const sealOf = ({ digest }: RecordResult): Uint8Array => bytesOfHex(digest.slice(0, 2 * SEAL));

const isEqual = (a: Uint8Array, b: Uint8Array): boolean => a.every((byte, i) => byte === b[i]);
