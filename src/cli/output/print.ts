import { EXIT, told } from '../exit.js';
import { writeTo } from './stream.js';
import { visible, visibleLines } from './visible.js';

/** Ends the program when it can print no more: quietly if nobody reads on. */
export const endWhenClosed = (): void => {
  process.stderr.on('error', () => process.exit(EXIT.trouble));
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') tell(`sastrugi: standard output cannot be written: ${told(error)}.`);
    process.exit(EXIT.trouble);
  });
};

/** Writes to standard output, and waits while the reader is slower. A terminal gets no control characters from any data. */
export const print = (piece: string | Uint8Array): Promise<void> => {
  const isShown = process.stdout.isTTY && typeof piece === 'string';
  return writeTo(process.stdout, isShown ? visibleLines(piece) : piece);
};

/** Writes a line to standard error, for the people at the terminal; whatever is in it, it stays one line. */
export const tell = (line: string): void => void process.stderr.write(`${visible(line)}\n`);
