import { describe, expect, test } from 'vitest';
import { deferDraw, drawInt, shuffle } from '../../src/core/chance/random.js';
import type { MoveOutcomes } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { HIDDEN } from '../../src/core/types/base-types.js';
import { expectShares } from '../support/shares.js';
import { type Event, type Move, performing, type State, game as toy, withRules } from '../support/toy.js';

const DRAW: Move = { kind: 'draw' };
const ROLL: Move = { kind: 'roll' };

const state = orThrow(toy.setup({ players: 2, seed: 'winter' }));
const held = state.hands[0]![0]!;

/** Returns the probability of each key. */
const sharesOf = <Position>(
  { outcomes, complete }: MoveOutcomes<Position, Event>,
  keyOf: (state: Position) => unknown,
): Readonly<Record<string, number>> => {
  expect(complete).toBe(true);
  const entries = outcomes.map((outcome) => [String(keyOf(outcome.state)), outcome.probability] as const);
  expect(new Set(entries.map(([key]) => key)).size).toBe(entries.length);
  return Object.fromEntries(entries);
};

const sixths = Object.fromEntries([1, 2, 3, 4, 5, 6].map((value) => [value, 1 / 6]));
const rolled = ({ phase }: Pick<State, 'phase'>) => (phase.kind === 'rolled' ? phase.value : null);

describe('outcomes of a state', () => {
  test('are all that chance can bring', () => {
    expect(sharesOf(toy.outcomes(state, ROLL), rolled)).toEqual(sixths);
  });

  test('have the events, and the state as play makes it, but for its random numbers', () => {
    const { outcomes } = toy.outcomes(state, ROLL);
    const next = toy.play(state, ROLL);
    expect(outcomes.map((outcome) => outcome.state)).toContainEqual({ ...next, random: state.random });
    expect(outcomes[2]!.events).toEqual([{ kind: 'rolled', player: 0, value: 3 }]);
  });

  test('are one where chance decides nothing', () => {
    const next = { ...toy.play(state, DRAW), random: state.random };
    const events = [{ kind: 'drew', player: 0, card: state.deck[0] }];
    expect(toy.outcomes(state, DRAW)).toEqual({ outcomes: [{ state: next, events, probability: 1 }], complete: true });
  });

  test('do not change the state', () => {
    const before = JSON.stringify(state);
    toy.outcomes(state, ROLL);
    toy.sampleOutcome(state, ROLL, 'a');
    expect(JSON.stringify(state)).toBe(before);
  });

  test('are none of a move that is illegal', () => {
    expect(toy.outcomes(state, { kind: 'keep' })).toEqual({ outcomes: [], complete: true });
  });
});

describe('outcomes of a view', () => {
  test('are as its viewer sees them', () => {
    const view = toy.view(state, 0);
    const unseen = [0, 1, 2, 3, 4, 5].filter((card) => !state.hands[0]!.includes(card));
    const found = toy.outcomes(view, DRAW);
    const quarters = Object.fromEntries(unseen.map((card) => [card, 1 / 4]));
    expect(sharesOf(found, ({ hands }) => hands[0]![2])).toEqual(quarters);
    expect(found.outcomes[0]).toEqual({
      state: {
        ...view,
        player: 1,
        deck: [HIDDEN],
        hands: [
          [...state.hands[0]!, unseen[0]],
          [HIDDEN, HIDDEN],
        ],
      },
      events: [{ kind: 'drew', player: 0, card: unseen[0] }],
      probability: 1 / 4,
    });
  });

  test('are one where the viewer sees no difference', () => {
    for (const viewer of [1, 'spectator'] as const) {
      const { outcomes } = toy.outcomes(toy.view(state, viewer), DRAW);
      expect(outcomes).toEqual([
        {
          state: toy.view(toy.play(state, DRAW), viewer),
          events: [{ kind: 'drew', player: 0, card: HIDDEN }],
          probability: 1,
        },
      ]);
    }
  });

  test('assume that the move is legal', () => {
    const { outcomes, complete } = toy.outcomes(toy.view(state, 'spectator'), { kind: 'play', card: held });
    expect(complete).toBe(true);
    expect(outcomes).toHaveLength(1);
    expect(outcomes[0]!.state.rows[0]).toEqual([held]);
    expect(outcomes[0]!.probability).toBe(1);
  });

  test('count what is hidden and what chance brings together', () => {
    const twice = withRules(
      performing(({ draft }, { kind }) => {
        if (kind === 'draw') draft.kept[0] = drawInt(draft.random, 2) + 1;
      }),
    );
    const shares = sharesOf(
      twice.outcomes(twice.view(state, 0), DRAW),
      ({ hands, kept }) => `${hands[0]![2]} ${kept[0]}`,
    );
    expect(Object.values(shares)).toEqual(Array.from({ length: 8 }, () => 1 / 8));
  });
});

