import { describe, expect, it, test } from 'vitest';
import { randomStateOf } from '../../../src/core/chance/random.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import { HIDDEN } from '../../../src/core/types/base-types.js';
import {
  components,
  type Event,
  game,
  type State,
  type View,
  withComponents,
} from '../../../src/games/frostpunk/index.js';
import type { MoveOutcome } from '../../../src/index.js';
import { expectShares } from '../../support/shares.js';
import {
  asked,
  type Change,
  city,
  cityOf,
  eventsOf,
  having,
  legal,
  moved,
  next,
  opening,
  owning,
  refusal,
  stock,
} from './positions.js';

const feeding = asked('generator', 0, { kind: 'burnCoal' });

/** Returns the game with this tower, and a state of it. */
const towered = (tower: Partial<typeof components.tower>, ...changes: readonly Change[]) => {
  const own = orThrow(withComponents({ tower: { ...components.tower, ...tower } }));
  const state = cityOf(opening(), feeding, ...changes);
  return { own, state: orThrow(own.State.decode({ ...state, components: own.componentsId })) };
};

const { maxPressure, thrownCubes } = components.tracks;

const CERTAIN = { outOf: 1, whenThrown: 1, whenHit: 0, whenPulled: 0, whenClosed: 0 };

const played = ({ own, state }: ReturnType<typeof towered>, text: string): State =>
  orThrow(own.applyMove(state, orThrow(own.parseMove(text))));

describe('feeding the generator', () => {
  it('[FP-GEN-1] case 24: no more than the Coal and the Cold allow', () => {
    const state = city();
    expect(refusal(state, 'feed:5')).toBe('FP-GEN-1');
    const fed = moved(state, 'feed:4');
    expect([stock(fed, 'coal'), fed.heat]).toEqual([6, 4]);
    expect(refusal(fed, 'feed:1')).toBe('FP-GEN-1');
    expect(refusal(city(owning({ coal: 2 })), 'feed:3')).toBe('FP-GEN-1');
  });

  it('[FP-ACT-3, FP-GEN-1] case 24: nothing at all can be burnt in Generator, but not in a turn', () => {
    expect(refusal(city(), 'feed:0')).toBe('FP-ACT-3');
    expect(legal(city(feeding, owning({ coal: 1 }), having({ cold: 4 })))).toEqual(['feed:0', 'feed:1']);
  });

  it('[FP-GEN-2] case 1: the cold between Heat and Cold makes sick, space by space', () => {
    const state = city(feeding, having({ cold: 7, heat: 5 }));
    const sick = eventsOf(state, 'feed:0').filter(({ kind }) => kind === 'sickCountChanged');
    expect(sick.slice(0, 2)).toEqual([
      { kind: 'sickCountChanged', citizenType: 'worker', to: 2 },
      { kind: 'sickCountChanged', citizenType: 'engineer', to: 1 },
    ]);
    const warm = city(feeding, having({ cold: 4, heat: 4 }), next('weather', 'W01'));
    const before = eventsOf(warm, 'feed:0');
    const until = before.findIndex(({ kind }) => kind === 'cubesThrown');
    expect(before.slice(0, until).filter(({ kind }) => kind === 'sickCountChanged')).toEqual([]);
  });
});

