import { describe, expect, it } from 'vitest';
import { components } from '../../../src/games/frostpunk/index.js';
import {
  asked,
  building,
  type Change,
  citizensUsed,
  city,
  eventsOf,
  hand,
  having,
  legal,
  moved,
  next,
  number,
  people,
  refusal,
  running,
  site,
  standing,
  tokens,
  turn,
} from './positions.js';

const { corpseLimit } = components.tracks;
const clearing = 'clear:W:near';

describe('falling sick', () => {
  it('[FP-SICK-1, FP-SICK-2, FP-SICK-3, FP-DEATH-1, FP-DEATH-2, FP-DEATH-3, FP-DEATH-4] case 2: a full track turns the marker, then kills', () => {
    const state = city(people('worker', 12, 12), hand('C07'), next('citizens', 'C12'));
    const once = moved(state, clearing);
    expect([once.sickCitizens[0], once.showsSkull[0], once.corpses]).toEqual([12, true, 0]);
    const events = eventsOf(city(people('worker', 12, 12, true), hand('C07'), next('citizens', 'C12')), clearing);
    expect(events.filter(({ kind }) => /^citizenDied|^deathCard/.test(kind))).toEqual([
      { kind: 'citizenDied', citizenType: 'worker', corpses: 1, citizens: 11 },
      { kind: 'deathCardApplied', citizenType: 'worker', card: 'C12', from: 'deck' },
    ]);
    const twice = moved(city(people('worker', 12, 12, true), hand('C07'), next('citizens', 'C12')), clearing);
    expect([twice.sickCitizens[0], twice.showsSkull[0], twice.citizens[0], twice.corpses]).toEqual([11, false, 11, 1]);
    expect(twice.discardedCitizenCards).toEqual([number('C12')]);
  });

  it('[FP-SICK-1] a type without Citizens is left alone', () => {
    const state = city(people('worker', 0, 0));
    expect(moved(state, clearing).sickCitizens[0]).toBe(0);
  });

  it('[FP-SICK-4, FP-EFF-7] the marker follows the number of Citizens, without a corpse', () => {
    const council = [
      asked('dusk', 2, { kind: 'citizenType', purpose: 'leave' }),
      running({ program: 'K5.1', unitsLeft: 1 }),
    ] as const;
    const leaving = city(people('child', 1, 1, true), ...council, (draft) => {
      draft.dusk.deck = draft.dusk.deck.filter((slot) => slot !== draft.dusk.deck.at(-1));
      draft.dusk.current = 23;
      draft.council.isCurrentKnown = true;
    });
    const events = eventsOf(leaving, 'type:C');
    expect(events.slice(0, 3)).toEqual([
      { kind: 'citizenLeft', citizenType: 'child' },
      { kind: 'sickCountChanged', citizenType: 'child', to: 0 },
      { kind: 'sicknessMarkerFlipped', citizenType: 'child', face: 'syringe' },
    ]);
    expect(moved(leaving, 'type:C').corpses).toBe(0);
  });
});

describe('dying', () => {
  const dying = [people('worker', 12, 12, true), hand('C01', 'C07')] as const;

  it('[FP-DEATH-3, FP-COOP-1] a card of the same type may be discarded instead of drawing', () => {
    const state = moved(city(...dying, next('citizens', 'C13')), clearing);
    expect(state.phase).toEqual({ kind: 'death', citizenType: 'worker' });
    expect(legal(state)).toEqual(['draw', 'discard:C01']);
    expect(refusal(state, 'discard:C07')).toBe('FP-DEATH-3');
    expect(refusal(state, 'discard:C13')).toBe('FP-DEATH-3');
    const discarded = moved(state, 'discard:C01');
    expect(discarded.hand).toEqual([number('C07')]);
    expect(discarded.discardedCitizenCards).toEqual([number('C01')]);
    expect(discarded.phase).toEqual({ kind: 'lower', track: 'hope' });
    const drawn = moved(state, 'draw');
    expect(drawn.discardedCitizenCards).toEqual([number('C13')]);
    expect(drawn.stock[2]).toBe(2);
  });

  it('[FP-CIT-6, FP-DEATH-3] an empty deck is shuffled first; without any card there is no effect', () => {
    const used = moved(city(people('worker', 12, 12, true), hand('C07'), citizensUsed), clearing);
    expect(used.citizenDrawStack).toHaveLength(12);
    expect(used.discardedCitizenCards).toHaveLength(1);
    const everything = components.citizenCards.map(({ id }) => id);
    const none = city(people('worker', 12, 12, true), hand(...everything));
    const state = moved(moved(none, clearing), 'draw');
    expect([state.corpses, state.discardedCitizenCards]).toEqual([1, []]);
  });

  it('[FP-BLD-9] the Burial Ground follows the effect of the death', () => {
    const mourned = city(...dying, tokens('discontent', 'grief*'), building('CEME', 'g1'), next('citizens', 'C12'));
    const turned = eventsOf(moved(mourned, clearing), 'draw').filter(({ kind }) => kind === 'tokenChanged');
    expect(turned).toEqual([{ kind: 'tokenChanged', track: 'discontent', token: 'grief', change: 'exhausted' }]);
  });

  it('[FP-LOSE-6, FP-LOSE-7] the corpse that is too many ends the game at once', () => {
    const state = moved(city(...dying, having({ corpses: corpseLimit - 1 })), clearing);
    expect(state.outcome).toEqual({ result: 'lost', reason: 'corpses' });
    expect([state.corpses, state.citizens[0], state.effectStack]).toEqual([corpseLimit, 12, []]);
    expect(legal(state)).toEqual([]);
  });
});

