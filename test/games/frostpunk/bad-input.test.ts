import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/verdict.js';
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
const { pressureRoom, throws } = components.tracks;

const mutated = (change: (draft: Deep<State>) => void, state: State = START): Deep<State> => {
  const draft = JSON.parse(JSON.stringify(state)) as Deep<State>;
  change(draft);
  return draft;
};

/** Returns the path at which a state with these changes is refused. */
const faultOf = (change: (draft: Deep<State>) => void, state: State = START): string => {
  const read = State.decode(mutated(change, state));
  return read._tag === 'Left' ? read.left.path : 'accepted';
};

describe('states that contradict themselves', () => {
  test.each<[string, (draft: Deep<State>) => void]>([
    ['passed', (draft) => void draft.passed.push(false)],
    ['leader', (draft) => void Object.assign(draft, { round: 2, leader: 1 })],
    ['actor', (draft) => void Object.assign(draft, { actor: 1 })],
    ['step', (draft) => void Object.assign(draft, { step: 6 })],
    ['stage', (draft) => void Object.assign(draft, { stage: 'dawn', step: 0 })],
    ['act.site', (draft) => void Object.assign(draft, { act: { ...draft.act, site: 1 } })],
    ['reserve[0]', (draft) => void draft.reserve.splice(0, 1, 10)],
    ['covered[0]', (draft) => void draft.covered.splice(0, 1, 1)],
    ['sick[1]', (draft) => void draft.sick.splice(1, 1, 7)],
    ['skull[1]', (draft) => void draft.skull.splice(1, 1, true)],
    ['exposed[0]', (draft) => void draft.exposed.splice(0, 1, 1)],
    ['bank', (draft) => void Object.assign(draft, { bank: 5 })],
    ['heat', (draft) => void Object.assign(draft, { heat: draft.cold + 1 })],
    ['tower.drawer', (draft) => void Object.assign(draft, { tower: { inside: 1, drawer: 2 } })],
    ['stormEnd', (draft) => void Object.assign(draft, { stormEnd: 5 })],
    ['pressure', (draft) => void Object.assign(draft, { pressure: pressureRoom + 1 })],
    ['hopeBag[0]', (draft) => void draft.hopeBag.splice(0, 1, 9)],
    ['hope[0].token', (draft) => void Object.assign(draft.hope[0]!, { token: 'anger' })],
    ['tiles', (draft) => void draft.nearStack.pop()],
    ['built[30]', (draft) => void draft.built.splice(30, 1, -1)],
    ['supply[3]', (draft) => void draft.supply.splice(3, 1, 0)],
    ['partner[0]', (draft) => void draft.partner.splice(0, 1, 1)],
    ['upgraded[1]', (draft) => void draft.upgraded.splice(1, 1, true)],
    ['amount[1]', (draft) => void draft.amount.splice(1, 1, 0)],
    ['meeple[7]', (draft) => void draft.meeple.splice(7, 1, 'worker')],
    ['stacks[0].at', (draft) => void Object.assign(draft.stacks[0]!, { at: 1 })],
    ['stacks[0].cards', (draft) => void Object.assign(draft.stacks[0]!.cards[0]!, { face: 'dark' })],
    ['morning', (draft) => void draft.morning.deck.pop()],
    ['weather', (draft) => void draft.weather.deck.splice(1, 1, draft.weather.deck[0]!)],
    ['dusk.deck', (draft) => void draft.dusk.deck.reverse()],
    ['dusk', (draft) => void draft.dusk.deck.pop()],
    ['dusk.aside', (draft) => void draft.dusk.aside.unshift(draft.dusk.deck.shift()!)],
    ['council.known', (draft) => void draft.dusk.discard.push(draft.dusk.deck.pop()!)],
    ['citizenDeck', (draft) => void draft.hand.pop()],
    ['expeditionDecks.A', (draft) => void draft.expeditionDecks.A.push(draft.expeditionDecks.B.pop()!)],
    ['laws[0]', (draft) => void draft.laws.splice(0, 1, 'enacted')],
    [
      'consequence[0]',
      (draft) => {
        draft.enacted = [0];
        draft.laws.splice(0, 2, 'enacted', 'out');
      },
    ],
    ['developAt', (draft) => void Object.assign(draft, { developAt: 3 })],
    ['developing', (draft) => void Object.assign(draft, { developing: 1, developAt: 3 })],
    ['scenario[0]', (draft) => void draft.scenario.splice(0, 1, true)],
    ['specialUsed[1]', (draft) => void draft.specialUsed.splice(1, 1, true)],
    ['phase', (draft) => void Object.assign(draft, { phase: { kind: 'over' } })],
    [
      'agenda[0].program',
      (draft) => void draft.agenda.push({ program: 'NOTHING', at: 0, left: 0, type: 'none', slot: -1 }),
    ],
    [
      'agenda[0].program',
      (draft) => void draft.agenda.push({ program: 'C01.main', at: 0, left: 0, type: 'none', slot: -1 }),
    ],
    [
      'agenda[0].left',
      (draft) => void draft.agenda.push({ program: 'L8.now', at: 0, left: 2, type: 'none', slot: -1 }),
    ],
    ['agenda[0].at', (draft) => void draft.agenda.push({ program: 'L8.now', at: 3, left: 0, type: 'none', slot: -1 })],
    ['agenda[0].type', (draft) => void draft.agenda.push({ program: 'sick', at: 0, left: 0, type: 'none', slot: -1 })],
    ['agenda[0].slot', (draft) => void draft.agenda.push({ program: 'march', at: 0, left: 1, type: 'none', slot: -1 })],
    ['phase', (draft) => void draft.agenda.push({ program: 'L8.now', at: 0, left: 0, type: 'none', slot: -1 })],
    ['phase', (draft) => void Object.assign(draft, { phase: { kind: 'option', set: 'NOTHING' } })],
    ['phase', (draft) => void Object.assign(draft, { phase: { kind: 'eat' } })],
    ['phase', (draft) => void Object.assign(draft, { phase: { kind: 'type', purpose: 'sick' } })],
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
    expect(faultOf(change)).toBe(path);
  });

  test('a Tent is not on an empty place', () => {
    const floating = city();
    expect(faultOf((draft) => void draft.built.splice(7, 1, 0), floating)).toBe('built[7]');
  });

  test('decisions need what they are about', () => {
    const expert = city(asked('preparation', 0, { kind: 'expert' }), tokens('hope', 'trust*'));
    expect(faultOf((draft) => void Object.assign(draft.hope[0]!, { active: false }), expert)).toBe('phase');
    const arriving = city(
      asked('weather', 3, { kind: 'arrive', slot: 0 }),
      stack(0, ['A2'], 'worker', 1),
      running({ program: 'march', slot: 0 }),
      (draft) => {
        draft.weather.current = draft.weather.deck.pop()!;
      },
    );
    expect(faultOf((draft) => void Object.assign(draft.stacks[0]!, { at: 0 }), arriving)).toBe('phase');
    const shown = city(displayed('M05'), law('L3'), building('SAWM', 'g1'), turn());
    expect(faultOf((draft) => void Object.assign(draft.display[0]!, { card: 99 }), shown)).toBe('display[0].card');
    expect(faultOf((draft) => void Object.assign(draft.display[0]!, { card: number('M04') }), shown)).toBe('morning');
    expect(faultOf((draft) => void Object.assign(draft.display[0]!, { automaton: true }), shown)).toBe('bank');
  });
});

