import { readSync, writevSync } from 'node:fs';
import type { FramePieces } from './rows.js';
import type { Pipe } from './serve.js';

const [STDIN, STDOUT] = [0, 1];

/** The most pieces that the system writes by one call. */
const MOST = 1024;

/** The milliseconds before a descriptor that does not wait is tried again: at first, and at most. */
const SOON = 0.02;
const LATE = 4;

/**
 * Reads standard input and writes standard output in this thread, without the event loop, which would take longer than
 * a step of some games. Signals end the program, as it handles none.
 */
export const standardPipe: Pipe = {
  read: (into) => patient(() => readSync(STDIN, into)),
  write: (pieces) => {
    for (let left = pieces; left.length > 0; ) {
      const some = left.slice(0, MOST);
      left = without(
        left,
        patient(() => writevSync(STDOUT, some)),
      );
    }
  },
};

/** Returns pieces without their first bytes. */
const without = (pieces: FramePieces, count: number): FramePieces => {
  let left = count;
  const cut = pieces.findIndex(({ length }) => {
    if (left < length) return true;
    left -= length;
    return false;
  });
  return cut < 0 ? [] : [pieces[cut]!.subarray(left), ...pieces.slice(cut + 1)];
};

/** Calls a function again for as long as its descriptor is not ready. */
const patient = (call: () => number): number => {
  for (let wait = SOON; ; wait = Math.min(2 * wait, LATE)) {
    try {
      return call();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0; // of a closed pipe in Windows
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(CLOCK, 0, 0, wait);
    }
  }
};

const CLOCK = new Int32Array(new SharedArrayBuffer(4));
