import { describe, expect, it } from 'vitest';
import { components, type State } from '../../../src/games/frostpunk/index.js';
import {
  asked,
  building,
  type Change,
  city,
  cityOf,
  developed,
  duskDeck,
  eventsOf,
  hand,
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
  stack,
  stock,
  tokens,
} from './positions.js';

const feeding = asked('generator', 0, { kind: 'burnCoal' });
const still = having({ heat: 0, cold: 0 });

/** Plays from Generator to the Weather card, without cold or cubes, and to the expert or to the next Action. */
const beforeWeather = (card: string, ...changes: readonly Change[]): State =>
  city(feeding, still, tokens('hope', 'trust*'), next('weather', card), ...changes);

const weathered = (card: string, ...changes: readonly Change[]): State =>
  moved(beforeWeather(card, ...changes), 'feed:0');

/** Plays from the Night of a round to the next Dawn. */
const dawning = (round: number, ...changes: readonly Change[]): State =>
  city(asked('night', 1, { kind: 'burnCoal' }, round), having({ heat: 4, cold: 5 }), housed, ...changes);

const housed: Change = (draft) => {
  draft.heatingRanges = [0, 0, 0];
  draft.citizens = [6, 0, 0];
  draft.sickCitizens = [0, 0, 0];
  draft.reserveMeeples = [2, 0, 0, 0];
};

const { hungerLimit, sickLimit } = components.tracks;

const kindsOf = (state: State, text: string): readonly string[] => eventsOf(state, text).map(({ kind }) => kind);

describe('the phases of a round', () => {
  it('[FP-ROUND-1] follow in the order of the rulebook', () => {
    const texts = ['option:1', 'feed:0', 'done', 'pass', 'done', 'eat:0', 'feed:0'];
    let state = moved(dawning(1, next('morning', 'M13'), tokens('hope', 'trust*'), duskDeck('D12')), 'feed:0');
    const seen: string[] = [state.stage];
    for (const text of texts) {
      const event = eventsOf(state, text).flatMap((each) => (each.kind === 'stageStarted' ? [each.stage] : []));
      state = moved(state, text);
      seen.push(...event);
      if (state.stage === 'hunger' || state.stage === 'night') break;
    }
    expect(seen.slice(0, 7)).toEqual(['morning', 'generator', 'weather', 'preparation', 'action', 'dusk', 'hunger']);
  });
});

