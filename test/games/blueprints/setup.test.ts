import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { AWARDS, PRIZES } from '../../../src/games/blueprints/components.js';
import {
  components,
  deal,
  game,
  legalMoves,
  playout,
  type State,
  score,
  setup,
} from '../../../src/games/blueprints/index.js';
import { COLOURS, roundEnd } from './positions.js';

const start = (players: 2 | 3 | 4, seed: string): State => orThrow(setup({ players, seed }));

describe.each([2, 3, 4] as const)('with %i players', (players) => {
  const state = start(players, 'winter');
  const seats = [...Array(players).keys()];

  test('[BP-SETUP-1] at the start all 32 dice are in the bag, out of which demand and pool are drawn', () => {
    const drawn = COLOURS.map((colour, i) => {
      const rolled = state.pool.slice(6 * i, 6 * i + 6).reduce((sum, count) => sum + count);
      return rolled + (state.demand.includes(colour) ? 1 : 0);
    });
    expect(state.bag.map((count, i) => count + drawn[i]!)).toEqual([8, 8, 8, 8]);
    expect([...state.chosenDice.flat(), ...state.dieCells.flat(), ...state.roundResults]).toEqual([]);
    expect(Math.max(...state.removedDice)).toBe(0);
  });

  test('[BP-SETUP-2] the awards in use are given in each of the three rounds, the others never', () => {
    const { roundResults } = playout(state, (moves) => moves[0]!);
    const given = AWARDS.map((award) => roundResults.filter((round) => round[award] !== null).length);
    expect(given).toEqual({ 2: [0, 3, 0], 3: [3, 3, 0], 4: [3, 3, 3] }[players]);
  });

  test('[BP-SETUP-3] all four kinds of prize are in use, a card of each for each of the three rounds', () => {
    const prizes = { skyscraper: 0, structuralIntegrity: 1, geometer: 0, materials: 0 };
    const ranking = [0, ...seats.slice(2), 1];
    const { state: end, result } = roundEnd({
      players,
      past: [
        { ranking, prizes },
        { ranking, prizes },
      ],
      plans: ['P04', 'P05'],
      buildings: ['d S1 S2 S3 S4 S5 S6', 'a G2 G2, c G2 R2 R3, e G4'],
    });
    expect(result).toMatchObject(prizes);
    const points = seats.map((player) => PRIZES.map((prize) => score(end).players[player]!.categories[prize]));
    expect(points.slice(0, 2)).toEqual([
      [6, 0, 6, 6],
      [0, 6, 0, 0],
    ]);
    expect(
      points
        .slice(2)
        .flat()
        .every((none) => none === 0),
    ).toBe(true);
  });

  test('[BP-SETUP-4] the plans are one shuffled deck, which is dealt on in the next rounds', () => {
    const { deck, plans, startPlayer } = state;
    const whole = [...seats.map((i) => plans[(startPlayer + i) % players]!), ...deck];
    const inOrder = whole.slice().sort((a, b) => a - b);
    expect(inOrder).toEqual(components.plans.map((_, number) => number));
    expect(whole).not.toEqual(inOrder);
    expect(start(players, 'summer').deck).not.toEqual(deck);
    const end = playout(state, (moves) => moves[0]!);
    const dealt = end.roundResults.flatMap((round) =>
      seats.map((i) => round.plans[(round.startPlayer + i) % players]!),
    );
    expect([...dealt, ...end.deck]).toEqual(whole);
  });

  test('[BP-END-2] nobody has a point, all share one group, and nobody has won', () => {
    const nothing = { gold: 0, silver: 0, bronze: 0, skyscraper: 0, structuralIntegrity: 0, geometer: 0, materials: 0 };
    expect(score(state)).toEqual({
      over: false,
      players: seats.map(() => ({
        total: 0,
        categories: nothing,
        tieBreaks: { prizes: 0, gold: 0, silver: 0, bronze: 0 },
      })),
      ranking: [seats],
      winners: [],
      outcome: null,
    });
  });

  test('somebody decides, and the state begins with what every state begins with', () => {
    expect(legalMoves(state).length).toBeGreaterThan(0);
    expect(state).toMatchObject({
      game: 'blueprints',
      rules: '4',
      components: game.componentsId,
      players,
      round: 0,
      roundResults: [],
    });
    expect(state.turnPlayer).toBe(state.startPlayer);
    expect(Object.keys(state)).toEqual([
      ...['game', 'rules', 'components', 'players', 'random', 'phase', 'round', 'startPlayer'],
      ...['turnPlayer', 'demand', 'bag', 'pool', 'removedDice', 'deck', 'plans', 'chosenDice', 'dieCells'],
      'roundResults',
    ]);
  });

  test('deal reports the same set-up', () => {
    const { state: dealt, events } = orThrow(deal({ players, seed: 'winter' }));
    expect(dealt).toEqual(state);
    expect(events.map(({ kind }) => kind)).toEqual([
      'roundStarted',
      'demandDrawn',
      'demandDrawn',
      ...seats.map(() => 'planDealt'),
      ...Array(components.poolSizes[players]).fill('dieRolled'),
    ]);
  });
});
