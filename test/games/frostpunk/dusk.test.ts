import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/frostpunk/index.js';
import {
  asked,
  automatons,
  type Change,
  COUNCIL,
  city,
  cityOf,
  displayed,
  duskDeck,
  eventsOf,
  having,
  law,
  legal,
  moved,
  next,
  number,
  opening,
  owning,
  people,
  refusal,
  slotOf,
  stock,
  tokens,
} from './positions.js';

/** Returns the menu of Dusk; after it comes the decision how much is eaten. */
const evening = (...changes: readonly Change[]): State =>
  city(asked('dusk', 0, { kind: 'dusk' }), having({ hunger: 1 }), ...changes);

describe('the menu', () => {
  it('[FP-DUSK-1, FP-ACT-20, FP-COOP-1] offers the call and what a law offers, each once', () => {
    const state = cityOf(
      opening(2),
      asked('dusk', 0, { kind: 'dusk' }, 2),
      law('L7'),
      tokens('hope', 'resolve*', 'trust'),
      tokens('discontent', 'grief*', 'envy*'),
    );
    expect(state.decider).toBe(1);
    expect(legal(state)).toEqual(['done', 'call', 'patrol']);
    const patrolled = moved(state, 'patrol');
    expect(patrolled.phase).toEqual({ kind: 'exhaust', track: 'discontent' });
    expect(legal(patrolled)).toEqual(['exhaust:grief', 'exhaust:envy']);
    const menu = moved(patrolled, 'exhaust:envy');
    expect(menu.hope[0]).toEqual({ token: 'resolve', isActive: false });
    expect(legal(menu)).toEqual(['done', 'call']);
    expect(refusal(menu, 'patrol')).toBe('FP-DUSK-1');
    expect(refusal(evening(), 'patrol')).toBe('FP-DUSK-1');
    expect(refusal(evening(law('L7'), tokens('hope', 'resolve')), 'patrol')).toBe('FP-DUSK-1');
  });

  it('[FP-HD-3] exhausting any token names an active one', () => {
    const state = moved(
      evening(law('L7'), tokens('hope', 'resolve*'), tokens('discontent', 'grief*', 'envy*', 'anger')),
      'patrol',
    );
    expect(refusal(state, 'exhaust:anger')).toBe('FP-HD-3');
    expect(refusal(state, 'exhaust:resolve')).toBe('FP-HD-3');
  });
});

describe('the display', () => {
  it('[FP-DUSK-2] scenario cards, then the display; cards that leave do so before their effects', () => {
    const petition = evening(displayed('M06', true), displayed('M02'), having({ heat: 4 }), duskDeck('D12'));
    const events = eventsOf(petition, 'done');
    const kinds = events.map((each) => (each.kind === 'displayChanged' ? `${each.card} ${each.change}` : each.kind));
    expect(kinds.indexOf('M02 leaves')).toBeLessThan(kinds.indexOf('resourceGained'));
    const state = moved(petition, 'done');
    expect(state.display.map(({ card }) => card)).toEqual([number('M06')]);
    expect(state.morning.removed).toEqual([number('M02')]);
    expect([stock(state, 'wood'), stock(state, 'steel')]).toEqual([9, 4]);
  });

  it('[FP-AUTO-7, FP-MORN-3] the Machinist takes an Automaton from the bank, or else from the Reserve', () => {
    const morning = asked('morning', 0, { kind: 'option', optionSet: 'M06' });
    const offered = (...changes: readonly Change[]) =>
      city(morning, next('morning', 'M06'), ...changes, (draft) => {
        draft.morning.current = draft.morning.drawStack.pop()!;
      });
    const first = moved(offered(), 'option:1');
    expect([first.automatonsInBank, first.display]).toEqual([
      5,
      [{ source: 'morning', card: number('M06'), hasAutomaton: true, isUsed: false }],
    ]);
    const second = moved(offered(automatons(6)), 'option:1');
    expect([second.automatonsInBank, second.reserveMeeples[3]]).toEqual([0, 5]);
    const none = moved(
      offered(automatons(6), having({ reserveMeeples: [4, 2, 2, 0], meeplesOffMap: [0, 0, 0, 0] }), (draft) => {
        draft.automatonsInBank = 0;
        draft.display = [{ source: 'morning', card: number('M02'), hasAutomaton: true, isUsed: false }];
        draft.morning.drawStack = draft.morning.drawStack.filter((card) => card !== number('M02'));
        draft.automatonsInBank = 5;
      }),
      'option:1',
    );
    expect(none.automatonsInBank).toBe(4);
  });
});