describe('the tower', () => {
  it('[FP-GEN-3, FP-GEN-4, FP-GEN-5, FP-GEN-6] case 8: cubes that are sure to fall all go on the track', () => {
    const game = towered(CERTAIN, having({ heat: 4, cold: 4 }));
    const state = played(game, 'feed:0');
    expect([state.pressure, state.tower, state.heat]).toEqual([thrownCubes[4], { inside: 0, drawer: 0 }, 0]);
  });

  it('[FP-GEN-3] holds cubes back that do not fall, and the thrown knock down older ones', () => {
    const kept = played(towered({ ...CERTAIN, whenThrown: 0 }, having({ heat: 4, cold: 4 })), 'feed:0');
    expect([kept.pressure, kept.tower]).toEqual([0, { inside: thrownCubes[4], drawer: 0 }]);
    const old = having({ tower: { inside: 3, drawer: 0 } });
    const knocked = played(
      towered({ ...CERTAIN, whenThrown: 0, whenHit: 1 }, having({ heat: 1, cold: 1 }), old),
      'feed:0',
    );
    expect([knocked.pressure, knocked.tower.inside]).toEqual([3, 1]);
    const untouched = played(
      towered({ ...CERTAIN, whenThrown: 0, whenHit: 1 }, having({ heat: 0, cold: 0 }), old),
      'feed:0',
    );
    expect([untouched.pressure, untouched.tower.inside]).toEqual([0, 3]);
  });

  it('[FP-GEN-4] the drawer gives what lay in it and what falls as it is pulled, also without a throw', () => {
    const filled = having({ heat: 0, cold: 0, tower: { inside: 5, drawer: 2 } });
    expect(played(towered({ ...CERTAIN, whenPulled: 0 }, filled), 'feed:0').pressure).toBe(2);
    expect(played(towered({ ...CERTAIN, whenPulled: 1 }, filled), 'feed:0').pressure).toBe(5);
  });

  it('[FP-GEN-5] what falls as the drawer is closed waits in it', () => {
    const state = played(towered({ ...CERTAIN, whenThrown: 0, whenClosed: 1 }, having({ heat: 3, cold: 3 })), 'feed:0');
    expect([state.pressure, state.tower]).toEqual([0, { inside: thrownCubes[3], drawer: thrownCubes[3] }]);
  });

  it('throws by the preset 3, 2, 1, 0, 0 what a sequence of draws says', () => {
    const tower = { outOf: 3, whenThrown: 2, whenHit: 1, whenPulled: 0, whenClosed: 0 };
    const state = played(towered(tower, having({ heat: 6, cold: 6 })), 'feed:0');
    expect(state.pressure + state.tower.inside).toBe(thrownCubes[6]);
  });
});

describe('the outcomes of a throw', () => {
  const cubes = { outOf: 4, whenThrown: 2, whenHit: 1, whenPulled: 1, whenClosed: 2 };
  const SAMPLES = 3000;

  /** Adds the probabilities of the outcomes of a throw by the number of cubes that come out. */
  const sharesOf = (outcomes: readonly MoveOutcome<unknown, Event>[]): Readonly<Record<string, number>> => {
    const shares: Record<string, number> = {};
    for (const { events, probability } of outcomes) {
      const fell = fellIn(events);
      shares[fell] = (shares[fell] ?? 0) + probability;
    }
    return shares;
  };
  const fellIn = (events: readonly Event[]): number => {
    const thrown = events.find((event) => event.kind === 'cubesThrown');
    return thrown?.kind === 'cubesThrown' ? thrown.fallen : -1;
  };

  test.each([
    ['no cubes', 0],
    ['one cube', 1],
  ] as const)('[FP-GEN-3, FP-GEN-4, FP-GEN-5] are as likely as throws are: %s', (_, heat) => {
    const { own, state } = towered(cubes, having({ heat, cold: heat, tower: { inside: 2, drawer: 1 } }));
    const view = own.view(state, 'spectator');
    const feed = orThrow(own.parseMove('feed:0'));
    const sample = own.determinizer(view);
    const seeds = Array.from({ length: SAMPLES }, (_each, i) => `throw ${i}`);
    const fellFrom = (begun: State): number => fellIn(orThrow(own.step(begun, feed)).events);
    expectShares(
      seeds.map((seed) => fellFrom(sample(seed))),
      sharesOf(own.outcomes(view, feed).outcomes),
    );
    expectShares(
      seeds.map((seed) => fellFrom({ ...state, random: randomStateOf(seed) })),
      sharesOf(own.outcomes(state, feed).outcomes),
    );
  });

  test('[FP-GEN-5] are one draw, whatever lies in the drawer', () => {
    const { size: weather } = new Set(components.weather.map(({ id: _, ...face }) => JSON.stringify(face)));
    const { own, state } = towered(cubes, having({ heat: 0, cold: 0, tower: { inside: 6, drawer: 2 } }));
    const feed = orThrow(own.parseMove('feed:0'));
    const isComplete = (known: State | View, max: number) => own.outcomes(known, feed, { max }).complete;
    const view = own.view(state, 'spectator');
    expect([isComplete(view, 7 * weather), isComplete(view, 7 * weather - 1)]).toEqual([true, false]);
    const known = {
      ...state,
      weather: { ...state.weather, drawStack: state.weather.drawStack.slice(-1), discarded: [] },
    };
    expect([isComplete(known, 5), isComplete(known, 4)]).toEqual([true, false]);
  });

  test('of many cubes at tiny chances are asked for', () => {
    const { own, state } = towered(
      { outOf: 1_000_000, whenThrown: 1, whenHit: 1, whenPulled: 999_999, whenClosed: 1 },
      (draft) => {
        Object.assign(draft, { heat: 12, cold: 12, round: 14, tower: { inside: 40, drawer: 0 } });
      },
    );
    const asked = orThrow(own.nextChanceQuestion(own.view(state, 'spectator'), orThrow(own.parseMove('feed:0')), ''));
    expect(asked?.answers).toHaveLength(40 + thrownCubes[12]! + 1);
    expect(asked?.event).toMatchObject({
      kind: 'cubesThrown',
      amount: thrownCubes[12],
      fallen: HIDDEN,
      inside: HIDDEN,
    });
  });
});

