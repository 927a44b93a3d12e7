/** Runs the modules named in its arguments, one after another, and writes what each of them printed as JSON. */
import { pathToFileURL } from 'node:url';

/** What came of a program. */
export interface Ran {
  readonly printed: string;
  /** What it threw; null if it ended well. */
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
