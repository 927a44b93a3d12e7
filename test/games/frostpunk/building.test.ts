import { describe, expect, it } from 'vitest';
import {
  asked,
  building,
  city,
  cityOf,
  empty,
  eventsOf,
  hand,
  having,
  knownMap,
  law,
  legal,
  moved,
  next,
  number,
  owning,
  refusal,
  running,
  site,
  standing,
  stock,
} from './positions.js';

describe('constructing', () => {
  it('[FP-BLD-6, FP-ACT-14, FP-BLD-4, FP-ACT-13] case 26: a Tent on wood', () => {
    const state = moved(city(), 'build:W');
    expect(refusal(state, 'done')).toBe('FP-ACT-14');
    const chosen = moved(state, 'construct:TENT');
    expect([stock(chosen, 'wood'), chosen.buildingSupply[number('TENT')], chosen.phase]).toEqual([
      5,
      3,
      { kind: 'site', purpose: 'construct', building: number('TENT') },
    ]);
    const built = moved(chosen, 'on:g1');
    expect([stock(built, 'wood'), built.spaceResource[site('g1')], built.buildingSupply[number('TENT')]]).toEqual([
      5,
      'none',
      2,
    ]);
    expect(legal(built)).toContain('done');
    expect(moved(built, 'done').phase.kind).toBe('turn');
  });

  it('[FP-BLD-2, FP-BLD-5] case 27: large Buildings take a pair, named by its first space', () => {
    const state = moved(city(), 'build:W', 'construct:HOUS');
    expect(refusal(state, 'on:g2')).toBe('FP-BLD-5');
    expect(refusal(state, 'on:g4')).toBe('FP-BLD-2');
    expect(refusal(state, 'on:n0b')).toBe('FP-BLD-2');
    expect(legal(state)).toEqual(['on:g1', 'on:n0a', 'on:n3a']);
    const built = moved(state, 'on:g1');
    expect([built.siteBuilding[1], built.siteBuilding[2], built.otherSite[1], built.otherSite[2]]).toEqual([
      1, 1, 2, 1,
    ]);
    expect([built.spaceResource[1], built.spaceResource[2], built.spaceAmount[1], built.spaceAmount[2]]).toEqual([
      'none',
      'none',
      0,
      0,
    ]);
  });

  it('[FP-BLD-1, FP-BLD-7, FP-LAW-7] case 28: the Burial Ground needs its law, and stays', () => {
    const state = moved(city(owning({ wood: 20 })), 'build:W');
    expect(refusal(state, 'construct:CEME')).toBe('FP-BLD-1');
    const rites = moved(city(law('L6'), owning({ wood: 20 })), 'build:W', 'construct:CEME', 'on:g1');
    expect(refusal(rites, 'dismantle:g1')).toBe('FP-BLD-7');
  });

  it('[FP-BLD-4] needs supply and cost', () => {
    expect(refusal(moved(city(owning({ wood: 2 })), 'build:W'), 'construct:TENT')).toBe('FP-BLD-4');
    const none = having({ buildingSupply: city().buildingSupply.map((n, id) => (id === number('TENT') ? n : n)) });
    const tents = city(none, building('TENT', 'g1'), building('TENT', 'g2'), building('TENT', 'n0a'));
    expect(refusal(moved(tents, 'build:W'), 'construct:TENT')).toBe('FP-BLD-4');
  });

  it('[FP-BLD-5] needs a free site without a Meeple', () => {
    const state = moved(city(standing('worker', 'n0a')), 'build:W', 'construct:TENT');
    expect(refusal(state, 'on:n0a')).toBe('FP-BLD-5');
    expect(refusal(state, 'on:g0')).toBe('FP-BLD-5');
    expect(refusal(state, 'on:n1a')).toBe('FP-BLD-5');
    const full = city(
      knownMap,
      building('HOUS', 'g1'),
      building('HOTH', 'n0a'),
      building('COOK', 'n3a'),
      standing('worker', 'n3b'),
      owning({ wood: 20, steel: 20 }),
    );
    expect(refusal(moved(full, 'build:W'), 'construct:MEDI')).toBe('FP-BLD-5');
  });

  it('[FP-ACT-12] needs something that can be done', () => {
    const bare = city(empty('g0'), empty('g3'), empty('g4'), owning({ wood: 1 }));
    expect(refusal(bare, 'build:W')).toBe('FP-ACT-12');
    expect(refusal(cityOf(bare, owning({ wood: 2 })), 'build:W')).toBeUndefined();
  });

  it('[FP-ACT-12, FP-ACT-14, FP-CIT-2] a card may allow more, and save wood', () => {
    const bare = city(empty('g0'), empty('g3'), empty('g4'), owning({ wood: 1, coal: 9 }), hand('C02'));
    expect(refusal(bare, 'card:C02')).toBeUndefined();
    const state = moved(bare, 'card:C02', 'build:W');
    expect(state.currentAction).toMatchObject({ subActionsLeft: 4, woodDiscount: 1 });
    expect(refusal(state, 'done')).toBe('FP-ACT-14');
    const kiln = moved(state, 'construct:KILN', 'on:g1');
    expect([stock(kiln, 'wood'), kiln.currentAction.subActionsLeft]).toEqual([0, 3]);
  });

  it('[FP-ACT-14] ends by itself after three sub-actions', () => {
    const state = moved(city(), 'build:W', 'dismantle:g0', 'dismantle:g3', 'dismantle:g4');
    expect(state.phase.kind).toBe('turn');
    expect(state.buildingSupply[number('TENT')]).toBe(5);
  });
});

