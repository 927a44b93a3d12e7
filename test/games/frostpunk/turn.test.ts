import { describe, expect, it } from 'vitest';
import { components } from '../../../src/games/frostpunk/index.js';
import {
  asked,
  automatons,
  building,
  city,
  cityOf,
  developed,
  displayed,
  displayedLaw,
  eventsOf,
  hand,
  having,
  knownMap,
  law,
  legal,
  moved,
  next,
  number,
  opening,
  owning,
  people,
  refusal,
  running,
  site,
  slotOf,
  stack,
  standing,
  stock,
  tile,
  tokens,
  turn,
} from './positions.js';

describe('turns', () => {
  it('[FP-COOP-2, FP-COOP-3] case 22: the turn goes round among those who have not passed', () => {
    const state = cityOf(opening(2), turn(2));
    expect([state.leader, state.decider]).toEqual([1, 1]);
    const second = moved(state, 'clear:W:near', ...['at:n1', 'at:n2']);
    expect(second.decider).toBe(0);
    const third = moved(second, 'gather:W:g1');
    expect(third.decider).toBe(1);
    const fourth = moved(third, 'gather:W:g2');
    const alone = moved(fourth, 'pass');
    expect([alone.decider, alone.hasPassed]).toEqual([1, [true, false]]);
    expect(moved(alone, 'gather:W:n0a').decider).toBe(1);
    expect(moved(alone, 'feed:1').decider).toBe(1);
    expect(moved(alone, 'pass').stage).not.toBe('action');
  });

  it('[FP-COOP-3] feeding, the call and a card do not end the turn', () => {
    const state = cityOf(opening(2), hand('C13'));
    expect(moved(state, 'feed:1')).toMatchObject({ decider: 0, step: 1 });
    expect(moved(state, 'card:C13')).toMatchObject({ decider: 0, phase: { kind: 'turn', armedCard: number('C13') } });
  });

  it('[FP-COOP-4] who can only pass is not asked', () => {
    const idle = having({ reserveMeeples: [0, 0, 0, 0], isCallOfDutyUsed: true });
    expect(city(idle, owning({ coal: 1 })).phase.kind).toBe('turn');
    const last = city(
      having({ reserveMeeples: [1, 0, 0, 0], isCallOfDutyUsed: true, hand: [] }),
      owning({ coal: 0 }),
      hand(),
    );
    expect(moved(last, 'gather:W:g1').stage).not.toBe('action');
  });

  it('[FP-ACT-4, FP-ACT-11] case 23: an action in the cold, on a space of its own', () => {
    const state = city();
    const gathered = moved(state, 'gather:W:g1');
    expect(eventsOf(state, 'gather:W:g1').filter(({ kind }) => kind === 'actionTaken')).toEqual([
      { kind: 'actionTaken', player: 0, action: 'gather', isCold: true },
    ]);
    expect([gathered.sickCitizens[0], stock(gathered, 'wood'), gathered.spaceAmount[site('g1')]]).toEqual([2, 10, 3]);
    expect(refusal(gathered, 'gather:E:g1')).toBe('FP-ACT-11');
    expect(refusal(gathered, 'gather:C:g2')).toBe('FP-ACT-4');
    expect(refusal(gathered, 'gather:E:g0')).toBe('FP-ACT-11');
  });

  it('[FP-ACT-5, FP-ACT-6, FP-AUTO-1, FP-AUTO-4, FP-AUTO-5] case 17: heat and level decide; Automatons take Coal', () => {
    const state = city(building('SAWM', 'g1'), having({ heat: 3, heatingRanges: [2, 4, 7] }), automatons(1));
    const worked = moved(state, 'use:W:g1');
    expect([worked.sickCitizens[0], stock(worked, 'wood')]).toEqual([2, 12]);
    const machine = moved(state, 'use:A:g1');
    expect([machine.sickCitizens, stock(machine, 'wood'), stock(machine, 'coal')]).toEqual([[1, 0, 1], 12, 9]);
    expect(refusal(city(building('SAWM', 'g1'), automatons(1), owning({ coal: 0 })), 'use:A:g1')).toBe('FP-ACT-4');
    expect(moved(cityOf(state, having({ heat: 4 })), 'use:W:g1').sickCitizens[0]).toBe(1);
  });

  it('[FP-ACT-6, FP-CIT-3] clearing is cold in any heat, building and scouting are warm', () => {
    const cold = (state: Parameters<typeof eventsOf>[0], text: string) =>
      eventsOf(state, text).flatMap((event) => (event.kind === 'actionTaken' ? [event.isCold] : []));
    const hot = city(having({ heat: 9, cold: 9 }), building('BEAC', 'g1'), hand('C13'));
    const frozen = city(building('BEAC', 'g1'), hand('C01'));
    expect(cold(hot, 'clear:W:near')).toEqual([true]);
    expect(cold(frozen, 'build:W')).toEqual([false]);
    expect(cold(frozen, 'scout:W:0')).toEqual([false]);
    expect(cold(moved(frozen, 'card:C01'), 'gather:W:g2')).toEqual([true]);
    expect(cold(hot, 'gather:W:n0a')).toEqual([false]);
    expect(cold(cityOf(hot, having({ heat: 3 })), 'gather:W:n0a')).toEqual([true]);
  });

  it('[FP-ACT-5] what the cold made impossible is skipped', () => {
    const dead = city(
      building('KILN', 'g1'),
      owning({ wood: 2 }),
      people('worker', 12, 12, true),
      hand('C07'),
      next('citizens', 'C05'),
    );
    const state = moved(dead, 'use:W:g1');
    expect([stock(state, 'wood'), stock(state, 'coal')]).toEqual([1, 10]);
    expect(state.phase.kind).toBe('turn');
  });

  it('[FP-ACT-1] Meeples follow the Citizens at the start of Action only', () => {
    const prepared = asked('preparation', 0, { kind: 'expert' });
    const more = moved(city(tokens('hope', 'trust*'), prepared, people('worker', 29), people('child', 0)), 'done');
    expect(more.reserveMeeples).toEqual([5, 2, 0, 0]);
    const away = city(
      tokens('hope', 'trust*'),
      prepared,
      stack(0, ['A1'], 'engineer'),
      stack(1, ['A3'], 'engineer'),
      people('engineer', 3),
    );
    const fewer = moved(away, 'done');
    expect(fewer.reserveMeeples[1]).toBe(0);
    expect(fewer.expeditionStacks.map(({ scout }) => scout)).toEqual(['engineer', 'none', 'none', 'none']);
  });

  it('[FP-ACT-2, FP-ACT-4, FP-NIGHT-1] case 18: tired Meeples do not act', () => {
    const prepared = city(
      tokens('hope', 'trust*'),
      asked('preparation', 0, { kind: 'expert' }),
      having({ tiredTokens: [5, 0, 0] }),
    );
    const state = moved(prepared, 'done');
    expect(state.coveredTokens).toEqual([4, 0, 0]);
    expect(refusal(state, 'build:W')).toBe('FP-ACT-4');
    const night = moved(
      cityOf(state, asked('hunger', 0, { kind: 'eat' }), having({ hunger: 1, isCallOfDutyUsed: true })),
      'eat:0',
    );
    expect([night.stage, night.tiredTokens, night.coveredTokens]).toEqual(['night', [1, 0, 0], [0, 0, 0]]);
  });
});