describe('cures and treatments', () => {
  const doctor = (...changes: readonly Change[]) => city(building('INFI', 'g1'), having({ heat: 2 }), ...changes);

  it('[FP-CURE-1, FP-CURE-3, FP-CURE-4, FP-EFF-4] case 5: nobody can be cured: two are treated', () => {
    const state = doctor(people('worker', 12, 1, true), people('engineer', 6), people('child', 6, 1, true));
    const asked = moved(state, 'use:E:g1');
    expect(asked.phase).toEqual({ kind: 'citizenType', purpose: 'treat' });
    expect(legal(asked)).toEqual(['type:W', 'type:C']);
    expect(refusal(asked, 'type:E')).toBe('FP-CURE-3');
    const treated = moved(asked, 'type:W');
    expect([treated.showsSkull, treated.sickCitizens, treated.corpses]).toEqual([[false, false, false], [1, 0, 1], 0]);
  });

  it('[FP-CURE-4, FP-EFF-4] case 5: with some who can be cured there is a choice', () => {
    const state = doctor(people('worker', 12, 3, true), people('engineer', 6, 4), people('child', 6, 1, true));
    const choice = moved(state, 'use:E:g1');
    expect(choice.phase).toEqual({ kind: 'option', optionSet: 'INFI.use' });
    expect(legal(choice)).toEqual(['option:1', 'option:2']);
    expect(refusal(choice, 'option:3')).toBe('FP-EFF-4');
    const cured = moved(choice, 'option:1', 'type:W', 'type:W');
    expect(cured.sickCitizens).toEqual([1, 2, 1]);
    expect(cured.phase.kind).toBe('turn');
    const [infirmary] = components.buildings.filter(({ id }) => id === 'INFI');
    expect([infirmary!.size, infirmary!.staff]).toEqual(['large', ['engineer']]);
    expect(refusal(state, 'use:W:g1')).toBe('FP-ACT-17');
  });

  it('[FP-CURE-1, FP-CURE-2, FP-CURE-3] case 3: a skull at 1 must be treated first', () => {
    const skull = doctor(people('worker', 12), people('engineer', 6, 1), people('child', 6, 1, true));
    const cured = moved(skull, 'use:E:g1', 'option:1');
    expect([cured.sickCitizens, cured.phase.kind]).toEqual([[0, 0, 1], 'turn']);
    const treated = moved(cured, 'use:E:g1');
    expect([treated.sickCitizens[2], treated.showsSkull[2], treated.corpses]).toEqual([1, false, 0]);
  });

  it('[FP-CURE-1] a cure names only those who can be cured', () => {
    const state = doctor(people('worker', 12, 2), people('engineer', 6, 2), people('child', 6, 0));
    const asked = moved(state, 'use:E:g1');
    expect(legal(asked)).toEqual(['type:W', 'type:E']);
    expect(refusal(asked, 'type:C')).toBe('FP-CURE-1');
  });

  it('cures and treats more by Technology and law', () => {
    const state = doctor(people('worker', 12, 8), (draft) => {
      draft.isDeveloped[number('T8')] = true;
    });
    const asked = moved(state, 'use:E:g1', 'type:W', 'type:W', 'type:W', 'type:W', 'type:W');
    expect(asked.sickCitizens).toEqual([3, 0, 1]);
    expect(asked.siteMeeple[site('g1')]).toBe('engineer');
    expect(asked.phase.kind).toBe('turn');
  });
});

describe('Meeples', () => {
  it('[FP-ACT-16, FP-ACT-15] a large Building takes two, a small one does not', () => {
    const state = city(people('worker', 12, 5), building('INFI', 'g1'), having({ heat: 2 }));
    const once = moved(state, 'use:E:g1', 'type:W', 'type:W', 'type:W', 'type:W');
    const twice = moved(once, 'use:E:g1');
    expect([twice.siteMeeple[site('g1')], twice.siteMeeple[site('g2')]]).toEqual(['engineer', 'engineer']);
    expect(refusal(city(standing('engineer', 'p0'), turn()), 'use:E:p0')).toBe('FP-ACT-15');
    expect(refusal(state, 'use:E:g2')).toBe('FP-ACT-15');
  });
});
