import { expect, test } from 'vitest';
import { programsOf } from '../../../src/games/frostpunk/components/programs.js';
import { NOW } from '../../../src/games/frostpunk/decisions.js';
import {
  ACTIONS,
  BARE,
  type Components,
  DIFFICULTIES,
  type Effect,
  game,
  KINDS,
  RESOURCES,
  type Req,
  reasons,
  STAGES,
} from '../../../src/games/frostpunk/index.js';
import { words as de } from '../../../src/games/frostpunk/words/de.js';
import { words as en } from '../../../src/games/frostpunk/words/en.js';
import { words as fr } from '../../../src/games/frostpunk/words/fr.js';
import { orThrow } from '../../../src/index.js';
import { optionsToTry } from '../../../src/testing/index.js';
import { wordsOf } from '../../../src/words/index.js';
import { wordTests } from '../../words/suite.js';
import { careful, curious } from './players.js';

const pack: Components = game.components;
const tokens = [...pack.tokens.hope, ...pack.tokens.discontent].map(({ id }) => id);
const titledCards = [
  pack.buildings,
  pack.morning,
  pack.dusk,
  pack.council,
  pack.laws,
  pack.technologies,
  pack.citizens,
  pack.experts,
  pack.expeditions,
].flat();

const { lists, sets } = programsOf(pack);

/** Lists the different effects or requirements of a pack. */
const different = <A>(all: readonly A[]): readonly A[] => [
  ...new Map(all.map((each) => [JSON.stringify(each), each])).values(),
];
const required = [
  ...sets.flatMap(({ options }) => options.flatMap(({ when }) => when)),
  ...lists.flatMap(({ effects }) => effects.flatMap((effect) => (effect.kind === 'if' ? effect.when : []))),
  ...lists.flatMap(({ effects }) => effects.flatMap((effect) => (effect.kind === 'finish' ? effect.won : []))),
];

/** Effects and requirements that this pack does not use. */
const moreEffects: readonly Effect[] = [{ kind: 'activate', track: 'hope', token: 'any', n: 1 }];
const moreRequired: readonly Req[] = [
  ...BARE.map((kind) => ({ kind })),
  { kind: 'idle', who: 'engineer', n: 2 },
  { kind: 'home', who: 'child', n: 1 },
];

wordTests({
  game,
  reasons,
  languages: [en, fr, de],
  options: optionsToTry(game).filter(({ players, difficulty }) => players === 2 || difficulty === 'normal'),
  choosers: [careful, curious('words')],
  games: 24,
  printed: /^(title|token)\./,
  facts: (Object.keys(NOW) as (keyof typeof NOW)[]).map((now) => ({ now })),
  rare: {
    moves: [{ kind: 'stack', slot: 0 }, { kind: 'patrol' }],
    events: [
      { kind: 'cardTaken', card: 'C01' },
      { kind: 'expertDrawn', expert: 'P1' },
      { kind: 'shuffled', deck: 'citizens' },
    ],
    phases: [{ kind: 'scout' }, { kind: 'activate', track: 'hope' }, { kind: 'exhaust', track: 'hope' }],
  },
  things: {
    player: [0, 1, 2, 3],
    option: [
      'players',
      'players.1',
      'seed',
      'difficulty',
      ...DIFFICULTIES.map((difficulty) => `difficulty.${difficulty}`),
      'expert',
    ],
    category: ['survivors', 'hope', 'discontent', 'works', 'rounds', 'victory'],
    tieBreak: [],
    stage: STAGES,
    kind: KINDS,
    someone: KINDS,
    res: RESOURCES,
    someRes: RESOURCES,
    zone: ['near', 'far'],
    action: ACTIONS,
    track: ['hope', 'discontent'],
    token: tokens,
    card: [...[...titledCards, ...pack.scenario].map(({ id }) => id), 'L3.a', 'CALL'],
    tile: pack.tiles.map((_, tile) => tile),
    site: ['g0', 'n3a', 'f2', 'p1'],
    slot: [0, 1, 2, 3],
    effect: different([...lists.flatMap(({ effects }) => effects), ...moreEffects]),
    requirement: different([...required, ...moreRequired]),
    ending: ['hope', 'discontent', 'generator', 'sickness', 'hunger', 'corpses', 'objective', 'scenario'],
  },
});

test.each([fr, de])('every title and every token of the pack has words, and no others have', ({ messages }) => {
  const printed = [...titledCards.map(({ title }) => `title.${title}`), ...tokens.map((id) => `token.${id}`)];
  const told = Object.keys(messages).filter((key) => /^(title|token)\./.test(key));
  expect(told.sort()).toEqual(printed.sort());
});

test.each([
  [{ kind: 'site', site: 'n3a' }, 'n3a'],
  [{ kind: 'action', action: 'scout' }, 'send a Scout'],
  [{ kind: 'stack', slot: 1 }, 'slot 2'],
  [{ kind: 'card', card: 'C02' }, 'Carpenter'],
] as const)('the place of a Meeple is named: %o', (where, name) => {
  const state = orThrow(game.setup({ players: 2, seed: 'places' }));
  const sentence = wordsOf(en, game).event(state, { kind: 'meeplePlaced', meeple: 'worker', where });
  expect(sentence).toContain(name);
});

test("an owner's titles are told as the owner has them", () => {
  const citizens = pack.citizens.map((card, i) => (i === 0 ? { ...card, title: 'Mrs Harding' } : card));
  const own = orThrow(game.withComponents({ ...pack, id: 'own', citizens }));
  const names = [en, fr, de].map((words) => wordsOf(words, own).name('card', 'C01'));
  expect(names).toEqual(['Mrs Harding', 'Mrs Harding', 'Mrs Harding']);
  expect(wordsOf(fr, own).name('card', 'C02')).toBe('Charpentier');
});