describe('clearing snow', () => {
  it('[FP-ACT-8, FP-ACT-7, FP-ACT-9] case 25: tiles lie beside what is joined', () => {
    const state = moved(city(knownMap), 'clear:W:far');
    expect(state.sickCitizens[0]).toBe(2);
    expect(legal(state)).toEqual(['at:f0', 'at:f2', 'at:f3', 'at:f5']);
    expect(refusal(state, 'at:f1')).toBe('FP-ACT-8');
    expect(refusal(state, 'at:n1')).toBe('FP-ACT-8');
    const placed = moved(state, 'at:f0');
    expect(placed.phase.kind).toBe('turn');
    expect(placed.tiles[number('f0')]).toBeGreaterThanOrEqual(8);
  });

  it('[FP-ACT-7, FP-ACT-9, FP-ACT-10] two Near tiles, one after the other, with what they bring', () => {
    const state = moved(city(knownMap, next('near', 'N6', 'N7')), 'clear:W:near');
    expect(state.phase).toEqual({ kind: 'placeTile', tile: number('N6') });
    const food = stock(state, 'food');
    const second = moved(state, 'at:n1');
    expect([stock(second, 'food'), second.phase]).toEqual([food + 5, { kind: 'placeTile', tile: number('N7') }]);
    const done = moved(second, 'at:n2');
    expect([done.spaceResource[site('n2a')], done.spaceAmount[site('n2a')], done.phase.kind]).toEqual([
      'coal',
      3,
      'turn',
    ]);
  });

  it('[FP-ACT-10] the Ship Wreck comes with its tile', () => {
    const state = moved(city(knownMap, next('far', 'F6')), 'clear:W:far', 'at:f0');
    expect([
      state.siteBuilding[site('f0a')],
      state.siteBuilding[site('f0b')],
      state.buildingSupply[number('WREC')],
    ]).toEqual([17, 17, 0]);
    expect(state.otherSite[site('f0a')]).toBe(site('f0b'));
  });

  it('[FP-ACT-7, FP-ACT-9] it ends when tiles run out', () => {
    const one = city(knownMap, tile('N3', 'n1'), tile('N4', 'n2'), tile('N5', 'n4'));
    const state = moved(one, 'clear:W:near', 'at:n5');
    expect(state.phase.kind).toBe('turn');
    expect(refusal(state, 'clear:W:near')).toBe('FP-ACT-7');
  });
});

