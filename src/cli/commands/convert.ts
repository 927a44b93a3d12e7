import { framer } from '../../archive/packed/packer.js';
import type { Command, Given } from '../command.js';
import { Trouble } from '../exit.js';
import type { Packing } from '../judges/packing.js';
import { FILES, JSON_OPTION, OUTPUT, READING } from '../options.js';
import { type Output, outputTo } from '../output/output.js';
import { finished, scan, wrongUse } from '../scan.js';

/** Each form: what is asked of a game, and what is written of the answers. */
const FORMS = {
  records: { kind: 'records', ...written((text: string) => text) },
  text: { kind: 'readable', ...written((text: string) => text) },
  rows: { kind: 'rows', ...written((row: object) => `${JSON.stringify(row)}\n`) },
  packed: { kind: 'packing', writer: packing },
} as const satisfies Record<string, Form>;

/** A form of games. */
interface Form {
  readonly kind: 'records' | 'readable' | 'rows' | 'packing';
  writer(output: Output): Promise<Writer>;
}

/** Writes games one after the other. */
interface Writer {
  write(found: never): Promise<void>;
  end(): Promise<void>;
}

/** Writes proved games in another form; what is faulty is told and left out. */
export const convert: Command = {
  name: 'convert',
  operands: FILES,
  text: 'write every proved game in another form; what is faulty is told, and left out',
  options: [
    {
      flags: '--to <form>',
      text: 'records (a line each), packed (small), rows (JSON for tables), text (for people)',
      choices: Object.keys(FORMS),
    },
    OUTPUT,
    ...READING,
    JSON_OPTION,
  ],
  examples: [
    ['sastrugi convert --to packed games.jsonl -o games.packed', 'a fraction of the bytes'],
    ['sastrugi convert --to records games.packed -o games.jsonl.zst', 'and back'],
    ['sastrugi convert --to rows games.jsonl -o rows.jsonl', 'for DuckDB and Parquet'],
  ],
  run: async (files, given) => {
    const form = formOf(given);
    const output = await outputTo(given.output);
    const { write, end } = await form.writer(output);
    const tally = await scan(files, given, { judge: { kind: form.kind }, faults: 'stderr', take: write });
    await end();
    await output.finish();
    return finished(tally);
  },
};

const formOf = ({ to, output }: Given): Form => {
  if (to === undefined) throw wrongUse(`Into what? Say --to ${Object.keys(FORMS).join(', --to ')}.`);
  if (to === 'packed' && output === undefined && process.stdout.isTTY) {
    throw wrongUse('Packed games are no text for a terminal: say --output FILE.');
  }
  return FORMS[to as keyof typeof FORMS];
};

function written<Found>(textOf: (found: Found) => string): Pick<Form, 'writer'> {
  return { writer: async (output) => ({ write: (found: Found) => output.write(textOf(found)), end: async () => {} }) };
}

async function packing(output: Output): Promise<Writer> {
  const { add, end } = framer();
  return {
    write: async (packed: Packing) => {
      if (packed._tag === 'Left') throw new Trouble('CannotWrite', `A game cannot be packed: ${packed.left.message}`);
      await output.write(add(packed.right));
    },
    end: () => output.write(end()),
  };
}
