import type { Either } from 'fp-ts/lib/Either.js';
import type { PackedGame } from '../../archive/packed/block.js';
import type { TooLong } from '../../archive/packed/fault.js';
import { packedRecord } from '../../archive/packed/packer.js';
import type { Judge } from './entry.js';

/** A game as it stands in packed files, or that it is too long for them. */
export type Packing = Either<TooLong, PackedGame>;

/** Games as they stand in packed files. */
export const packing: Judge<Packing> = { game: ({ game, record }) => packedRecord(game, record) };
