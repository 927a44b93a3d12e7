import type { Given } from './command.js';
import { print, tellInTurn } from './output/print.js';
import { visible } from './output/visible.js';
import type { Fault } from './queries/entry.js';

/** Reports errors of records. */
export interface FaultOutput {
  tell(fault: Fault): Promise<void>;
  finish(): Promise<void>;
}

/** Reports errors as JSON Lines to a file or, with `--json`, in place of texts for people. */
export const telling = async ({ errors, json }: Given, place: 'stdout' | 'stderr'): Promise<FaultOutput> => {
  if (errors !== undefined) {
    const { outputTo } = await import('./output/output.js');
    const output = await outputTo(errors);
    return { tell: (fault) => output.write(`${rowOf(fault)}\n`), finish: () => output.finish() };
  }
  const text = json === true ? rowOf : sentenceOf;
  const say = (fault: Fault): Promise<void> =>
    place === 'stdout' ? print(`${text(fault)}\n`) : tellInTurn(text(fault));
  return { tell: say, finish: async () => {} };
};

/** The fields of errors that become columns; the others are in the message, or are not flat. */
const COLUMNS = ['message', 'path', 'number', 'text', 'clause', 'found'] as const;

/** The fields of errors that become columns of lists. */
const LISTS = ['expected', 'legal', 'readBy'] as const;

/** Returns a flat row with the same keys for every error, so that databases load any file of errors. */
export const rowOf = ({ file, line, offset, isGameValid, error }: Fault): string => {
  const columns = COLUMNS.map((name) => [name, Reflect.get(error, name) ?? null]);
  const lists = LISTS.map((name) => [name, [Reflect.get(error, name) ?? []].flat()]);
  return JSON.stringify({
    kind: 'error',
    file,
    line,
    offset,
    isGameValid,
    error: error._tag,
    ...Object.fromEntries([...columns, ...lists]),
  });
};

const sentenceOf = ({ file, line, error }: Fault): string =>
  visible(`${file}:${line}: ${error._tag}: ${error.message}`);
