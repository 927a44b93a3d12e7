import { describe, expect, test } from 'vitest';
import { game, State, View, view } from '../../../src/games/frostpunk/index.js';
import type { Deep } from '../../support/deep.js';
import {
  asked,
  building,
  city,
  displayed,
  having,
  law,
  legal,
  number,
  opening,
  running,
  stack,
  tokens,
  turn,
} from './positions.js';

const START = opening();

/** The path at which a state with these changes is refused. */
const faultOf = (change: (draft: Deep<State>) => void, state: State = START): string => {
  const draft = JSON.parse(JSON.stringify(state)) as Deep<State>;
  change(draft);
  const read = State.decode(draft);
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
    ['heat', (draft) => void Object.assign(draft, { heat: 5 })],
    ['tower.drawer', (draft) => void Object.assign(draft, { tower: { inside: 1, drawer: 2 } })],
    ['stormEnd', (draft) => void Object.assign(draft, { stormEnd: 5 })],
    ['pressure', (draft) => void Object.assign(draft, { pressure: 11 })],
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
