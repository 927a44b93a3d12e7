import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../entries.js';

/**
 * The names of packages, by the output that contains parts of them; the command contains some of the library's, too.
 */
export interface Packages {
  readonly library: ReadonlySet<string>;
  readonly command: ReadonlySet<string>;
}

/** The metafiles that `tsup --metafile` writes beside its outputs. */
const METAFILES = ['metafile-esm.json', 'metafile-cjs.json'];

/**
 * Returns the packages that were built in, read from the metafiles of the build, which it then removes: they are not
 * part of the tarball.
 */
export const readBundledPackages = (): Packages => ({
  library: readMetafiles('dist'),
  command: readMetafiles('dist/cli'),
});

const readMetafiles = (folder: string): ReadonlySet<string> => {
  const paths = METAFILES.map((name) => join(root, folder, name)).filter((path) => existsSync(path));
  if (paths.length === 0) throw new Error(`${folder} has no metafile: build it by tsup --metafile`);
  const names = paths.flatMap((path) => packagesOf(JSON.parse(readFileSync(path, 'utf8')) as Metafile));
  for (const path of paths) rmSync(path);
  return new Set(names);
};

/** The part of esbuild's metafile that is read here. */
export interface Metafile {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
  >;
}

/** Lists the packages under `node_modules` with parts in the outputs. */
export const packagesOf = ({ outputs }: Metafile): readonly string[] =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);

const NOTICES = readFileSync(join(root, 'NOTICES.md'), 'utf8');

/** Compares the packages that are built in with those of the notices, both ways. */
export const findNoticeErrors = (built: Packages, text = NOTICES): readonly string[] => {
  const { library, command } = parseNotices(text);
  const more = new Set([...built.command].filter((name) => !built.library.has(name)));
  return [...compareNames('the library', built.library, library), ...compareNames('the command', more, command)];
};

const compareNames = (place: string, built: ReadonlySet<string>, named: ReadonlySet<string>): readonly string[] => [
  ...[...built].filter((name) => !named.has(name)).map((name) => `${place} contains ${name}, which has no notice`),
  ...[...named]
    .filter((name) => !built.has(name))
    .map((name) => `${place} does not contain ${name}, which has a notice`),
];

/**
 * Returns the packages in the lists of the notices: `- name, name: copyright`, for the command if the text above says
 * so.
 */
const parseNotices = (text: string): Packages => {
  const sections = text.split(/^(?=## |The command `sastrugi` contains)/m);
  const isOfCommand = (section: string): boolean => /^.*\bcommand\b/.test(section);
  const namesOf = (section: string): readonly string[] =>
    [...section.matchAll(/^- ([@\w./-]+(?:,\s+[@\w./-]+)*): /gm)].flatMap(([, names]) => names!.split(/,\s+/));
  return {
    library: new Set(sections.filter((section) => !isOfCommand(section)).flatMap(namesOf)),
    command: new Set(sections.filter(isOfCommand).flatMap(namesOf)),
  };
};