describe('dismantling and upgrading', () => {
  it('[FP-BLD-7] needs a Building without Meeple, and yields nothing', () => {
    const state = moved(city(building('INFI', 'g1'), standing('engineer', 'g2')), 'build:W');
    for (const name of ['g1', 'g2', 'n0a']) expect(refusal(state, `dismantle:${name}`), name).toBe('FP-BLD-7');
    const gone = moved(state, 'dismantle:g0');
    expect([gone.siteBuilding[0], gone.buildingSupply[number('TENT')], stock(gone, 'wood')]).toEqual([-1, 4, 8]);
  });

  it('[FP-BLD-8] needs an upgrade and its cost, once', () => {
    const state = moved(city(building('CEME', 'g1'), standing('worker', 'g4')), 'build:W');
    expect(refusal(state, 'upgrade:g1')).toBe('FP-BLD-8');
    expect(refusal(state, 'upgrade:g4')).toBe('FP-BLD-8');
    const better = moved(state, 'upgrade:g0');
    expect([better.isUpgraded[0], stock(better, 'wood'), stock(better, 'steel')]).toEqual([true, 6, 2]);
    expect(refusal(better, 'upgrade:g0')).toBe('FP-BLD-8');
    const again = moved(better, 'dismantle:g0');
    expect(again.isUpgraded[0]).toBe(false);
    expect(refusal(moved(city(owning({ steel: 0 })), 'build:W'), 'upgrade:g0')).toBe('FP-BLD-8');
  });

  it('an upgraded large Building is upgraded on both sites', () => {
    const state = moved(city(building('HOUS', 'g1')), 'build:W', 'upgrade:g1');
    expect([state.isUpgraded[1], state.isUpgraded[2]]).toEqual([true, true]);
  });
});

describe('destroying', () => {
  const roofs = (...names: readonly string[]) =>
    city(
      ...names.map(empty),
      asked('morning', 0, { kind: 'option', optionSet: 'M04' }),
      next('morning', 'M04'),
      (draft) => {
        draft.morning.current = draft.morning.drawStack.pop()!;
      },
    );

  it('[FP-BLD-12, FP-COOP-4] asks which, even if there is one only', () => {
    const state = moved(roofs(), 'option:2');
    expect(state.phase).toEqual({ kind: 'site', purpose: 'destroy', building: number('TENT') });
    expect(legal(state)).toEqual(['on:g0', 'on:g3']);
    expect(refusal(state, 'on:g4')).toBe('FP-BLD-12');
    expect(eventsOf(state, 'on:g3')[0]).toEqual({ kind: 'buildingDestroyed', building: 'TENT', site: 'g3' });
    expect(legal(moved(roofs('g0'), 'option:2'))).toEqual(['on:g3']);
  });

  it('[FP-BLD-12, FP-EFF-5] without a target it is skipped', () => {
    expect(moved(roofs('g0', 'g3'), 'option:2').phase.kind).not.toBe('site');
    expect(running).toBeTypeOf('function');
  });
});