describe('using Buildings', () => {
  it('[FP-ACT-15] needs a Building with a use, a free site, and an option', () => {
    const state = city(building('KILN', 'g1'), owning({ wood: 1 }));
    expect(refusal(state, 'use:W:g0')).toBe('FP-ACT-15');
    expect(refusal(state, 'use:W:g2')).toBe('FP-ACT-15');
    expect(refusal(state, 'use:W:g1')).toBe('FP-ACT-15');
    expect(refusal(cityOf(state, owning({ wood: 2 })), 'use:W:g1')).toBeUndefined();
  });

  it('[FP-ACT-15, FP-LAW-4] case 20: no fifth law', () => {
    const four = city(law('L3'), law('L4'), law('L5'), law('L6'));
    expect(refusal(four, 'use:E:p0')).toBe('FP-ACT-15');
    expect(refusal(city(law('L3'), law('L4'), law('L5')), 'use:E:p0')).toBeUndefined();
  });

  it('[FP-ACT-17, FP-AUTO-1, FP-ACT-4] staff: Automatons and, by law, children where Workers are', () => {
    const base = [building('COOK', 'g1'), automatons(1)] as const;
    expect(refusal(city(...base), 'use:A:g1')).toBeUndefined();
    expect(refusal(city(...base), 'use:A:p0')).toBe('FP-ACT-17');
    expect(refusal(city(...base), 'use:C:g1')).toBe('FP-ACT-4');
    expect(refusal(city(...base, law('L1')), 'use:C:g1')).toBeUndefined();
    expect(refusal(city(...base, law('L1')), 'use:E:p1')).toBe('FP-ACT-15');
    expect(refusal(city(...base, law('L1'), having({ pressure: 1 })), 'use:C:p1')).toBe('FP-ACT-17');
    expect(refusal(city(...base, law('L1')), 'build:C')).toBe('FP-ACT-4');
  });

  it('[FP-LAW-7, FP-ACT-15] technologies add to a use', () => {
    const pit = city(building('MINE', 'g1'), developed('T5'), having({ heat: 4 }));
    expect(stock(moved(pit, 'use:W:g1'), 'coal')).toBe(15);
    const valves = city(having({ pressure: 8, heat: 2 }), developed('T4'));
    expect(moved(valves, 'use:E:p1', 'option:1').pressure).toBe(0);
    expect(moved(city(having({ pressure: 8, heat: 2 })), 'use:E:p1', 'option:1').pressure).toBe(3);
    expect(moved(city(having({ pressure: 8, heat: 2 })), 'use:E:p1', 'option:2')).toMatchObject({ pressure: 0 });
  });

  it('[FP-ACT-25] a Gathering Post empties both spaces of a tile', () => {
    const state = moved(city(knownMap, building('POST', 'g1'), having({ heat: 4 })), 'use:W:g1');
    expect(state.phase).toEqual({ kind: 'gatherTile' });
    expect(legal(state)).toEqual(['at:n0', 'at:n3']);
    expect(refusal(state, 'at:n1')).toBe('FP-ACT-25');
    const gathered = moved(state, 'at:n0');
    expect([stock(gathered, 'wood'), stock(gathered, 'coal')]).toEqual([10, 12]);
    const occupied = city(knownMap, standing('worker', 'n0a'), building('POST', 'g1'), having({ heat: 4 }));
    expect(stock(moved(occupied, 'use:W:g1', 'at:n0'), 'wood')).toBe(10);
  });

  it('the Automaton Yard builds Automatons as far as the bank goes', () => {
    const yard = city(building('FACT', 'g1'), owning({ steel: 2, core: 1 }), having({ heat: 2 }));
    const state = moved(yard, 'use:E:g1');
    expect([state.automatonsInBank, state.reserveMeeples[3]]).toEqual([5, 1]);
    expect(refusal(cityOf(yard, automatons(6)), 'use:E:g1')).toBe('FP-ACT-15');
  });
});

