import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { components, game, State, View, view } from '../../../src/games/frostpunk/index.js';
import type { Deep } from '../../support/deep.js';
import {
  asked,
  building,
  city,
  displayed,
  having,
  law,
  legal,
  moved,
  number,
  opening,
  running,
  stack,
  tokens,
  turn,
} from './positions.js';

const START = opening();
const { maxPressure, thrownCubes } = components.tracks;

const mutated = (change: (draft: Deep<State>) => void, state: State = START): Deep<State> => {
  const draft = JSON.parse(JSON.stringify(state)) as Deep<State>;
  change(draft);
  return draft;
};

/** Returns the path at which a state with these changes is refused. */
const errorPathOf = (change: (draft: Deep<State>) => void, state: State = START): string => {
  const read = State.decode(mutated(change, state));
  return read._tag === 'Left' ? read.left.path : 'accepted';
};

describe('states that contradict themselves', () => {
  test.each<[string, (draft: Deep<State>) => void]>([
    ['hasPassed', (draft) => void draft.hasPassed.push(false)],
    ['leader', (draft) => void Object.assign(draft, { round: 2, leader: 1 })],
    ['decider', (draft) => void Object.assign(draft, { decider: 1 })],
    ['step', (draft) => void Object.assign(draft, { step: 6 })],
    ['stage', (draft) => void Object.assign(draft, { stage: 'dawn', step: 0 })],
    [
      'currentAction.site',
      (draft) => void Object.assign(draft, { currentAction: { ...draft.currentAction, site: 1 } }),
    ],
    ['reserveMeeples[0]', (draft) => void draft.reserveMeeples.splice(0, 1, 10)],
    ['coveredTokens[0]', (draft) => void draft.coveredTokens.splice(0, 1, 1)],
    ['sickCitizens[1]', (draft) => void draft.sickCitizens.splice(1, 1, 15)],
    [
      'showsSkull[1]',
      (draft) => void Object.assign(draft, { sickCitizens: [6, 0, 2], showsSkull: [false, true, false] }),
    ],
    ['exposedMeeples[0]', (draft) => void draft.exposedMeeples.splice(0, 1, 1)],
    ['automatonsInBank', (draft) => void Object.assign(draft, { automatonsInBank: 5 })],
    ['heat', (draft) => void Object.assign(draft, { heat: draft.cold + 1 })],
    ['tower.drawer', (draft) => void Object.assign(draft, { tower: { inside: 1, drawer: 2 } })],
    ['stormEndRound', (draft) => void Object.assign(draft, { stormEndRound: 5 })],
    ['pressure', (draft) => void Object.assign(draft, { pressure: maxPressure + 1 })],
    ['hopeBag[0]', (draft) => void draft.hopeBag.splice(0, 1, 9)],
    ['hope[0].token', (draft) => void Object.assign(draft.hope[0]!, { token: 'anger' })],
    ['tiles', (draft) => void draft.nearStack.pop()],
    ['siteBuilding[30]', (draft) => void draft.siteBuilding.splice(30, 1, -1)],
    ['buildingSupply[3]', (draft) => void draft.buildingSupply.splice(3, 1, 0)],
    ['otherSite[0]', (draft) => void draft.otherSite.splice(0, 1, 1)],
    ['isUpgraded[1]', (draft) => void draft.isUpgraded.splice(1, 1, true)],
    ['spaceAmount[1]', (draft) => void draft.spaceAmount.splice(1, 1, 0)],
    ['siteMeeple[7]', (draft) => void draft.siteMeeple.splice(7, 1, 'worker')],
    ['expeditionStacks[0].scoutSpace', (draft) => void Object.assign(draft.expeditionStacks[0]!, { scoutSpace: 1 })],
    [
      'expeditionStacks[0].cards',
      (draft) => void Object.assign(draft.expeditionStacks[0]!.cards[0]!, { face: 'dark' }),
    ],
    ['morning', (draft) => void draft.morning.drawStack.pop()],
    ['weather', (draft) => void draft.weather.drawStack.splice(1, 1, draft.weather.drawStack[0]!)],
    ['dusk.deck', (draft) => void draft.dusk.deck.reverse()],
    ['dusk', (draft) => void draft.dusk.deck.pop()],
    ['dusk.setAside', (draft) => void draft.dusk.setAside.unshift(draft.dusk.deck.shift()!)],
    ['council.isCurrentKnown', (draft) => void draft.dusk.discarded.push(draft.dusk.deck.pop()!)],
    ['citizenDrawStack', (draft) => void draft.hand.pop()],
    ['expeditionDrawStacks.A', (draft) => void draft.expeditionDrawStacks.A.push(draft.expeditionDrawStacks.B.pop()!)],
    ['lawStatus[0]', (draft) => void draft.lawStatus.splice(0, 1, 'enacted')],
    [
      'lawConsequence[0]',
      (draft) => {
        draft.enactedLaws = [0];
        draft.lawStatus.splice(0, 2, 'enacted', 'out');
      },
    ],
    ['developmentEndRound', (draft) => void Object.assign(draft, { developmentEndRound: 3 })],
    ['developingTechnology', (draft) => void Object.assign(draft, { developingTechnology: 1, developmentEndRound: 3 })],
    ['isScenarioCardInPlay[0]', (draft) => void draft.isScenarioCardInPlay.splice(0, 1, true)],
    ['isScenarioSpecialUsed[1]', (draft) => void draft.isScenarioSpecialUsed.splice(1, 1, true)],
    ['phase', (draft) => void Object.assign(draft, { phase: { kind: 'over' } })],
    [
      'effectStack[0].program',
      (draft) =>
        void draft.effectStack.push({ program: 'NOTHING', partIndex: 0, unitsLeft: 0, citizenType: 'none', slot: -1 }),
    ],
    [
      'effectStack[0].program',
      (draft) =>
        void draft.effectStack.push({ program: 'C01.main', partIndex: 0, unitsLeft: 0, citizenType: 'none', slot: -1 }),
    ],
    [
      'effectStack[0].unitsLeft',
      (draft) =>
        void draft.effectStack.push({ program: 'L8.now', partIndex: 0, unitsLeft: 2, citizenType: 'none', slot: -1 }),
    ],
    [
      'effectStack[0].partIndex',
      (draft) =>
        void draft.effectStack.push({ program: 'L8.now', partIndex: 3, unitsLeft: 0, citizenType: 'none', slot: -1 }),
    ],
    [
      'effectStack[0].citizenType',
      (draft) =>
        void draft.effectStack.push({ program: 'sick', partIndex: 0, unitsLeft: 0, citizenType: 'none', slot: -1 }),
    ],
    [
      'effectStack[0].slot',
      (draft) =>
        void draft.effectStack.push({ program: 'march', partIndex: 0, unitsLeft: 1, citizenType: 'none', slot: -1 }),
    ],
    [
      'phase',
      (draft) =>
        void draft.effectStack.push({ program: 'L8.now', partIndex: 0, unitsLeft: 0, citizenType: 'none', slot: -1 }),
    ],
    ['phase', (draft) => void Object.assign(draft, { phase: { kind: 'option', optionSet: 'NOTHING' } })],
    ['phase', (draft) => void Object.assign(draft, { phase: { kind: 'eat' } })],
    ['phase', (draft) => void Object.assign(draft, { phase: { kind: 'citizenType', purpose: 'sick' } })],
    ['outcome', (draft) => void Object.assign(draft, { outcome: null })],
    [
      'outcome.reason',
      (draft) => void Object.assign(draft, { phase: { kind: 'over' }, outcome: { result: 'lost', reason: 'hope' } }),
    ],
    [
      'outcome.result',
      (draft) => void Object.assign(draft, { phase: { kind: 'over' }, outcome: { result: 'won', reason: 'hope' } }),
    ],
    ['wall', (draft) => void Object.assign(draft, { wall: 1 })],
  ])('are refused at %s', (path, change) => {
    expect(errorPathOf(change)).toBe(path);
  });

  test('a Tent is not on an empty place', () => {
    const floating = city();
    expect(errorPathOf((draft) => void draft.siteBuilding.splice(7, 1, 0), floating)).toBe('siteBuilding[7]');
  });

  test('decisions need what they are about', () => {
    const expert = city(asked('preparation', 0, { kind: 'expert' }), tokens('hope', 'trust*'));
    expect(errorPathOf((draft) => void Object.assign(draft.hope[0]!, { isActive: false }), expert)).toBe('phase');
    const arriving = city(
      asked('weather', 3, { kind: 'arrived', slot: 0 }),
      stack(0, ['A2'], 'worker', 1),
      running({ program: 'march', slot: 0 }),
      (draft) => {
        draft.weather.current = draft.weather.drawStack.pop()!;
      },
    );
    expect(errorPathOf((draft) => void Object.assign(draft.expeditionStacks[0]!, { scoutSpace: 0 }), arriving)).toBe(
      'phase',
    );
    const shown = city(displayed('M05'), law('L3'), building('SAWM', 'g1'), turn());
    expect(errorPathOf((draft) => void Object.assign(draft.display[0]!, { card: 99 }), shown)).toBe('display[0].card');
    expect(errorPathOf((draft) => void Object.assign(draft.display[0]!, { card: number('M04') }), shown)).toBe(
      'morning',
    );
    expect(errorPathOf((draft) => void Object.assign(draft.display[0]!, { hasAutomaton: true }), shown)).toBe(
      'automatonsInBank',
    );
  });
});

