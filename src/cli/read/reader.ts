/** Reads a source by number of bytes, or as the pieces come. */
export interface ByteReader {
  /** Returns so many bytes; fewer at the end of the source. */
  take(length: number): Promise<Uint8Array>;
  /** Returns the next piece; null at the end of the source. */
  next(): Promise<Uint8Array | null>;
  /** Returns bytes that were read last, to be read again. */
  giveBack(bytes: Uint8Array): void;
}

/** Builds a reader of a source. */
export const createReader = (source: AsyncIterable<Uint8Array>): ByteReader => {
  const pieces = source[Symbol.asyncIterator]();
  let pending: Uint8Array = new Uint8Array();
  const next = async (): Promise<Uint8Array | null> => {
    if (pending.length > 0) {
      const piece = pending;
      pending = new Uint8Array();
      return piece;
    }
    const { done, value } = await pieces.next();
    return done === true ? null : value;
  };
  const giveBack = (bytes: Uint8Array): void => {
    pending = pending.length === 0 ? bytes : Buffer.concat([bytes, pending]);
  };
  const take = async (length: number): Promise<Uint8Array> => {
    const parts: Uint8Array[] = [];
    let missing = length;
    while (missing > 0) {
      const piece = await next();
      if (piece === null) break;
      parts.push(piece.subarray(0, missing));
      giveBack(piece.subarray(missing));
      missing -= Math.min(missing, piece.length);
    }
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  };
  return { take, next, giveBack };
};
