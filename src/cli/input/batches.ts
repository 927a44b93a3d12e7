import { type Line, type LineText, linesOf } from '../../archive/index.js';
import { cutFile, damagedBlock } from '../../archive/packed/fault.js';
import type { Frame } from '../../archive/packed/frames.js';
import { type Gap, scanner } from '../../archive/packed/scan.js';
import { sourceFailed } from '../../archive/prove.js';
import type { Fault } from '../judges/entry.js';
import type { File } from './files.js';
import { type Opened, open, type Watch } from './open.js';

/** A piece of a file that is judged as one, so that threads have enough to do. */
export type Batch = { readonly file: string } & (
  | { readonly kind: 'lines'; readonly lines: readonly Line<LineText>[] }
  | { readonly kind: 'block'; readonly block: Frame }
  | { readonly kind: 'damage'; readonly fault: Fault }
);

/** How files are cut into batches. */
export interface Cutting {
  readonly watch: Watch;
  /** The most bytes that a line may have. */
  readonly longest: number;
}

/** Files in batches, one file after the other. */
export async function* batchesOf(files: readonly File[], { watch, longest }: Cutting): AsyncGenerator<Batch> {
  for (const file of files) {
    const opened = await open(file, watch);
    yield* opened.form === 'lines' ? lineBatches(file.name, opened, longest) : blockBatches(file.name, opened);
  }
}

const MOST_LINES = 256;
const MOST_TEXT = 262_144;

async function* lineBatches(file: string, { bytes }: Opened, longest: number): AsyncGenerator<Batch> {
  let lines: Line<LineText>[] = [];
  let text = 0;
  for await (const line of linesOf(bytes, longest)) {
    lines.push(line);
    text += line.verdict._tag === 'Right' ? line.verdict.right.length : 0;
    if (lines.length < MOST_LINES && text < MOST_TEXT) continue;
    yield { file, kind: 'lines', lines };
    [lines, text] = [[], 0];
  }
  if (lines.length > 0) yield { file, kind: 'lines', lines };
}

async function* blockBatches(file: string, { bytes }: Opened): AsyncGenerator<Batch> {
  const { push, end } = scanner();
  let [length, isWhole] = [0, false];
  const batches = (found: readonly (Frame | Gap)[]): readonly Batch[] => {
    isWhole = found.length === 0 ? isWhole : found.at(-1)!.kind === 'end';
    return found.flatMap((each) => batchOf(file, each));
  };
  try {
    for await (const piece of bytes) {
      length += piece.length;
      yield* batches(push(piece));
    }
  } catch (error) {
    yield damaged(file, length, sourceFailed(error));
    return;
  }
  yield* batches(end());
  if (!isWhole) yield damaged(file, length, cutFile(length));
}

const batchOf = (file: string, found: Frame | Gap): readonly Batch[] => {
  if (found.kind === 'gap') return [damaged(file, found.offset, damagedBlock(found.offset, found.end))];
  // Its own bytes, since those of the window are used again.
  return found.kind === 'block' ? [{ file, kind: 'block', block: { ...found, body: found.body.slice() } }] : [];
};

const damaged = (file: string, offset: number, fault: Fault['fault']): Batch => ({
  file,
  kind: 'damage',
  fault: { file, line: null, offset, isProved: false, fault },
});
