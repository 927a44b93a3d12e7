import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Consumer } from './consumer.js';

/** Lists the dynamic imports of named modules that the CommonJS files keep: test runners such as Jest refuse them. */
export const findDynamicImports = ({ files, folder }: Consumer): readonly string[] =>
  files
    .filter((file) => file.endsWith('.cjs'))
    .flatMap((file) =>
      dynamicImportsIn(readFileSync(join(folder, 'node_modules/sastrugi', file), 'utf8')).map(
        (kept) => `${file} keeps ${kept}`,
      ),
    );

/** Lists the dynamic imports of named modules in a text. */
export const dynamicImportsIn = (text: string): readonly string[] => text.match(/\bimport\(\s*["'`][^)]*\)/g) ?? [];
