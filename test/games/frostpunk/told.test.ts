import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { HIDDEN } from '../../../src/core/types/base-types.js';
import { prepare } from '../../../src/games/frostpunk/box.js';
import { components, type Event, game, type State } from '../../../src/games/frostpunk/index.js';
import { chanceNotation } from '../../../src/games/frostpunk/told.js';
import { words as de } from '../../../src/games/frostpunk/words/de.js';
import { words as en } from '../../../src/games/frostpunk/words/en.js';
import { words as fr } from '../../../src/games/frostpunk/words/fr.js';
import { randomGame } from '../../../src/testing/index.js';
import { createGameText } from '../../../src/words/index.js';
import { games } from '../../support/games.js';
import { curious } from './players.js';
import { asked, city, duskDeck, eventsOf, hand, law, moved, number, opening, people } from './positions.js';

type Kind = keyof typeof chanceNotation;
const KINDS = Object.keys(chanceNotation) as readonly Kind[];
const box = prepare(components, game.componentsId);

/** Writes the fact of an event; null if chance did not decide it. */
const factOf = (event: Event): string | null => {
  const row = (chanceNotation as Readonly<Record<string, { write(event: Event, inside: typeof box): string | null }>>)[
    event.kind
  ];
  return row === undefined ? null : row.write(event, box);
};

const factsOf = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => {
    const fact = factOf(event);
    return fact === null ? [] : [fact];
  });

/** One event of each kind that chance decides, with the fields that it decides hidden. */
const unanswered: readonly Event[] = [
  { kind: 'expertDrawn', expert: HIDDEN },
  ...(['morning', 'weather', 'dusk', 'council'] as const).map(
    (deck) => ({ kind: 'cardRevealed', deck, card: HIDDEN }) as const,
  ),
  { kind: 'cubesThrown', amount: 3, fallen: HIDDEN, inside: HIDDEN } as unknown as Event,
  { kind: 'deathCardApplied', citizenType: 'child', card: HIDDEN, from: 'deck' },
  { kind: 'tokenChanged', track: 'hope', token: HIDDEN, change: 'placed' },
  { kind: 'tokenChanged', track: 'discontent', token: HIDDEN, change: 'placed' },
  { kind: 'tileDrawn', zone: 'near', tile: HIDDEN },
  { kind: 'tileDrawn', zone: 'far', tile: HIDDEN },
  { kind: 'expeditionStackChanged', slot: 1, card: HIDDEN, change: 'added' },
  { kind: 'citizenCardDrawn', card: HIDDEN },
];

describe('the facts of chance', () => {
  test('have the form of their kind and no other, in whole games', () => {
    const written = new Map<string, Set<string>>();
    for (let i = 0; i < games(24); i++) {
      const options = { players: ((i % 4) + 1) as 1 | 2 | 3 | 4, seed: `told ${i}` };
      const all = [...orThrow(game.deal(options)).events];
      for (const { state, move } of randomGame(game, options, curious(options.seed))) {
        if (move !== undefined) all.push(...orThrow(game.step(state, move)).events);
      }
      for (const event of all) {
        const fact = factOf(event);
        if (fact !== null) written.set(event.kind, (written.get(event.kind) ?? new Set()).add(fact));
      }
    }
    for (const [kind, facts] of written) {
      for (const fact of facts)
        expect([fact, KINDS.filter((each) => chanceNotation[each].pattern.test(fact))]).toEqual([fact, [kind]]);
    }
    expect([...written.keys()].sort()).toEqual([...KINDS].sort());
  });

  test('refuse what is not written so', () => {
    for (const text of [
      '',
      '?',
      'fell',
      'fell03',
      'fell-1',
      'fell?',
      '+Trust',
      'hand:?',
      'W04 ',
      'L3.c',
      'slot0',
      'w04',
    ])
      expect(
        KINDS.filter((kind) => chanceNotation[kind].pattern.test(text)),
        text,
      ).toEqual([]);
  });

  test('have `?` for what is hidden', () => {
    expect(unanswered.map(factOf)).toEqual([
      ...['expert:?', '?', '?', '?', '?', 'fell?', 'death:?', '+?', '+?', 'tile:?', 'tile:?', 'slot1:?', 'hand:?'],
    ]);
  });

  test('are none where chance decides nothing', () => {
    const events: readonly Event[] = [
      { kind: 'cardRevealed', deck: 'expert', card: 'P1' },
      { kind: 'cardRevealed', deck: 'scenario', card: 'S1' },
      { kind: 'deathCardApplied', citizenType: 'worker', card: 'C01', from: 'hand' },
      { kind: 'deathCardApplied', citizenType: 'worker', card: 'none', from: 'deck' },
      { kind: 'tokenChanged', track: 'hope', token: 'trust', change: 'active' },
      { kind: 'expeditionStackChanged', slot: 3, card: 'X1', change: 'opened' },
      { kind: 'expeditionStackChanged', slot: 0, card: 'A1', change: 'dark' },
      { kind: 'expeditionStackChanged', slot: 0, card: 'A1', change: 'gone' },
    ];
    expect(events.map(factOf)).toEqual(events.map(() => null));
  });

  test('[FP-DEATH-3] a card discarded for a death is from the hand', () => {
    const dying = city(people('worker', 5, 5, true), hand('C07', 'C01'));
    const asking = moved(dying, 'clear:W:near');
    expect(eventsOf(asking, 'discard:C01')[0]).toMatchObject({ card: 'C01', from: 'hand' });
    expect(eventsOf(asking, 'draw')[0]).toMatchObject({ from: 'deck' });
  });
});

