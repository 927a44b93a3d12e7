/** A part of a zstd stream, as the decoder takes it. */
export type ZstdPart =
  | { readonly kind: 'head'; readonly bytes: Uint8Array }
  | { readonly kind: 'block'; readonly bytes: Uint8Array; readonly isEmpty: boolean }
  | { readonly kind: 'end'; readonly bytes: Uint8Array };

/** Reads a number of bytes from a source; null at its end. */
export type Take = (length: number) => Promise<Uint8Array | null>;

const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;

/**
 * Splits the frames of a stream into head, blocks and checksum, in their order. The decoder is fed a part at a time,
 * since it does not report input that it has left over.
 */
export async function* partsOf(take: Take): AsyncGenerator<ZstdPart> {
  for (let start = await take(4); start !== null; start = await take(4)) {
    const magic = numberIn(start);
    if (magic === MAGIC) yield* frame(start, completely(take));
    else if ((magic & 0xfffffff0) >>> 0 === SKIPPABLE) await skip(completely(take));
    else throw new Error('it is damaged: expected a zstd frame');
  }
}

type Sure = (length: number) => Promise<Uint8Array>;

const completely =
  (take: Take): Sure =>
  async (length) => {
    const bytes = await take(length);
    if (bytes === null) throw new Error('it is cut off');
    return bytes;
  };

const PIECE = 65_536;

const skip = async (take: Sure): Promise<void> => {
  for (let left = numberIn(await take(4)); left > 0; left -= PIECE) await take(Math.min(left, PIECE));
};

async function* frame(magic: Uint8Array, take: Sure): AsyncGenerator<ZstdPart> {
  const descriptor = await take(1);
  const flags = descriptor[0]!;
  const isSingle = (flags & 32) !== 0;
  const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][flags >> 6]!;
  const dictionaryBytes = [0, 1, 2, 4][flags & 3]!;
  const rest = await take((isSingle ? 0 : 1) + dictionaryBytes + sizeBytes);
  checkMemory(isSingle ? sizeIn(rest.subarray(dictionaryBytes)) : windowOf(rest[0]!));
  yield { kind: 'head', bytes: Buffer.concat([magic, descriptor, rest]) };
  for (let isLast = false; !isLast; ) {
    const head = await take(3);
    const field = head[0]! + (head[1]! << 8) + (head[2]! << 16);
    isLast = (field & 1) !== 0;
    const [type, size] = [(field >> 1) & 3, field >> 3];
    const body = await take(type === RUN ? 1 : size);
    yield { kind: 'block', bytes: Buffer.concat([head, body]), isEmpty: size === 0 };
  }
  yield { kind: 'end', bytes: (flags & 4) === 0 ? new Uint8Array() : await take(4) };
}

/** The memory that the decoder may use. */
const MOST_MEMORY = 128 * 2 ** 20;

const checkMemory = (bytes: number): void => {
  if (bytes <= MOST_MEMORY) return;
  const [needed, most] = [bytes, MOST_MEMORY].map((size) => Math.ceil(size / 2 ** 20));
  throw new Error(`its zstd data needs ${needed} MB of memory, more than ${most} MB`);
};

/** Returns the memory for which a byte of the frame's head asks. */
const windowOf = (byte: number): number => 2 ** (10 + (byte >> 3)) * (1 + (byte & 7) / 8);

/** Returns the size of the content of a frame that is decoded into memory as a whole. */
const sizeIn = (bytes: Uint8Array): number => bytes.reduceRight((sum, byte) => 256 * sum + byte, 0);

/** The type of a block that is one repeated byte. */
const RUN = 1;

const numberIn = (bytes: Uint8Array): number => Buffer.from(bytes).readUInt32LE(0);
