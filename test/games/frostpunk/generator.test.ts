import { describe, expect, it, test } from 'vitest';
import { seeded } from '../../../src/core/chance/random.js';
import { orThrow } from '../../../src/core/errors/verdict.js';
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

const feeding = asked('generator', 0, { kind: 'feed' });

/** Returns the game with this tower, and a position of it. */
const towered = (tower: Partial<typeof components.tower>, ...changes: readonly Change[]) => {
  const own = orThrow(withComponents({ tower: { ...components.tower, ...tower } }));
  const state = cityOf(opening(), feeding, ...changes);
  return { own, state: orThrow(own.State.decode({ ...state, components: own.componentsId })) };
};

const { pressureRoom, throws } = components.tracks;

const CERTAIN = { of: 1, fall: 1, knock: 0, pull: 0, close: 0 };

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
    const state = city(feeding, having({ cold: 6, heat: 4 }));
    const sick = eventsOf(state, 'feed:0').filter(({ kind }) => kind === 'fellSick');
    expect(sick.slice(0, 2)).toEqual([
      { kind: 'fellSick', type: 'engineer', to: 1 },
      { kind: 'fellSick', type: 'worker', to: 2 },
    ]);
    const warm = city(feeding, having({ cold: 4, heat: 4 }), next('weather', 'W01'));
    const before = eventsOf(warm, 'feed:0');
    const until = before.findIndex(({ kind }) => kind === 'cubesThrown');
    expect(before.slice(0, until).filter(({ kind }) => kind === 'fellSick')).toEqual([]);
  });
});

describe('the tower', () => {
  it('[FP-GEN-3, FP-GEN-4, FP-GEN-5, FP-GEN-6] case 8: cubes that are sure to fall all go on the track', () => {
    const game = towered(CERTAIN, having({ heat: 4, cold: 4 }));
    const state = played(game, 'feed:0');
    expect([state.pressure, state.tower, state.heat]).toEqual([throws[4], { inside: 0, drawer: 0 }, 0]);
  });

  it('[FP-GEN-3] holds cubes back that do not fall, and the thrown knock down older ones', () => {
    const kept = played(towered({ ...CERTAIN, fall: 0 }, having({ heat: 4, cold: 4 })), 'feed:0');
    expect([kept.pressure, kept.tower]).toEqual([0, { inside: throws[4], drawer: 0 }]);
    const old = having({ tower: { inside: 3, drawer: 0 } });
    const knocked = played(towered({ ...CERTAIN, fall: 0, knock: 1 }, having({ heat: 1, cold: 1 }), old), 'feed:0');
    expect([knocked.pressure, knocked.tower.inside]).toEqual([3, 1]);
    const untouched = played(towered({ ...CERTAIN, fall: 0, knock: 1 }, having({ heat: 0, cold: 0 }), old), 'feed:0');
    expect([untouched.pressure, untouched.tower.inside]).toEqual([0, 3]);
  });

  it('[FP-GEN-4] the drawer gives what lay in it and what falls as it is pulled, also without a throw', () => {
    const filled = having({ heat: 0, cold: 0, tower: { inside: 5, drawer: 2 } });
    expect(played(towered({ ...CERTAIN, pull: 0 }, filled), 'feed:0').pressure).toBe(2);
    expect(played(towered({ ...CERTAIN, pull: 1 }, filled), 'feed:0').pressure).toBe(5);
  });

  it('[FP-GEN-5] what falls as the drawer is closed waits in it', () => {
    const state = played(towered({ ...CERTAIN, fall: 0, close: 1 }, having({ heat: 3, cold: 3 })), 'feed:0');
    expect([state.pressure, state.tower]).toEqual([0, { inside: throws[3], drawer: throws[3] }]);
  });

  it('throws by the preset 3, 2, 1, 0, 0 what a sequence of draws says', () => {
    const tower = { of: 3, fall: 2, knock: 1, pull: 0, close: 0 };
    const state = played(towered(tower, having({ heat: 6, cold: 6 })), 'feed:0');
    expect(state.pressure + state.tower.inside).toBe(throws[6]);
  });
});