describe('Dawn', () => {
  it('[FP-DAWN-1, FP-COOP-2] the round and the leader go on', () => {
    const state = moved(cityOf(opening(3), asked('night', 1, { kind: 'burnCoal' }, 1), housed), 'feed:0');
    expect([state.round, state.leader, state.decider]).toEqual([2, 1, 1]);
  });

  it('[FP-DAWN-2, FP-TECH-4] case 33: a developed Technology takes effect', () => {
    const pipes = having({ developingTechnology: number('T1'), developmentEndRound: 4, heatingRanges: [3, 5, 8] });
    const state = moved(
      dawning(3, pipes, building('WORK', 'g1'), having({ heat: 0, heatingRanges: [3, 5, 8], cold: 4 })),
      'feed:0',
    );
    expect([state.isDeveloped[0], state.heatingRanges]).toEqual([true, [3, 4, 7]]);
    expect(state.phase).toEqual({ kind: 'technology' });
  });

  it('[FP-DAWN-3, FP-TECH-1, FP-TECH-3] another is chosen, while there is a Workshop', () => {
    const reached = having({ developingTechnology: number('T2'), developmentEndRound: 4 });
    const state = moved(dawning(3, reached, building('WORK', 'g1')), 'feed:0');
    expect(legal(state)).toEqual(['tech:T1', 'tech:T3', 'tech:T4', 'tech:T5', 'tech:T6', 'tech:T7', 'tech:T8']);
    expect(refusal(state, 'tech:T2')).toBe('FP-TECH-1');
    const begun = moved(state, 'tech:T6');
    expect([begun.developingTechnology, begun.developmentEndRound]).toEqual([
      number('T6'),
      4 + components.technologies[number('T6')]!.developmentRounds,
    ]);
    const rest = ['T1', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'];
    expect(
      moved(dawning(3, reached, building('WORK', 'g1'), developed(...rest), next('morning', 'M03')), 'feed:0').stage,
    ).toBe('morning');
  });

  it('[FP-DAWN-5, FP-EFF-6] scenario cards of the round take effect', () => {
    const two = moved(dawning(2), 'feed:0');
    expect([two.round, two.hope.length]).toEqual([3, 4]);
    const works = moved(dawning(6), 'feed:0');
    expect([works.isScenarioCardInPlay[2], works.pressure]).toEqual([true, 2]);
    const choice = moved(dawning(4), 'feed:0');
    expect(choice.phase).toEqual({ kind: 'option', optionSet: 'S2/0' });
    const joined = moved(choice, 'option:1');
    expect(joined.citizens).toEqual([13, 2, 4]);
    expect(joined.expeditionStacks[3]!.cards).toEqual([{ card: number('X1'), face: 'top' }]);
    expect(joined.reserveMeeples).toEqual([2, 0, 0, 0]);
  });

  it('[FP-DAWN-4, FP-WEA-6] case 29: the Storm waits for Weather, where D need not be more than 0', () => {
    const storm = having({ stormRound: 9 });
    const dawn = moved(dawning(8, storm), 'feed:0');
    expect([dawn.round, dawn.stormRound, dawn.stormEndRound]).toEqual([9, 9, 0]);
    const struck = weathered(
      'W01',
      storm,
      asked('generator', 0, { kind: 'burnCoal' }, 9),
      people('engineer', 0),
      people('child', 0),
    );
    expect([struck.stormRound, struck.stormEndRound, struck.sickCitizens]).toEqual([0, 12, [4, 0, 0]]);
    expect(weathered('W03', having({ stormRound: 0, stormEndRound: 5 })).stormRound).toBe(0);
  });

  it('[FP-WIN-1] case 30: the end of the Storm decides', () => {
    const end = (citizens: number, stormWorks: number) =>
      moved(
        dawning(
          11,
          having({ stormRound: 0, stormEndRound: 12, stormWorks }),
          people('worker', 40),
          people('child', citizens - 40),
        ),
        'feed:0',
      );
    expect(end(74, 4).outcome).toEqual({ result: 'won', reason: 'scenario' });
    expect(end(73, 4).outcome).toEqual({ result: 'lost', reason: 'objective' });
    expect(end(74, 3).outcome).toEqual({ result: 'lost', reason: 'objective' });
    expect(end(74, 4).stormEndRound).toBe(0);
  });
});

describe('Morning', () => {
  const revealed = (id: string, ...changes: readonly Change[]): State =>
    moved(dawning(1, next('morning', id), ...changes), 'feed:0');

  it('[FP-MORN-1, FP-MORN-2, FP-EFF-4] one option of the top card is chosen', () => {
    const state = revealed('M07');
    expect(state.phase).toEqual({ kind: 'option', optionSet: 'M07' });
    expect(legal(state)).toEqual(['option:1', 'option:2']);
    expect(state.morning.current).toBe(number('M07'));
    const poor = revealed('M04', owning({ wood: 1 }));
    expect(poor.phase).toEqual({ kind: 'site', purpose: 'destroy', building: number('TENT') });
    const none = dawning(1, (draft) => {
      draft.morning.removed = draft.morning.drawStack;
      draft.morning.drawStack = [];
    });
    expect(moved(none, 'feed:0').stage).toBe('generator');
  });

  it('[FP-MORN-3] the card goes where the option says', () => {
    expect(moved(revealed('M13'), 'option:1').morning.removed).toEqual([number('M13')]);
    expect(revealed('M05').display).toEqual([
      { source: 'morning', card: number('M05'), hasAutomaton: false, isUsed: false },
    ]);
    expect(revealed('M05').stage).toBe('generator');
  });
});

describe('Weather', () => {
  it('[FP-WEA-1, FP-WEA-2] the sections of a card, then it is discarded', () => {
    const state = weathered('W07');
    expect([state.cold, state.sickCitizens[0], state.stormRound]).toEqual([1, 2, 11]);
    expect(state.weather).toMatchObject({ current: -1, discarded: [number('W07')] });
    const used = beforeWeather('W01', (draft) => {
      draft.weather.discarded = draft.weather.drawStack;
      draft.weather.drawStack = [];
    });
    const { weather } = moved(used, 'feed:0');
    expect([weather.drawStack.length, weather.discarded.length]).toEqual([11, 1]);
    expect(eventsOf(used, 'feed:0')).toContainEqual({ kind: 'deckShuffled', deck: 'weather' });
  });

  it('[FP-WEA-3] hunt icons give Food, Technologies add to each Lodge', () => {
    const food = stock(city(), 'food');
    const { huntIcons, upgrade } = components.buildings[number('HUNT')]!;
    const better = upgrade === 'none' ? 0 : upgrade.huntIcons;
    expect(stock(weathered('W01'), 'food')).toBe(food + huntIcons);
    expect(stock(weathered('W05'), 'food')).toBe(food);
    expect(stock(weathered('W01', building('HUNT', 'g1', true)), 'food')).toBe(food + huntIcons + better);
    expect(stock(weathered('W01', building('HUNT', 'g1'), developed('T3')), 'food')).toBe(food + 2 * (huntIcons + 2));
  });

  it('[FP-WEA-4] Scouts advance, faster with Snow Runners, unless the card moves none', () => {
    const away = stack(0, ['A3'], 'worker');
    expect(weathered('W01', away).expeditionStacks[0]!.scoutSpace).toBe(2);
    expect(weathered('W02', away, developed('T7')).expeditionStacks[0]!.scoutSpace).toBe(2);
    expect(weathered('W12', away, developed('T7')).expeditionStacks[0]!.scoutSpace).toBe(0);
  });

  it('[FP-WEA-5, FP-WEA-6] the Storm token comes nearer, up to the first round', () => {
    expect(weathered('W03').stormRound).toBe(11);
    const near = weathered('W03', having({ stormRound: 1 }), people('engineer', 0), people('child', 0));
    expect([near.stormRound, near.stormEndRound]).toEqual([0, 5]);
  });
});

describe('Preparation', () => {
  const prepared = (...changes: readonly Change[]): State =>
    city(asked('preparation', 0, { kind: 'expert' }), tokens('hope', 'trust*', 'unity'), ...changes);

  it('[FP-PREP-1, FP-EXP-1] the expert takes an active token of their type', () => {
    const state = prepared();
    expect(legal(state)).toEqual(['done', 'expert']);
    const used = moved(state, 'expert');
    expect([stock(used, 'food'), used.hope[0]!.isActive]).toEqual([stock(state, 'food') + 7, false]);
    expect(stock(moved(state, 'done'), 'food')).toBe(stock(state, 'food'));
    expect(weathered('W01', tokens('hope', 'trust', 'unity*')).stage).toBe('action');
  });

  it('[FP-PREP-2, FP-LAW-7] lasting effects follow', () => {
    const school = [law('L2'), people('child', 6, 2)] as const;
    expect(moved(prepared(...school, people('worker', 12)), 'done').sickCitizens[2]).toBe(1);
    expect(moved(prepared(...school, having({ reserveMeeples: [4, 2, 0, 0] })), 'done').sickCitizens[2]).toBe(2);
  });

  it('[FP-PREP-3, FP-LOSE-4] sickness at its limit loses', () => {
    const state = moved(prepared(people('worker', sickLimit, sickLimit)), 'done');
    expect(state.outcome).toEqual({ result: 'lost', reason: 'sickness' });
  });

  it('[FP-PREP-5, FP-PREP-6] case 34: tokens, then flips', () => {
    const syringe = moved(prepared(people('worker', 28, 11)), 'done');
    expect([syringe.tiredTokens[0], syringe.showsSkull[0], syringe.corpses]).toEqual([1, true, 0]);
    const skull = moved(prepared(people('worker', 28, 11, true), hand('C07'), next('citizens', 'C12')), 'done');
    expect([skull.sickCitizens[0], skull.showsSkull[0], skull.citizens[0], skull.corpses]).toEqual([10, false, 27, 1]);
  });

  it('[FP-PREP-4] the lowest marker comes first, ties by type', () => {
    const order = eventsOf(
      prepared(people('worker', 28, 7), people('engineer', 14, 6), people('child', 14, 7)),
      'done',
    ).flatMap((each) => (each.kind === 'citizenTired' ? [each.citizenType] : []));
    expect(order).toEqual(['engineer', 'worker', 'child']);
  });

  it('[FP-PREP-6] two flips kill once', () => {
    const state = moved(prepared(people('worker', 28, 18), hand('C07'), next('citizens', 'C12')), 'done');
    expect([state.corpses, state.sickCitizens[0], state.showsSkull[0], state.tiredTokens[0]]).toEqual([
      1,
      17,
      false,
      2,
    ]);
  });
});

describe('Hunger', () => {
  const hungry = (hunger: number, round: number, ...changes: readonly Change[]): State =>
    city(asked('hunger', 0, { kind: 'eat' }, round), having({ hunger }), ...changes);

  it('[FP-HUN-1, FP-HUN-3, FP-HUN-4, FP-HUN-5, FP-HUN-6] case 4: eating, the malus, feeding', () => {
    const state = hungry(7, 4, owning({ food: 5 }), people('worker', 12));
    expect(refusal(state, 'eat:6')).toBe('FP-HUN-1');
    expect(refusal(hungry(3, 4), 'eat:4')).toBe('FP-HUN-1');
    const fed = moved(state, 'eat:5');
    expect([fed.sickCitizens[1], fed.hunger, stock(fed, 'food')]).toEqual([1, 12, 0]);
  });

  it('[FP-HUN-2, FP-LOSE-5] hunger at its limit loses', () => {
    const state = moved(hungry(hungerLimit + 1, 4, owning({ food: 1 })), 'eat:1');
    expect([state.outcome, state.hunger]).toEqual([{ result: 'lost', reason: 'hunger' }, hungerLimit]);
  });

  it('[FP-HUN-3] the type is that of the round before, in round 1 its own', () => {
    const sickOf = (state: State) =>
      eventsOf(state, 'eat:0').flatMap((each) => (each.kind === 'sickCountChanged' ? [each.citizenType] : []));
    expect(sickOf(hungry(1, 1))).toEqual(['worker']);
    expect(sickOf(hungry(1, 2))).toEqual(['worker']);
    expect(sickOf(hungry(1, 3))).toEqual(['child']);
    expect(sickOf(hungry(7, 3))).toEqual(['child', 'child']);
    expect(eventsOf(hungry(19, 3), 'eat:0')[0]).toMatchObject({ kind: 'citizenDied', citizenType: 'child' });
  });

  it('[FP-HUN-5, FP-LAW-7] Thin Soup feeds fewer', () => {
    expect(moved(hungry(1, 4, law('L4'), owning({ food: 20 }), people('worker', 12)), 'eat:1').stock[4]).toBe(14);
  });
});

describe('Night', () => {
  const night = (heat: number, ...changes: readonly Change[]): State =>
    city(
      asked('night', 1, { kind: 'burnCoal' }),
      having({ heat, cold: 12, heatingRanges: [2, 4, 7] }),
      people('worker', 12),
      people('child', 6),
      ...changes,
    );

  it('[FP-NIGHT-4, FP-NIGHT-5, FP-ACT-6] case 16: those without a heated place fall sick', () => {
    const state = moved(night(4), 'feed:0');
    expect(state.phase).toEqual({ kind: 'citizenType', purpose: 'shelter' });
    expect(refusal(cityOf(state, having({ exposedMeeples: [4, 2, 0] })), 'type:C')).toBe('FP-NIGHT-4');
    const chosen = moved(state, 'type:W', 'type:C');
    expect([chosen.sickCitizens, chosen.stage]).toEqual([[1, 0, 1], 'morning']);
    expect(moved(night(3), 'feed:0').sickCitizens).toEqual([4, 2, 2]);
  });

  it('[FP-NIGHT-4] restricted places take their type first', () => {
    const nursery = night(4, building('NURS', 'g1'));
    expect(moved(nursery, 'feed:0').sickCitizens).toEqual([0, 0, 0]);
    const house = night(2, building('NURS', 'g1'));
    expect(moved(house, 'feed:0').sickCitizens).toEqual([4, 2, 0]);
  });

  it('[FP-NIGHT-3] Coal may be burnt once', () => {
    const state = night(0, owning({ coal: 2 }));
    expect(legal(state)).toEqual(['feed:0', 'feed:1', 'feed:2']);
    expect(moved(state, 'feed:2').heat).toBe(2);
  });

  it('[FP-NIGHT-1, FP-NIGHT-2] Meeples come home, Scouts do not; covered tokens go', () => {
    const out: Change = (draft) => {
      draft.siteMeeple[1] = 'worker';
      draft.reserveMeeples = [2, 2, 2, 0];
      draft.meeplesOffMap = [1, 0, 0, 0];
      draft.tiredTokens = [1, 3, 0];
      draft.coveredTokens = [1, 2, 0];
    };
    const state = city(
      asked('hunger', 0, { kind: 'eat' }),
      having({ hunger: 1 }),
      out,
      stack(0, ['A1'], 'engineer'),
      (draft) => {
        draft.coveredTokens[1] = 1;
      },
    );
    const home = moved(state, 'eat:0');
    expect(home.phase).toEqual({ kind: 'burnCoal' });
    expect([home.reserveMeeples, home.meeplesOffMap, home.siteMeeple[1]]).toEqual([[4, 1, 2, 0], [0, 0, 0, 0], 'none']);
    expect([home.tiredTokens, home.coveredTokens, home.expeditionStacks[0]!.scout]).toEqual([
      [0, 2, 0],
      [0, 0, 0],
      'engineer',
    ]);
  });

  it('[FP-NIGHT-6] case 31: the end of round 15 loses; other rounds clear what was used', () => {
    expect(moved(dawning(15), 'feed:0').outcome).toEqual({ result: 'lost', reason: 'objective' });
    const used = dawning(
      1,
      having({
        hasPlayedCard: true,
        isLongShiftUsed: true,
        isDuskOfferTaken: true,
        isScenarioSpecialUsed: [false, false, true, false, false],
      }),
    );
    expect(moved(used, 'feed:0')).toMatchObject({
      hasPlayedCard: false,
      isLongShiftUsed: false,
      isDuskOfferTaken: false,
      isScenarioSpecialUsed: [false, false, false, false, false],
    });
  });
});

describe('settling by itself', () => {
  it('[FP-COOP-4, FP-COOP-1] single answers are given, and reported as forced', () => {
    const broth = city(asked('dusk', 0, { kind: 'dusk' }), duskDeck('D03'), owning({ food: 0 }));
    const option = eventsOf(broth, 'done').find(({ kind }) => kind === 'optionChosen');
    expect(option).toEqual({ kind: 'optionChosen', optionSet: 'D03/0', optionNumber: 2, forced: true });
  });

  it('[FP-EFF-1] what a unit causes comes before the next unit', () => {
    const twice = city(
      asked('dusk', 0, { kind: 'dusk' }),
      law('L3'),
      duskDeck('L3'),
      people('worker', 12, 12, true),
      hand('C07'),
      next('citizens', 'C13'),
    );
    const [flip, count, death, loss] = ['sicknessMarkerFlipped', 'sickCountChanged', 'citizenDied', 'resourceLost'];
    const kinds = kindsOf(twice, 'done').filter((kind) => [flip, count, death, loss].includes(kind));
    expect(kinds.slice(0, 5)).toEqual([flip, count, death, loss, flip]);
  });
});
