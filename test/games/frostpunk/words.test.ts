import { expect, test } from 'vitest';
import { createEffectLists } from '../../../src/games/frostpunk/components/effect-lists.js';
import {
  ACTIONS,
  BARE_REQUIREMENTS,
  type Components,
  type Effect,
  game,
  MEEPLE_KINDS,
  type Phase,
  RESOURCES,
  type Requirement,
  reasons,
  STAGES,
} from '../../../src/games/frostpunk/index.js';
import { words as de } from '../../../src/games/frostpunk/words/de.js';
import { names } from '../../../src/games/frostpunk/words/en/refusals.js';
import { words as en } from '../../../src/games/frostpunk/words/en.js';
import { words as fr } from '../../../src/games/frostpunk/words/fr.js';
import { orThrow } from '../../../src/index.js';
import { optionsToTry } from '../../../src/testing/index.js';
import { createGameText } from '../../../src/words/index.js';
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
  pack.citizenCards,
  pack.experts,
  pack.expeditions,
].flat();

const { all: lists, allOptionSets: sets } = createEffectLists(pack);

/** Lists the different effects or requirements of a pack. */
const different = <A>(all: readonly A[]): readonly A[] => [
  ...new Map(all.map((each) => [JSON.stringify(each), each])).values(),
];
const required = [
  ...sets.flatMap(({ options }) => options.flatMap(({ when }) => when)),
  ...lists.flatMap(({ effects }) => effects.flatMap((effect) => (effect.kind === 'if' ? effect.when : []))),
  ...lists.flatMap(({ effects }) => effects.flatMap((effect) => (effect.kind === 'endGame' ? effect.wonWhen : []))),
];

/** Effects and requirements that this pack does not use. */
const moreEffects: readonly Effect[] = [{ kind: 'activate', track: 'hope', token: 'any', amount: 1 }];
const moreRequired: readonly Requirement[] = [
  ...BARE_REQUIREMENTS.map((kind) => ({ kind })),
  { kind: 'idle', who: 'engineer', amount: 2 },
  { kind: 'inReserve', who: 'child', amount: 1 },
];

wordTests({
  game,
  reasons,
  languages: [en, fr, de],
  options: optionsToTry(game).filter(({ players, difficulty }) => players === 2 || difficulty === 'normal'),
  choosers: [careful, curious('words')],
  games: 24,
  printed: /^(title|token)\./,
  refusalParameters: Object.keys(names).flatMap((key) =>
    key.startsWith('now.') ? [{ now: key.slice(4) as Phase['kind'] }] : [],
  ),
  rare: {
    moves: [{ kind: 'chooseScout', slot: 0 }, { kind: 'takeDuskOffer' }],
    events: [
      { kind: 'citizenLeft', citizenType: 'worker' },
      { kind: 'citizenCardDrawn', card: 'C01' },
      { kind: 'expertDrawn', expert: 'P1' },
      { kind: 'deckShuffled', deck: 'citizens' },
    ],
    phases: [{ kind: 'chooseScout' }, { kind: 'activate', track: 'hope' }, { kind: 'exhaust', track: 'hope' }],
  },
  named: {
    player: [0, 1, 2, 3],
    category: ['survivors', 'hope', 'discontent', 'works', 'rounds', 'victory'],
    tieBreak: [],
    stage: STAGES,
    meeple: MEEPLE_KINDS,
    someone: MEEPLE_KINDS,
    resource: RESOURCES,
    someResource: RESOURCES,
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
  const named = Object.keys(messages).filter((key) => /^(title|token)\./.test(key));
  expect(named.sort()).toEqual(printed.sort());
});

test.each([
  [{ kind: 'site', site: 'n3a' }, 'n3a'],
  [{ kind: 'action', action: 'scout' }, 'send a Scout'],
  [{ kind: 'stack', slot: 1 }, 'slot 2'],
  [{ kind: 'card', card: 'C02' }, 'Carpenter'],
] as const)('the place of a Meeple is named: %o', (place, name) => {
  const state = orThrow(game.setup({ players: 2, seed: 'places' }));
  const sentence = createGameText(en, game).event(state, { kind: 'meeplePlaced', meeple: 'worker', place });
  expect(sentence).toContain(name);
});

test("an owner's titles are written as the owner has them", () => {
  const citizenCards = pack.citizenCards.map((card, i) => (i === 0 ? { ...card, title: 'Mrs Harding' } : card));
  const own = orThrow(game.withComponents({ ...pack, id: 'own', citizenCards }));
  const names = [en, fr, de].map((words) => createGameText(words, own).name('card', 'C01'));
  expect(names).toEqual(['Mrs Harding', 'Mrs Harding', 'Mrs Harding']);
  expect(createGameText(fr, own).name('card', 'C02')).toBe('Charpentier');
});
