import type { Given } from './command.js';
import { outputTo } from './output/output.js';
import { print, tell } from './output/print.js';
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
    const output = await outputTo(errors);
    return { tell: (fault) => output.write(`${rowOf(fault)}\n`), finish: () => output.finish() };
  }
  const text = json === true ? rowOf : sentenceOf;
  const say = async (fault: Fault): Promise<void> => {
    if (place === 'stdout') await print(`${text(fault)}\n`);
    else tell(text(fault));
  };
  return { tell: say, finish: async () => {} };
};

const rowOf = ({ file, line, offset, isGameValid, error }: Fault): string =>
  JSON.stringify({ kind: 'error', file, line, offset, isGameValid, error });

const sentenceOf = ({ file, line, error }: Fault): string =>
  visible(`${file}:${line}: ${error._tag}: ${error.message}`);
