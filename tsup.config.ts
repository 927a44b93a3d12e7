import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { entries, parts } from './scripts/entries.js';

/** io-ts makes all its types when it is loaded; marked as pure, those that we do not use are left out. */
const shakeIoTs: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'shake-io-ts',
  setup: ({ onLoad }) => {
    onLoad({ filter: /io-ts[\\/]es6[\\/]index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('/** @class */', '/* @__PURE__ */')
        .replace(/^var \w+ = (?=new )/gm, '$&/* @__PURE__ */ ')
        .replace(/^(export var \w+ = )(?=new |brand|refinement)/gm, '$1/* @__PURE__ */ '),
    }));
  },
};

/** alea comes with a wrapper for every module system and with other numbers than ours; of it we use the seeding alone. */
const unwrapAlea: typeof shakeIoTs = {
  name: 'unwrap-alea',
  setup: ({ onLoad }) => {
    onLoad({ filter: /seedrandom[\\/]lib[\\/]alea\.js$/ }, ({ path }) => {
      const inner = /function\(global, module, define\) \{(.*)if \(module && module\.exports\)/s.exec(
        readFileSync(path, 'utf8'),
      );
      if (inner === null) throw new Error('alea is written otherwise than expected');
      return { contents: `${inner[1]}\nexport default (seed) => ({ state: () => new Alea(seed) });` };
    });
  },
};

export default defineConfig({
  entry: { ...entries(), ...parts() },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  clean: true,
  splitting: true,
  treeshake: true,
  noExternal: [/^fp-ts/, /^io-ts/, /^seedrandom/, /^@noble/],
  external: ['fast-check'],
  esbuildPlugins: [shakeIoTs, unwrapAlea],
  // Platform 'neutral' has none; 'module' leads io-ts to the copy that can be shaken.
  esbuildOptions: (options) => {
    options.mainFields = ['module', 'main'];
  },
});
