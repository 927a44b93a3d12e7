import { describe, expect, test } from 'vitest';
import type { FactNotation } from '../../../src/core/contract/kernel.js';
import { prepare } from '../../../src/games/nunatak/components/index.js';
import { type Box, components, type Event, game, type Options } from '../../../src/games/nunatak/index.js';
import { chanceNotation } from '../../../src/games/nunatak/told.js';
import { words as de } from '../../../src/games/nunatak/words/de.js';
import { words as en } from '../../../src/games/nunatak/words/en.js';
import { words as fr } from '../../../src/games/nunatak/words/fr.js';
import { HIDDEN, orThrow } from '../../../src/index.js';
import { randomGame } from '../../../src/testing/index.js';
import { createGameText } from '../../../src/words/index.js';
import { games } from '../../support/games.js';
import { findSentenceProblems } from '../../words/problems.js';
import { events, play, position } from './positions.js';
import { tastes } from './tastes.js';

const box = prepare(components, '');
const rows = new Map<string, FactNotation<never, Box>>(Object.entries(chanceNotation));

/** Writes the facts of some events, and checks that each has the form of its kind alone. */
const factsOf = (reported: readonly Event[]): readonly string[] =>
  reported.flatMap((event) => {
    const text = rows.get(event.kind)?.write(event as never, box) ?? null;
    if (text === null) return [];
    const forms = [...rows].flatMap(([kind, { pattern }]) => (pattern.test(text) ? [kind] : []));
    expect([text, ...forms]).toEqual([text, event.kind]);
    return [text];
  });

/** Returns the facts of things by what is printed on them. */
const tilesTold = (tiles: readonly number[]): readonly string[] =>
  tiles.map((tile) => `tile=${components.tiles[tile]!.symbols.join('/')}`);
const favoursTold = (favours: readonly number[]): readonly string[] =>
  favours.map((favour) => `fav=${components.favours[favour]!.id}`);
const cardsTold = (cards: readonly number[], word = 'card'): readonly string[] =>
  cards.map((card) => {
    const { pile, symbols, tool, beastSymbols, elderPair } = components.cards[card]!;
    const more = [tool, beastSymbols > 1 ? beastSymbols : null, elderPair?.join('+')].filter((each) => each != null);
    return `${word}=${[`${pile}:${symbols.join('/')}`, ...more].join(':')}`;
  });
const backsTold = (backs: readonly number[]): readonly string[] => backs.map((back) => `back${back}`);

/** Returns the facts of one kind. */
const factsAbout = (facts: readonly string[], word: string): readonly string[] =>
  facts.filter((fact) => /^[a-z]+/.exec(fact)![0] === word);

/** Returns what was on top of a pile. */
const drawn = (before: readonly number[], after: readonly number[]): readonly number[] =>
  before.slice(0, before.length - after.length);

describe.each([1, 2, 3, 4] as const)('with %i players', (players) => {
  test('the facts of a deal are all that is seen of it', () => {
    for (let i = 0; i < games(12); i++) {
      const { state, events: reported } = orThrow(game.deal({ players, seed: `told ${i}` }));
      expect(factsOf(reported)).toEqual([
        ...tilesTold(state.tiles.slice(0, 25)),
        ...favoursTold([...state.favourLine].reverse()),
        ...(players === 4 ? [`completion${state.completionCard}`] : []),
        ...cardsTold(state.line),
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
        expect(factsAbout(facts, 'tile')).toEqual(tilesTold(drawn(state.tileStack, after.tileStack)));
        expect(factsAbout(facts, 'fav')).toEqual(favoursTold(drawn(state.favourDeck, after.favourDeck)));
        if (reported.some(({ kind }) => kind === 'deckReshuffled')) {
          expect(factsAbout(facts, 'back').slice(-after.deckBacks.length)).toEqual(backsTold(after.deckBacks));
        } else if (move.kind !== 'orderCards') {
          expect(factsAbout(facts, 'card')).toEqual(cardsTold(drawn(state.deck, after.deck)));
        }
      }
    }
  });
});

const looking = position({ turnNumber: 4, favours: { 0: [8] }, line: [0, 5, 9, 14], deck: [10, 20, 30] });

test('[NU-FX-9] the cards that one player sees are facts for that player, and left open for the others', () => {
  const reported = events(looking, 'u8');
  const seen = ['seen=1:artisan:rope', 'seen=1:engineer', 'seen=2:artisan:saw'];
  expect(factsOf(reported)).toEqual(seen);
  expect(factsOf(game.viewEvents(reported, 0))).toEqual(seen);
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(factsOf(game.viewEvents(reported, viewer))).toEqual(['seen=?', 'seen=?', 'seen=?']);
  }
  const swapped = events(play(looking, 'u8'), 'x22');
  expect(factsOf(game.viewEvents(swapped, 'spectator'))).toEqual(['swap=1:engineer']);
  expect(factsOf(events(play(looking, 'u8 x22'), 'o312'))).toEqual([]);
});

