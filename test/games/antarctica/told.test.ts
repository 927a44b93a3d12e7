import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  components,
  DECKS,
  deal,
  determinize,
  type Event,
  formatChance,
  game,
  nextChanceQuestion,
  nextDealQuestion,
  parseMove,
  type State,
  step,
  view,
  viewEvents,
} from '../../../src/games/antarctica/index.js';
import { chanceNotation } from '../../../src/games/antarctica/told.js';
import { words as de } from '../../../src/games/antarctica/words/de.js';
import { words as en } from '../../../src/games/antarctica/words/en.js';
import { words as fr } from '../../../src/games/antarctica/words/fr.js';
import { createGameText } from '../../../src/words/index.js';
import { games } from '../../support/games.js';
import { findSentenceProblems } from '../../words/problems.js';
import { eventsOfGames } from './event-fields.js';
import { gameOf, VARIANTS } from './happenings.js';
import { position } from './positions.js';

const factOf = (event: Event): string => formatChance([event]);

const CARDS = DECKS.flatMap((deck) => components.decks[deck]);

/** Returns the fact of the card on top of a deck. */
const topOf = ({ decks }: State, deck: (typeof DECKS)[number]): string => {
  const { needs, builds } = CARDS[decks[deck][0]!]!;
  return `${deck}:${needs.join('+')}>${builds}`;
};

/** Names the rows whose form a text matches. */
const rowsFor = (text: string): readonly string[] =>
  Object.entries(chanceNotation).flatMap(([kind, { pattern }]) => (pattern.test(text) ? [kind] : []));

describe('facts', () => {
  test.each<[Event, string]>([
    [{ kind: 'startPlayerDrawn', player: 2 }, '1st=2'],
    [{ kind: 'buildingPlaced', zone: 0, building: 'camp' }, 'zone0=camp'],
    [{ kind: 'deckTurned', deck: 'double', card: 17 }, 'double:mine+turbine>laboratory'],
    [{ kind: 'deckTurned', deck: 'double', card: null }, ''],
    [{ kind: 'cardsDrawn', cards: ['recruits', 'icebreaker'] }, 'row=recruits,icebreaker'],
  ])('of %j are written as %s', (event, text) => {
    expect(factOf(event)).toBe(text);
  });

  test('match the form of their own kind alone, and everybody sees them', () => {
    for (const events of eventsOfGames(games(16))) {
      expect(formatChance(viewEvents(events, 'spectator'))).toBe(formatChance(events));
      for (const event of events) {
        const text = factOf(event);
        if (text !== '') expect(rowsFor(text), text).toEqual([event.kind]);
      }
    }
  });

  test.each([
    ...['1st=4', '1st=?', '1st=02', 'zone8=camp', 'zone0=hut', 'zone0=', 'zone0=?'],
    ...[
      'basic:1',
      'basic:?',
      'Basic:mine>crane',
      'basic:mine>hut',
      'basic:mine>crane:0',
      'basic:mine+>crane',
      'row=icebreaker',
      'row=',
      'row=?',
    ],
  ])('are not written as %s', (text) => {
    expect(rowsFor(text)).toEqual([]);
  });

  test.each(VARIANTS)('of a deal say all that chance decided in sight: $players players, $placement', (variant) => {
    for (let number = 0; number < games(16); number++) {
      const { state, events } = orThrow(deal({ ...variant, seed: `told ${number}` }));
      const placed = state.buildings.flatMap((stands, zone) => stands.map((building) => `zone${zone}=${building}`));
      const tops = DECKS.map((deck) => topOf(state, deck));
      expect(formatChance(events).split(' ')).toEqual([`1st=${state.startPlayer}`, ...placed, ...tops]);
    }
  });

  test.each(VARIANTS)('of a move decide what everybody sees then: $players players, $placement', (variant) => {
    let differing = 0;
    for (let number = 0; number < games(16); number++) {
      for (const { ply, state, move } of gameOf(variant, number)) {
        if (move === undefined) continue;
        const made = orThrow(step(state, move));
        const other = orThrow(step(determinize(seen(state), `${number} ${ply}`), move));
        if (formatChance(made.events) !== formatChance(other.events)) differing++;
        else expect([other.events, seen(other.state)], `${number}, ${ply}`).toEqual([made.events, seen(made.state)]);
      }
    }
    expect(differing).toBeGreaterThan(0);
  });
});

const seen = (state: State) => view(state, 'spectator');

const drafting = position({
  queues: { 1: [0, 1] },
  cubeSpaces: { 1: [4, 0, 0] },
  hands: { 0: { progress: 1 } },
  shipyardPile: { icebreaker: 3, recruits: 2 },
});

/** The facts of a deal that come before the first of each kind of event. */
const BEFORE = [
  '',
  '1st=0',
  '1st=0 zone0=camp zone1=camp zone2=mine zone3=crane zone4=derrick zone5=turbine zone6=coastal zone7=marine',
];

test.each([en, fr, de].map((words) => [words.locale, words] as const))(
  'every kind of fact is asked for in %s',
  (_, words) => {
    const speech = createGameText(words, game);
    const questions = [
      ...BEFORE.map((told) => orThrow(nextDealQuestion({ players: 3 }, told))!),
      orThrow(nextChanceQuestion(seen(drafting), orThrow(parseMove('card-up1')), ''))!,
    ];
    expect(questions.map(({ event }) => event.kind)).toEqual(Object.keys(chanceNotation));
    for (const { event } of questions) {
      const text = speech.chance(drafting, event);
      expect(words.messages).toHaveProperty([`chance.${event.kind}`]);
      expect([...findSentenceProblems(words.locale, text), text.at(-1)]).toEqual(['?']);
    }
  },
);