describe('what cannot be, or would outgrow its limits', () => {
  test('[FP-DAWN-5] case 40: the end of the Storm is ahead, but in the last round', () => {
    const storm = (round: number, stormEndRound: number) => (draft: Deep<State>) => {
      turn(round)(draft);
      Object.assign(draft, { stormRound: 0, stormEndRound });
    };
    expect(errorPathOf(storm(9, 9))).toBe('stormEndRound');
    expect(errorPathOf(storm(9, 10))).toBe('accepted');
    expect(errorPathOf(storm(15, 15))).toBe('accepted');
    const dawn = (step: number) => (draft: Deep<State>) => {
      asked('dawn', step, { kind: 'technology' }, 9)(draft);
      building('WORK', 'g1')(draft);
      Object.assign(draft, { stormRound: 0, stormEndRound: 9 });
    };
    expect(errorPathOf(dawn(2))).toBe('accepted');
    expect(errorPathOf(dawn(3))).toBe('stormEndRound');
  });

  test('[FP-TECH-1] a Technology is asked for by one Workshop, and its Dawn is to come', () => {
    const asking = moved(moved(city(), 'build:W'), 'construct:WORK', 'on:g1');
    expect(errorPathOf(building('WORK', 'g2'), asking)).toBe('phase');
    const begun = (round: number, developmentEndRound: number) => (draft: Deep<State>) => {
      turn(round)(draft);
      building('WORK', 'g1')(draft);
      Object.assign(draft, { developingTechnology: 1, developmentEndRound });
    };
    expect(errorPathOf(begun(3, 3))).toBe('developmentEndRound');
    expect(errorPathOf(begun(3, 4))).toBe('accepted');
    expect(errorPathOf(begun(15, 15))).toBe('accepted');
  });

  test('[FP-NIGHT-4] somebody is asked for who is still to fall sick', () => {
    const shelter = (unitsLeft: number) => (draft: Deep<State>) => {
      asked('night', 2, { kind: 'citizenType', purpose: 'shelter' })(draft);
      running({ program: 'shelter', unitsLeft })(draft);
      draft.exposedMeeples = [2, 2, 0];
    };
    expect([0, 1].map((unitsLeft) => errorPathOf(shelter(unitsLeft)))).toEqual(['phase', 'accepted']);
  });

  test('[FP-GEN-3] the tower holds no more than the rounds so far can have thrown', () => {
    const cubes = (inside: number) => (draft: Deep<State>) => void Object.assign(draft.tower, { inside });
    const max = thrownCubes.at(-1)!;
    expect([max, max + 1].map((n) => errorPathOf(cubes(n)))).toEqual(['accepted', 'tower.inside']);
  });

  test('[FP-ACT-10] tiles lie in their own zone', () => {
    const swapped = (draft: Deep<State>): void => {
      [draft.nearStack[0], draft.farStack[0]] = [draft.farStack[0]!, draft.nearStack[0]!];
    };
    expect(errorPathOf(swapped)).toBe('nearStack');
    const zoned = (draft: Deep<State>): void => {
      const far = draft.farStack.pop()!;
      draft.farStack.push(draft.tiles[0]!);
      draft.tiles[0] = far;
    };
    expect(errorPathOf(zoned)).toMatch(/Stack|tiles/);
  });

  test('[FP-EFF-3] stocks stop where states do', () => {
    const rich = city(having({ stock: [0, 1e9, 0, 0, 0], stormWorks: 1e9, tiredTokens: [1e9, 0, 0] }));
    const gathered = moved(rich, 'gather:W:g1');
    expect([gathered.stock[1], errorPathOf(() => {}, gathered)]).toEqual([1e9, 'accepted']);
  });

  test('[FP-LOSE-7] programs on the stack leave room for what they bring about', () => {
    const many = (n: number) => (draft: Deep<State>) => {
      draft.effectStack = Array.from({ length: n }, () => ({
        program: 'sick',
        partIndex: 0,
        unitsLeft: 0,
        citizenType: 'worker',
        slot: -1,
      }));
      draft.effectStack.push({ program: 'CALL.1', partIndex: 0, unitsLeft: 1, citizenType: 'none', slot: -1 });
      Object.assign(draft, {
        phase: { kind: 'citizenType', purpose: 'rest' },
        isCallOfDutyUsed: true,
        tiredTokens: [1, 1, 0],
      });
    };
    expect(errorPathOf(many(50))).toBe('accepted');
    expect(errorPathOf(many(5000))).toBe('effectStack');
    expect(errorPathOf(many(400))).toBe('effectStack');
    let state = orThrow(State.decode(mutated(many(120))));
    for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
      state = game.play(state, moves[0]!);
      expect(State.decode(state)._tag).toBe('Right');
    }
  });
});

describe('views', () => {
  const seen = view(city(law('L1'), having({ tower: { inside: 5, drawer: 3 } })), 0);

  test('hide what nobody has seen', () => {
    expect(seen.tower).toEqual({ inside: 5, drawer: '?' });
    expect(seen.lawConsequence[0]).toBe('?');
    expect(seen.council.current).toBe('?');
    expect(new Set([...seen.citizenDrawStack, ...seen.morning.drawStack, ...seen.farStack])).toEqual(new Set(['?']));
    expect(View.decode(seen)._tag).toBe('Right');
  });

  test('are refused where a state is needed, and by codecs when they know too much', () => {
    const state = seen as unknown as State;
    expect(game.applyMove(state, { kind: 'pass' })).toMatchObject({ left: { _tag: 'StateIsView' } });
    expect(State.decode(seen)._tag).toBe('Left');
    expect(View.decode({ ...seen, lawConsequence: ['a', ...seen.lawConsequence.slice(1)] })._tag).toBe('Left');
    expect(View.decode({ ...seen, tower: { inside: 5, drawer: 3 } })._tag).toBe('Left');
    expect(legal(city()).length).toBeGreaterThan(0);
  });
});
