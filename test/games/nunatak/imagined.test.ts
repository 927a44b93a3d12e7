import { describe, expect, test } from 'vitest';
import { randomStateOf } from '../../../src/core/chance/random.js';
import { forEachBranch } from '../../../src/core/chance-outcomes/enumerate-chance.js';
import { guardedDraft } from '../../../src/core/chance-outcomes/undecided-draft.js';
import { prepare } from '../../../src/games/nunatak/components/index.js';
import { components, type Draft, game, type View } from '../../../src/games/nunatak/index.js';
import { clone } from '../../../src/games/nunatak/state/draft.js';
import { hiddenFieldSampler } from '../../../src/games/nunatak/view.js';
import { HIDDEN, orThrow } from '../../../src/index.js';
import { isFull } from '../../support/games.js';
import { expectShares } from '../../support/shares.js';
import { finishTurn, play, position } from './positions.js';

const box = prepare(components, '');

/** Returns a view as a told game can have it: with other values than spectators see. */
const changed = (view: View, fields: Readonly<Record<string, unknown>>): View => ({ ...view, ...fields }) as View;

/** Returns how likely each value is that is read in what is imagined for a view, and in how many ways it comes about. */
const sharesOf = (view: View, read: (draft: Draft) => unknown) => {
  const shares: Record<string, number> = {};
  let ways = 0;
  const fill = hiddenFieldSampler(view, box);
  const look = (): string => {
    const draft = clone({ ...view, random: randomStateOf('') }) as Draft;
    fill(draft, draft.random);
    return String(read(guardedDraft(draft)));
  };
  const isWhole = forEachBranch(1e5, look, (value, { numerator, denominator }) => {
    shares[value] = (shares[value] ?? 0) + Number(numerator) / Number(denominator);
    return ++ways > 0;
  });
  expect(isWhole).toBe(true);
  return { shares, ways };
};

/** Expects what is read to be as likely by samples, and with each place decided when it is read. */
const expectRead = (view: View, read: (draft: Draft) => unknown, expected: Readonly<Record<string, number>>): void => {
  const { shares } = sharesOf(view, read);
  expect(Object.keys(shares).sort()).toEqual(Object.keys(expected).sort());
  for (const [value, share] of Object.entries(expected)) expect(shares[value]).toBeCloseTo(share, 12);
  const sample = game.determinizer(view);
  expectShares(
    Array.from({ length: isFull ? 2000 : 500 }, (_, i) => read(sample(`sample ${i}`) as Draft)),
    expected,
  );
};

describe('backs that nobody told', () => {
  const late = game.view(position({ turnNumber: 46, deck: [41, 42, 50, 51, 52] }), 'spectator');
  const unknown = changed(late, { deckBacks: late.deckBacks.map(() => HIDDEN) });
  const oneKnown = changed(late, { deckBacks: late.deckBacks.map((back, place) => (place === 0 ? back : HIDDEN)) });

  test('the deck of these tests is the one intended', () => {
    expect(late.deckBacks).toEqual([3, 3, 4, 4, 4]);
  });

  test('each card is as likely in each place', () => {
    const each = { 41: 1 / 5, 42: 1 / 5, 50: 1 / 5, 51: 1 / 5, 52: 1 / 5 };
    expectRead(unknown, ({ deck }) => deck[3], each);
    expectRead(unknown, ({ deck }) => [deck[4], deck[0]][1], each);
  });

  test('a back is as likely as there are cards with it left', () => {
    expectRead(unknown, ({ deckBacks }) => deckBacks[2], { 3: 2 / 5, 4: 3 / 5 });
    expectRead(oneKnown, ({ deckBacks }) => deckBacks[4], { 3: 1 / 4, 4: 3 / 4 });
    expect(sharesOf(unknown, ({ deckBacks }) => deckBacks[2]).ways).toBe(2);
  });

  test('a known back leaves the other places what is left', () => {
    expectRead(oneKnown, ({ deck }) => deck[0], { 41: 1 / 2, 42: 1 / 2 });
    expectRead(oneKnown, ({ deck }) => deck[1], { 41: 1 / 8, 42: 1 / 8, 50: 1 / 4, 51: 1 / 4, 52: 1 / 4 });
  });

  test('a known card has its back', () => {
    const told = changed(unknown, { deck: [HIDDEN, 51, HIDDEN, HIDDEN, HIDDEN] });
    expectRead(told, ({ deckBacks, deck }) => `${deckBacks[1]} ${deck[1]}`, { '4 51': 1 });
    expectRead(told, ({ deck }) => deck[0], { 41: 1 / 4, 42: 1 / 4, 50: 1 / 4, 52: 1 / 4 });
  });

  test.each([unknown, oneKnown])('what is imagined is a state', (view) => {
    for (let i = 0; i < 20; i++) expect(orThrow(game.State.decode(game.determinize(view, `${i}`))).turnNumber).toBe(46);
  });

  test('[NU-FX-12] the deck can be shuffled again', () => {
    const state = position({ turnNumber: 39, favours: { 2: [12] } });
    const { line, deckBacks } = play(state, 'u12');
    const told = line.map((card, slot) => game.formatChance([{ kind: 'cardRevealed', card, slot }]));
    const facts = [...told, ...deckBacks.map((back) => `back${back}`)].join(' ');
    const view = game.view(state, 'spectator');
    for (const hidden of [0, 1]) {
      const half = changed(view, {
        deckBacks: view.deckBacks.map((back, place) => (place % 2 >= hidden ? HIDDEN : back)),
      });
      const { position: next } = orThrow(game.stepTold(half, orThrow(game.parseMove('u12')), facts));
      expect(next).toMatchObject({ line, deckBacks });
    }
  });
});

