import { orThrow } from '../../src/index.js';
import { expectCaught, withFunctions } from './broken.js';
import { game as toy } from './toy/index.js';

/** Returns the toy with the seeds of its games changed. */
const dealt = (bend: (seed: string) => string) =>
  withFunctions({ setup: (options) => toy.setup({ ...options, seed: bend(options.seed) }) });

expectCaught(21, [
  [
    'a seed is repeated until it is long enough',
    dealt((seed) => seed.repeat(200).slice(0, 200)),
    /the seeds \["(.+)","\1\1"\] have the same key/,
  ],
  [
    'a seed loses the high bits of its characters',
    dealt((seed) => Buffer.from(seed, 'latin1').toString('latin1')),
    /have the same key/,
  ],
  ['a seed is read without its case', dealt((seed) => seed.toLowerCase()), /have the same key/],
  ['a seed is normalized', dealt((seed) => seed.normalize('NFC')), /have the same key/],
  ['a seed is trimmed', dealt((seed) => seed.trim() || seed), /the seeds \["(.+)","(\1 | \1)"\] have the same key/],
  ['a seed is read as a number', dealt((seed) => String(Number(seed) || seed)), /have the same key/],
  [
    'the same components have another id',
    withFunctions({
      withComponents: (own) => ({ _tag: 'Right', right: { ...orThrow(toy.withComponents(own)), componentsId: 'own' } }),
    }),
    /the id of the same components: \[1\] is "own"/,
  ],
]);
