import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../src/core/errors/errors.js';
import { deal, type Event, step } from '../../../src/games/blueprints/index.js';
import { eventsOf, move, plan, played, position, roundEnd, texts } from './positions.js';

const kinds = (events: readonly Event[]): readonly string[] => events.map(({ kind }) => kind);

describe('a move reports', () => {
  const state = position({ players: 2, plans: ['P07'], buildings: ['a S1'], pool: 'R3' });

  test('which die was built, where, and on which level', () => {
    expect(eventsOf(state, 'R3a')).toEqual([
      { kind: 'dieBuilt', player: 0, colour: 'recycled', value: 3, cell: 0, level: 2 },
    ]);
    expect(eventsOf(state, 'R3b')).toEqual([
      { kind: 'dieBuilt', player: 0, colour: 'recycled', value: 3, cell: 1, level: 1 },
    ]);
  });

  test('which die was discarded', () => {
    const full = position({ players: 3, plans: ['P04'], buildings: ['b S5, d S6, f S4'], pool: 'G3' });
    const [discarded, rolled] = eventsOf(full, '-G3');
    expect(discarded).toEqual({ kind: 'dieDiscarded', player: 0, colour: 'glass', value: 3 });
    expect(rolled).toMatchObject({ kind: 'dieRolled', reason: 'replacement' });
  });

  test('which die was removed, and which were rolled', () => {
    const built = played(state, 'R3a');
    const events = eventsOf(built, texts(built)[0]!);
    expect(kinds(events)).toEqual(['dieRemoved', 'dieRolled', 'dieRolled']);
    const rolled = events.flatMap((event) => (event.kind === 'dieRolled' ? [event] : []));
    const { pool } = orThrow(step(built, move(texts(built)[0]!))).state;
    for (const { colour, value } of rolled) {
      expect(pool[6 * ['wood', 'recycled', 'stone', 'glass'].indexOf(colour) + value - 1]).toBeGreaterThan(0);
    }
  });
});

test('set-up reports the round, the demand, the plans and the pool', () => {
  const { state, events } = orThrow(deal({ players: 2, seed: 'winter' }));
  const { startPlayer, demand, plans, pool } = state;
  expect(events.slice(0, 5)).toEqual([
    { kind: 'roundStarted', round: 0, startPlayer },
    { kind: 'demandDrawn', demandIndex: 0, colour: demand[0] },
    { kind: 'demandDrawn', demandIndex: 1, colour: demand[1] },
    { kind: 'planDealt', player: startPlayer, plan: plans[startPlayer] },
    { kind: 'planDealt', player: 1 - startPlayer, plan: plans[1 - startPlayer] },
  ]);
  const rolled = events.slice(5).map((event) => {
    if (event.kind !== 'dieRolled') throw new Error(event.kind);
    expect(event.reason).toBe('pool');
    return 6 * ['wood', 'recycled', 'stone', 'glass'].indexOf(event.colour) + event.value - 1;
  });
  expect(pool.flatMap((count, die) => Array(count).fill(die))).toEqual(rolled.sort((a, b) => a - b));
});

describe('the end of a round', () => {
  const example = {
    players: 2,
    plans: ['P10', 'P18'],
    buildings: ['a W1 R3, b G2, d R2 R4, f G1', 'b R6, c R3, d W3, f W2 S4 R5'],
    demand: ['stone', 'glass'],
  } as const;

  const scores = (part: string, a: [number, number], b: [number, number]): readonly object[] => [
    { kind: 'pointsScored', player: 0, part, points: a[0], total: a[1] },
    { kind: 'pointsScored', player: 1, part, points: b[0], total: b[1] },
  ];

  test('reports buildings, scores, ranking, awards and totals, and then the next round', () => {
    const { state, events } = roundEnd(example);
    const standing = (text: string): object => {
      const [cell, colour, value, level] = [...text];
      const colours = { W: 'wood', R: 'recycled', S: 'stone', G: 'glass' };
      const name = colours[colour as keyof typeof colours];
      return { colour: name, value: Number(value), cell: 'abcdef'.indexOf(cell!), level: Number(level) };
    };
    expect(events[0]).toMatchObject({ kind: 'dieRemoved', player: 0 });
    expect(events.slice(1, 17)).toEqual([
      {
        kind: 'buildingRevealed',
        player: 0,
        plan: plan('P10'),
        dice: ['aW11', 'aR32', 'bG21', 'dR21', 'dR42', 'fG11'].map(standing),
      },
      {
        kind: 'buildingRevealed',
        player: 1,
        plan: plan('P18'),
        dice: ['bR61', 'cR31', 'dW31', 'fW21', 'fS42', 'fR53'].map(standing),
      },
      ...scores('bonus', [6, 6], [0, 0]),
      ...scores('wood', [4, 10], [10, 10]),
      ...scores('recycled', [10, 20], [10, 20]),
      ...scores('stone', [0, 20], [3, 23]),
      ...scores('glass', [3, 23], [0, 23]),
      { kind: 'buildingsRanked', ranking: [1, 0], decidedBy: ['firstDemand'] },
      { kind: 'awardWon', award: 'silver', player: 1, points: 2 },
      { kind: 'roundEnded', round: 0, totals: [23, 23] },
      { kind: 'roundStarted', round: 1, startPlayer: state.startPlayer },
    ]);
    expect(kinds(events.slice(17))).toEqual([
      ...['demandDrawn', 'demandDrawn', 'planDealt', 'planDealt'],
      ...Array(8).fill('dieRolled'),
    ]);
    expect(state.startPlayer).toBe(0);
  });

  test('does not show a discarded die as a part of the building', () => {
    const { events } = roundEnd({ players: 3, plans: ['P04'], buildings: ['b G6, d G6, f G5 G6, - G1 R1'] });
    const revealed = events.flatMap((event) => (event.kind === 'buildingRevealed' ? [event] : []));
    expect(revealed.map(({ dice }) => dice.length)).toEqual([4, 3, 3]);
  });

  test('reports awards best first, then prizes in the order of the rulebook', () => {
    const { events } = roundEnd({
      players: 4,
      plans: ['P04', 'P05'],
      buildings: ['d S1 S2 S3 S4 S5 S6', 'a G2 G2, c G2 R2 R3, e G4'],
    });
    const won = events.flatMap((event) => {
      if (event.kind === 'awardWon') return [`${event.award} ${event.player} ${event.points}`];
      return event.kind === 'prizeWon' ? [`${event.prize} ${event.player} ${event.points}`] : [];
    });
    expect(won.map((text) => text.split(' ')[0])).toEqual([
      ...['gold', 'silver', 'bronze', 'skyscraper', 'structuralIntegrity', 'geometer', 'materials'],
    ]);
    expect(won.slice(3)).toEqual(['skyscraper 0 2', 'structuralIntegrity 1 2', 'geometer 0 2', 'materials 0 2']);
    expect(won[0]).toBe('gold 0 3');
  });
});

test('the end of the game reports the winners, and no further round', () => {
  const past = [{ ranking: [0, 2, 1] }, { ranking: [0, 2, 1] }];
  const { events } = roundEnd({ players: 3, past, buildings: ['d R6, e R6, f R6 R6 G6 G6'] });
  expect(events.slice(-2)).toEqual([
    expect.objectContaining({ kind: 'roundEnded', round: 2 }),
    { kind: 'gameOver', winners: [0] },
  ]);
  expect(kinds(events)).not.toContain('roundStarted');
});
