import type { Command } from '../command.js';
import { EXIT } from '../exit.js';
import type { Migrated } from '../judges/migrating.js';
import { FILES, JSON_OPTION, OUTPUT, READING } from '../options.js';
import { outputTo } from '../output/output.js';
import { tell } from '../output/print.js';
import { finished, scan } from '../scan.js';

/** Brings records of other versions of the rules to those of this package. */
export const migrate: Command = {
  name: 'migrate',
  operands: FILES,
  text: 'bring records of other versions to the rules of this one, where they come to the same end; the others stay as they are, and are told',
  options: [...READING, JSON_OPTION, OUTPUT],
  examples: [
    ['npm install sastrugi-0.1@npm:sastrugi@0.1.0', 'the version that reads the records'],
    ['sastrugi migrate --package sastrugi-0.1 old.jsonl -o new.jsonl', 'and the records for this version'],
  ],
  run: async (files, given) => {
    const output = await outputTo(given.output);
    const counts = { new: 0, relabelled: 0, pinned: 0 };
    const text = given.json ? rowOf : sentenceOf;
    const tally = await scan<Migrated>(files, given, {
      judge: { kind: 'migrating' },
      faults: 'stderr',
      take: async (migrated) => {
        counts[outcomeOf(migrated)]++;
        if (migrated.pinned !== null) tell(text(migrated));
        await output.write(migrated.text);
      },
    });
    if (given.json) tell(JSON.stringify({ kind: 'summary', ...counts }));
    else tell(`${counts.relabelled} relabelled, ${counts.pinned} stay with their rules, ${counts.new} were new`);
    const exit = await finished(tally, output);
    return exit === EXIT.valid && counts.pinned > 0 ? EXIT.otherVersions : exit;
  },
};

const outcomeOf = ({ isNew, pinned }: Migrated): 'new' | 'relabelled' | 'pinned' => {
  if (pinned !== null) return 'pinned';
  return isNew ? 'new' : 'relabelled';
};

const sentenceOf = ({ place: { file, line }, id, pinned }: Migrated): string =>
  `${file}:${line}: ${id} stays with its rules: ${(pinned as { readonly message: string }).message}`;

const rowOf = ({ place, id, pinned }: Migrated): string => JSON.stringify({ kind: 'pinned', ...place, id, pinned });