describe('malfunctions', () => {
  const full = [having({ pressure: maxPressure - 1, heat: 3, cold: 4 }), owning({ coal: 0 })] as const;

  it('[FP-BRK-1, FP-BRK-2, FP-GEN-6] case 7: the first one moves the Cold and the ranges', () => {
    const state = played(towered(CERTAIN, ...full, next('weather', 'W01')), 'feed:0');
    expect([state.pressure, state.cold, state.heatingRanges, state.hasMalfunctioned]).toEqual([0, 5, [3, 5, 8], true]);
    expect([state.heat, state.outcome]).toEqual([0, 'none']);
  });

  it('[FP-BRK-3, FP-LOSE-3] case 7: the second one loses', () => {
    const game = towered(CERTAIN, ...full, having({ hasMalfunctioned: true }));
    const state = played(game, 'feed:0');
    expect(state.outcome).toEqual({ result: 'lost', reason: 'generator' });
    expect([state.pressure, state.phase, state.effectStack]).toEqual([
      maxPressure - 1 + thrownCubes[3]!,
      { kind: 'over' },
      [],
    ]);
    expect(game.own.State.decode(state)._tag).toBe('Right');
  });

  it('[FP-BRK-2] markers stay on their tracks', () => {
    const last = having({ pressure: maxPressure, heat: 1, cold: 12, heatingRanges: [12, 12, 12] });
    const state = played(towered(CERTAIN, last, next('weather', 'W01')), 'feed:0');
    expect([state.cold, state.heatingRanges]).toEqual([12, [12, 12, 12]]);
  });

  it('[FP-BRK-1] an effect breaks it too, at any time', () => {
    const state = city(
      asked('morning', 0, { kind: 'option', optionSet: 'M01' }),
      having({ pressure: maxPressure - 1 }),
      next('morning', 'M01'),
      (draft) => {
        draft.morning.current = draft.morning.drawStack.pop()!;
      },
    );
    expect(moved(state, 'option:2')).toMatchObject({ pressure: 0, hasMalfunctioned: true });
  });

  it('vents as much as written, or as the best Technology allows', () => {
    expect(game.components.buildings.at(-1)!.useOptions[0]!.effects).toEqual([{ kind: 'vent', amount: 5 }]);
  });
});