describe('the card that a divination has put into the deck', () => {
  const seen = position({ turnNumber: 4, favours: { 0: [8] }, line: [0, 5, 9, 14], deck: [10, 20, 30] });
  const view = game.view(play(seen, 'u8 x22 o312'), 'spectator');
  const unseen = game.determinize(view, '').deck.filter((card) => components.cards[card]!.pile === 1);
  const kinds = new Set(unseen);
  // Sculptors are cards 5 to 8: another one can lie where the known one does not.
  const others = unseen.filter((_, i) => unseen.indexOf(5) !== i);
  const shares = (known: number): Readonly<Record<number, number>> => {
    const found: Record<number, number> = { 5: known };
    for (const card of others) found[card] = (found[card] ?? 0) + (1 - known) / others.length;
    return found;
  };

  test('[NU-FX-9] it is in each of its places as likely, whichever is read first', () => {
    expect([view.locatedCard, view.deckBacks.slice(0, 3)]).toEqual([
      { card: 5, firstIndex: 0, lastIndex: 2 },
      [2, 1, 1],
    ]);
    expect(others).toContain(5);
    expectRead(view, ({ deck }) => deck[1], shares(1 / 2));
    expectRead(view, ({ deck }) => [deck[2], deck[1]][1], shares(1 / 2));
    expectRead(view, ({ deck }) => deck[4], shares(0));
  });

  test('[NU-FX-9] its place is decided once one of its places is read', () => {
    expect(sharesOf(view, ({ deck }) => deck[1]).ways).toBe(kinds.size + 1); // the known card, or one of some kind
    expect(sharesOf(view, ({ deck }) => deck[4]).ways).toBe(kinds.size);
    expect(sharesOf(view, ({ deckBacks }) => deckBacks.slice(0, 3)).ways).toBe(1);
  });

  test('[NU-FX-9] it stays in its places where backs are unknown too', () => {
    const told = changed(view, {
      deckBacks: view.deckBacks.map((back, place) => (place === 0 || place === 5 ? HIDDEN : back)),
    });
    expectRead(told, ({ deck }) => [0, 1, 2].some((place) => deck[place] === 5), { true: 1 });
    expectRead(told, ({ deck }) => deck[1], shares(1 / 3));
  });
});

test('tiles and favours that were told stay where they are', () => {
  const state = position({ turnNumber: 20 });
  const view = game.view(state, 'spectator');
  const told = changed(view, {
    tileStack: view.tileStack.map((tile, place) => (place === 1 ? state.tileStack[1] : tile)),
    favourDeck: view.favourDeck.map((favour, place) => (place === 2 ? state.favourDeck[2] : favour)),
  });
  for (let i = 0; i < 20; i++) {
    const { tileStack, favourDeck } = orThrow(game.State.decode(game.determinize(told, `${i}`)));
    expect([tileStack[1], favourDeck[2]]).toEqual([state.tileStack[1], state.favourDeck[2]]);
  }
});

describe('outcomes', () => {
  const seen = position({ turnNumber: 4, favours: { 0: [8] }, line: [0, 5, 9, 14], deck: [10, 20, 30] });
  const next = play(finishTurn(play(seen, 'u8 x22 o312')), 't9');
  const move = game.legalMoves(next)[0]!;

  /** Returns the cards of the line, whatever else is seen. */
  const lineOf = ({ line }: Pick<View, 'line'>): string => String(line);

  test.each(['spectator', 1, 2] as const)('of a view are as likely as its samples lead to them: %s', (viewer) => {
    expect(next.locatedCard).toEqual({ card: 5, firstIndex: 0, lastIndex: 1 });
    const view = game.view(next, viewer);
    const { outcomes, complete } = game.outcomes(view, move);
    expect(complete).toBe(true);
    const shares: Record<string, number> = {};
    for (const { state, probability } of outcomes) shares[lineOf(state)] = (shares[lineOf(state)] ?? 0) + probability;
    const sample = game.determinizer(view);
    expectShares(
      Array.from({ length: 4000 }, (_, i) => lineOf(game.play(sample(`outcome ${i}`), move))),
      shares,
    );
  });

  test('of a view after which the deck is shuffled are too many', () => {
    const state = position({ turnNumber: 39, favours: { 2: [12] } });
    const renewal = orThrow(game.parseMove('u12'));
    expect(game.outcomes(game.view(state, 'spectator'), renewal)).toEqual({ outcomes: [], complete: false });
  });

  test('of a divination are the orders of the cards for the player who looks, and one for the others', () => {
    const state = position({ turnNumber: 48, favours: { 2: [8] } });
    const looking = orThrow(game.parseMove('u8'));
    expect(state.deckBacks).toEqual([3, 3, 4]);
    const { outcomes } = game.outcomes(game.view(state, 2), looking);
    const orders = outcomes.map((outcome) => String(outcome.state.deck));
    expect(orders).toContain(String(state.deck));
    expect([new Set(orders).size, orders.length]).toEqual([2, 2]);
    expect(game.outcomes(game.view(seen, 1), looking)).toMatchObject({
      outcomes: [{ probability: 1 }],
      complete: true,
    });
  });

  test('[NU-FX-9] of an order of cards do not depend on the cards', () => {
    const unordered = game.view(play(seen, 'u8 -'), 'spectator');
    expect(game.outcomes(unordered, orThrow(game.parseMove('o312')))).toMatchObject({
      outcomes: [{ probability: 1 }],
      complete: true,
    });
  });
});
