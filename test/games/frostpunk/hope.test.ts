import { describe, expect, it } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { components, type State, withComponents } from '../../../src/games/frostpunk/index.js';
import {
  asked,
  type Change,
  city,
  duskDeck,
  eventsOf,
  hand,
  having,
  law,
  legal,
  moved,
  next,
  number,
  people,
  refusal,
  running,
  tokens,
} from './positions.js';

/** Returns a Dusk card under way, at its first effect. */
const resolving = (id: string, phase: Parameters<typeof asked>[2], ...changes: readonly Change[]): State =>
  city(
    duskDeck(id),
    (draft) => {
      draft.dusk.deck = [];
      draft.dusk.current = number(id);
    },
    asked('dusk', 2, phase),
    ...changes,
  );

/** Returns the Dusk card of the evening. */
const evening = (id: string, ...changes: readonly Change[]): State =>
  city(asked('dusk', 0, { kind: 'dusk' }), duskDeck(id), ...changes);

/** Returns the evening of an owner's pack, in which its Dusk card had this effect. */
const withOwnEvening = (effect: object, ...changes: readonly Change[]) => {
  const dusk = components.dusk.map((card) => (card.id === 'D01' ? { ...card, effects: [effect] } : card));
  const own = orThrow(withComponents({ dusk }));
  const before = evening('D01', ...changes);
  const state = orThrow(own.applyMove({ ...before, components: own.componentsId }, { kind: 'done' }));
  return { own, state };
};

const marked = (track: State['hope']) => track.map(({ token, isActive }) => token + (isActive ? '*' : ''));
const seen = (state: State) => marked(state.hope);

describe('lowering', () => {
  const hardWords = (...hope: readonly string[]) =>
    resolving(
      'D10',
      { kind: 'lower', track: 'hope' },
      running({ program: 'D10', partIndex: 1 }, { program: 'D10/0/then', unitsLeft: 1 }),
      tokens('hope', ...hope),
      tokens('discontent', 'anger*'),
    );

  it('[FP-HD-7, FP-HD-8] case 12: exhaust an active token, or remove an exhausted one', () => {
    const state = hardWords('trust*', 'unity');
    expect(legal(state)).toEqual(['exhaust:trust', 'remove:unity']);
    for (const text of ['exhaust:unity', 'remove:trust', 'remove:anger', 'exhaust:anger']) {
      expect(refusal(state, text), text).toBe('FP-HD-7');
    }
    expect(seen(moved(state, 'exhaust:trust'))).toEqual(['trust', 'unity']);
    const removed = moved(state, 'remove:unity');
    expect([seen(removed), removed.hopeBag]).toEqual([['trust*'], [3, 4, 4]]);
  });

  it('[FP-HD-9, FP-HD-7] the leftmost of equals, and the rest slides left', () => {
    const state = hardWords('unity', 'trust*', 'unity');
    expect(seen(moved(state, 'remove:unity'))).toEqual(['trust*', 'unity']);
  });

  it('[FP-LOSE-1, FP-COOP-4, FP-LOSE-7] case 15: the last token goes without asking, and loses', () => {
    const state = moved(evening('D10', tokens('hope', 'trust'), tokens('discontent', 'anger*')), 'done');
    expect(state.outcome).toEqual({ result: 'lost', reason: 'hope' });
    expect(state.hope).toEqual([]);
    expect(state.discontent[0]).toEqual({ token: 'anger', isActive: true });
  });
});

