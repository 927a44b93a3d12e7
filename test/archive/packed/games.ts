import { GAMES, modesOf } from '../../../scripts/compare/modes.js';
import { type Played, playedGames } from '../../../scripts/packing/games.js';
import { packer, type Slices, unpack } from '../../../src/archive/index.js';
import { type PackedGame, readBlock } from '../../../src/archive/packed/block.js';
import { joined } from '../../../src/archive/packed/bytes.js';
import { bodyAt, headAt } from '../../../src/archive/packed/frames.js';
import type { Unpacked } from '../../../src/archive/packed/unpack.js';
import type { Resolve } from '../../../src/archive/resolve.js';
import { type AnyGame, type Envelope, type GameRecord, gameOf, orThrow, recordOf } from '../../../src/index.js';

/** A packed file of these records. */
export const packed = (records: Iterable<unknown>, resolve?: Resolve): Uint8Array => {
  const { add, end } = packer(resolve);
  const parts = [...records].map((record) => orThrow(add(record)));
  return joined([...parts, end()]);
};

/** What comes out of a file that comes in pieces of so many bytes. */
export const unpacked = async (file: Uint8Array, piece = 4096, resolve?: Resolve): Promise<readonly Unpacked[]> => {
  const pieces = Array.from({ length: Math.ceil(file.length / piece) }, (_, i) =>
    file.subarray(i * piece, (i + 1) * piece),
  );
  const found: Unpacked[] = [];
  for await (const each of unpack(pieces, resolve)) found.push(each);
  return found;
};

/** The games of the first block of a file. */
export const gamesIn = (file: Uint8Array): readonly PackedGame[] =>
  readBlock(bodyAt(file, headAt(file)!.length)!).games;

/** The record of a game that was played, or of its first moves. */
export const recordOfPlayed = (
  game: AnyGame,
  { options, moves, end }: Played,
  more: { readonly id?: string; readonly envelope?: Envelope } = {},
): GameRecord => orThrow(recordOf(game, { options, moves, end, ...more }));

/** A record of every mode of every game, played out. */
export const records: readonly GameRecord[] = GAMES.flatMap((id) =>
  playedGames(id, 'random', modesOf([id]).length).map((played) => recordOfPlayed(gameOf(id)!, played)),
);

/** Games of which nobody has made a move, enough for three blocks. */
export const manyGames: readonly GameRecord[] = Array.from({ length: 2100 }, (_, i) =>
  orThrow(recordOf(gameOf('blueprints')!, { options: { players: 2, seed: `${i}` }, moves: [] })),
);

/** A file as it is opened. */
export const slicesOf = (file: Uint8Array): Slices => ({
  size: file.length,
  read: async (from, to) => file.subarray(from, to),
});
