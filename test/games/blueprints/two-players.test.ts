import { expect, test } from 'vitest';
import { applyMove, legalMoves, toAct } from '../../../src/games/blueprints/index.js';
import { counts, die, eventsOf, move, played, position, refusal, roundEnd, texts } from './positions.js';

const size = (dice: readonly number[]): number => dice.reduce((sum, count) => sum + count);

const start = position({ players: 2, plans: ['P07'], pool: 'W3 S1 S1 R6 R6 R6 R6 G2' });
const built = played(start, 'W3a');

test('[BP-TWO-1] a turn has two choices: a die for the building, then a die removed for the round', () => {
  expect(toAct(built)).toBe(0);
  expect(built.phase).toEqual({ kind: 'remove' });
  expect(texts(built)).toEqual(['xR6', 'xS1', 'xG2']);
  const next = played(built, 'xS1');
  expect(next.removedDice).toEqual(counts('S1'));
  expect(next.chosenDice).toEqual([[die('W3')], []]);
  expect([toAct(next), next.phase.kind]).toEqual([1, 'build']);
});

test.each(['S1b', '-S1', 'W3a', '-W3'])('[BP-TWO-1] %s is refused as the second choice', (text) => {
  expect(applyMove(built, move(text))).toMatchObject(refusal('BP-TWO-1'));
});

test('[BP-TWO-2] both dice come from the same pool; nothing is drawn between them', () => {
  expect(size(start.pool)).toBe(8);
  expect(built.pool).toEqual(counts('S1 S1 R6 R6 R6 R6 G2'));
  expect(built.bag).toEqual(start.bag);
  expect(built.random).toEqual(start.random);
  expect(eventsOf(start, 'W3a').map(({ kind }) => kind)).toEqual(['dieBuilt']);
});

test.each(['xS1', 'xW5'])('[BP-TWO-2] %s is refused before a die was chosen for the building', (text) => {
  expect(applyMove(start, move(text))).toMatchObject(refusal('BP-TWO-2'));
});

test('[BP-TURN-2] only a die that lies in the pool can be removed', () => {
  expect(applyMove(built, move('xW3'))).toMatchObject(refusal('BP-TURN-2'));
});

test('[BP-TWO-3] after both choices two dice are drawn and rolled', () => {
  const next = played(built, 'xS1');
  expect(size(next.pool)).toBe(8);
  expect(size(next.bag)).toBe(size(start.bag) - 2);
  const events = eventsOf(built, 'xS1');
  expect(events.map(({ kind }) => kind)).toEqual(['dieRemoved', 'dieRolled', 'dieRolled']);
  for (const event of events.slice(1)) expect(event).toMatchObject({ reason: 'replacement' });
});

test('[BP-TWO-4] any die of the pool may be removed, also one that fits nowhere', () => {
  const state = position({
    players: 2,
    phase: 'remove',
    plans: ['P04'],
    buildings: ['b S6, d S6, f S6'],
    pool: 'W1 W3 W6 R2 S5 G4 G4',
  });
  expect(texts(state)).toEqual(['xW1', 'xW3', 'xW6', 'xR2', 'xS5', 'xG4']);
});

test('[BP-TWO-4] a die is removed also after a discard', () => {
  const state = position({ players: 2, plans: ['P04'], buildings: ['b S6, d S6, f S6'], pool: 'G1 G2' });
  const discarded = played(state, '-G1');
  expect([toAct(discarded), discarded.phase.kind]).toEqual([0, 'remove']);
  expect(played(discarded, 'xG2').removedDice[die('G2')]).toBe(1);
});

test('[BP-TWO-4] a die is removed also in the last turn of a round', () => {
  const last = position({
    players: 2,
    plans: ['P07', 'P04'],
    chosenCount: 11,
    buildings: [undefined, 'b S6, d S6, f S6 S6, d G6'],
    pool: 'G6',
  });
  expect([size(last.pool), size(last.bag), toAct(last)]).toEqual([8, 0, 1]);
  const removing = played(last, 'G6b');
  expect(removing.roundResults).toEqual([]);
  expect(size(removing.pool)).toBe(7);
  expect(legalMoves(removing).every(({ kind }) => kind === 'remove')).toBe(true);
  const [removed, revealed] = eventsOf(removing, texts(removing)[0]!);
  expect([removed?.kind, revealed?.kind]).toEqual(['dieRemoved', 'buildingRevealed']);
  expect(played(removing, texts(removing)[0]!).roundResults).toHaveLength(1);
});

test.each([3, 4] as const)('[BP-TWO-5] with %i players no die is removed', (players) => {
  const state = position({ players, plans: ['P07'], pool: 'W3' });
  expect(applyMove(state, move('xW3'))).toMatchObject(refusal('BP-TWO-5'));
  expect(applyMove(state, move('xS1'))).toMatchObject(refusal('BP-TWO-5'));
  expect(played(state, 'W3a')).toMatchObject({ turnPlayer: 1, phase: { kind: 'build' } });
  expect(size(roundEnd({ players, buildings: ['d S1 S2 S3, e S1, f S1 S2'] }).before.removedDice)).toBe(0);
});
