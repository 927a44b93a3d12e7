import { once } from 'node:events';
import { constants, openSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { escapeForTerminal } from './escape-controls.js';

/** A stream that may be a terminal. */
type Stream = Writable & { readonly isTTY?: boolean };

/** Writes to a stream, and waits for a slow reader. What goes to a terminal is made harmless. */
export const writeToStream = async (stream: Stream, piece: string | Uint8Array): Promise<void> => {
  const shown = escapeForTerminal(stream.isTTY === true, piece);
  if (shown.length > 0 && !stream.write(shown)) await once(stream, 'drain');
};

/** A destination for pieces of bytes. */
export interface Sink {
  write(piece: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** The milliseconds between two attempts to open a named pipe. */
const RETRY_MS = 20;

/**
 * Opens a named pipe for writing once it has a reader. An open call that waits would block a thread, and no signal
 * could end the program until a reader comes.
 */
export const openFifo = async (path: string): Promise<Sink> => {
  for (;;) {
    try {
      const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
      return createSink(new Socket({ fd, readable: false, writable: true }));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error;
      await setTimeout(RETRY_MS);
    }
  }
};

const createSink = (stream: Writable): Sink => {
  const closed = finished(stream);
  closed.catch(() => {}); // thrown by the next write
  return {
    write: (piece) => Promise.race([writeToStream(stream, piece), closed]),
    end: async () => {
      stream.end();
      await closed;
    },
  };
};