describe('Scouts', () => {
  it('[FP-ACT-18, FP-EXPED-2] need a Beacon with room, and an open stack without a Scout', () => {
    expect(refusal(city(), 'scout:W:0')).toBe('FP-ACT-18');
    const beacon = city(building('BEAC', 'g1'));
    expect(refusal(beacon, 'scout:W:3')).toBe('FP-ACT-18');
    const away = moved(beacon, 'scout:W:1');
    expect(away.expeditionStacks[1]).toMatchObject({ scout: 'worker', scoutSpace: 0 });
    expect(away.reserveMeeples[0]).toBe(3);
    expect(refusal(away, 'scout:E:0')).toBe('FP-ACT-18');
    const better = moved(city(building('BEAC', 'g1', true)), 'scout:W:1');
    expect(refusal(better, 'scout:E:1')).toBe('FP-ACT-18');
    expect(refusal(better, 'scout:E:0')).toBeUndefined();
  });

  it('[FP-EXPED-2] losing the Beacon recalls nobody', () => {
    const away = city(building('BEAC', 'g1'), stack(0, ['A1'], 'worker'));
    expect(moved(away, 'build:W', 'dismantle:g1').expeditionStacks[0]!.scout).toBe('worker');
  });
});

describe('special actions', () => {
  it('[FP-ACT-19, FP-AUTO-3] need the card, the staff, and no Automaton on an Event', () => {
    expect(refusal(city(), 'special:W:M05')).toBe('FP-ACT-19');
    const event = city(displayed('M05'), automatons(1));
    expect(refusal(event, 'special:E:M05')).toBe('FP-ACT-19');
    expect(refusal(event, 'special:A:M05')).toBe('FP-AUTO-3');
    const done = moved(event, 'special:W:M05');
    expect([stock(done, 'coal'), done.sickCitizens[0], done.display]).toEqual([14, 2, []]);
    expect(done.morning.removed).toEqual([number('M05')]);
    expect(done.meeplesOffMap).toEqual([1, 0, 0, 0]);
  });

  it('[FP-ACT-19, FP-AUTO-3] a scenario card serves once a round, Automatons too', () => {
    const inPlay = having({ isScenarioCardInPlay: [false, false, true, false, false] });
    const works = city(inPlay, automatons(1), owning({ wood: 4, steel: 3 }));
    const done = moved(works, 'special:A:S3');
    expect([done.stormWorks, stock(done, 'wood'), stock(done, 'steel'), stock(done, 'coal')]).toEqual([1, 2, 1, 9]);
    expect(refusal(done, 'special:W:S3')).toBe('FP-ACT-19');
    expect(refusal(city(inPlay, owning({ wood: 1 })), 'special:W:S3')).toBe('FP-ACT-19');
  });

  it('[FP-ACT-20, FP-EXP-2] the Call of Duty is used once', () => {
    const state = moved(city(having({ tiredTokens: [2, 1, 0], coveredTokens: [2, 1, 0] })), 'call');
    expect(legal(state)).toEqual(['option:1', 'option:2']);
    const rested = moved(state, 'option:1', 'type:W', 'type:E');
    expect([rested.tiredTokens, rested.coveredTokens, rested.isCallOfDutyUsed]).toEqual([[1, 0, 0], [1, 0, 0], true]);
    expect(refusal(rested, 'call')).toBe('FP-ACT-20');
    const cheered = moved(city(tokens('hope', 'unity'), tokens('discontent', 'anger')), 'call');
    expect([cheered.discontent, cheered.phase.kind]).toEqual([[], 'turn']);
  });

  it('[FP-LAW-8] Long Shifts repeats the use of a Worker, once a round', () => {
    const state = city(law('L3'), building('SAWM', 'g1'), building('COOK', 'g2'), having({ heat: 4 }));
    const offered = moved(state, 'use:W:g1');
    expect(offered.phase).toEqual({ kind: 'longShift' });
    expect(legal(offered)).toEqual(['done', 'shift']);
    const shifted = moved(offered, 'shift');
    expect([stock(shifted, 'wood'), shifted.sickCitizens[0], shifted.isLongShiftUsed]).toEqual([16, 2, true]);
    expect(moved(shifted, 'use:W:g2').phase.kind).toBe('turn');
    expect(stock(moved(offered, 'done'), 'wood')).toBe(12);
    expect(moved(cityOf(state, automatons(1)), 'use:A:g1').phase.kind).toBe('turn');
    expect(moved(cityOf(state, building('HOTH', 'n0a')), 'use:E:n0a').phase.kind).toBe('turn');
  });
});

