import { posix } from 'node:path';
import { importsOf, sourceOf } from './imports.js';

/** Files and folders in order: each may import those on its own line and on the lines above it. */
export type Order = readonly (readonly string[])[];

/** The rooms of the engine in order. */
export const ROOMS: Order = [
  ['data'],
  ['chance', 'errors'],
  ['codec', 'types'],
  ['fields', 'hidden'],
  ['contract'],
  ['engine'],
  ['chance-outcomes'],
  ['define'],
  ['records'],
  ['index'],
];

/** The parts of a game in order. */
export const ORDER: Order = [
  ['clauses/reasons'],
  ['components'],
  ['state', 'options'],
  ['moves', 'events'],
  ['run'],
  ['legal'],
  ['score'],
  ['apply'],
  ['clauses/index'],
  ['types'],
  ['setup'],
  ['kinds'],
  ['kernel'],
  ['rules'],
  ['board'],
  ['draw'],
  ['view', 'invariants', 'owner-components'],
  ['game'],
  ['index'],
  ['words', 'clause-effects'],
];

/** The files of a game: their texts, by paths inside its folder. */
export type Files = Readonly<Record<string, string>>;

/** An import of one file of a game by another. */
interface Arrow {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Lists the forbidden imports inside a folder: those of a later part, and those in a circle. */
export const wrongArrows = (files: Files, order: Order): readonly string[] => {
  const arrows = Object.entries(files).flatMap(([file, text]) => arrowsOf(file, text));
  return [...arrows.filter((arrow) => leadsAhead(arrow, order)).map(describeArrow), ...circlesIn(arrows, '')];
};

const arrowsOf = (file: string, text: string): readonly Arrow[] =>
  importsOf(sourceOf(file, text))
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => ({ file, from, to: posix.join(posix.dirname(file), from).replace(/\.js$/, '.ts') }))
    .filter(({ to }) => !to.startsWith('..'));

const describeArrow = ({ file, from }: Arrow): string => `${file} imports ${from}`;

/** Checks whether a part imports a later one; files for a single game's own matter are not in the order. */
const leadsAhead = ({ file, to }: Arrow, order: Order): boolean => {
  const [here, there] = [levelOf(file, order), levelOf(to, order)];
  return here >= 0 && there > here && unitOf(file, '') !== unitOf(to, '');
};

const levelOf = (file: string, order: Order): number => {
  const part = unitOf(file, '');
  const name = part !== 'clauses' ? part : file === 'clauses/reasons.ts' ? 'clauses/reasons' : 'clauses/index';
  return order.findIndex((parts) => parts.includes(name));
};

/** Returns the file or folder, directly inside a folder, to which a file belongs. */
const unitOf = (file: string, folder: string): string => file.slice(folder.length).split('/')[0]!.replace(/\.ts$/, '');

/** Lists the circles of files and folders inside a folder and its subfolders. */
const circlesIn = (arrows: readonly Arrow[], folder: string): readonly string[] => {
  const inside = arrows.filter(({ file, to }) => file.startsWith(folder) && to.startsWith(folder));
  const between = inside.filter(({ file, to }) => unitOf(file, folder) !== unitOf(to, folder));
  const folders = new Set(inside.flatMap(({ file, to }) => [file, to]).flatMap((file) => folderIn(file, folder)));
  return [...circlesOf(between, folder), ...[...folders].flatMap((inner) => circlesIn(inside, inner))];
};

const folderIn = (file: string, folder: string): readonly string[] => {
  const unit = file.slice(folder.length).split('/');
  return unit.length > 1 ? [`${folder}${unit[0]}/`] : [];
};

/** Lists one circle for each arrow that leads back to where a walk along the arrows came from. */
const circlesOf = (arrows: readonly Arrow[], folder: string): readonly string[] => {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (unit: string, way: readonly Arrow[]): void => {
    const begin = way.findIndex(({ file }) => unitOf(file, folder) === unit);
    if (begin >= 0) circles.push(`in a circle: ${way.slice(begin).map(describeArrow).join(', ')}`);
    if (begin >= 0 || done.has(unit)) return;
    for (const arrow of firstBetween(arrows, unit, folder)) walk(unitOf(arrow.to, folder), [...way, arrow]);
    done.add(unit);
  };
  for (const { file } of arrows) walk(unitOf(file, folder), []);
  return circles;
};

/** Lists the arrows out of a file or folder, one to each other. */
const firstBetween = (arrows: readonly Arrow[], unit: string, folder: string): readonly Arrow[] => {
  const out = arrows.filter(({ file }) => unitOf(file, folder) === unit);
  return out.filter((arrow, i) => out.findIndex(({ to }) => unitOf(to, folder) === unitOf(arrow.to, folder)) === i);
};
