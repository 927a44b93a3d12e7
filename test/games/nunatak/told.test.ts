import { describe, expect, test } from 'vitest';
import type { FactKind } from '../../../src/core/contract/chance-facts.js';
import { prepare } from '../../../src/games/nunatak/components/index.js';
import { type Box, components, type Event, game, type Options } from '../../../src/games/nunatak/index.js';
import { chance } from '../../../src/games/nunatak/told.js';
import { words as de } from '../../../src/games/nunatak/words/de.js';
import { words as en } from '../../../src/games/nunatak/words/en.js';
import { words as fr } from '../../../src/games/nunatak/words/fr.js';
import { HIDDEN, orThrow } from '../../../src/index.js';
import { randomGame } from '../../../src/testing/index.js';
import { wordsOf } from '../../../src/words/index.js';
import { games } from '../../support/games.js';
import { sentenceFaults } from '../../words/faults.js';
import { events, play, position } from './positions.js';
import { tastes } from './tastes.js';

const box = prepare(components, '');
const rows = new Map<string, FactKind<never, Box>>(Object.entries(chance));

/** Writes the facts of some events, and checks that each has the form of its kind alone. */
const factsOf = (reported: readonly Event[]): readonly string[] =>
  reported.flatMap((event) => {
    const text = rows.get(event.kind)?.write(event as never, box) ?? null;
    if (text === null) return [];
    const forms = [...rows].flatMap(([kind, { form }]) => (form.test(text) ? [kind] : []));
    expect([text, ...forms]).toEqual([text, event.kind]);
    return [text];
  });

const numbered = (word: string, numbers: readonly number[]): readonly string[] => numbers.map((each) => word + each);

/** Returns the numbers in the facts of one kind. */
const numbersIn = (facts: readonly string[], word: string): readonly number[] =>
  facts.filter((fact) => /^[a-z]+/.exec(fact)![0] === word).map((fact) => Number(fact.slice(word.length)));

/** Returns what was on top of a pile. */
const drawn = (before: readonly number[], after: readonly number[]): readonly number[] =>
  before.slice(0, before.length - after.length);

describe.each([1, 2, 3, 4] as const)('with %i players', (players) => {
  test('the facts of a deal are all that is seen of it', () => {
    for (let i = 0; i < games(12); i++) {
      const { state, events: reported } = orThrow(game.deal({ players, seed: `told ${i}` }));
      expect(factsOf(reported)).toEqual([
        ...numbered('tile', state.tiles.slice(0, 25)),
        ...numbered('fav', [...state.favourLine].reverse()),
        ...numbered('completion', players === 4 ? [state.completion] : []),
        ...numbered('card', state.line),
      ]);
    }
  });

  test('every fact of a game has the form of its kind, and all that is seen of the piles is a fact', () => {
    for (let i = 0; i < games(12); i++) {
      const options: Options = { players, seed: `told ${i}` };
      for (const { state, move } of randomGame(game, options, tastes['devout'], `picks ${i}`)) {
        if (move === undefined) continue;
        const { state: after, events: reported } = orThrow(game.step(state, move));
        const facts = factsOf(reported);
        expect(numbersIn(facts, 'tile')).toEqual(drawn(state.stack, after.stack));
        expect(numbersIn(facts, 'fav')).toEqual(drawn(state.favourDeck, after.favourDeck));
        if (reported.some(({ kind }) => kind === 'reshuffled')) {
          expect(numbersIn(facts, 'back').slice(-after.backs.length)).toEqual(after.backs);
        } else if (move.kind !== 'order') {
          expect(numbersIn(facts, 'card')).toEqual(drawn(state.deck, after.deck));
        }
      }
    }
  });
});

const looking = position({ turn: 4, favours: { 0: [8] }, line: [0, 5, 9, 14], deck: [10, 20, 30] });

test('[NU-FX-9] the cards that one player sees are facts for that player, and left open for the others', () => {
  const reported = events(looking, 'u8');
  expect(factsOf(reported)).toEqual(['seen10', 'seen20', 'seen30']);
  expect(factsOf(game.viewEvents(reported, 0))).toEqual(['seen10', 'seen20', 'seen30']);
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(factsOf(game.viewEvents(reported, viewer))).toEqual(['seen?', 'seen?', 'seen?']);
  }
  const swapped = events(play(looking, 'u8'), 'x22');
  expect(factsOf(game.viewEvents(swapped, 'spectator'))).toEqual(['swap20']);
  expect(factsOf(events(play(looking, 'u8 x22'), 'o312'))).toEqual([]);
});

