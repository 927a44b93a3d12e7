import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import {
  components,
  deal,
  dealTold,
  formatChance,
  legalMoves,
  legalTold,
  nextDealQuestion,
  outcomes,
  parseMove,
  type State,
  step,
  stepTold,
  view,
  withComponents,
} from '../../../src/games/antarctica/index.js';
import { games, some } from '../../support/games.js';
import { gameOf, VARIANTS } from './happenings.js';
import { played, position } from './positions.js';

const seen = (state: State) => view(state, 'spectator');
const read = (text: string) => orThrow(parseMove(text));

/** The facts of a deal for two players. */
const DEAL =
  '1st=1 zone0=camp zone1=turbine zone3=mine zone4=crane zone5=derrick zone7=coastal ' +
  'basic:turbine>derrick double:mine+turbine>laboratory advanced:laboratory+factory>farm';
const TOP = 'basic:turbine>derrick';

describe('told games', () => {
  test.each(some(VARIANTS, 1))('go as the seeded ones: $players players, $placement', (variant) => {
    for (let number = 0; number < games(16); number++) {
      const dealt = orThrow(deal({ ...variant, seed: `game ${number}` }));
      let told = orThrow(dealTold(variant, formatChance(dealt.events)));
      expect(told).toEqual({ position: seen(dealt.state), events: dealt.events });
      for (const { ply, state, move } of gameOf(variant, number)) {
        if (move === undefined) continue;
        if (ply % 10 === 0) expect(legalTold(told.position)).toEqual(legalMoves(state));
        const made = orThrow(step(state, move));
        told = orThrow(stepTold(told.position, move, formatChance(made.events)));
        expect(told, `game ${number} ply ${ply}`).toEqual({ position: seen(made.state), events: made.events });
      }
    }
  });

  test('ask one fact of a deal after another, with answers as likely as there are copies', () => {
    const facts = DEAL.split(' ');
    const counts = facts.map((fact, i) => {
      const { answers, openText } = orThrow(nextDealQuestion({ players: 2 }, facts.slice(0, i).join(' ')))!;
      expect(answers.map(({ text }) => text)).toContain(fact);
      expect(openText).toBeNull();
      for (const { text, event, probability } of answers) {
        expect(formatChance([event])).toBe(text);
        const isTwice = text === 'double:mine+turbine>laboratory' || text === 'double:derrick+crane>factory';
        const all = answers.length + (fact.startsWith('double') ? 2 : 0);
        expect(probability).toBeCloseTo((isTwice ? 2 : 1) / all);
      }
      return answers.length;
    });
    expect(counts).toEqual([2, 6, 5, 4, 3, 2, 1, 10, 6, 7]);
    expect(orThrow(nextDealQuestion({ players: 2 }, DEAL))).toBeNull();
  });

  test('hear nothing of a deck without cards', () => {
    const owner = orThrow(withComponents({ ...components, decks: { ...components.decks, advanced: [] } }));
    const { state, events } = orThrow(owner.deal({ players: 2, seed: 'empty' }));
    const told = owner.formatChance(events);
    expect(told).toMatch(/ double:[a-z+]+>[a-z]+$/);
    expect(orThrow(owner.dealTold({ players: 2 }, told)).position).toEqual(owner.view(state, 'spectator'));
  });

  test.each([
    ['a seat that is empty', '1st=2', 0],
    ['a building in the box', '1st=0 zone0=marine', 1],
    ['a building twice', '1st=0 zone0=crane zone1=crane', 2],
    ['a closed zone', '1st=0 zone0=crane zone1=camp zone2=mine', 3],
    ['another order', '1st=0 basic:derrick>mine', 1],
    ['a card of another deck', DEAL.replace(TOP, 'basic:mine+turbine>laboratory'), 7],
    ['a card for more players', DEAL.replace(TOP, 'basic:turbine>crane'), 7],
    ['a fact too many', `${DEAL} basic:crane>turbine`, 10],
  ])('refuse in the deal of two players %s', (_, told, factIndex) => {
    expect(dealTold({ players: 2 }, told)).toMatchObject({ _tag: 'Left', left: { _tag: 'InvalidTold', factIndex } });
  });
});

const built = { queues: { 1: [0, 1], 5: [0] }, buildings: { 5: ['derrick'] }, tops: { basic: 'B12' } } as const;
const drafting = position({
  queues: { 1: [0, 1] },
  cubeSpaces: { 1: [4, 0, 0] },
  hands: { 0: { progress: 1 } },
  shipyardPile: { icebreaker: 3, recruits: 2 },
});

describe('outcomes', () => {
  test('[AN-BLD-1] of building are the cards that may lie below, equally likely, for those who do not know', () => {
    const state = played(position(built), 'to4');
    const { outcomes: made, complete } = outcomes(seen(state), read('build-basic'));
    expect(complete).toBe(true);
    expect(made.map(({ state: { decks } }) => decks.basic[0]).sort()).toEqual([...state.decks.basic.slice(1)].sort());
    for (const { probability } of made) expect(probability).toBeCloseTo(1 / 13);
    expect(outcomes(state, read('build-basic')).outcomes).toMatchObject([
      { probability: 1, state: { decks: played(state, 'build-basic').decks } },
    ]);
  });

  test('[AN-EFF-10] of a draft are as likely as the cards of the pile', () => {
    const { outcomes: made, complete } = outcomes(drafting, read('card-up1'));
    const [I, R] = ['icebreaker', 'recruits'];
    expect(complete).toBe(true);
    expect(Object.fromEntries(made.map(({ events, probability }) => [formatChance(events), probability * 60]))).toEqual(
      {
        [`row=${I},${I},${I}`]: expect.closeTo(6),
        [`row=${I},${I},${R}`]: expect.closeTo(12),
        [`row=${I},${R},${I}`]: expect.closeTo(12),
        [`row=${R},${I},${I}`]: expect.closeTo(12),
        [`row=${I},${R},${R}`]: expect.closeTo(6),
        [`row=${R},${I},${R}`]: expect.closeTo(6),
        [`row=${R},${R},${I}`]: expect.closeTo(6),
      },
    );
  });
});
