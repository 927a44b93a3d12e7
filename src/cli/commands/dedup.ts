import type { Command } from '../command.js';
import { FILES, JSON_OPTION, OUTPUT, READING } from '../options.js';
import { outputTo } from '../output/output.js';
import { tell } from '../output/print.js';
import type { Keyed } from '../queries/texts.js';
import { counted, finished, scan } from '../scan.js';

/** Keeps one record of each game. */
export const dedup: Command = {
  name: 'dedup',
  operands: FILES,
  text: 'keep the first record of each game; games with the same rules, beginning, chance and moves are the same',
  options: [OUTPUT, ...READING, JSON_OPTION],
  examples: [['sastrugi dedup spring.jsonl summer.jsonl -o year.jsonl', 'report duplicates, write the rest']],
  run: async (files, given) => {
    const output = await outputTo(given.output);
    const first = new Map<string, string>();
    let duplicates = 0;
    const text = given.json ? rowOf : sentenceOf;
    const tally = await scan<Keyed>(files, given, {
      query: { kind: 'keyed' },
      faults: 'stderr',
      take: async (found) => {
        const of = first.get(found.key);
        if (of === undefined) {
          first.set(found.key, placeOf(found));
          await output.write(found.text);
          return;
        }
        duplicates++;
        tell(text(found, of));
      },
    });
    if (!given.json) tell(`${counted(first.size, 'game')} kept, ${counted(duplicates, 'duplicate')} left out`);
    return finished(tally, output);
  },
};

const placeOf = ({ place: { file, line } }: Keyed): string => `${file}:${line}`;

const sentenceOf = (found: Keyed, of: string): string => `${placeOf(found)}: ${found.id} is a duplicate of ${of}`;

const rowOf = ({ place, id, key }: Keyed, of: string): string =>
  JSON.stringify({ kind: 'duplicate', ...place, id, key, of });