test('[NU-FX-12] after a shuffle the cards of the line are facts, then the backs of the deck', () => {
  const state = position({ turn: 39, favours: { 2: [12] } });
  const facts = factsOf(events(state, 'u12'));
  const { line, backs } = play(state, 'u12');
  expect(facts).toEqual([...numbered('card', line), ...numbered('back', backs)]);
});

/** The word of each kind of fact, and an event of it that chance has not decided yet. */
const OPEN: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['tile', { kind: 'tileLaid', cell: 12, tile: HIDDEN }],
  ['fav', { kind: 'favourRevealed', favour: HIDDEN }],
  ['completion', { kind: 'completionRevealed', completion: HIDDEN }],
  ['card', { kind: 'cardRevealed', slot: 2, card: HIDDEN }],
  ['back', { kind: 'backSeen', place: 4, back: HIDDEN }],
  ['seen', { kind: 'cardSeen', player: 1, place: 0, card: HIDDEN }],
  ['swap', { kind: 'deckExchanged', player: 1, slot: 0, card: HIDDEN, gone: 13 }],
];

test('the kinds of facts are these', () => {
  expect(OPEN.map(([, { kind }]) => kind)).toEqual([...rows.keys()]);
});

test.each(OPEN)('%s: facts are strictly formed, and written ? as long as they are open', (word, event) => {
  expect(factsOf([event as never])).toEqual([`${word}?`]);
  const { form, grammar } = rows.get(event['kind'] as string)!;
  expect(grammar).toMatch(`\`${word}N\`: `);
  for (const number of ['0', '9', '53', '?']) expect(form.test(word + number)).toBe(true);
  for (const number of ['', '00', '01', '100', '-1', '1.0', '??', ' 1', '1 ', '1\n']) {
    expect(form.test(word + number)).toBe(false);
  }
});

const QUESTIONS = [
  [
    en,
    'Which tile is laid on 1c3?',
    'Which favour is revealed?',
    'Which completion card is revealed?',
    'Which card comes into slot 3 of the line?',
    'Which number is on the back of card 5 of the deck, from the top?',
    'Which card does Ulf see in place 1 of the deck, from the top?',
    'Which card of the deck comes into slot 1 of the line, for this one: artisan with a saw?',
  ],
  [
    fr,
    'Quelle dalle est posée en 1c3 ?',
    'Quelle faveur est dévoilée ?',
    'Quelle carte Achèvement est dévoilée ?',
    'Quelle carte arrive à la place 3 du cortège ?',
    'Quel numéro porte au dos la carte 5 de la pioche, depuis le dessus ?',
    'Quelle est la carte 1 de la pioche, depuis le dessus, vue par Ulf ?',
    'Quelle carte de la pioche arrive à la place 1 du cortège, en échange de : artisan à la scie à perche ?',
  ],
  [
    de,
    'Welche Platte wird auf 1c3 gelegt?',
    'Welche Gunst wird aufgedeckt?',
    'Welche Vollendungskarte wird aufgedeckt?',
    'Welche Karte kommt auf Platz 3 der Auslage?',
    'Welche Zahl steht auf der Rückseite von Karte 5 des Stapels, von oben?',
    'Welche Karte sieht Ulf an Stelle 1 des Stapels, von oben?',
    'Welche Karte des Stapels kommt auf Platz 1 der Auslage, an Stelle von: Handwerker mit Säge?',
  ],
] as const;

test.each(QUESTIONS)('every kind of fact has a question in $locale', (words, ...asked) => {
  const state = orThrow(game.setup({ players: 3, seed: 'told' }));
  const { chance: ask } = wordsOf(words, game, ['Zoé', 'Ulf', 'Mia']);
  const questions = OPEN.map(([, event]) => ask(state, event as never));
  expect(questions.map((question) => question.replace(/\u00a0/g, ' '))).toEqual(asked);
  expect(questions.flatMap((question) => sentenceFaults(words.locale, question))).toEqual([]);
});

test('the cards that one player sees are reported to the others without the card', () => {
  const [, , hidden] = game.viewEvents(events(looking, 'u8'), 'spectator');
  const said = [en, fr, de].map((words) => wordsOf(words, game, ['Zoé', 'Ulf', 'Mia']).event(looking, hidden!));
  expect(said.map((text) => text.replace(/\u00a0/g, ' '))).toEqual([
    'Zoé alone sees card 1 of the deck, from the top.',
    'Zoé regarde en secret la carte 1 de la pioche, depuis le dessus.',
    'Nur Zoé sieht Karte 1 des Stapels, von oben.',
  ]);
});
