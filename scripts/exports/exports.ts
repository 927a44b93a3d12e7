import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listEntries, root } from '../entries.js';

/** The files of a subpath: one for all, or by module format. */
export type ExportedFiles =
  | string
  | Readonly<Record<'import' | 'require', Readonly<Record<'types' | 'default', string>>>>;

/** Returns the `exports` of package.json: the subpaths with their files, the schemas, and package.json itself. */
export const createExports = (): Readonly<Record<string, ExportedFiles>> => ({
  ...Object.fromEntries(Object.keys(listEntries()).map((name) => [subpathOf(name), builtFiles(name)])),
  ...Object.fromEntries(schemas().map((file) => [file, file])),
  './package.json': './package.json',
});

/** Returns the key of an entry in `exports`. */
const subpathOf = (name: string): string => (name === 'index' ? '.' : `./${name}`);

const builtFiles = (name: string): ExportedFiles => ({
  import: { types: `./dist/public/${name}.d.ts`, default: `./dist/public/${name}.js` },
  require: { types: `./dist/public/${name}.d.cts`, default: `./dist/public/${name}.cjs` },
});

const schemas = (): readonly string[] =>
  readdirSync(join(root, 'schema'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `./schema/${file.replaceAll('\\', '/')}`)
    .sort();
