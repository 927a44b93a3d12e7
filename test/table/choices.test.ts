import { describe, expect, test } from 'vitest';
import { game } from '../../docs/examples/games/goofspiel.js';
import type { Player, Viewer } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { startMatch } from '../../src/core/records/match.js';
import { loadTable, openTable, publish, revisionOf, saveTable, submit, type TableSeat } from '../../src/table/index.js';

const SEATS: readonly TableSeat[] = ['left', 'middle', 'right'].map((name) => ({ name, kind: 'person' }));
const start = orThrow(openTable(game, orThrow(startMatch(game, { players: 3, seed: 'table' })), SEATS));
type Table = typeof start;

const request = (table: Table, card: number) => ({
  kind: 'move' as const,
  revision: revisionOf(table),
  move: { kind: 'bid' as const, card },
});
const withBids = (table: Table, ...bids: readonly (readonly [Player, number])[]): Table =>
  bids.reduce((now, [player, card]) => orThrow(submit(game, now, player, request(now, card))), table);

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

describe('sealed choices at a table', () => {
  test('are taken in any order, and made in the order of the seats', () => {
    const table = withBids(start, [2, 9], [0, 4], [1, 7]);
    expect(table.match.moves.map((move) => game.formatMove(move))).toEqual(['bid:4', 'bid:7', 'bid:9']);
    expect(table.choices).toEqual([null, null, null]);
    expect(publish(game, table, 1, revisionOf(start)).steps).toHaveLength(3);
  });

  test('may be replaced until all have chosen, without making the requests of others late', () => {
    const early = request(start, 7);
    const waiting = withBids(start, [2, 9], [0, 4], [2, 3]);
    expect([waiting.version, revisionOf(waiting)]).toEqual([3, revisionOf(start)]);
    const table = orThrow(submit(game, waiting, 1, early));
    expect(table.match.moves.map((move) => game.formatMove(move))).toEqual(['bid:4', 'bid:7', 'bid:3']);
  });

  test('are published to their owner alone; others see that a choice was made', () => {
    const [four, nine] = [4, 9].map((card) => withBids(start, [1, card]));
    const [seenFour, seenNine] = [four!, nine!].map((table) => VIEWERS.map((viewer) => publish(game, table, viewer)));
    expect(seenFour!.map(({ choice }) => choice)).toEqual([null, { kind: 'bid', card: 4 }, null, null]);
    expect(seenFour!.map(({ deciders }) => deciders)).toEqual(VIEWERS.map(() => [0, 2]));
    expect(seenFour!.map(({ moves }) => moves.length)).toEqual([13, 13, 13, 0]);
    for (const i of [0, 2, 3]) expect(seenFour![i]).toEqual(seenNine![i]);
  });

  test('are refused if they are illegal, or made twice in a round that is over', () => {
    const next = withBids(start, [0, 4], [1, 7], [2, 9]);
    expect(submit(game, next, 2, request(next, 9))).toMatchObject({ left: { _tag: 'RuleBroken', reason: 'not-held' } });
    expect(submit(game, next, 2, request(start, 8))).toMatchObject({ left: { _tag: 'StaleRequest' } });
    expect(submit(game, start, 2, request(start, 14))).toMatchObject({ left: { _tag: 'UnknownMove' } });
    expect(submit(game, start, 3, request(start, 1))).toMatchObject({ left: { _tag: 'NotSeated' } });
  });

  test('are forgotten when moves are taken back', () => {
    const next = withBids(start, [0, 4], [1, 7], [2, 9], [0, 5]);
    const asked = orThrow(submit(game, next, 2, { kind: 'askUndo', revision: revisionOf(next) }));
    const agreed = [0, 1].reduce(
      (now, player) =>
        orThrow(submit(game, now, player, { kind: 'answerUndo', revision: revisionOf(now), player: 2, agrees: true })),
      asked,
    );
    expect([agreed.match.ply, agreed.choices]).toEqual([2, [null, null, null]]);
    expect(publish(game, agreed, 2).deciders).toEqual([2]);
  });
});

describe('a saved table', () => {
  const saved = JSON.parse(JSON.stringify(saveTable(game, withBids(start, [2, 9])))) as Readonly<
    Record<string, unknown>
  >;

  test('keeps the choices that wait', () => {
    expect(orThrow(loadTable(game, saved)).choices).toEqual([null, null, { kind: 'bid', card: 9 }]);
  });

  test.each<readonly [string, readonly unknown[], string]>([
    ['an unknown move', [null, null, { kind: 'bid', card: 14 }], 'choices[2].card'],
    ['too few', [null, null], 'choices'],
  ])('is refused with choices that cannot wait: %s', (_, choices, path) => {
    expect(loadTable(game, { ...saved, choices })).toMatchObject({ left: { _tag: 'InvalidTable', path } });
  });

  test('is refused with a card that was bid before', () => {
    const table = withBids(start, [0, 4], [1, 7], [2, 9]);
    const choices = [null, null, { kind: 'bid', card: 9 }];
    expect(loadTable(game, { ...saveTable(game, table), choices })).toMatchObject({
      left: { _tag: 'InvalidTable', path: 'choices[2]' },
    });
  });
});
