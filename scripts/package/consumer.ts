import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entries, root } from '../entries.js';
import { run } from '../shell.js';

/** A project in its own folder in which the packed library is installed. */
export interface Consumer {
  readonly folder: string;
  readonly tarball: string;
  /** The files of the tarball. */
  readonly files: readonly string[];
  /** The names from which the library can be imported. */
  readonly subpaths: readonly string[];
}

/** Packs the build, installs the tarball, and calls `use`; removes the folder afterwards. */
export const withConsumer = async (use: (consumer: Consumer) => Promise<void>): Promise<void> => {
  const place = mkdtempSync(join(tmpdir(), 'sastrugi-package-'));
  const folder = join(place, 'consumer');
  try {
    const { tarball, files } = pack(place);
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    install(folder, [tarball, ...dependencies().map(installed)]);
    await use({ folder, tarball, files, subpaths });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
};

const pack = (place: string): { readonly tarball: string; readonly files: readonly string[] } => {
  const report = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', place]);
  const [packed] = JSON.parse(report) as [{ filename: string; files: readonly { path: string }[] }];
  return { tarball: join(place, packed.filename), files: packed.files.map(({ path }) => path) };
};

/** Installs packages from the project's own installation, so that no network is needed. */
const install = (folder: string, packages: readonly string[]): void => {
  const quietly = ['--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund'];
  run('npm', ['install', ...quietly, ...packages], folder);
};

const installed = (name: string): string => join(root, 'node_modules', name);

const manifest = (folder: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<Record<string, unknown>>;

const dependencies = (): readonly string[] => Object.keys(manifest(root)['dependencies'] as object);

const subpaths = Object.keys(entries()).map((name) => (name === 'index' ? 'sastrugi' : `sastrugi/${name}`));

/** Writes a file into the folder of the consumer. */
export const put = ({ folder }: Consumer, file: string, text: string): string => {
  const path = join(folder, file);
  writeFileSync(path, text);
  return path;
};