describe('what cannot be, or would outgrow its limits', () => {
  test('[FP-DAWN-5] case 40: the end of the Storm is ahead, but in the last round', () => {
    const storm = (round: number, stormEnd: number) => (draft: Deep<State>) => {
      turn(round)(draft);
      Object.assign(draft, { storm: 0, stormEnd });
    };
    expect(faultOf(storm(9, 9))).toBe('stormEnd');
    expect(faultOf(storm(9, 10))).toBe('accepted');
    expect(faultOf(storm(15, 15))).toBe('accepted');
    const dawn = (step: number) => (draft: Deep<State>) => {
      asked('dawn', step, { kind: 'technology' }, 9)(draft);
      building('WORK', 'g1')(draft);
      Object.assign(draft, { storm: 0, stormEnd: 9 });
    };
    expect(faultOf(dawn(2))).toBe('accepted');
    expect(faultOf(dawn(3))).toBe('stormEnd');
  });

  test('[FP-TECH-1] a Technology is asked for by one Workshop, and its Dawn is to come', () => {
    const asking = moved(moved(city(), 'build:W'), 'construct:WORK', 'on:g1');
    expect(faultOf(building('WORK', 'g2'), asking)).toBe('phase');
    const begun = (round: number, developAt: number) => (draft: Deep<State>) => {
      turn(round)(draft);
      building('WORK', 'g1')(draft);
      Object.assign(draft, { developing: 1, developAt });
    };
    expect(faultOf(begun(3, 3))).toBe('developAt');
    expect(faultOf(begun(3, 4))).toBe('accepted');
    expect(faultOf(begun(15, 15))).toBe('accepted');
  });

  test('[FP-NIGHT-4] somebody is asked for who is still to fall sick', () => {
    const shelter = (left: number) => (draft: Deep<State>) => {
      asked('night', 2, { kind: 'type', purpose: 'shelter' })(draft);
      running({ program: 'shelter', left })(draft);
      draft.exposed = [2, 2, 0];
    };
    expect([0, 1].map((left) => faultOf(shelter(left)))).toEqual(['phase', 'accepted']);
  });

  test('[FP-GEN-3] the tower holds no more than the rounds so far can have thrown', () => {
    const cubes = (inside: number) => (draft: Deep<State>) => void Object.assign(draft.tower, { inside });
    const most = throws.at(-1)!;
    expect([most, most + 1].map((n) => faultOf(cubes(n)))).toEqual(['accepted', 'tower.inside']);
  });

  test('[FP-ACT-10] tiles lie in their own zone', () => {
    const swapped = (draft: Deep<State>): void => {
      [draft.nearStack[0], draft.farStack[0]] = [draft.farStack[0]!, draft.nearStack[0]!];
    };
    expect(faultOf(swapped)).toBe('nearStack');
    const zoned = (draft: Deep<State>): void => {
      const far = draft.farStack.pop()!;
      draft.farStack.push(draft.tiles[0]!);
      draft.tiles[0] = far;
    };
    expect(faultOf(zoned)).toMatch(/Stack|tiles/);
  });

  test('[FP-EFF-3] stocks stop where states do', () => {
    const rich = city(having({ resources: [0, 1e9, 0, 0, 0], works: 1e9, tired: [1e9, 0, 0] }));
    const gathered = moved(rich, 'gather:W:g1');
    expect([gathered.resources[1], faultOf(() => {}, gathered)]).toEqual([1e9, 'accepted']);
  });

  test('[FP-LOSE-7] programs on the agenda leave room for what they bring about', () => {
    const many = (n: number) => (draft: Deep<State>) => {
      draft.agenda = Array.from({ length: n }, () => ({ program: 'sick', at: 0, left: 0, type: 'worker', slot: -1 }));
      draft.agenda.push({ program: 'CALL.1', at: 0, left: 1, type: 'none', slot: -1 });
      Object.assign(draft, { phase: { kind: 'type', purpose: 'rest' }, callUsed: true, tired: [1, 1, 0] });
    };
    expect(faultOf(many(50))).toBe('accepted');
    expect(faultOf(many(5000))).toBe('agenda');
    expect(faultOf(many(400))).toBe('agenda');
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
    expect(seen.consequence[0]).toBe('?');
    expect(seen.council.current).toBe('?');
    expect(new Set([...seen.citizenDeck, ...seen.morning.deck, ...seen.farStack])).toEqual(new Set(['?']));
    expect(View.decode(seen)._tag).toBe('Right');
  });

  test('are refused where a state is needed, and by codecs when they know too much', () => {
    const state = seen as unknown as State;
    expect(game.applyMove(state, { kind: 'pass' })).toMatchObject({ left: { _tag: 'StateIsView' } });
    expect(State.decode(seen)._tag).toBe('Left');
    expect(View.decode({ ...seen, consequence: ['a', ...seen.consequence.slice(1)] })._tag).toBe('Left');
    expect(View.decode({ ...seen, tower: { inside: 5, drawer: 3 } })._tag).toBe('Left');
    expect(legal(city()).length).toBeGreaterThan(0);
  });
});
