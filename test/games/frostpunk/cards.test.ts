import { describe, expect, it } from 'vitest';
import { components, game, type State } from '../../../src/games/frostpunk/index.js';
import {
  asked,
  automatons,
  building,
  type Change,
  city,
  cityOf,
  developed,
  empty,
  endOf,
  hand,
  having,
  knownMap,
  law,
  legal,
  less,
  moved,
  next,
  number,
  opening,
  owning,
  people,
  refusal,
  site,
  slotOf,
  stack,
  stock,
  tokens,
} from './positions.js';

describe('Citizen cards', () => {
  it('[FP-CIT-1, FP-CIT-2, FP-CIT-4, FP-CIT-5] replace the effect, once a round', () => {
    const state = city(hand('C01', 'C13'));
    const armed = moved(state, 'card:C01');
    expect([armed.hand, armed.hasPlayedCard, armed.phase]).toEqual([
      [number('C13')],
      true,
      { kind: 'turn', armedCard: number('C01') },
    ]);
    const gathered = moved(armed, 'gather:W:g1');
    expect([stock(gathered, 'wood'), gathered.discardedCitizenCards]).toEqual([12, [number('C01')]]);
    expect(refusal(gathered, 'card:C13')).toBe('FP-CIT-4');
    expect(refusal(state, 'card:C02')).toBe('FP-CIT-1');
    expect(refusal(city(hand('C11')), 'card:C11')).toBe('FP-CIT-1');
  });

  it('[FP-CIT-1] one option of the ability must be possible', () => {
    const full = hand('C05');
    expect(refusal(city(full), 'card:C05')).toBeUndefined();
    const nowhere = city(full, having({ reserveMeeples: [0, 2, 2, 0] }));
    expect(refusal(nowhere, 'card:C05')).toBe('FP-CIT-1');
  });

  it('[FP-CIT-2, FP-CIT-3] what only the effect needs is waived; clearing is given as near', () => {
    const trapper = moved(city(hand('C03')), 'card:C03');
    expect(refusal(trapper, 'clear:W:far')).toBe('FP-CIT-2');
    const cleared = moved(trapper, 'clear:W:near');
    expect([stock(cleared, 'food') - stock(trapper, 'food'), cleared.sickCitizens[0], cleared.phase.kind]).toEqual([
      9,
      2,
      'turn',
    ]);
    const ironmonger = city(hand('C13'), empty('g0'), empty('g3'), empty('g4'), owning({ wood: 0 }));
    expect(refusal(ironmonger, 'build:W')).toBe('FP-ACT-12');
    expect(stock(moved(ironmonger, 'card:C13', 'build:W'), 'steel')).toBe(5);
    const orator = city(hand('C10'));
    const chosen = moved(orator, 'card:C10', 'use:E:p0', 'law:L3');
    expect(chosen.phase).toEqual({ kind: 'consequence', law: number('L3') });
    const boiler = city(hand('C08'));
    expect(refusal(boiler, 'use:E:p1')).toBe('FP-ACT-15');
    expect(refusal(moved(boiler, 'card:C08'), 'use:E:p1')).toBeUndefined();
  });

  it('[FP-CIT-2] a Scout with a card stays: slot 0, no limit, but a Beacon', () => {
    expect(refusal(city(hand('C14')), 'card:C14')).toBe('FP-CIT-1');
    const state = city(hand('C14'), building('BEAC', 'g1'), stack(0, ['A1'], 'worker'));
    const armed = moved(state, 'card:C14');
    expect(refusal(armed, 'scout:E:1')).toBe('FP-CIT-2');
    const signalled = moved(armed, 'scout:E:0');
    expect([signalled.stormRound, signalled.meeplesOffMap, signalled.expeditionStacks[0]!.scout]).toEqual([
      13,
      [0, 1, 0, 0],
      'worker',
    ]);
  });

  it('[FP-CIT-2] a Building may be used twice', () => {
    const mill = city(hand('C04'), building('SAWM', 'g1'), having({ heat: 4 }));
    expect(stock(moved(mill, 'card:C04', 'use:W:g1'), 'wood')).toBe(16);
  });

  it('[FP-CIT-6] drawing shuffles the discard when the deck is empty', () => {
    const ravine = city(
      asked('weather', 3, { kind: 'explored', slot: 0 }),
      stack(0, ['A3 dark', 'C2'], 'worker', endOf('C2')),
      (draft) => {
        draft.effectStack = [{ program: 'march', partIndex: 0, unitsLeft: 0, citizenType: 'none', slot: 0 }];
        draft.weather.current = draft.weather.drawStack.pop()!;
      },
    );
    expect(ravine.expeditionStacks[0]!.cards).toHaveLength(2);
  });
});

