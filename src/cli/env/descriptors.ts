import { readSync, writevSync } from 'node:fs';
import type { FramePieces } from './rows.js';
import type { Pipe } from './serve.js';

const [STDIN, STDOUT] = [0, 1];

/** The most pieces that the system writes by one call. */
const MAX_PIECES = 1024;

/** The milliseconds before a descriptor that does not wait is tried again: at first, and at most. */
const MIN_WAIT_MS = 0.02;
const MAX_WAIT_MS = 4;

/**
 * Reads standard input and writes standard output in this thread, without the event loop, which would take longer than
 * a step of some games. Signals end the program, as it handles none.
 */
export const standardPipe: Pipe = {
  read: (into) => retryUntilReady(() => readSync(STDIN, into)),
  write: (pieces) => {
    for (let remaining = pieces; remaining.length > 0; ) {
      const batch = remaining.slice(0, MAX_PIECES);
      remaining = dropBytes(
        remaining,
        retryUntilReady(() => writevSync(STDOUT, batch)),
      );
    }
  },
};

/** Returns pieces without their first bytes. */
const dropBytes = (pieces: FramePieces, count: number): FramePieces => {
  let bytesLeft = count;
  const cut = pieces.findIndex(({ length }) => {
    if (bytesLeft < length) return true;
    bytesLeft -= length;
    return false;
  });
  return cut < 0 ? [] : [pieces[cut]!.subarray(bytesLeft), ...pieces.slice(cut + 1)];
};

/** Calls a function again for as long as its descriptor is not ready. */
const retryUntilReady = (call: () => number): number => {
  for (let wait = MIN_WAIT_MS; ; wait = Math.min(2 * wait, MAX_WAIT_MS)) {
    try {
      return call();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0; // of a closed pipe in Windows
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(WAIT_CELL, 0, 0, wait);
    }
  }
};

const WAIT_CELL = new Int32Array(new SharedArrayBuffer(4));