describe('the Dusk deck', () => {
  it('[FP-DUSK-3, FP-DUSK-4, FP-DUSK-7] a card is resolved and discarded; an empty deck is renewed at once', () => {
    const state = moved(evening(duskDeck('D12')), 'done');
    expect(stock(state, 'food')).toBe(stock(city(), 'food') - 8);
    expect(state.dusk.deck).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, COUNCIL]);
    expect(state.dusk.discarded).toEqual([]);
    const two = moved(evening(duskDeck('D12', 'D08')), 'done');
    expect(two.dusk.deck).toHaveLength(1);
    expect(two.dusk.discarded).toHaveLength(12);
  });

  it('[FP-DUSK-3] every card of the deck may come', () => {
    const seen = new Set(
      Array.from({ length: 30 }, (_, i) => {
        const shuffled = evening(duskDeck('D12', 'D08', 'D11'), (draft) => {
          draft.random.drawn = i;
        });
        return moved(shuffled, 'done').dusk.discarded.at(-1);
      }),
    );
    expect(seen.size).toBe(3);
  });

  it('[FP-DUSK-7] without any card nothing happens, and addDuskCard adds only what is set aside', () => {
    const none = evening((draft) => {
      draft.dusk.removed = [...draft.dusk.deck.filter((slot) => slot !== COUNCIL), ...draft.dusk.setAside];
      draft.dusk.deck = [];
      draft.dusk.setAside = [];
      draft.council = { drawStack: [], current: -1, isCurrentKnown: false, removed: [0, 1, 2, 3, 4, 5] };
    });
    expect(moved(none, 'done').stage).toBe('hunger');
    const dogs = (aside: boolean) =>
      city(asked('morning', 0, { kind: 'option', optionSet: 'M03' }), next('morning', 'M03'), (draft) => {
        draft.morning.current = draft.morning.drawStack.pop()!;
        if (aside) return;
        draft.dusk.setAside = draft.dusk.setAside.filter((slot) => slot !== number('D21'));
        draft.dusk.removed = [number('D21')];
      });
    expect(moved(dogs(true), 'option:1').dusk.deck).toContain(number('D21'));
    expect(moved(dogs(false), 'option:1').dusk.deck).not.toContain(number('D21'));
  });

  it('[FP-DUSK-4] some cards leave the game', () => {
    expect(moved(evening(duskDeck('D21')), 'done').dusk.removed).toEqual([number('D21')]);
    const law1 = moved(evening(law('L1', 'b'), duskDeck('L1')), 'done');
    expect([law1.dusk.removed, law1.isConsequenceKnown[0], stock(law1, 'wood')]).toEqual([[slotOf('L1')], true, 11]);
  });

  it('[FP-ROUND-3] case 21: a red consequence enters the display', () => {
    const state = moved(evening(law('L3', 'b'), duskDeck('L3')), 'done');
    expect(state.display).toEqual([{ source: 'consequence', card: number('L3'), hasAutomaton: false, isUsed: false }]);
    expect([...state.dusk.discarded, ...state.dusk.removed, ...state.dusk.deck]).not.toContain(slotOf('L3'));
  });

  it('[FP-DUSK-5, FP-EFF-4] a Council card leaves, the next is read and discarded', () => {
    const state = moved(
      evening(
        next('council', 'K3'),
        duskDeck('council'),
        (draft) => {
          draft.council.current = number('K1');
          draft.council.drawStack = [0, 1, 2, 3, 4, 5].filter((card) => card !== number('K1') && card !== number('K3'));
          draft.council.drawStack.push(number('K3'));
        },
        tokens('hope', 'trust', 'trust'),
      ),
      'done',
    );
    expect(state.council).toMatchObject({ current: number('K3'), isCurrentKnown: true, removed: [number('K1')] });
    expect(state.dusk.deck).toContain(COUNCIL);
    expect(state.hope).toHaveLength(1);
  });

  it('[FP-DUSK-6] case 19: an empty Council deck adds none', () => {
    const last = evening(duskDeck('council'), (draft) => {
      draft.council = { drawStack: [], current: 2, isCurrentKnown: true, removed: [0, 1, 3, 4, 5] };
    });
    const state = moved(last, 'done', 'option:1');
    expect(state.council).toEqual({ drawStack: [], current: -1, isCurrentKnown: false, removed: [0, 1, 3, 4, 5, 2] });
    expect([...state.dusk.deck, ...state.dusk.discarded]).not.toContain(COUNCIL);
  });

  it('[FP-EFF-2] a type that is not stated is chosen', () => {
    const state = moved(evening(duskDeck('D23'), people('child', 0)), 'done');
    expect(state.phase).toEqual({ kind: 'citizenType', purpose: 'sick' });
    expect(legal(state)).toEqual(['type:W', 'type:E']);
    expect(refusal(state, 'type:C')).toBe('FP-EFF-2');
    expect(moved(state, 'type:W', 'type:E').sickCitizens).toEqual([2, 1, 0]);
  });

  it('[FP-EFF-3, FP-EFF-4] losses take what there is, costs must be met', () => {
    expect(stock(moved(evening(duskDeck('D12'), owning({ food: 1 })), 'done'), 'food')).toBe(0);
    const shared = moved(evening(duskDeck('D03'), owning({ food: 2 }), tokens('hope', 'trust', 'trust')), 'done');
    expect(shared.hope).toHaveLength(1);
    const choice = moved(evening(duskDeck('D03')), 'done');
    expect(choice.phase).toEqual({ kind: 'option', optionSet: 'D03/0' });
    const thieves = evening(duskDeck('D06'), tokens('discontent', 'envy*', 'envy*', 'envy', 'anger*'));
    expect(stock(moved(thieves, 'done'), 'coal')).toBe(7);
  });
});