describe('Technologies', () => {
  const workshop = (...changes: readonly Change[]): State =>
    moved(city(...changes), 'build:W', 'construct:WORK', 'on:g1');

  it('[FP-TECH-1, FP-TECH-3] the first Workshop brings one', () => {
    const state = workshop(developed('T1'));
    expect(state.phase).toEqual({ kind: 'technology' });
    expect(refusal(state, 'tech:T1')).toBe('FP-TECH-1');
    const begun = moved(state, 'tech:T2');
    expect([begun.developingTechnology, begun.developmentEndRound, begun.phase.kind]).toEqual([
      number('T2'),
      3,
      'build',
    ]);
    const second = moved(cityOf(begun, owning({ wood: 9, steel: 9 })), 'construct:WORK', 'on:g2');
    expect(second.phase.kind).toBe('build');
  });

  it('[FP-TECH-2] case 6: no later than round 15', () => {
    for (const [round, at] of [
      [13, 15],
      [14, 15],
      [11, 14],
    ] as const) {
      const state = workshop(asked('action', 1, { kind: 'turn', armedCard: -1 }, round));
      expect(moved(state, 'tech:T1').developmentEndRound).toBe(at);
    }
  });

  it('[FP-TECH-5, FP-TECH-6] without a Workshop the token goes back; the next one counts as the first', () => {
    const state = city(building('WORK', 'g1'), having({ developingTechnology: number('T2'), developmentEndRound: 3 }));
    const gone = moved(state, 'build:W', 'dismantle:g1');
    expect([gone.developingTechnology, gone.developmentEndRound]).toEqual([-1, 0]);
    expect(moved(gone, 'construct:WORK', 'on:g1').phase).toEqual({ kind: 'technology' });
    const two = city(
      building('WORK', 'g1'),
      building('WORK', 'g2'),
      having({ developingTechnology: number('T2'), developmentEndRound: 3 }),
    );
    expect(moved(two, 'build:W', 'dismantle:g1').developingTechnology).toBe(number('T2'));
  });

  it('[FP-TECH-1, FP-DAWN-3] case 38: a second Workshop asks for nothing, the next Dawn does', () => {
    const idle = city(building('WORK', 'g1'), owning({ wood: 9, steel: 9 }));
    const second = moved(idle, 'build:W', 'construct:WORK', 'on:n0a');
    expect([second.phase.kind, second.developingTechnology]).toEqual(['build', -1]);
    const dawn = moved(
      cityOf(second, asked('night', 1, { kind: 'burnCoal' }, 1), (draft) => {
        draft.currentAction = idle.currentAction;
        draft.reserveMeeples = [4, 2, 2, 0];
        draft.meeplesOffMap = [0, 0, 0, 0];
      }),
      'feed:0',
    );
    expect(dawn).toMatchObject({ stage: 'dawn', phase: { kind: 'technology' } });
  });

  it('[FP-TECH-7] hastening goes up to the next round', () => {
    const at = (developmentEndRound: number) =>
      city(building('WORK', 'g1', true), having({ developingTechnology: number('T6'), developmentEndRound, heat: 2 }));
    expect(moved(at(5), 'use:E:g1').developmentEndRound).toBe(3);
    expect(moved(at(3), 'use:E:g1').developmentEndRound).toBe(2);
    expect(refusal(at(2), 'use:E:g1')).toBe('FP-ACT-15');
    const early = moved(cityOf(at(2), hand('C09')), 'card:C09', 'use:E:g1');
    expect(early.developmentEndRound).toBe(2);
  });
});

