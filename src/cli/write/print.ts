import { once } from 'node:events';
import { constants, openSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { escapeControls } from '../../archive/text/escape-controls.js';
import { describeSystemError, EXIT } from '../exit-status.js';
import { io } from '../io.js';

/** Ends the program when standard output fails: silently if the reader of a pipe has left. */
export const exitWhenClosed = (): void => {
  process.stderr.on('error', () => process.exit(EXIT.failure));
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE')
      reportLine(`sastrugi: standard output cannot be written: ${describeSystemError(error)}.`);
    process.exit(EXIT.failure);
  });
};

/** Prints to standard output, and waits for a slow reader. On a terminal, control characters in data become escapes. */
export const print = (piece: string | Uint8Array): Promise<void> => writeToStream(io().stdout, piece);

/** Prints one line to standard error; control characters and line ends in it become escapes. */
export const reportLine = (line: string): void => void io().stderr.write(`${escapeControls(line)}\n`);

/** Prints one of many lines to standard error, and waits for a slow reader, so that memory does not grow. */
export const reportLineAndWait = (line: string): Promise<void> =>
  writeToStream(io().stderr, `${escapeControls(line)}\n`);

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

export { escapeControls };

/** Escapes each line of a text by `escapeControls`; the line ends stay. */
export const escapeLines = (text: string): string =>
  text
    .split(/(\r?\n)/)
    .map((part, i) => (i % 2 === 0 ? escapeControls(part) : part))
    .join('');

/**
 * Returns a piece of output as it is, or, for a terminal, by `escapeLines`; there a byte that is not UTF-8 is U+FFFD. A
 * piece of bytes holds whole characters.
 */
export const escapeForTerminal = <Piece extends string | Uint8Array>(
  isTerminal: boolean,
  piece: Piece,
): Piece | string =>
  isTerminal ? escapeLines(typeof piece === 'string' ? piece : Buffer.from(piece).toString()) : piece;

/** Joins lines for people, each escaped by `escapeControls` and ended. */
export const formatLines = (lines: readonly string[]): string =>
  lines.map((line) => `${escapeControls(line)}\n`).join('');