test('[NU-FX-12] after a shuffle the cards of the line are facts, then the backs of the deck', () => {
  const state = position({ turnNumber: 39, favours: { 2: [12] } });
  const facts = factsOf(events(state, 'u12'));
  const { line, deckBacks } = play(state, 'u12');
  expect(facts).toEqual([...cardsTold(line), ...backsTold(deckBacks)]);
});

/** An event of each kind of fact that chance has not decided yet, and some facts of the kind. */
const OPEN: readonly (readonly [Readonly<Record<string, unknown>>, ...string[]])[] = [
  [{ kind: 'tileLaid', cell: 12, tile: HIDDEN }, 'tile=labourer', 'tile=labourer/engineer'],
  [{ kind: 'favourRevealed', favour: HIDDEN }, 'fav=craft', 'fav=craft:2'],
  [{ kind: 'completionRevealed', completionCard: HIDDEN }, 'completion0', 'completion53', 'completion?'],
  [{ kind: 'cardRevealed', slot: 2, card: HIDDEN }, 'card=1:labourer', 'card=3:beast/elder:2:sculptor+elder'],
  [{ kind: 'backSeen', deckIndex: 4, back: HIDDEN }, 'back1', 'back?'],
  [{ kind: 'cardSeen', player: 1, deckIndex: 0, card: HIDDEN }, 'seen=1:artisan:rope', 'seen=?'],
  [{ kind: 'cardsExchanged', player: 1, slot: 0, card: HIDDEN, replacedCard: 13 }, 'swap=2:sculptor/artisan:saw'],
];

test('the kinds of facts are these', () => {
  expect(OPEN.map(([event]) => event['kind'])).toEqual([...rows.keys()]);
});

test.each(OPEN.map(([event, ...facts]) => [event['kind'] as string, facts] as const))(
  '%s: facts are strictly formed',
  (kind, facts) => {
    const { pattern, grammar } = rows.get(kind)!;
    expect(grammar).toMatch(/^`\w+(N|=NAME)`: /);
    for (const fact of facts) {
      expect([fact, pattern.test(fact)]).toEqual([fact, true]);
      const [word = '', rest = ''] = fact.split(/(?<=^[a-z]+=?)/);
      for (const other of [
        '',
        `0${rest}`,
        `${rest}1:`,
        '-1',
        '1.0',
        '??',
        ` ${rest}`,
        `${rest} `,
        `${rest}\n`,
        'snow',
      ]) {
        expect([word + other, pattern.test(word + other)]).toEqual([word + other, false]);
      }
    }
  },
);

test('cards that differ in what is printed have different facts, and copies the same', () => {
  const facts = cardsTold([...components.cards.keys()]);
  const written = [...components.cards.keys()].map((card) =>
    game.formatChance([{ kind: 'cardRevealed', slot: 0, card }]),
  );
  expect(written).toEqual(facts);
  expect([components.cards.length, new Set(facts).size]).toEqual([54, 36]);
  const favours = [...components.favours.keys()].map((favour) =>
    game.formatChance([{ kind: 'favourRevealed', favour }]),
  );
  expect([favours.length, new Set(favours).size]).toEqual([20, 17]);
});

test('favours that differ in their icon alone are told apart', () => {
  const changed = components.favours.map((each, i) => (i === 2 ? { ...each, minPlayers: 3 } : each));
  const own = orThrow(game.withComponents({ ...components, favours: changed }));
  const written = [1, 2].map((favour) => own.formatChance([{ kind: 'favourRevealed', favour }]));
  expect(written).toEqual(['fav=craft:1', 'fav=craft:3']);
});

test('whether one copy or another is drawn makes one answer', () => {
  const deal = orThrow(game.nextDealQuestion({ players: 3 }, ''));
  expect(deal!.answers.map(({ text }) => text).sort()).toEqual(
    [...new Set(tilesTold([...components.tiles.keys()].slice(0, 25)))].sort(),
  );
  const labourer = deal!.answers.find(({ text }) => text === 'tile=labourer')!;
  expect(labourer.probability).toBeCloseTo(5 / 25, 12);
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
  const { chance: ask } = createGameText(words, game, ['Zoé', 'Ulf', 'Mia']);
  const questions = OPEN.map(([event]) => ask(state, event as never));
  expect(questions.map((question) => question.replace(/\u00a0/g, ' '))).toEqual(asked);
  expect(questions.flatMap((question) => findSentenceProblems(words.locale, question))).toEqual([]);
});

test('the cards that one player sees are reported to the others without the card', () => {
  const [, , hidden] = game.viewEvents(events(looking, 'u8'), 'spectator');
  const said = [en, fr, de].map((words) => createGameText(words, game, ['Zoé', 'Ulf', 'Mia']).event(looking, hidden!));
  expect(said.map((text) => text.replace(/\u00a0/g, ' '))).toEqual([
    'Zoé alone sees card 1 of the deck, from the top.',
    'Zoé regarde en secret la carte 1 de la pioche, depuis le dessus.',
    'Nur Zoé sieht Karte 1 des Stapels, von oben.',
  ]);
});
