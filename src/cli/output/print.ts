import { once } from 'node:events';
import { EXIT, told } from '../exit.js';

/** Ends the program when it can print no more: quietly if nobody reads on. */
export const endWhenClosed = (): void => {
  process.stderr.on('error', () => process.exit(EXIT.trouble));
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') tell(`sastrugi: standard output cannot be written: ${told(error)}.`);
    process.exit(EXIT.trouble);
  });
};

/** Writes to standard output, and waits while the reader is slower. */
export const print = async (piece: string | Uint8Array): Promise<void> => {
  if (piece.length > 0 && !process.stdout.write(piece)) await once(process.stdout, 'drain');
};

/** Writes a line to standard error, for the people at the terminal. */
export const tell = (line: string): void => void process.stderr.write(`${line}\n`);
