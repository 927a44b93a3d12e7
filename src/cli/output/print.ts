import { EXIT, systemMessage } from '../exit.js';
import { io } from '../io.js';
import { writeTo } from './stream.js';
import { visible } from './visible.js';

/** Ends the program when standard output fails: silently if the reader of a pipe has left. */
export const endWhenClosed = (): void => {
  process.stderr.on('error', () => process.exit(EXIT.trouble));
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') tell(`sastrugi: standard output cannot be written: ${systemMessage(error)}.`);
    process.exit(EXIT.trouble);
  });
};

/** Prints to standard output, and waits for a slow reader. On a terminal, control characters in data become escapes. */
export const print = (piece: string | Uint8Array): Promise<void> => writeTo(io().stdout, piece);

/** Prints one line to standard error; control characters and line ends in it become escapes. */
export const tell = (line: string): void => void io().stderr.write(`${visible(line)}\n`);

/** Prints one of many lines to standard error, and waits for a slow reader, so that memory does not grow. */
export const tellInTurn = (line: string): Promise<void> => writeTo(io().stderr, `${visible(line)}\n`);
