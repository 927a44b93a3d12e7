import { describe, expect, test } from 'vitest';
import { guardedDraft, nullIfHiddenRead, unwrapAll } from '../../src/core/chance-outcomes/undecided-draft.js';
import { HIDDEN } from '../../src/core/contract/game.js';
import { appended, withItemAt, withoutItem } from '../../src/core/data/list.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { kernel, type Move, type Run, type State, game as toy, withRules } from '../support/toy.js';

type Cards = (number | string)[];

interface Draft {
  player: number;
  random: unknown;
  hands: Cards[];
  deck: Cards;
  rows: Cards[];
}

const view = (): Draft => ({ player: 0, random: HIDDEN, hands: [[1, 2], [HIDDEN]], deck: [HIDDEN, 5], rows: [[], []] });

/** Applies a change to a view without reading hidden fields; returns null if the change reads one. */
const foreseen = (done: (draft: Draft) => void): Draft | null =>
  nullIfHiddenRead(() => {
    const draft = view();
    done(guardedDraft(draft));
    return unwrapAll(draft);
  });

describe('without hidden fields', () => {
  test('visible fields can be read and changed', () => {
    const next = foreseen((draft) => {
      draft.player = draft.hands[0]![1] as number;
      draft.hands[0] = withoutItem(draft.hands[0]!, 0);
      draft.rows[1] = appended(draft.rows[1]!, draft.deck[1]!);
    });
    expect(next).toEqual({ ...view(), player: 2, hands: [[2], [HIDDEN]], rows: [[], [5]] });
  });

  test('hidden items can be counted, sliced, and moved', () => {
    const next = foreseen((draft) => {
      draft.player = draft.hands[1]!.length;
      draft.hands[1] = appended(draft.hands[1]!, 7);
      draft.rows[0] = draft.deck.slice(0, 1);
      draft.deck = draft.deck.slice(1);
    });
    expect(next).toEqual({
      ...view(),
      player: 1,
      hands: [
        [1, 2],
        [HIDDEN, 7],
      ],
      deck: [5],
      rows: [[HIDDEN], []],
    });
  });

  test.each<readonly [string, (draft: Draft) => unknown]>([
    ['a card', ({ hands }) => hands[1]![0]],
    ['the order of a deck', ({ deck }) => deck.indexOf(5)],
    ['whether there is a card', ({ hands }) => hands[1]!.includes(4)],
    ['all cards one by one', ({ deck }) => [...deck]],
    ['what a slice holds', ({ deck }) => deck.slice(0, 1)[0]],
    ['the values of a list', ({ deck }) => Object.values(deck)],
    ['a text of it', (draft) => JSON.stringify(draft)],
    ['a card in a list that was put together anew', ({ hands }) => withItemAt(hands, 0, [])[1]![0]],
    ['chance', ({ random }) => random],
    [
      'a card, and not saying so',
      ({ hands }) => {
        try {
          return hands[1]![0] === 3;
        } catch {
          return false;
        }
      },
    ],
  ])('nothing reads %s', (_, look) => {
    expect(foreseen((draft) => void look(draft))).toBeNull();
  });

  test('a list made of lists is plain data afterwards', () => {
    const next = foreseen((draft) => {
      draft.rows = draft.hands.map((hand) => hand.slice(0, 1));
      draft.hands = [draft.hands[1]!, draft.hands[0]!];
    });
    expect(next).toEqual({ ...view(), rows: [[1], [HIDDEN]], hands: [[HIDDEN], [1, 2]] });
    expect(structuredClone(next)).toEqual(next);
  });

  test('a value has the same identity when read again', () => {
    const next = foreseen((draft) => {
      const [mine, theirs] = draft.hands;
      draft.player = mine === draft.hands[0] && mine !== theirs ? 5 : 6;
    });
    expect(next).toMatchObject({ player: 5 });
  });

  test('an exception on the way is not a result either', () => {
    expect(nullIfHiddenRead(() => (undefined as unknown as Draft).hands)).toBeNull();
  });
});

describe('a prediction', () => {
  const start = orThrow(toy.setup({ players: 2, seed: 'winter' }));
  const [card] = start.hands[0]! as [number];
  const rolled: State = { ...start, phase: { kind: 'rolled', value: 4 }, rolled: [true, false] };
  const views = ([0, 1, 'spectator'] as const).map((viewer) => toy.view(start, viewer));
  const [mine, theirs] = views as [(typeof views)[0], (typeof views)[0]];

  test('is the view after a move that reveals nothing', () => {
    const played = toy.play(start, { kind: 'play', card });
    expect(toy.predictView(mine, { kind: 'play', card })).toEqual(toy.view(played, 0));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const kept = toy.view(toy.play(rolled, { kind: 'keep' }), viewer);
      expect(toy.predictView(toy.view(rolled, viewer), { kind: 'keep' })).toEqual(kept);
    }
  });

  test.each<readonly [string, Move]>([
    ['shows a card of a hidden hand', { kind: 'play', card }],
    ['takes a card from the deck', { kind: 'draw' }],
    ['rolls the die', { kind: 'roll' }],
  ])('is null if a move %s', (_, move) => {
    expect(toy.predictView(theirs, move)).toBeNull();
    if (move.kind !== 'play') expect(toy.predictView(mine, move)).toBeNull();
  });

  test('is null for a move with a hidden field', () => {
    expect(toy.predictView(mine, { kind: 'cover', card })).toEqual(
      toy.view(toy.play(start, { kind: 'cover', card }), 0),
    );
    expect(toy.predictView(theirs, { kind: 'cover', card: HIDDEN })).toBeNull();
  });

  test('is null for an illegal move', () => {
    for (const view of views) expect(toy.predictView(view, { kind: 'keep' })).toBeNull();
    expect(toy.predictView(mine, { kind: 'fly' } as unknown as Move)).toBeNull();
  });

  test('is null if the legality of the move is news already', () => {
    const { leave } = kernel.kinds;
    const telling = withRules({
      kinds: {
        ...kernel.kinds,
        leave: { ...leave, forbiddenBy: ({ hands }) => (hands[1]!.includes(card) ? 'die-lies' : undefined) },
      },
    });
    expect(telling.predictView(telling.view(rolled, 1), { kind: 'leave' })).not.toBeNull();
    expect(telling.predictView(telling.view(rolled, 0), { kind: 'leave' })).toBeNull();
  });

  test('is null if something hidden would be revealed', () => {
    const flip = ({ draft }: Run) => {
      draft.rows[0] = draft.deck.slice(0, 1);
      draft.deck = draft.deck.slice(1);
    };
    const flipping = withRules({ kinds: { ...kernel.kinds, leave: { ...kernel.kinds.leave, apply: flip } } });
    expect(flipping.predictView(flipping.view(rolled, 0), { kind: 'leave' })).toBeNull();
  });

  test('leaves the view as it was, and is the same for one that is frozen', () => {
    const before = JSON.stringify(mine);
    const move: Move = { kind: 'play', card };
    const next = toy.predictView(mine, move);
    expect(JSON.stringify(mine)).toBe(before);
    const copy = structuredClone(mine);
    for (const part of [copy, ...Object.values(copy), ...copy.hands, ...copy.rows]) Object.freeze(part);
    expect(toy.predictView(copy, move)).toEqual(next);
  });
});
