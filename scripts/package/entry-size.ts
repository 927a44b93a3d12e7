import { entries } from '../entries.js';
import type { Consumer } from './consumer.js';
import { ENTRIES, SINGLES } from './size-limits.js';
import { leftOf, weightOf } from './weigh.js';

/** The size of what is imported, with its limit. */
export interface ImportWeight {
  /** The subpath, with the name of an export in front of it if only that is imported. */
  readonly name: string;
  readonly size: number;
  readonly limit: number;
}

/** Weighs every subpath as a whole. */
export const entryWeights = (consumer: Consumer): Promise<readonly ImportWeight[]> =>
  Promise.all(
    consumer.subpaths.map(async (name) => {
      const size = await weightOf(consumer, `export * from '${name}';`);
      return { name, size, limit: ENTRIES[name] ?? 0 };
    }),
  );

/** Weighs single exports. */
export const singleWeights = (consumer: Consumer): Promise<readonly ImportWeight[]> =>
  Promise.all(
    Object.entries(SINGLES).flatMap(([subpath, limits]) =>
      Object.entries(limits).map(async ([each, limit]) => {
        const size = await weightOf(consumer, `export { ${each} } from '${subpath}';`);
        return { name: `${each} of ${subpath}`, size, limit };
      }),
    ),
  );

/** Lists the subpaths that leave something in a bundle that imports them for nothing. */
export const unusedFaults = async (consumer: Consumer): Promise<readonly string[]> => {
  const left = await Promise.all(
    Object.keys(entries()).map(async (name) => [name, await leftOf(consumer, `dist/public/${name}.js`)] as const),
  );
  return left
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}, imported for nothing, leaves ${text.length} bytes: ${text.slice(0, 200)}`);
};