describe('refusals that come first', () => {
  it('[FP-MOVE-1] the game is over', () => {
    const over = moved(
      city(people('worker', 12, 12, true), having({ corpses: components.tracks.corpseLimit - 1 })),
      'clear:W:near',
    );
    expect(refusal(over, 'pass')).toBe('FP-MOVE-1');
    expect(refusal(over, 'special:W:S3')).toBe('FP-MOVE-1');
  });

  it('[FP-MOVE-2] something else is asked', () => {
    expect(refusal(city(), 'eat:0')).toBe('FP-MOVE-2');
    expect(refusal(city(), 'done')).toBe('FP-MOVE-2');
    expect(refusal(moved(city(), 'build:W'), 'pass')).toBe('FP-MOVE-2');
  });

  it('[FP-MOVE-3, FP-CIT-1] case 32: a card that was played waits for its action', () => {
    const none = city(hand('C04'));
    expect(refusal(none, 'card:C04')).toBe('FP-CIT-1');
    const state = moved(city(hand('C04'), building('SAWM', 'g1'), building('COOK', 'g2')), 'card:C04');
    expect(legal(state)).toEqual(['use:W:g1']);
    for (const text of ['pass', 'feed:1', 'call', 'card:C04']) expect(refusal(state, text), text).toBe('FP-MOVE-3');
    expect(refusal(state, 'use:W:g2')).toBe('FP-CIT-1');
    expect(refusal(state, 'use:E:g2')).toBe('FP-CIT-1');
    expect(refusal(state, 'gather:W:n0a')).toBe('FP-CIT-1');
  });
});

