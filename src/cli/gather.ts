import type { Given } from './command.js';
import type { Exit } from './exit.js';
import { type Output, outputTo } from './output/output.js';
import { tell, tellInTurn } from './output/print.js';
import { countOf } from './page.js';
import type { ArchivePlace } from './queries/entry.js';
import type { Keyed, Order } from './queries/keyed.js';
import { finished, scan } from './scan.js';
import { openSpool, type Spool, type SpoolSlot } from './spool.js';

/** The way in which the records of archives are gathered into one. */
export interface Gathering {
  /** True if one record of each game is kept. */
  readonly isUnique: boolean;
  /** The parts by which the records are sorted; none leaves them in their order. */
  readonly by: readonly Order[];
}

/** A record that was read, in little memory; its line is in a spool. */
interface Gathered extends Omit<Keyed, 'line' | 'place'>, ArchivePlace, SpoolSlot {}

/** Reads archives and writes their records to one: sorted, or one of each game, or both. */
export const gather = async (files: readonly string[], given: Given, gathering: Gathering): Promise<Exit> => {
  const output = await outputTo(given.output);
  const rest = given.duplicates === undefined ? null : await outputTo(given.duplicates);
  const spool = await openSpool();
  try {
    const read: Gathered[] = [];
    const compact = compacting();
    const tally = await scan<Keyed>(files, given, {
      query: { kind: 'keyed', by: gathering.by },
      faults: 'stderr',
      take: async (found) => void read.push(compact(found, await spool.add(found.line))),
    });
    const kept = gathering.isUnique ? fullest(read) : null;
    const chosen = kept === null ? read : [...kept.values()];
    chosen.sort(compared);
    for (const slot of chosen) await output.write(await spool.read(slot));
    const exit = await finished(tally, output);
    if (kept !== null) await reportDuplicates(read, kept, { given, rest, spool });
    return exit;
  } finally {
    await spool.close();
  }
};

const UNSORTED: Keyed['order'] = [];

/** Returns a function that makes records small: texts that are equal are kept once. */
const compacting = (): ((found: Keyed, slot: SpoolSlot) => Gathered) => {
  let file = '';
  return ({ place, key, id, facts, order: parts }, { from, length }) => {
    if (place.file !== file) file = place.file;
    const order = parts.length === 0 ? UNSORTED : parts;
    return { file, line: place.line, offset: place.offset, key, id: id === key ? key : id, facts, order, from, length };
  };
};

/** Chooses the record of each game with the most facts; the first of several. */
const fullest = (read: readonly Gathered[]): ReadonlyMap<string, Gathered> => {
  const kept = new Map<string, Gathered>();
  for (const each of read) {
    const before = kept.get(each.key);
    if (before === undefined || each.facts > before.facts) {
      kept.delete(each.key); // so that it comes in its own place
      kept.set(each.key, each);
    }
  }
  return kept;
};

/** The outputs for duplicates. */
interface DuplicateOutput {
  readonly given: Given;
  readonly rest: Output | null;
  readonly spool: Spool;
}

/** Writes the duplicates to the file of `--duplicates`; otherwise names them, unless the command is quiet. */
const reportDuplicates = async (
  read: readonly Gathered[],
  kept: ReadonlyMap<string, Gathered>,
  { given, rest, spool }: DuplicateOutput,
): Promise<void> => {
  const text = given.json ? rowOf : sentenceOf;
  for (const each of read) {
    const of = kept.get(each.key)!;
    if (of === each) continue;
    if (rest !== null) await rest.write(await spool.read(each));
    if (given.json || (rest === null && !given.quiet)) await tellInTurn(text(each, of));
  }
  await rest?.finish();
  if (!given.json)
    tell(`${countOf(kept.size, 'game')} kept, ${countOf(read.length - kept.size, 'duplicate')} left out`);
};

const placeOf = ({ file, line }: Gathered): string => `${file}:${line}`;

const sentenceOf = (found: Gathered, of: Gathered): string =>
  `${placeOf(found)}: ${found.id} is a duplicate of ${placeOf(of)}`;

const rowOf = ({ file, line, offset, id, key }: Gathered, of: Gathered): string =>
  JSON.stringify({ kind: 'duplicate', file, line, offset, id, key, of: placeOf(of) });

/** Compares two records by the parts that were asked for; null comes last. */
const compared = (a: Pick<Keyed, 'order'>, b: Pick<Keyed, 'order'>): number => {
  for (const [i, mine] of a.order.entries()) {
    const theirs = b.order[i]!;
    if (mine === theirs) continue;
    if (mine === null) return 1;
    if (theirs === null) return -1;
    return mine < theirs ? -1 : 1;
  }
  return 0;
};