describe('the outcomes of a throw', () => {
  const cubes = { of: 4, fall: 2, knock: 1, pull: 1, close: 2 };
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
    return thrown?.kind === 'cubesThrown' ? thrown.fell : -1;
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
      seeds.map((seed) => fellFrom({ ...state, random: seeded(seed) })),
      sharesOf(own.outcomes(state, feed).outcomes),
    );
  });

  test('[FP-GEN-5] are one draw, whatever lies in the drawer', () => {
    const { size: weather } = new Set(components.weather.map(({ id: _, ...face }) => JSON.stringify(face)));
    const { own, state } = towered(cubes, having({ heat: 0, cold: 0, tower: { inside: 6, drawer: 2 } }));
    const feed = orThrow(own.parseMove('feed:0'));
    const ways = (position: State | View, most: number) => own.outcomes(position, feed, { most }).complete;
    const view = own.view(state, 'spectator');
    expect([ways(view, 7 * weather), ways(view, 7 * weather - 1)]).toEqual([true, false]);
    const known = { ...state, weather: { ...state.weather, deck: state.weather.deck.slice(-1), discard: [] } };
    expect([ways(known, 5), ways(known, 4)]).toEqual([true, false]);
  });

  test('of many cubes at tiny chances are asked for', () => {
    const { own, state } = towered({ of: 1_000_000, fall: 1, knock: 1, pull: 999_999, close: 1 }, (draft) => {
      Object.assign(draft, { heat: 12, cold: 12, round: 14, tower: { inside: 40, drawer: 0 } });
    });
    const asked = orThrow(own.asks(own.view(state, 'spectator'), orThrow(own.parseMove('feed:0')), ''));
    expect(asked?.answers).toHaveLength(40 + throws[12]! + 1);
    expect(asked?.event).toMatchObject({ kind: 'cubesThrown', n: throws[12], fell: HIDDEN, left: HIDDEN });
  });
});

describe('malfunctions', () => {
  const full = [having({ pressure: pressureRoom - 1, heat: 3, cold: 4 }), owning({ coal: 0 })] as const;

  it('[FP-BRK-1, FP-BRK-2, FP-GEN-6] case 7: the first one moves the Cold and the ranges', () => {
    const state = played(towered(CERTAIN, ...full, next('weather', 'W01')), 'feed:0');
    expect([state.pressure, state.cold, state.ranges, state.overheated]).toEqual([0, 5, [3, 5, 8], true]);
    expect([state.heat, state.outcome]).toEqual([0, 'none']);
  });

  it('[FP-BRK-3, FP-LOSE-3] case 7: the second one loses', () => {
    const game = towered(CERTAIN, ...full, having({ overheated: true }));
    const state = played(game, 'feed:0');
    expect(state.outcome).toEqual({ result: 'lost', reason: 'generator' });
    expect([state.pressure, state.phase, state.agenda]).toEqual([pressureRoom - 1 + throws[3]!, { kind: 'over' }, []]);
    expect(game.own.State.decode(state)._tag).toBe('Right');
  });

  it('[FP-BRK-2] markers stay on their tracks', () => {
    const last = having({ pressure: pressureRoom, heat: 1, cold: 12, ranges: [12, 12, 12] });
    const state = played(towered(CERTAIN, last, next('weather', 'W01')), 'feed:0');
    expect([state.cold, state.ranges]).toEqual([12, [12, 12, 12]]);
  });

  it('[FP-BRK-1] an effect breaks it too, at any time', () => {
    const state = city(
      asked('morning', 0, { kind: 'option', set: 'M01' }),
      having({ pressure: pressureRoom - 1 }),
      next('morning', 'M01'),
      (draft) => {
        draft.morning.current = draft.morning.deck.pop()!;
      },
    );
    expect(moved(state, 'option:2')).toMatchObject({ pressure: 0, overheated: true });
  });

  it('vents as much as written, or as the best Technology allows', () => {
    expect(game.components.buildings.at(-1)!.use[0]!.effects).toEqual([{ kind: 'vent', n: 5 }]);
  });
});
