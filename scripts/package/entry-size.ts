import { listEntries } from '../entries.js';
import type { Consumer } from './consumer.js';
import { bundleUnused, measureSize } from './measure-size.js';
import { MAX_ENTRY_KB, MAX_EXPORT_KB } from './size-limits.js';

/** The size of what is imported, with its limit. */
export interface ImportSize {
  /** The subpath, with the name of an export in front of it if only that is imported. */
  readonly name: string;
  readonly size: number;
  readonly limit: number;
}

/** Weighs every subpath as a whole. */
export const measureEntries = (consumer: Consumer): Promise<readonly ImportSize[]> =>
  Promise.all(
    consumer.subpaths.map(async (name) => {
      const size = await measureSize(consumer, `export * from '${name}';`);
      return { name, size, limit: MAX_ENTRY_KB[name] ?? 0 };
    }),
  );

/** Weighs single exports. */
export const measureExports = (consumer: Consumer): Promise<readonly ImportSize[]> =>
  Promise.all(
    Object.entries(MAX_EXPORT_KB).flatMap(([subpath, limits]) =>
      Object.entries(limits).map(async ([each, limit]) => {
        const size = await measureSize(consumer, `export { ${each} } from '${subpath}';`);
        return { name: `${each} of ${subpath}`, size, limit };
      }),
    ),
  );

/** Lists the subpaths that leave something in a bundle that imports them for nothing. */
export const findUnusedCode = async (consumer: Consumer): Promise<readonly string[]> => {
  const left = await Promise.all(
    Object.keys(listEntries()).map(
      async (name) => [name, await bundleUnused(consumer, `dist/public/${name}.js`)] as const,
    ),
  );
  return left
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}, imported for nothing, leaves ${text.length} bytes: ${text.slice(0, 200)}`);
};
