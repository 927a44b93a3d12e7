import { wellFormed } from '../core/data/well-formed.js';
import type { Given } from './command.js';
import { print, tellInTurn } from './output/print.js';
import { visible } from './output/visible.js';
import { countOf } from './page.js';
import type { Fault } from './queries/entry.js';

/** Prints lines about errors, as many as the command allows. */
export interface ErrorPrinter {
  print(kind: string, line: () => string): Promise<void>;
  /** Counts the errors that were not printed, by kind. */
  finish(): Promise<void>;
}

/** Builds a printer of errors for a stream. */
export const errorPrinter = ({ maxErrors, json }: Given, place: 'stdout' | 'stderr'): ErrorPrinter => {
  const say = (line: string): Promise<void> => (place === 'stdout' ? print(`${line}\n`) : tellInTurn(line));
  const rest: Record<string, number> = {};
  let left = maxErrors;
  return {
    print: async (kind, line) => {
      if (left-- > 0) await say(line());
      else rest[kind] = (rest[kind] ?? 0) + 1;
    },
    finish: async () => {
      const { count, detail } = countedByKind(rest);
      if (count === 0) return;
      await say(
        json === true
          ? JSON.stringify({ kind: 'unprinted', errors: rest })
          : `${countOf(count, 'more error')}: ${detail}; --max-errors all prints them.`,
      );
    },
  };
};

/** Counts errors, and names the number of each kind. */
export const countedByKind = (
  errors: Readonly<Record<string, number>>,
): { readonly count: number; readonly detail: string } => {
  const kinds = Object.entries(errors).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    count: kinds.reduce((sum, [, number]) => sum + number, 0),
    detail: kinds.map(([kind, number]) => `${kind} ${number}`).join(', '),
  };
};

/** Reports errors of records. */
export interface FaultOutput {
  tell(fault: Fault): Promise<void>;
  finish(): Promise<void>;
}

/** Reports errors as JSON Lines to a file, or prints them. */
export const telling = async ({ errors, json }: Given, printer: ErrorPrinter): Promise<FaultOutput> => {
  if (errors !== undefined) {
    const { outputTo } = await import('./output/output.js');
    const output = await outputTo(errors);
    return { tell: (fault) => output.write(`${rowOf(fault)}\n`), finish: () => output.finish() };
  }
  const text = json === true ? rowOf : sentenceOf;
  return { tell: (fault) => printer.print(fault.error._tag, () => text(fault)), finish: async () => {} };
};

/** The fields of errors that become columns; the others are in the message, or are not flat. */
const COLUMNS = ['message', 'path', 'number', 'text', 'clause', 'found'] as const;

/** The fields of errors that become columns of lists. */
const LISTS = ['expected', 'legal', 'readBy'] as const;

/** Returns a flat row with the same keys for every error, so that databases load any file of errors. */
export const rowOf = ({ file, line, offset, isGameValid, error }: Fault): string => {
  const columns = COLUMNS.map((name) => [name, Reflect.get(error, name) ?? null]);
  const lists = LISTS.map((name) => [name, [Reflect.get(error, name) ?? []].flat()]);
  const row = {
    kind: 'error',
    file,
    line,
    offset,
    isGameValid,
    error: error._tag,
    ...Object.fromEntries([...columns, ...lists]),
  };
  return JSON.stringify(row, (_, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value));
};

const sentenceOf = ({ file, line, error }: Fault): string =>
  visible(`${file}:${line}: ${error._tag}: ${error.message}`);
