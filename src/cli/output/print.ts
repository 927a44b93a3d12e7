import { once } from 'node:events';
import { EXIT } from '../exit.js';

/** Ends the program quietly when nobody reads on, with the number for what could not be written. */
export const endWhenClosed = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(EXIT.trouble));
};

/** Writes to standard output, and waits while the reader is slower. */
export const print = async (piece: string | Uint8Array): Promise<void> => {
  if (piece.length > 0 && !process.stdout.write(piece)) await once(process.stdout, 'drain');
};

/** Writes a line to standard error, for the people at the terminal. */
export const tell = (line: string): void => void process.stderr.write(`${line}\n`);