describe('what is reported', () => {
  /** Writes what a deal shows, from the state. */
  const seenIn = ({ hope, discontent, hand: cards, expeditionStacks, tiles, expert }: State): readonly string[] => [
    ...[...hope, ...discontent].map(({ token }) => `+${token}`),
    ...cards.map((card) => `hand:${components.citizenCards[card]!.id}`),
    ...expeditionStacks.flatMap((stack, slot) =>
      stack.cards.map(({ card }) => `slot${slot}:${components.expeditions[card]!.id}`),
    ),
    ...components.start.tilePositions.map((position) => `tile:${components.tiles[tiles[number(position)]!]!.id}`),
    `expert:${components.experts[expert]!.id}`,
  ];

  test('[FP-SETUP-2] a deal reports all that is drawn, in its order, and the drawn expert last', () => {
    for (let i = 0; i < games(40); i++) {
      const { state, events } = orThrow(game.deal({ players: 2, seed: `dealt ${i}` }));
      expect(factsOf(events)).toEqual(seenIn(state));
    }
  });

  test('[FP-WEA-1] the first Morning and Weather cards are not dealt: they are reported as they are turned up', () => {
    for (let i = 0; i < games(10); i++) {
      const options = { players: 2, seed: `turned ${i}` } as const;
      const { state: dealt, events } = orThrow(game.deal(options));
      expect(events.filter(({ kind }) => kind === 'cardRevealed')).toEqual([]);
      expect([dealt.morning.current, dealt.weather.current]).toEqual([-1, -1]);
      const turned: Event[] = [];
      for (const { state, move } of randomGame(game, options, curious(options.seed))) {
        if (state.round > 2 || move === undefined) break;
        turned.push(...orThrow(game.step(state, move)).events);
      }
      const dawn = turned.findIndex((event) => event.kind === 'stageStarted' && event.stage === 'dawn');
      const decks = turned.flatMap((event, at) =>
        event.kind === 'cardRevealed' && (event.deck === 'morning' || event.deck === 'weather')
          ? [`${event.deck}${at > dawn ? '' : ' too early'}`]
          : [],
      );
      expect(decks.slice(0, 2)).toEqual(['morning', 'weather'].slice(0, decks.length));
    }
  });

  test('[FP-SETUP-2] a given expert is not reported', () => {
    const { events } = orThrow(game.deal({ players: 2, seed: 'given', expert: 'P3' }));
    expect(events.filter(({ kind }) => kind === 'expertDrawn')).toEqual([]);
  });

  test('the facts of a move say all that its views show, whatever is hidden', () => {
    for (let i = 0; i < games(12); i++) {
      const options = { players: 2, seed: `views ${i}` } as const;
      for (const { state, move } of randomGame(game, options, curious(options.seed))) {
        if (move === undefined) continue;
        const sample = game.determinizer(game.view(state, 'spectator'));
        const shown = new Map<string, string>();
        for (let n = 0; n < 4; n++) {
          const { state: after, events } = orThrow(game.step(sample(`world ${n}`), move));
          const facts = factsOf(events).join(' ');
          const view = JSON.stringify(game.view(after, 'spectator'));
          expect(shown.get(facts) ?? view, `${game.formatMove(move)}, ${facts}`).toBe(view);
          shown.set(facts, view);
        }
      }
    }
  });

  test('[FP-LAW-3, FP-DUSK-3] a consequence is reported when its card is drawn', () => {
    const drawn = (consequence: 'a' | 'b') =>
      factsOf(eventsOf(city(asked('dusk', 0, { kind: 'dusk' }), law('L5', consequence), duskDeck('L5')), 'done'))[0];
    expect([drawn('a'), drawn('b')]).toEqual(['L5.a', 'L5.b']);
  });
});