describe('effects in a turn', () => {
  it('[FP-EFF-8] tiring covers an available Meeple in Action, and waits at other times', () => {
    const dies = [people('worker', 12, 12, true), hand('C07'), next('citizens', 'C06')] as const;
    const state = moved(city(...dies), 'clear:W:near');
    expect([state.tiredTokens[0], state.coveredTokens[0]]).toEqual([1, 1]);
    const morning = asked('morning', 0, { kind: 'option', optionSet: 'M10' });
    const tired = moved(
      city(morning, next('morning', 'M10'), (draft) => {
        draft.morning.current = draft.morning.drawStack.pop()!;
      }),
      'option:1',
    );
    expect([tired.tiredTokens[0], tired.coveredTokens[0], stock(tired, 'coal')]).toEqual([1, 0, 14]);
  });

  it('[FP-EFF-8, FP-EFF-2, FP-EFF-5] case 36: a type without Citizens gets no token, stated or not', () => {
    const terms = city(
      asked('dusk', 2, { kind: 'option', optionSet: 'K4' }),
      people('engineer', 0),
      having({ tiredTokens: [0, 1, 0] }),
      (draft) => {
        const others = [draft.council.current, ...draft.council.drawStack].filter((card) => card !== number('K4'));
        Object.assign(draft.council, { current: number('K4'), drawStack: others, isCurrentKnown: true });
        draft.dusk.current = draft.dusk.deck.pop()!;
      },
    );
    expect(eventsOf(terms, 'option:2').filter(({ kind }) => kind === 'citizenTired')).toEqual([]);
    expect(moved(terms, 'option:2').tiredTokens).toEqual([0, 1, 0]);
  });

  it('[FP-EFF-9] rest frees a Meeple when all tokens were covered, else an uncovered token goes', () => {
    const called = [
      asked('action', 1, { kind: 'citizenType', purpose: 'rest' }),
      having({ isCallOfDutyUsed: true }),
    ] as const;
    const frame = running({ program: 'CALL.1', unitsLeft: 1 });
    const covered = moved(
      city(...called, frame, having({ tiredTokens: [2, 1, 0], coveredTokens: [2, 1, 0] })),
      'type:W',
    );
    expect([covered.tiredTokens[0], covered.coveredTokens[0]]).toEqual([1, 1]);
    const uncovered = moved(
      city(...called, frame, having({ tiredTokens: [5, 1, 0], coveredTokens: [4, 1, 0] })),
      'type:W',
    );
    expect([uncovered.tiredTokens[0], uncovered.coveredTokens[0]]).toEqual([4, 4]);
    expect(refusal(city(...called, frame, having({ tiredTokens: [5, 1, 0] })), 'type:C')).toBe('FP-EFF-9');
  });

  it('[FP-ROUND-3, FP-DUSK-4] case 21: Long Shifts is remembered every Dusk', () => {
    const evening = (isLongShiftUsed: boolean) =>
      city(
        law('L3', 'b'),
        displayedLaw('L3'),
        tokens('discontent', 'anger'),
        having({ isLongShiftUsed }),
        asked('dusk', 0, { kind: 'dusk' }),
      );
    const turned = (isLongShiftUsed: boolean) => {
      const events = eventsOf(evening(isLongShiftUsed), 'done');
      return events
        .slice(
          0,
          events.findIndex(({ kind }) => kind === 'cardRevealed'),
        )
        .flatMap((each) => (each.kind === 'tokenChanged' ? [each.change] : []));
    };
    expect([turned(true), turned(false)]).toEqual([['placed', 'active'], []]);
    const state = moved(evening(true), 'done');
    expect(state.display).toHaveLength(1);
    expect(state.dusk.discarded).not.toContain(slotOf('L3'));
  });
});