/** The toy, in which a roll shuffles the deck as well: nobody sees its order. */
const reshuffling = withRules(
  performing(({ draft }, { kind }) => {
    if (kind === 'roll') draft.deck = shuffle(draft.random, draft.deck.slice());
  }),
);

/** The toy, in which a roll throws many dice that everybody sees. */
const manyDice = withRules(
  performing(({ draft }, { kind }) => {
    if (kind === 'roll') draft.kept = Array.from({ length: 20 }, () => drawInt(draft.random, 6));
  }),
);

describe('outcomes are merged or left out', () => {
  test('where nobody sees what chance decided', () => {
    expect(sharesOf(reshuffling.outcomes(state, ROLL), rolled)).toEqual(sixths);
    const decks = reshuffling.outcomes(state, ROLL).outcomes.map((outcome) => outcome.state.deck.slice().sort());
    for (const deck of decks) expect(deck).toEqual(state.deck.slice().sort());
  });

  test('where a draw is only made later', () => {
    const secretly = withRules(
      performing(({ draft }, { kind }) => {
        if (kind === 'roll') draft.deck = [deferDraw(() => drawInt(draft.random, 6))];
      }),
    );
    expect(sharesOf(secretly.outcomes(state, ROLL), rolled)).toEqual(sixths);
  });

  test('where there are more ways than allowed', () => {
    expect(toy.outcomes(state, ROLL, { max: 5 })).toEqual({ outcomes: [], complete: false });
    expect(toy.outcomes(state, ROLL, { max: 6 }).complete).toBe(true);
    expect(manyDice.outcomes(state, ROLL)).toEqual({ outcomes: [], complete: false });
  });
});

describe('a sampled outcome', () => {
  test('is one of the outcomes, as often as they say', () => {
    const values = Array.from({ length: 3000 }, (_, i) => rolled(toy.sampleOutcome(state, ROLL, `seed ${i}`).state));
    expectShares(values, sixths);
  });

  test('depends on its seed, not on the random numbers of the state', () => {
    const next = toy.play(toy.play(state, ROLL), { kind: 'leave' });
    expect(toy.sampleOutcome(state, ROLL, 'a')).toEqual(toy.sampleOutcome(state, ROLL, 'a'));
    const values = Array.from({ length: 50 }, (_, i) => rolled(toy.sampleOutcome(next, ROLL, `${i}`).state));
    expect(values).toEqual(Array.from({ length: 50 }, (_, i) => rolled(toy.sampleOutcome(state, ROLL, `${i}`).state)));
  });

  test('of a view is a view', () => {
    const view = toy.view(state, 0);
    const drawn = Array.from({ length: 3000 }, (_, i) => toy.sampleOutcome(view, DRAW, `seed ${i}`));
    const shares = sharesOf(toy.outcomes(view, DRAW), ({ hands }) => hands[0]![2]);
    expectShares(
      drawn.map((step) => step.state.hands[0]![2]),
      shares,
    );
    expect(toy.outcomes(view, DRAW).outcomes).toContainEqual({ ...drawn[0]!, probability: 1 / 4 });
  });

  test('assumes that the move is legal', () => {
    const view = toy.view(state, 'spectator');
    for (let i = 0; i < 20; i++) {
      const { state: next } = toy.sampleOutcome(view, { kind: 'play', card: held }, `${i}`);
      expect(next).toEqual(toy.view(toy.play(state, { kind: 'play', card: held }), 'spectator'));
    }
  });

  test('is found where outcomes are not complete', () => {
    const step = manyDice.sampleOutcome(state, ROLL, 'a');
    expect(step.state.kept).toHaveLength(20);
    expect(step.state.random).toBe(state.random);
  });
});
