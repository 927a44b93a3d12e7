import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/entries.js';

/** A program shown in the docs, as a reader would copy it. */
export interface Example {
  /** The file, and the line on which the program begins. */
  readonly place: string;
  readonly program: string;
  /** The expected output, from its `// =>` comments. */
  readonly prints: string;
}

/** Lists the programs of the README, of the pages in docs, and of the doc comments of all modules. */
export const allExamples = (): readonly Example[] => [
  ...pages().flatMap((file) => examplesIn(file, read(file))),
  ...modules().flatMap((file) => examplesOfComments(file, read(file))),
];

/** Lists the fences of a page that are marked `ts run`. */
export const examplesIn = (file: string, text: string, firstLine = 1): readonly Example[] =>
  [...text.matchAll(/^```ts run\n(.*?)^```$/gms)].map(({ 1: program, index }) => ({
    place: `${file}:${firstLine + text.slice(0, index).split('\n').length}`,
    program: program!,
    prints: [...program!.matchAll(/\/\/ => ?(.*)$/gm)].map((match) => match[1]!.trimEnd()).join('\n'),
  }));

/** Lists the fences of a module's doc comments that are marked likewise. */
export const examplesOfComments = (file: string, text: string): readonly Example[] =>
  [...text.matchAll(/\/\*\*.*?\*\//gs)].flatMap(({ 0: comment, index }) =>
    examplesIn(file, comment.replace(/^ *(\/\*\*|\*(?!\/)) ?/gm, ''), text.slice(0, index).split('\n').length),
  );

const pages = (): readonly string[] => [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('api') && !file.includes('node_modules'))
    .sort()
    .map((file) => `docs/${file}`),
];

const modules = (): readonly string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => `src/${file}`);

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
