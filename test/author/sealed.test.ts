import { describe, expect, test } from 'vitest';
import { game as goofspiel } from '../../docs/examples/games/goofspiel.js';
import { countUpTo, describeGame, intBetween, listOf, listPerPlayer, sealedMove } from '../../src/author/index.js';
import type { AnyGame } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { promises } from '../../src/testing/index.js';

const start = orThrow(goofspiel.setup({ players: 3, seed: 'sealed' }));
const bid = (card: number) => ({ kind: 'bid', card }) as const;
const { step, view, viewMove, formatMove, legalMoves, legalChoices, deciders } = goofspiel;
const afterBids = (...cards: readonly number[]) =>
  cards.reduce((state, card) => goofspiel.play(state, bid(card)), start);

describe('a sealed choice', () => {
  test('is asked of the players in the order of their seats', () => {
    expect([start, afterBids(5), afterBids(5, 6)].map((state) => [goofspiel.toAct(state), deciders(state)])).toEqual([
      [0, [0, 1, 2]],
      [1, [1, 2]],
      [2, [2]],
    ]);
    expect(deciders(afterBids(5, 6, 7))).toEqual([0, 1, 2]);
  });

  test('is seen by its owner alone, until all have chosen', () => {
    const state = afterBids(5, 6);
    const choicesSeen = [0, 1, 2, 'spectator' as const].map((viewer) => {
      const { phase } = view(state, viewer);
      return phase.kind === 'bid' && phase.choices;
    });
    expect(choicesSeen).toEqual([
      [{ card: 5 }, '?', null],
      ['?', { card: 6 }, null],
      ['?', '?', null],
      ['?', '?', null],
    ]);
    expect(afterBids(5, 6, 7).lastBids).toEqual([5, 6, 7]);
  });

  test('is reported as made, and shown as a hidden move', () => {
    expect(orThrow(step(start, bid(5))).events).toEqual([{ kind: 'choiceMade', player: 0 }]);
    expect(formatMove(viewMove(start, bid(5), 1))).toBe('bid:?');
    expect(viewMove(start, bid(5), 0)).toEqual(bid(5));
  });

  test('can be prepared by everybody who has still to choose', () => {
    const state = afterBids(5);
    expect(legalMoves(view(state, 2))).toEqual([]);
    expect(legalChoices(view(state, 2), 2)).toHaveLength(13);
    expect(legalChoices(view(state, 2), 1)).toEqual([]);
    expect(legalChoices(state, 0)).toEqual([]);
  });

  test('is filled in where it is hidden, with a legal one', () => {
    const seen = view(afterBids(5, 6), 2);
    const cards = new Set<unknown>();
    for (let i = 0; i < 200; i++) {
      const { phase } = goofspiel.determinize(seen, `${i}`);
      if (phase.kind === 'bid') cards.add(phase.choices[0]?.card);
    }
    expect(cards.size).toBe(13);
  });

  test.each<readonly [string, object, string]>([
    ['of a player who has not been asked', { choices: [null, { card: 3 }, null] }, 'phase.deciders'],
    ['that is missing', { deciders: [1, 2] }, 'phase.deciders'],
    ['in another order', { deciders: [1, 0, 2] }, 'phase.deciders'],
  ])('from outside is refused: one %s', (_, change, path) => {
    const state = { ...start, phase: { ...start.phase, ...change } };
    expect(goofspiel.State.decode(state)).toMatchObject({ left: { path } });
  });

  test('from outside is refused: an illegal one', () => {
    const state = afterBids(5, 6);
    const later = afterBids(5, 6, 7);
    const { phase } = later;
    if (phase.kind !== 'bid') throw new Error('The phase is a bid.');
    const wrong = { ...later, phase: { ...phase, deciders: [1, 2], choices: [{ card: 5 }, null, null] } };
    expect(goofspiel.State.decode(JSON.parse(JSON.stringify(state)))).toMatchObject({ _tag: 'Right' });
    expect(goofspiel.State.decode(wrong)).toMatchObject({ left: { path: 'phase.choices[0]' } });
  });
});

const duel = describeGame({
  id: 'duel',
  title: 'Duel',
  players: { min: 2, max: 3 },
  fields: ({ players }) => {
    const card = intBetween(1, 3);
    return {
      state: { round: countUpTo(3), shownCards: listPerPlayer(intBetween(0, 3), players) },
      moves: { show: sealedMove({ card }) },
      events: { cardsShown: { cards: listOf(card, players) } },
    };
  },
});

const rules: Parameters<typeof duel.define<'cards'>>[0] = {
  moves: {
    show: {
      resolve: ({ draft, emit }, choices) => {
        draft.shownCards = choices.map((choice) => choice!.card);
        draft.round++;
        emit?.({ kind: 'cardsShown', cards: draft.shownCards });
      },
    },
  },
  isOver: ({ round }) => round === 3,
  points: ({ shownCards }, _, player) => ({ cards: shownCards[player]! }),
  findContradiction: ({ round, shownCards }) =>
    shownCards.some((card) => (card === 0) !== (round === 0)) && 'shownCards',
};

const promisesOf = (game: AnyGame) => promises(game, { maxPlies: 12, games: 2, seed: 1 });

describe('a game with a sealed choice', () => {
  test.each(promisesOf(duel.define(rules)))('keeps its promise: $title', ({ check }) => check());

  test('breaks them if others see a choice', () => {
    const { check } = promisesOf(duel.define({ ...rules, stateMasks: {} as never }))[15]!;
    expect(check).toThrow(/^is broken: what \w+ learns of a sealed choice/m);
  });

  test('breaks them if others see the move', () => {
    const { check } = promisesOf(duel.define({ ...rules, hiddenMoveFields: {} }))[15]!;
    expect(check).toThrow(/^16\. /);
  });
});
