import type { CommandOptions } from './command.js';
import type { Exit } from './exit-status.js';
import { formatCount } from './game-page.js';
import { finishPipeline, queryFiles } from './pipeline.js';
import type { SortableRecord, SortKey } from './query/sort-keys.js';
import type { ArchivePlace } from './read/batches.js';
import { type Output, openOutput } from './write/output.js';
import { reportLine, reportLineAndWait } from './write/print.js';
import { openSpool, type Spool, type SpoolSlot } from './write/spool.js';

/** The way in which the records of archives are gathered into one. */
interface CollectionSettings {
  /** True if one record of each game is kept. */
  readonly isUnique: boolean;
  /** The parts by which the records are sorted; none leaves them in their order. */
  readonly sortBy: readonly SortKey[];
}

/** A record that was read, in little memory; its line is in a spool. */
interface SpooledRecord extends Omit<SortableRecord, 'line' | 'place'>, ArchivePlace, SpoolSlot {}

/** Reads archives and writes their records to one: sorted, or one of each game, or both. */
export const collectRecords = async (
  files: readonly string[],
  options: CommandOptions,
  settings: CollectionSettings,
): Promise<Exit> => {
  const output = await openOutput(options.output);
  const duplicatesOutput = options.duplicates === undefined ? null : await openOutput(options.duplicates);
  const spool = await openSpool();
  try {
    const read: SpooledRecord[] = [];
    const compact = createCompactor();
    const tally = await queryFiles<SortableRecord>(files, options, {
      query: { kind: 'sortKeys', by: settings.sortBy },
      onFound: async (found) => void read.push(compact(found, await spool.add(found.line))),
    });
    const chosenByKey = settings.isUnique ? chooseMostComplete(read) : null;
    const chosen = chosenByKey === null ? read : [...chosenByKey.values()];
    chosen.sort(compareSortKeys);
    for (const slot of chosen) await output.write(await spool.read(slot));
    const exit = await finishPipeline(tally, output);
    if (chosenByKey !== null) await reportDuplicates(read, chosenByKey, { options, output: duplicatesOutput, spool });
    return exit;
  } finally {
    await spool.close();
  }
};

const UNSORTED: SortableRecord['sortKeys'] = [];

/** Returns a function that makes records small: texts that are equal are kept once. */
const createCompactor = (): ((found: SortableRecord, slot: SpoolSlot) => SpooledRecord) => {
  let file = '';
  return ({ place, key, id, leafCount, sortKeys: parts }, { from, length }) => {
    if (place.file !== file) file = place.file;
    const sortKeys = parts.length === 0 ? UNSORTED : parts;
    return {
      file,
      line: place.line,
      offset: place.offset,
      key,
      id: id === key ? key : id,
      leafCount,
      sortKeys,
      from,
      length,
    };
  };
};

/** Chooses the record of each game with the most facts; the first of several. */
const chooseMostComplete = (read: readonly SpooledRecord[]): ReadonlyMap<string, SpooledRecord> => {
  const chosen = new Map<string, SpooledRecord>();
  for (const each of read) {
    const before = chosen.get(each.key);
    if (before === undefined || each.leafCount > before.leafCount) {
      chosen.delete(each.key); // so that it comes in its own place
      chosen.set(each.key, each);
    }
  }
  return chosen;
};

/** The outputs for duplicates. */
interface DuplicateOutput {
  readonly options: CommandOptions;
  readonly output: Output | null;
  readonly spool: Spool;
}

/** Writes the duplicates to the file of `--duplicates`; otherwise names them, unless the command is quiet. */
const reportDuplicates = async (
  read: readonly SpooledRecord[],
  chosen: ReadonlyMap<string, SpooledRecord>,
  { options, output, spool }: DuplicateOutput,
): Promise<void> => {
  const text = options.json ? duplicateRow : duplicateSentence;
  for (const each of read) {
    const of = chosen.get(each.key)!;
    if (of === each) continue;
    if (output !== null) await output.write(await spool.read(each));
    if (options.json || (output === null && !options.quiet)) await reportLineAndWait(text(each, of));
  }
  await output?.finish();
  if (!options.json)
    reportLine(
      `${formatCount(chosen.size, 'game')} kept, ${formatCount(read.length - chosen.size, 'duplicate')} left out`,
    );
};

const formatPlace = ({ file, line }: SpooledRecord): string => `${file}:${line}`;

const duplicateSentence = (found: SpooledRecord, of: SpooledRecord): string =>
  `${formatPlace(found)}: ${found.id} is a duplicate of ${formatPlace(of)}`;

const duplicateRow = ({ file, line, offset, id, key }: SpooledRecord, of: SpooledRecord): string =>
  JSON.stringify({ kind: 'duplicate', file, line, offset, id, key, of: formatPlace(of) });

/** Compares two records by the parts that were asked for; null comes last. */
const compareSortKeys = (a: Pick<SortableRecord, 'sortKeys'>, b: Pick<SortableRecord, 'sortKeys'>): number => {
  for (const [i, mine] of a.sortKeys.entries()) {
    const theirs = b.sortKeys[i]!;
    if (mine === theirs) continue;
    if (mine === null) return 1;
    if (theirs === null) return -1;
    return mine < theirs ? -1 : 1;
  }
  return 0;
};