describe('raising', () => {
  it('[FP-HD-6, FP-HD-5] case 14: a full track takes no token, but one is activated', () => {
    const full = tokens('hope', 'trust*', 'trust*', 'trust*', 'resolve*', 'unity', 'resolve*');
    const state = moved(evening('D21', full), 'done');
    expect(seen(state)).toEqual(['trust*', 'trust*', 'trust*', 'resolve*', 'unity*', 'resolve*']);
  });

  it('[FP-HD-6] the token that is drawn may serve', () => {
    const onlyUnity = evening('D21', tokens('hope', 'trust*'));
    const state = moved(onlyUnity, 'done');
    expect(state.hope).toHaveLength(2);
    expect(state.hope[1]!.isActive).toBe(state.hope[1]!.token === 'unity');
  });

  it('[FP-HD-9, FP-LOSE-2] case 13: the sixth Discontent token loses before any is activated', () => {
    const five = tokens('discontent', 'anger', 'anger', 'anger', 'grief', 'envy');
    const state = moved(evening('D02', five, having({ heat: 0, cold: 4 })), 'done');
    expect(state.outcome).toEqual({ result: 'lost', reason: 'discontent' });
    expect(state.discontent).toHaveLength(6);
    expect(state.discontent.some(({ isActive }) => isActive)).toBe(false);
  });

  it('[FP-HD-5, FP-HD-2, FP-HD-1] an untyped raise draws or activates', () => {
    const dying = [people('worker', 12, 12, true), hand('C07'), next('citizens', 'C02')] as const;
    const state = moved(city(...dying, tokens('discontent', 'anger*', 'grief', 'grief')), 'clear:W:near');
    expect(state.phase).toEqual({ kind: 'raise', track: 'discontent' });
    expect(legal(state)).toEqual(['token', 'activate:grief']);
    expect(refusal(state, 'activate:anger')).toBe('FP-HD-5');
    expect(moved(state, 'token').discontent).toHaveLength(4);
    expect(marked(moved(state, 'activate:grief').discontent)).toEqual(['anger*', 'grief*', 'grief']);
  });

  it('[FP-HD-5] a full track takes no token', () => {
    const raise = { kind: 'raise', track: 'hope', token: 'any', amount: 1 };
    const allowed = (...hope: readonly string[]) => {
      const { own, state } = withOwnEvening(raise, tokens('hope', ...hope));
      return own.legalMoves(state).map(own.formatMove);
    };
    expect(allowed('trust*', 'unity', 'unity', 'trust', 'trust')).toEqual([
      'token',
      'activate:trust',
      'activate:unity',
    ]);
    expect(allowed('trust*', 'unity', 'unity', 'trust', 'trust', 'trust')).toEqual([
      'activate:trust',
      'activate:unity',
    ]);
  });

  it('[FP-HD-4, FP-EFF-5, FP-HD-5] what cannot be turned, drawn or lowered is passed over', () => {
    const turned = (state: State) => eventsOf(state, 'done').filter(({ kind }) => kind === 'tokenChanged');
    const patrolled = (...discontent: readonly string[]) =>
      city(asked('dusk', 0, { kind: 'dusk' }), law('L7', 'b'), tokens('discontent', ...discontent), duskDeck('L7'));
    expect(turned(patrolled())).toEqual([]);
    expect(turned(patrolled('anger'))).toHaveLength(1);
    const all = tokens('hope', 'trust*', 'trust*', 'unity*', 'unity*', 'resolve*', 'resolve*');
    expect(turned(evening('D21', all))).toEqual([]);
  });
});

describe('activating any token', () => {
  it('[FP-HD-2] is possible in own packs only, where it names an exhausted one', () => {
    const activate = { kind: 'activate', track: 'hope', token: 'any', amount: 1 };
    const { own, state } = withOwnEvening(activate, tokens('hope', 'trust', 'unity', 'resolve*'));
    expect(state.phase).toEqual({ kind: 'activate', track: 'hope' });
    const why = own.whyIllegal(state, { kind: 'activateToken', token: 'resolve' });
    expect(why?._tag === 'RuleBroken' && why.clause).toBe('FP-HD-2');
    const turned = orThrow(own.applyMove(state, { kind: 'activateToken', token: 'unity' }));
    expect(turned.hope.map(({ isActive }) => isActive)).toEqual([false, true, true]);
  });
});
