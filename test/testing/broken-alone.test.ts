import { expect, test } from 'vitest';
import { insecureRandomStateOf } from '../../src/core/chance/random.js';
import type { Game } from '../../src/core/contract/game.js';
import { brokenBy, parsing, scoring, withFunctions, withRules } from './broken.js';
import { type Toy, game as toy } from './toy/index.js';

let dealt = 0;

const alone: readonly (readonly [number, string, Game<Toy>])[] = [
  [
    2,
    'the mask is not cleared',
    withFunctions({ legalMask: (state, mask) => (mask[0] === 7 ? mask : toy.legalMask(state, mask)) }),
  ],
  [
    3,
    'deal marks its options',
    withFunctions({ deal: (options) => toy.deal(Object.assign(options, { players: options.players })) }),
  ],
  [
    4,
    'encoding drops something',
    withFunctions({ State: { ...toy.State, encode: (state) => ({ ...state, kept: [] }) } }),
  ],
  [5, 'keys change places with every deal', withFunctions({ setup: (options) => shuffled(toy.setup(options)) })],
  [7, 'spaces are taken off', parsing((text) => text.trim())],
  [8, 'a card that is drawn is told to all', withRules({ hiddenEventFields: { covered: ['card'] } })],
  [10, 'nobody is last', scoring((table) => ({ ...table, ranking: [...table.ranking, []] }))],
  [
    12,
    'a walk has other chance',
    withFunctions({ walk: (state) => toy.walk({ ...state, random: insecureRandomStateOf('other') }) }),
  ],
  [13, 'the rules have no version', withRules({ version: '' })],
];

function shuffled(setup: ReturnType<typeof toy.setup>): typeof setup {
  if (setup._tag === 'Left' || dealt++ % 3 === 0) return setup;
  const { random, ...rest } = setup.right;
  return { ...setup, right: { ...rest, random } };
}

test.each(alone)('only promise %i is broken if %s', (number, _, game) => expect(brokenBy(game)).toEqual([number]));
