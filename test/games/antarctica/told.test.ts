import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../../src/core/contract/game.js';
import { orThrow } from '../../../src/core/errors/verdict.js';
import {
  DECKS,
  deal,
  determinize,
  type Event,
  game,
  type State,
  step,
  view,
  viewEvents,
} from '../../../src/games/antarctica/index.js';
import { type ChanceKind, chance } from '../../../src/games/antarctica/told.js';
import { words as de } from '../../../src/games/antarctica/words/de.js';
import { words as en } from '../../../src/games/antarctica/words/en.js';
import { words as fr } from '../../../src/games/antarctica/words/fr.js';
import { wordsOf } from '../../../src/words/index.js';
import { games } from '../../support/games.js';
import { sentenceFaults } from '../../words/faults.js';
import { eventsOfGames } from './event-fields.js';
import { gameOf, VARIANTS } from './happenings.js';

/** Writes the fact that an event reports; null if it reports nothing of chance. */
const factOf = (event: Event): string | null => {
  switch (event.kind) {
    case 'firstPlayerDrawn':
      return chance.firstPlayerDrawn.write(event);
    case 'buildingPlaced':
      return chance.buildingPlaced.write(event);
    case 'deckTurned':
      return chance.deckTurned.write(event);
    case 'cardsDrawn':
      return chance.cardsDrawn.write(event);
    default:
      return null;
  }
};

const factsOf = (events: readonly Event[]): readonly string[] => events.flatMap((event) => factOf(event) ?? []);

/** Names the rows whose form a text matches. */
const rowsFor = (text: string): readonly string[] =>
  Object.entries(chance).flatMap(([kind, { form }]) => (form.test(text) ? [kind] : []));

describe('facts', () => {
  test.each<[Event, string | null]>([
    [{ kind: 'firstPlayerDrawn', player: 2 }, '1st=2'],
    [{ kind: 'buildingPlaced', zone: 0, building: 'camp' }, 'zone0=camp'],
    [{ kind: 'deckTurned', deck: 'double', card: 17 }, 'double:17'],
    [{ kind: 'deckTurned', deck: 'double', card: null }, null],
    [{ kind: 'cardsDrawn', cards: ['recruits', 'icebreaker'] }, 'row=recruits,icebreaker'],
  ])('of %j are written as %s', (event, text) => {
    expect(factOf(event)).toBe(text);
  });

  test('match the form of their own kind alone, and everybody sees them', () => {
    for (const events of eventsOfGames(games(16))) {
      for (const viewer of [0, 'spectator'] as const)
        expect(factsOf(viewEvents(events, viewer))).toEqual(factsOf(events));
      for (const event of events) {
        const text = factOf(event);
        if (text !== null) expect(rowsFor(text), text).toEqual([event.kind]);
      }
    }
  });

  test.each(
    '1st=4 1st=? 1st=02 zone8=camp zone0=hut zone0= basic:017 basic:-1 basic:? Basic:1 row=icebreaker row= basic:1,2'.split(
      ' ',
    ),
  )('are not written as %s', (text) => {
    expect(rowsFor(text)).toEqual([]);
  });

  test.each(VARIANTS)('of a deal say all that chance decided in sight: $players players, $placement', (variant) => {
    for (let number = 0; number < games(16); number++) {
      const { state, events } = orThrow(deal({ ...variant, seed: `told ${number}` }));
      const placed = state.buildings.flatMap((stands, zone) => stands.map((building) => `zone${zone}=${building}`));
      const tops = DECKS.map((deck) => `${deck}:${state.decks[deck][0]}`);
      expect(factsOf(events)).toEqual([`1st=${state.first}`, ...placed, ...tops]);
    }
  });

  test.each(VARIANTS)('of a move decide what everybody sees then: $players players, $placement', (variant) => {
    let differing = 0;
    for (let number = 0; number < games(16); number++) {
      for (const { ply, state, move } of gameOf(variant, number)) {
        if (move === undefined) continue;
        const made = orThrow(step(state, move));
        const other = orThrow(step(determinize(view(state, 'spectator'), `${number} ${ply}`), move));
        const isSame = factsOf(made.events).join(' ') === factsOf(other.events).join(' ');
        if (!isSame) differing++;
        else
          expect([other.events, seen(other.state)], `game ${number} ply ${ply}`).toEqual([
            made.events,
            seen(made.state),
          ]);
      }
    }
    expect(differing).toBeGreaterThan(0);
  });
});

const seen = (state: State) => view(state, 'spectator');

/** The events of a question by kind: what chance decides is hidden. */
const ASKED: Readonly<Record<ChanceKind, Event>> = {
  firstPlayerDrawn: { kind: 'firstPlayerDrawn', player: HIDDEN as never },
  buildingPlaced: { kind: 'buildingPlaced', zone: 3, building: HIDDEN as never },
  deckTurned: { kind: 'deckTurned', deck: 'basic', card: HIDDEN as never },
  cardsDrawn: { kind: 'cardsDrawn', cards: [HIDDEN as never, HIDDEN as never, HIDDEN as never] },
};

describe.each([en, fr, de])('questions in $locale', (words) => {
  const { state } = orThrow(deal({ players: 3, seed: 'asked' }));
  const speech = wordsOf(words, game);

  test.each(Object.values(ASKED))('$kind', (event) => {
    const question = speech.chance(state, event);
    expect(words.messages[`chance.${event.kind}`]).toBeDefined();
    expect(sentenceFaults(words.locale, question)).toEqual([]);
    expect(question).toMatch(/\?$/);
  });
});