describe('laws', () => {
  it('[FP-LAW-3, FP-LAW-5, FP-LAW-1] case 35: a law excludes another, and its consequence goes unseen', () => {
    const state = moved(city(), 'use:E:p0', 'law:L1');
    expect(state.lawStatus.slice(0, 3)).toEqual(['enacted', 'out', 'open']);
    expect(state.dusk.deck).toContain(slotOf('L1'));
    expect(['a', 'b']).toContain(state.lawConsequence[0]);
    for (const viewer of [0, 'spectator'] as const) expect(game.view(state, viewer).lawConsequence[0]).toBe('?');
    const faces = Array.from({ length: 20 }, (_, i) => {
      const seeded = city((draft) => {
        draft.random.drawn = i;
      });
      return moved(seeded, 'use:E:p0', 'law:L1').lawConsequence[0];
    });
    expect(new Set(faces).size).toBe(2);
  });

  it('[FP-LAW-3] only open laws can be taken', () => {
    const state = moved(city(law('L1')), 'use:E:p0');
    expect(refusal(state, 'law:L1')).toBe('FP-LAW-3');
    expect(refusal(state, 'law:L2')).toBe('FP-LAW-3');
    expect(refusal(state, 'law:L3')).toBeUndefined();
  });

  it('[FP-LAW-6] the Orator chooses the consequence, and all know it', () => {
    const asked = moved(city(hand('C10')), 'card:C10', 'use:E:p0', 'law:L8');
    expect(legal(asked)).toEqual(['keep:a', 'keep:b']);
    const kept = moved(asked, 'keep:b');
    expect([kept.lawConsequence[7], kept.isConsequenceKnown[7], stock(kept, 'coal')]).toEqual(['b', true, 16]);
    expect(game.view(kept, 0).lawConsequence[7]).toBe('b');
  });
});

describe('Automatons', () => {
  it('[FP-AUTO-6] are six, and no more come from an empty bank', () => {
    expect(components.automatons).toBe(6);
    const found = city(
      asked('weather', 3, { kind: 'arrived', slot: 0 }),
      stack(0, ['C2'], 'worker', endOf('C2')),
      automatons(6),
      (draft) => {
        draft.effectStack = [{ program: 'march', partIndex: 0, unitsLeft: 0, citizenType: 'none', slot: 0 }];
        draft.weather.current = draft.weather.drawStack.pop()!;
      },
    );
    expect(moved(found, 'explore').reserveMeeples[3]).toBe(6);
  });

  it('[FP-AUTO-5] are neither housed nor fed', () => {
    const night = city(
      asked('night', 1, { kind: 'burnCoal' }),
      having({ heat: 4, reserveMeeples: [2, 2, 2, 0] }),
      automatons(5),
    );
    expect(moved(night, 'feed:0').sickCitizens).toEqual(night.sickCitizens);
  });
});

