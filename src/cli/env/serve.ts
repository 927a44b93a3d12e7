import { readSync, writevSync } from 'node:fs';
import { VERSION } from '../../core/records/record.js';
import {
  ANSWERS,
  ENV_PROTOCOL,
  HEADER_BYTES,
  maxBodyBytes,
  OBSERVATION_FIELDS,
  REQUESTS,
  ROW_FIELDS,
} from './protocol.js';
import type { FramePieces } from './rows.js';
import { errorFrame, type ServedEnvironments, type Server } from './server.js';

/** The input and output of a program, which wait. */
interface Pipe {
  /** Reads some bytes and returns their number; 0 at the end. */
  read(into: Uint8Array): number;
  /** Writes these pieces, one after the other. */
  write(pieces: FramePieces): void;
}

/** The reason for which no more requests are read: a last one, the end of the input, or one that cannot be read. */
export type ServeEnd = 'closed' | 'cut' | 'tooLong';

/** Answers requests in their order until the input ends. */
export const serve = (server: Server, { read, write }: Pipe, maxBytes: number): ServeEnd => {
  const buffer = new Uint8Array(HEADER_BYTES + maxBytes);
  const numbers = new DataView(buffer.buffer);
  for (let filled = 0; ; ) {
    const count = read(buffer.subarray(filled));
    if (count === 0) return filled === 0 ? 'closed' : 'cut';
    filled += count;
    let at = 0;
    while (filled - at >= HEADER_BYTES) {
      const length = numbers.getUint32(at, true);
      if (length > maxBytes) {
        write(errorFrame(tooLongError(length, maxBytes)));
        return 'tooLong';
      }
      const end = at + HEADER_BYTES + length;
      if (end > filled) break;
      const { frame, isLast } = server.answer(numbers.getUint32(at + 4, true), buffer.subarray(at + HEADER_BYTES, end));
      write(frame);
      if (isLast) return 'closed';
      at = end;
    }
    buffer.copyWithin(0, at, filled);
    filled -= at;
  }
};

const tooLongError = (length: number, maxBytes: number) => ({
  _tag: 'RequestTooLong',
  message: `A request has ${length} bytes; at most ${maxBytes} are read, and nothing after it.`,
});

/** The settings that the first line of a server repeats. */
interface HelloSettings {
  /** The options of the game without the seed. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly shaping: number;
}

/** Returns the line of JSON that comes before all frames, and says what they hold. */
export const formatHello = (
  { environments, observations, renewsGames }: ServedEnvironments,
  { options, shaping }: HelloSettings,
): string => {
  const { id, game, rules, components, players, size, ranges } = environments.layout;
  return `${JSON.stringify({
    type: 'hello',
    protocol: ENV_PROTOCOL,
    version: VERSION,
    game,
    rules,
    components,
    options,
    players,
    environments: environments.environments.length,
    actions: environments.actions,
    layout: { id, size, ranges: ranges.length },
    observations,
    renew: renewsGames,
    shaping,
    byteOrder: 'little',
    header: { bytes: HEADER_BYTES, length: 'uint32', kind: 'uint32' },
    maxRequestBytes: maxBodyBytes(environments.environments.length),
    requests: REQUESTS,
    answers: ANSWERS,
    rows: { ...ROW_FIELDS, ...OBSERVATION_FIELDS[observations] },
  })}\n`;
};

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
