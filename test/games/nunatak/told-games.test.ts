import { describe, expect, test } from 'vitest';
import { type Event, game, type View } from '../../../src/games/nunatak/index.js';
import { HIDDEN, isHidden, orThrow } from '../../../src/index.js';
import { randomGame } from '../../../src/testing/index.js';
import { games, some } from '../../support/games.js';
import { play, position } from './positions.js';
import { tastes } from './tastes.js';

/** Returns a position of a told game as spectators see it, with the backs that nobody told taken from `view`. */
const asSeen = (told: View, view: View): View => ({
  ...told,
  deckBacks: told.deckBacks.map((back, place) => (isHidden(back) ? view.deckBacks[place]! : back)),
  deck: view.deck,
  tileStack: view.tileStack,
  favourDeck: view.favourDeck,
});

/** The ways to tell a game: all that happened, what a spectator saw, or that without most of the backs. */
const TELLINGS: Readonly<Record<string, (reported: readonly Event[]) => string>> = {
  whole: (reported) => game.formatChance(reported),
  seen: (reported) => game.formatChance(game.viewEvents(reported, 'spectator')),
  'seen, without backs': (reported) => TELLINGS['seen']!(reported).replace(/back\d/g, 'back?'),
  'seen, with some backs': (reported) => {
    let count = 0;
    return TELLINGS['seen']!(reported).replace(/back\d/g, (back) => (count++ % 3 === 0 ? back : 'back?'));
  },
};

describe.each(Object.entries(TELLINGS).map(([what, tell], way) => [what, tell, way] as const))(
  'a game of which is told: %s',
  (_, tell, way) => {
    test.each(some([1, 2, 3, 4] as const, way))('goes as it went, with %i players', (players) => {
      for (let i = 0; i < games(10); i++) {
        const { state: start, events: dealt } = orThrow(game.deal({ players, seed: `told ${i}` }));
        let { position: told } = orThrow(game.dealTold({ players }, tell(dealt)));
        expect(asSeen(told, game.view(start, 'spectator'))).toEqual(game.view(start, 'spectator'));
        for (const { state, move } of randomGame(
          game,
          { players, seed: `told ${i}` },
          tastes['devout'],
          `picks ${i}`,
        )) {
          if (move === undefined) break;
          const { state: after, events: reported } = orThrow(game.step(state, move));
          told = orThrow(game.stepTold(told, move, tell(reported))).position;
          const view = game.view(after, 'spectator');
          expect(asSeen(told, view)).toEqual(view);
        }
      }
    });
  },
);

const looking = position({ turnNumber: 4, favours: { 0: [8] }, line: [0, 5, 9, 14], deck: [10, 20, 30] });

const after = (told: View, move: string, facts: string) =>
  orThrow(game.stepTold(told, orThrow(game.parseMove(move)), facts)).position;

test('what was told of the deck stays known in a told game', () => {
  const seen = after(game.view(looking, 'spectator'), 'u8', 'seen=1:artisan:rope seen=? seen=2:artisan:saw');
  expect(seen.deck.slice(0, 4)).toEqual([9, HIDDEN, 30, HIDDEN]);
  const swapped = after(seen, 'x22', 'swap=1:engineer');
  expect(swapped.deck.slice(0, 4)).toEqual([9, 5, 30, HIDDEN]);
  expect(after(swapped, 'o312', '').deck.slice(0, 4)).toEqual([30, 9, 5, HIDDEN]);
  expect(game.stepTold(seen, orThrow(game.parseMove('x12')), 'swap=1:artisan:pickaxe')).toMatchObject({
    left: { _tag: 'InvalidTold', factIndex: 0, expected: ['swap=1:artisan:rope'] },
  });
});

test('[NU-FX-12] backs that nobody told are unknown until the cards are drawn', () => {
  const state = position({ turnNumber: 39, favours: { 2: [12] }, deck: [18, 20] });
  const { line, deck, deckBacks } = play(state, 'u12');
  const facts = [
    ...line.map((card, slot) => game.formatChance([{ kind: 'cardRevealed', card, slot }])),
    ...deckBacks.map((back, place) => (place === 1 ? `back${back}` : 'back?')),
  ];
  const told = after(game.view(state, 'spectator'), 'u12', facts.join(' '));
  expect(told.deckBacks).toEqual(deckBacks.map((back, place) => (place === 1 ? back : HIDDEN)));
  expect(told.deck).toEqual(deck.map(() => HIDDEN));
});