describe('Expeditions', () => {
  const marching = (phase: 'arrived' | 'explored', unitsLeft: number, ...changes: readonly Change[]): State =>
    city(asked('weather', 3, { kind: phase, slot: 0 }), ...changes, (draft) => {
      draft.effectStack = [{ program: 'march', partIndex: 0, unitsLeft, citizenType: 'none', slot: 0 }];
      draft.weather.current = number('W01');
      draft.weather.drawStack = less(draft.weather.drawStack, number('W01'));
    });

  it('[FP-EXPED-3, FP-EXPED-4, FP-EXPED-5] case 9: avoiding goes on along the new card', () => {
    const away = [stack(0, ['A2'], 'worker'), next('B', 'B1')] as const;
    const fed = city(
      asked('generator', 0, { kind: 'burnCoal' }),
      having({ heat: 0, cold: 0 }),
      next('weather', 'W01'),
      ...away,
    );
    const state = moved(fed, 'feed:0');
    expect([state.phase, state.expeditionStacks[0]!.scoutSpace]).toEqual([{ kind: 'arrived', slot: 0 }, 1]);
    expect(legal(state)).toEqual(['avoid', 'explore']);
    const avoided = moved(state, 'avoid');
    expect(avoided.expeditionStacks[0]).toEqual({
      cards: [
        { card: number('A2'), face: 'first' },
        { card: number('B1'), face: 'top' },
      ],
      scout: 'worker',
      scoutSpace: 2,
    });
    expect(avoided.phase).toEqual({ kind: 'arrived', slot: 0 });
  });

  it('[FP-EXPED-6, FP-EXPED-7] case 10: continuing covers the card, and left-over steps are lost', () => {
    const state = marching('arrived', 2, stack(0, ['A2'], 'worker', 1), next('B', 'B1'));
    const asked = moved(state, 'explore');
    expect(legal(asked)).toEqual(['continue', 'return']);
    const gone = moved(asked, 'continue');
    expect(gone.expeditionStacks[0]).toEqual({
      cards: [
        { card: number('A2'), face: 'dark' },
        { card: number('B1'), face: 'top' },
      ],
      scout: 'worker',
      scoutSpace: 0,
    });
  });

  it('[FP-EXPED-8, FP-EXPED-10, FP-EXPED-12] case 11: returning brings all bonuses, then the stack changes', () => {
    const state = marching('arrived', 0, stack(0, ['A2 dark', 'B1'], 'worker', endOf('B1')), next('C', 'C3'));
    const home = moved(state, 'explore', 'return');
    expect(['wood', 'steel', 'coal'].map((res) => stock(home, res as 'wood') - stock(state, res as 'wood'))).toEqual([
      5, 3, 4,
    ]);
    expect(home.expeditionStacks[0]).toEqual({
      cards: [
        { card: number('A2'), face: 'first' },
        { card: number('B1'), face: 'first' },
        { card: number('C3'), face: 'top' },
      ],
      scout: 'none',
      scoutSpace: 0,
    });
    expect(home.reserveMeeples[0]).toBe(4);
  });

  it('[FP-EXPED-7] a card directly below is covered, those further down are not', () => {
    const state = marching('explored', 0, stack(0, ['A1', 'A3', 'B1'], 'worker', 2 + endOf('B1')), next('C', 'C1'));
    const gone = moved(state, 'continue').expeditionStacks[0]!;
    expect([gone.cards.map(({ face }) => face), gone.scoutSpace]).toEqual([['first', 'under', 'dark', 'top'], 1]);
  });

  it('[FP-EXPED-5, FP-EXPED-6, FP-COOP-4] C and scenario cards must be explored, and one returns from them', () => {
    const letter = moved(
      city(
        asked('generator', 0, { kind: 'burnCoal' }),
        having({ heat: 0, cold: 0 }),
        next('weather', 'W01'),
        stack(0, ['C3'], 'worker'),
      ),
      'feed:0',
    );
    expect(letter.expeditionStacks[0]!.scout).toBe('none');
    expect(stock(letter, 'food')).toBe(stock(city(), 'food') + 30);
    const byHand = marching('arrived', 0, stack(0, ['C3'], 'worker', endOf('C3')));
    expect(refusal(byHand, 'avoid')).toBe('FP-EXPED-5');
    expect(refusal(marching('explored', 0, stack(0, ['C3'], 'worker', endOf('C3'))), 'continue')).toBe('FP-EXPED-6');
  });

  it('[FP-EXPED-9] new A: another A card opens the slot, if there is one', () => {
    const ravine = stack(0, ['A3'], 'worker', endOf('A3'));
    const renewed = moved(marching('explored', 0, ravine), 'return');
    expect(renewed.removedExpeditions).toEqual([number('A3')]);
    expect(components.expeditions[renewed.expeditionStacks[0]!.cards[0]!.card]!.letter).toBe('A');
    const none = marching('explored', 0, ravine, (draft) => {
      draft.removedExpeditions = draft.expeditionDrawStacks.A;
      draft.expeditionDrawStacks.A = [];
    });
    expect(moved(none, 'return').expeditionStacks[0]!.cards).toEqual([]);
  });

  it('[FP-EXPED-10] without a card to add the stack leaves the game', () => {
    const none = marching('explored', 0, stack(0, ['A5'], 'worker', endOf('A5')), (draft) => {
      draft.removedExpeditions = draft.expeditionDrawStacks.C;
      draft.expeditionDrawStacks.C = [];
    });
    const home = moved(none, 'return');
    expect([home.expeditionStacks[0]!.cards, home.removedExpeditions.at(-1)]).toEqual([[], number('A5')]);
  });

  it('[FP-EXPED-11, FP-EXPED-13] the scenario stack comes to the highest empty slot, once, and leaves it empty', () => {
    const column = (...changes: readonly Change[]) =>
      moved(
        city(asked('dawn', 3, { kind: 'option', optionSet: 'S2/0' }, 5), ...changes, (draft) => {
          draft.effectStack = [{ program: 'S2', partIndex: 0, unitsLeft: 1, citizenType: 'none', slot: -1 }];
        }),
        'option:1',
      );
    expect(column().expeditionStacks[3]!.cards[0]!.card).toBe(number('X1'));
    const gone: Change = (draft) => {
      draft.removedExpeditions = [number('X1')];
    };
    expect(column(gone).expeditionStacks[3]!.cards).toEqual([]);
    const arrived = [stack(3, ['X1']), stack(0, ['X1'], 'worker', endOf('X1')), stack(3, [])];
    const back = moved(marching('arrived', 0, ...arrived), 'explore');
    expect([back.expeditionStacks[0]!.cards, back.citizens]).toEqual([[], [33, 18, 14]]);
  });

  it('[FP-EXPED-4] the Pathfinder moves one Scout, who is chosen', () => {
    const two = city(
      hand('C05'),
      building('BEAC', 'g1', true),
      stack(0, ['A3'], 'worker'),
      stack(1, ['A6'], 'engineer'),
    );
    const asked = moved(two, 'card:C05', 'clear:W:near', 'option:1');
    expect(asked.phase).toEqual({ kind: 'chooseScout' });
    expect(legal(asked)).toEqual(['stack:0', 'stack:1']);
    expect(refusal(asked, 'stack:2')).toBe('FP-EXPED-4');
    expect(moved(asked, 'stack:1').expeditionStacks[1]!.scoutSpace).toBe(2);
    const tiles = moved(cityOf(two, knownMap), 'card:C05', 'clear:W:near', 'option:2', 'at:n1', 'at:n2');
    expect(tiles.phase.kind).toBe('placeTile');
    expect(tiles.siteMeeple[site('g0')]).toBe('none');
  });

  it('[FP-SCORE-1] everybody has the points of the city', () => {
    const state = cityOf(
      opening(3),
      tokens('hope', 'trust', 'unity*'),
      tokens('discontent', 'envy'),
      having({ stormWorks: 2 }),
    );
    const { players, ranking, winners, outcome } = game.score(state);
    expect(players).toHaveLength(3);
    expect(players[2]).toEqual({
      total: 56 + 2 - 1 + 14,
      categories: { survivors: 56, hope: 2, discontent: -1, works: 14, rounds: 0, victory: 0 },
      tieBreaks: {},
    });
    expect([ranking, winners, outcome]).toEqual([[[0, 1, 2]], [], null]);
    const won = moved(
      city(
        asked('night', 1, { kind: 'burnCoal' }, 11),
        having({ stormRound: 0, stormEndRound: 12, stormWorks: 4, reserveMeeples: [0, 0, 0, 0] }),
        people('worker', 40),
        people('child', 20),
      ),
      'feed:0',
    );
    expect(game.score(won)).toMatchObject({ over: true, winners: [0], outcome: { result: 'won', reason: 'scenario' } });
    expect(game.score(won).players[0]!.categories).toMatchObject({ victory: 100, rounds: 11 });
  });

  it('[FP-SCORE-1] case 39: the end is worth 1 to everybody, or 0', () => {
    const three = cityOf(
      opening(3),
      asked('night', 1, { kind: 'burnCoal' }, 11),
      people('worker', 40),
      people('child', 20),
    );
    const ended = (stormWorks: number) =>
      moved(
        cityOf(three, having({ stormRound: 0, stormEndRound: 12, stormWorks, reserveMeeples: [0, 0, 0, 0] })),
        'feed:0',
      );
    expect(game.returns(ended(4))).toEqual([1, 1, 1]);
    expect(game.returns(ended(3))).toEqual([0, 0, 0]);
    expect(game.returns(three)).toEqual([0, 0, 0]);
    const total = game.score(three).players[0]!.total;
    expect(game.evaluate(three)).toEqual([total, total, total]);
    expect(game.evaluate(game.view(three, 'spectator'))).toEqual([total, total, total]);
  });
});
