import { describeSystemError, EXIT } from '../exit-status.js';
import { io } from '../io.js';
import { escapeControls } from './escape-controls.js';
import { writeToStream } from './stream.js';

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
