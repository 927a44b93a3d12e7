import { toWellFormed } from '../../core/data/text.js';
import type { CommandOptions } from '../command.js';
import { formatCount } from '../game-page.js';
import type { LocatedError } from '../read/batches.js';
import { escapeControls, print, reportLineAndWait } from './print.js';

/** Prints lines about errors, as many as the command allows. */
export interface ErrorPrinter {
  print(kind: string, line: () => string): Promise<void>;
  /** Counts the errors that were not printed, by kind. */
  finish(): Promise<void>;
}

/** Builds a printer of errors for a stream. */
export const createErrorPrinter = ({ maxErrors, json }: CommandOptions, place: 'stdout' | 'stderr'): ErrorPrinter => {
  const printLine = (line: string): Promise<void> =>
    place === 'stdout' ? print(`${line}\n`) : reportLineAndWait(line);
  const unprinted: Record<string, number> = {};
  let printsLeft = maxErrors;
  return {
    print: async (kind, line) => {
      if (printsLeft-- > 0) await printLine(line());
      else unprinted[kind] = (unprinted[kind] ?? 0) + 1;
    },
    finish: async () => {
      const { count, detail } = countByKind(unprinted);
      if (count === 0) return;
      await printLine(
        json === true
          ? JSON.stringify({ kind: 'unprinted', errors: unprinted })
          : `${formatCount(count, 'more error')}: ${detail}; --max-errors all prints them.`,
      );
    },
  };
};

/** Counts errors, and names the number of each kind. */
export const countByKind = (
  errors: Readonly<Record<string, number>>,
): { readonly count: number; readonly detail: string } => {
  const kinds = Object.entries(errors).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    count: kinds.reduce((sum, [, number]) => sum + number, 0),
    detail: kinds.map(([kind, number]) => `${kind} ${number}`).join(', '),
  };
};

/** Reports errors of records. */
interface ErrorOutput {
  report(error: LocatedError): Promise<void>;
  finish(): Promise<void>;
}

/** Reports errors as JSON Lines to a file, or prints them. */
export const createErrorOutput = async (
  { errors, json }: CommandOptions,
  printer: ErrorPrinter,
): Promise<ErrorOutput> => {
  if (errors !== undefined) {
    const { openOutput } = await import('./output.js');
    const output = await openOutput(errors);
    return { report: (error) => output.write(`${errorRow(error)}\n`), finish: () => output.finish() };
  }
  const text = json === true ? errorRow : errorSentence;
  return { report: (error) => printer.print(error.error._tag, () => text(error)), finish: async () => {} };
};

/** The fields of errors that become columns; the others are in the message, or are not flat. */
const TEXT_COLUMNS = ['message', 'path', 'ply', 'text', 'clause', 'found'] as const;

/** The fields of errors that become columns of lists. */
const LIST_COLUMNS = ['expected', 'legalMoves', 'readBy'] as const;

/** Returns a flat row with the same keys for every error, so that databases load any file of errors. */
export const errorRow = ({ file, line, offset, isGameValid, error }: LocatedError): string => {
  const columns = TEXT_COLUMNS.map((name) => [name, Reflect.get(error, name) ?? null]);
  const lists = LIST_COLUMNS.map((name) => [name, [Reflect.get(error, name) ?? []].flat()]);
  const row = {
    kind: 'error',
    file,
    line,
    offset,
    isGameValid,
    error: error._tag,
    ...Object.fromEntries([...columns, ...lists]),
  };
  return JSON.stringify(row, (_, value: unknown) => (typeof value === 'string' ? toWellFormed(value) : value));
};

const errorSentence = ({ file, line, error }: LocatedError): string =>
  escapeControls(`${file}:${line}: ${error._tag}: ${error.message}`);