describe('a told game', () => {
  /** Hides in a value what is hidden in another: told games may know more than a view. */
  const hiddenAs = (value: unknown, view: unknown): unknown => {
    if (view === HIDDEN || typeof value !== 'object' || value === null) return view === HIDDEN ? HIDDEN : value;
    const parts = Object.entries(value).map(([key, part]) => [key, hiddenAs(part, Reflect.get(view as object, key))]);
    return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  };

  test('comes to the views of the seeded one, by its facts alone', () => {
    for (let i = 0; i < games(20); i++) {
      const options = { players: ((i % 4) + 1) as 1 | 2 | 3 | 4, difficulty: 'easy' } as const;
      const seed = `retold ${i}`;
      const dealt = orThrow(game.deal({ ...options, seed }));
      let told = orThrow(game.dealTold(options, game.formatChance(dealt.events)));
      expect(told.events).toEqual(dealt.events);
      for (const { state, move } of randomGame(game, { ...options, seed }, curious(seed))) {
        const view = game.view(state, 'spectator');
        expect(hiddenAs(told.position, view)).toEqual(view);
        if (move === undefined) continue;
        const { events } = orThrow(game.step(state, move));
        told = orThrow(game.stepTold(told.position, move, game.formatChance(events)));
        expect(told.events).toEqual(events);
      }
    }
  });

  test('asks for one fact after the other', () => {
    const options = { players: 1 } as const;
    const { events } = orThrow(game.deal({ ...options, seed: 'asked' }));
    const facts = factsOf(events);
    for (const [i, fact] of facts.entries()) {
      const question = orThrow(game.nextDealQuestion(options, facts.slice(0, i).join(' ')));
      expect(question?.answers.map(({ text }) => text)).toContain(fact);
      expect(question?.openText).toBe(null);
      expect(factOf(question!.event)).toContain(HIDDEN);
    }
    expect(orThrow(game.nextDealQuestion(options, facts.join(' ')))).toBe(null);
  });

  test('[FP-DUSK-3, FP-DUSK-5] a Dusk card can be one of the deck, a consequence of an unknown face, or the Council card', () => {
    const evening = city(asked('dusk', 0, { kind: 'dusk' }), law('L5'), duskDeck('D01', 'L5', 'council'));
    const question = orThrow(
      game.nextChanceQuestion(game.view(evening, 'spectator'), orThrow(game.parseMove('done')), ''),
    );
    const councils = components.council.map(({ id }) => [id, 1 / 18] as const);
    expect(Object.fromEntries(question!.answers.map(({ text, probability }) => [text, probability]))).toEqual(
      Object.fromEntries(
        [['D01', 1 / 3], ['L5.a', 1 / 6], ['L5.b', 1 / 6], ...councils].map(([id, share]) => [
          id,
          expect.closeTo(Number(share), 12),
        ]),
      ),
    );
    expect(question!.event).toEqual({ kind: 'cardRevealed', deck: HIDDEN, card: HIDDEN });
  });

  test('[FP-LAW-3] the consequence of a law stays open when it is enacted', () => {
    const enacting = moved(city(people('engineer', 6)), 'use:E:p0');
    for (const stateOrView of [enacting, game.view(enacting, 'spectator')]) {
      const { outcomes } = game.outcomes(stateOrView, orThrow(game.parseMove('law:L8')), { max: 1 });
      expect(outcomes.map(({ probability }) => probability)).toEqual([1]);
    }
  });

  test('samples agree with whatever is known of the stacks', () => {
    const state = opening();
    const view = game.view(state, 'spectator');
    const known = <A>(list: readonly A[]) => list.map((card, i) => (i % 2 === 0 ? card : HIDDEN));
    const { morning, weather, council, citizenDrawStack, expeditionDrawStacks, nearStack, farStack } = state;
    const more = {
      ...view,
      morning: { ...view.morning, drawStack: known(morning.drawStack) },
      weather: { ...view.weather, drawStack: known(weather.drawStack) },
      council: { ...view.council, drawStack: known(council.drawStack), current: council.current },
      citizenDrawStack: known(citizenDrawStack),
      expeditionDrawStacks: {
        A: known(expeditionDrawStacks.A),
        B: known(expeditionDrawStacks.B),
        C: known(expeditionDrawStacks.C),
      },
      nearStack: known(nearStack),
      farStack: known(farStack),
      tower: { inside: 0, drawer: 0 },
    };
    for (let i = 0; i < 20; i++) {
      const sample = game.determinize(more, `known ${i}`);
      expect(orThrow(game.State.decode(sample))).toEqual(sample);
      const { random: _, viewer: __, ...expected } = more;
      expect(hiddenAs(sample, more)).toEqual({ ...expected, random: HIDDEN });
    }
  });
});

test.each([en, fr, de])('every fact has a question, before anything is known', (words) => {
  const { chance: ask } = createGameText(words, game);
  const questions = unanswered.map((event) => ask(opening(), event));
  for (const question of questions) expect(question).toMatch(/^[^{}?]+[\u00a0]?\?$/);
  expect(new Set(questions).size).toBe(questions.length);
  expect(
    Object.keys(words.messages)
      .filter((key) => key.startsWith('chance.'))
      .sort(),
  ).toEqual(KINDS.map((kind) => `chance.${kind}`).sort());
  const unknown = { kind: 'cardRevealed', deck: HIDDEN, card: HIDDEN } as unknown as Event;
  expect(ask(opening(), unknown)).toBe(ask(opening(), { kind: 'cardRevealed', deck: 'dusk', card: HIDDEN }));
});
