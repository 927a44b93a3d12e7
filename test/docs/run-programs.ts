/** Runs the modules named in its arguments, one after another, and writes the output of each as JSON. */
import { pathToFileURL } from 'node:url';

/** The result of a program. */
export interface Ran {
  readonly printed: string;
  /** The error that it threw; null if there was none. */
  readonly error: string | null;
}

const { stdout } = process;
const write = stdout.write.bind(stdout);
const all: Ran[] = [];
for (const file of process.argv.slice(2)) {
  let printed = '';
  stdout.write = (piece: string | Uint8Array): boolean => {
    printed += String(piece);
    return true;
  };
  const error = await import(pathToFileURL(file).href).then(
    () => null,
    (thrown) => (thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)),
  );
  all.push({ printed, error });
}
write(JSON.stringify(all));
