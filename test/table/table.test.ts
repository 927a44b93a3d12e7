import { describe, expect, test } from 'vitest';
import type { AnyGame, Player } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { startMatch } from '../../src/core/records/match.js';
import { game as igloo } from '../../src/games/igloo-igloo/index.js';
import { games } from '../../src/games/index.js';
import {
  loadTable,
  type MatchRevision,
  openTable,
  publish,
  type Request,
  requestCodec,
  revisionOf,
  saveTable,
  stateOf,
  submit,
  type Table,
  type TableSeat,
} from '../../src/table/index.js';
import { isFull } from '../support/games.js';
import { type Toy, game as toy } from '../support/toy.js';

const person = (name: string): TableSeat => ({ name, kind: 'person' });
const SEATS: readonly TableSeat[] = [person('left'), person('right')];

const START: MatchRevision = { undoCount: 0, ply: 0 };

const opened = (seats: readonly TableSeat[] = SEATS, seed = 'table'): Table<Toy> =>
  orThrow(openTable(toy, orThrow(startMatch(toy, { players: seats.length as 2 | 3, seed })), seats));

type Wish = Request<Toy> extends infer R ? (R extends unknown ? Omit<R, 'revision'> : never) : never;

/** Returns the table after these requests, each for the latest point of the match. */
const having = (table: Table<Toy>, ...wishes: readonly (readonly [Player, Wish])[]): Table<Toy> =>
  wishes.reduce(
    (now, [by, wish]) => orThrow(submit(toy, now, by, { ...wish, revision: revisionOf(now) } as Request<Toy>)),
    table,
  );

const tagOf = (table: Table<Toy>, by: Player, request: Request<Toy>): string => {
  const answer = submit(toy, table, by, request);
  return answer._tag === 'Left' ? answer.left._tag : 'accepted';
};

/** Returns the first legal move, with the player who is to make it. */
const next = (table: Table<Toy>): readonly [Player, Wish] => {
  const state = stateOf(toy, table);
  return [toy.toAct(state)!, { kind: 'move', move: toy.legalMoves(state)[0]! }];
};

describe('a table', () => {
  test('has a seat for each player', () => {
    const match = orThrow(startMatch(toy, { players: 3, seed: 'table' }));
    expect(openTable(toy, match, SEATS)).toMatchObject({
      _tag: 'Left',
      left: { _tag: 'InvalidSeats', players: 3, message: 'Each player needs one seat: 3, not 2.' },
    });
  });

  test('accepts the moves of the players to act', () => {
    const start = opened();
    const [by, wish] = next(start);
    const one = having(start, [by, wish]);
    expect([one.version, one.undoCount, one.match.ply]).toEqual([1, 0, 1]);
    expect(tagOf(start, 1 - by, { ...wish, revision: START } as Request<Toy>)).toBe('NotToAct');
    expect(start.version).toBe(0);
  });

  test.each([2, -1, 0.5, Number.NaN, 'length' as unknown as number])('refuses %s, who has no seat', (by) =>
    expect(tagOf(opened(), by, { kind: 'askUndo', revision: START })).toBe('NotSeated'),
  );

  test('accepts a double click once, and no late move', () => {
    const start = opened();
    const [by, wish] = next(start);
    const request = { ...wish, revision: START } as Request<Toy>;
    const one = orThrow(submit(toy, start, by, request));
    expect(submit(toy, one, by, request)).toMatchObject({
      left: { _tag: 'StaleRequest', expected: { undoCount: 0, ply: 1 }, found: START },
    });
  });

  test('accepts a move whatever undo requests and answers others send in the meantime', () => {
    const start = opened();
    const asking = toy.toAct(stateOf(toy, start))!;
    let table = having(start, next(start));
    while (toy.toAct(stateOf(toy, table)) === asking) table = having(table, next(table));
    const revision = revisionOf(table);
    const [by, wish] = next(table);
    for (let i = 0; i < 30; i++) {
      const asked = having(table, [asking, { kind: 'askUndo' }]);
      expect(tagOf(asked, by, { ...wish, revision } as Request<Toy>)).toBe('accepted');
      table = having(asked, [by, { kind: 'answerUndo', player: asking, agrees: false }]);
      expect(tagOf(table, by, { ...wish, revision } as Request<Toy>)).toBe('accepted');
    }
    expect(table.version).toBeGreaterThan(60);
  });

  test('refuses a move for moves that were taken back, and for moves to come', () => {
    let table = opened();
    const player = toy.toAct(stateOf(toy, table))!;
    table = having(
      table,
      next(table),
      [player, { kind: 'askUndo' }],
      [1 - player, { kind: 'answerUndo', player, agrees: true }],
    );
    const [mover, wish] = next(table);
    expect(revisionOf(table)).toEqual({ undoCount: 1, ply: 0 });
    for (const revision of [START, { undoCount: 1, ply: 1 }, { undoCount: 2, ply: 0 }]) {
      expect(tagOf(table, mover, { ...wish, revision } as Request<Toy>)).toBe('StaleRequest');
    }
    expect(tagOf(table, mover, { ...wish, revision: revisionOf(table) } as Request<Toy>)).toBe('accepted');
  });

  test('refuses illegal moves, with the reason', () => {
    const start = opened();
    const request: Request<Toy> = { kind: 'move', revision: START, move: { kind: 'keep' } };
    expect(tagOf(start, toy.toAct(stateOf(toy, start))!, request)).toBe('RuleBroken');
  });
});

describe('moves are taken back', () => {
  /** Plays a card from the hand, which everybody has seen then. */
  const played = (seats?: readonly TableSeat[]): Table<Toy> => {
    const table = opened(seats);
    return having(table, next(table));
  };

  test('not by a player without a move', () => {
    expect(tagOf(opened(), 0, { kind: 'askUndo', revision: START })).toBe('NothingToUndo');
    expect(tagOf(opened(), 0, { kind: 'answerUndo', revision: START, player: 1, agrees: true })).toBe('NoUndoRequest');
  });

  test('once all agree', () => {
    const table = played();
    const player = toy.toAct(stateOf(toy, opened()))!;
    const asked = having(table, [player, { kind: 'askUndo' }]);
    expect(asked.undoRequest).toEqual({ player, agreedPlayers: [player] });
    expect(tagOf(asked, player, { kind: 'answerUndo', revision: revisionOf(asked), player, agrees: true })).toBe(
      'AlreadyAnswered',
    );
    const done = having(asked, [1 - player, { kind: 'answerUndo', player, agrees: true }]);
    expect([done.match.ply, done.undoCount, done.undoRequest]).toEqual([0, 1, null]);
    expect(done.version).toBe(asked.version + 1);
  });

  test('not if a player disagrees or plays on', () => {
    const table = played();
    const player = toy.toAct(stateOf(toy, opened()))!;
    const asked = having(table, [player, { kind: 'askUndo' }]);
    const refused = having(asked, [1 - player, { kind: 'answerUndo', player, agrees: false }]);
    expect([refused.match.ply, refused.undoCount, refused.undoRequest]).toEqual([1, 0, null]);
    expect(having(asked, next(asked)).undoRequest).toBeNull();
  });

  test('once, however often the same player asks', () => {
    const table = played();
    const player = toy.toAct(stateOf(toy, opened()))!;
    const asked = having(table, [player, { kind: 'askUndo' }]);
    for (const revision of [revisionOf(asked), START]) {
      expect(orThrow(submit(toy, asked, player, { kind: 'askUndo', revision }))).toBe(asked);
    }
    expect(tagOf(asked, player, { kind: 'answerUndo', revision: revisionOf(asked), player, agrees: false })).toBe(
      'AlreadyAnswered',
    );
    expect(having(asked, next(asked)).version).toBe(asked.version + 1);
  });

  test('not by a second player while a first one asks', () => {
    const start = opened();
    const player = toy.toAct(stateOf(toy, start))!;
    let table = having(start, next(start));
    while (toy.toAct(stateOf(toy, table)) === player) table = having(table, next(table));
    table = having(table, next(table));
    const asked = having(table, [player, { kind: 'askUndo' }]);
    for (const revision of [revisionOf(asked), START]) {
      expect(submit(toy, asked, 1 - player, { kind: 'askUndo', revision })).toEqual({
        _tag: 'Left',
        left: {
          _tag: 'UndoPending',
          player,
          message: `Player ${player + 1} has already asked to take a move back: that is decided first.`,
        },
      });
    }
    const other: Request<Toy> = { kind: 'answerUndo', revision: revisionOf(asked), player: 1 - player, agrees: true };
    expect(tagOf(asked, 1 - player, other)).toBe('NoUndoRequest');
    expect(publish(toy, table, 1 - player).undo.ownMove).toBe('if-agreed');
    expect(publish(toy, asked, 1 - player).undo).toEqual({
      ownMove: 'no',
      request: asked.undoRequest,
      canAnswer: true,
    });
    const refused = having(asked, [1 - player, { kind: 'answerUndo', player, agrees: false }]);
    expect(having(refused, [1 - player, { kind: 'askUndo' }]).undoRequest).toEqual({
      player: 1 - player,
      agreedPlayers: [1 - player],
    });
  });

  test('not without consent while another player asks', () => {
    const start = orThrow(openTable(igloo, orThrow(startMatch(igloo, { players: 2, seed: 'ice' })), SEATS));
    let table = start;
    const moved: Player[] = [];
    for (let i = 0; i < 2; i++) {
      const state = stateOf(igloo, table);
      const by = igloo.toAct(state)!;
      const move = igloo.legalMoves(state)[0]!;
      table = orThrow(submit(igloo, table, by, { kind: 'move', revision: revisionOf(table), move }));
      moved.push(by);
    }
    const [first, second] = moved as [Player, Player];
    expect(publish(igloo, table, second).undo.ownMove).toBe('immediately');
    const asked = orThrow(submit(igloo, table, first, { kind: 'askUndo', revision: revisionOf(table) }));
    const answer = submit(igloo, asked, second, { kind: 'askUndo', revision: revisionOf(asked) });
    expect(answer).toMatchObject({ left: { _tag: 'UndoPending', player: first } });
    expect(publish(igloo, asked, second).undo.ownMove).toBe('no');
  });

  test('without asking bots', () => {
    const table = played([person('left'), { name: 'right', kind: 'bot' }]);
    const state = stateOf(toy, opened());
    expect(toy.toAct(state)).toBe(0);
    expect(having(table, [0, { kind: 'askUndo' }]).match.ply).toBe(0);
  });

  test('immediately if nothing was revealed', () => {
    const { match } = orThrow(openTable(igloo, orThrow(startMatch(igloo, { players: 2, seed: 'ice' })), SEATS));
    const start = orThrow(openTable(igloo, match, SEATS));
    const by = igloo.toAct(stateOf(igloo, start))!;
    const move = igloo.legalMoves(stateOf(igloo, start))[0]!;
    const placed = orThrow(submit(igloo, start, by, { kind: 'move', revision: START, move }));
    expect(publish(igloo, placed, by).undo.ownMove).toBe('immediately');
    const back = orThrow(submit(igloo, placed, by, { kind: 'askUndo', revision: { undoCount: 0, ply: 1 } }));
    expect([back.match.ply, back.version, back.undoCount]).toEqual([0, 2, 1]);
  });

  test('back to the last move of the asking player, with all later moves of others', () => {
    let table = opened();
    const player = toy.toAct(stateOf(toy, table))!;
    table = having(table, next(table));
    while (toy.toAct(stateOf(toy, table)) === player) table = having(table, next(table));
    const mine = table.match.ply;
    table = having(table, next(table));
    expect(publish(toy, table, player).undo.ownMove).toBe('if-agreed');
    table = having(table, [player, { kind: 'askUndo' }], [1 - player, { kind: 'answerUndo', player, agrees: true }]);
    expect(table.match.ply).toBe(mine - 1);
  });
});

describe('a publication', () => {
  test('has the moves since the known ones, and the current options', () => {
    const start = opened();
    const first = publish(toy, start, 0);
    expect(first).toMatchObject({ version: 0, revision: { undoCount: 0, ply: 0 }, steps: null, seats: SEATS });
    const one = having(start, next(start));
    const two = having(one, next(one));
    const told = publish(toy, two, 0, first.revision);
    expect(told.steps).toHaveLength(2);
    expect(told.steps!.at(-1)!.frames.at(-1)).toEqual({ event: null, state: told.view });
    expect(publish(toy, two, 0, publish(toy, one, 0).revision).steps).toEqual(told.steps!.slice(1));
    expect(publish(toy, two, 0, told.revision).steps).toEqual([]);
    expect(publish(toy, two, 0, { undoCount: 0, ply: 7 }).steps).toBeNull();
    const actor = toy.toAct(stateOf(toy, two))!;
    expect(publish(toy, two, actor).moves.length).toBeGreaterThan(0);
    expect(publish(toy, two, 1 - actor).moves).toEqual([]);
    expect(publish(toy, two, 'spectator')).toMatchObject({ moves: [], undo: { ownMove: 'no', canAnswer: false } });
  });

  test('has at most so many frames, and starts again instead', () => {
    let table = opened();
    while (toy.toAct(stateOf(toy, table)) !== null && table.match.ply < 12) table = having(table, next(table));
    const { steps } = publish(toy, table, 0, START);
    const counts = steps!.map(({ frames }) => frames.length);
    const all = counts.reduce((sum, each) => sum + each, 0);
    expect(publish(toy, table, 0, START, all).steps).toEqual(steps);
    expect(publish(toy, table, 0, START, all - 1).steps).toBeNull();
    expect(publish(toy, table, 0, START, 2)).toEqual(publish(toy, table, 0));
    const last = { undoCount: 0, ply: table.match.ply - 1 };
    expect(publish(toy, table, 0, last, 0).steps).toEqual(steps!.slice(-1));
  });

  test.each(Object.values(games) as unknown as AnyGame[])('of $id is bounded, however little is known', (game) => {
    const players = game.players.max;
    const seats = Array.from({ length: players }, (_, i) => person(`${i}`));
    let table = orThrow(openTable(game, orThrow(startMatch(game, { players, seed: 'long' })), seats));
    for (let state = stateOf(game, table); game.toAct(state) !== null; state = stateOf(game, table)) {
      const moves = game.legalMoves(state);
      const move = moves[(7 * table.match.ply) % moves.length]!;
      table = orThrow(submit(game, table, game.toAct(state)!, { kind: 'move', revision: revisionOf(table), move }));
    }
    const step = isFull ? 4 : 16;
    const largest = (maxFrames?: number): number =>
      Math.max(
        ...Array.from({ length: Math.ceil(table.match.ply / step) }, (_, i) => {
          const known = { undoCount: 0, ply: step * i };
          return JSON.stringify(publish(game, table, 'spectator', known, maxFrames).steps).length;
        }),
      );
    expect(largest()).toBeLessThan(600_000);
    expect(largest(Number.POSITIVE_INFINITY)).toBeGreaterThan(largest());
  });

  test('starts again after an undo', () => {
    const start = opened();
    const one = having(start, next(start));
    const player = toy.toAct(stateOf(toy, start))!;
    const asked = having(one, [player, { kind: 'askUndo' }]);
    expect(publish(toy, asked, 1 - player).undo).toMatchObject({ canAnswer: true, request: { player } });
    expect(publish(toy, asked, player).undo.canAnswer).toBe(false);
    const back = having(asked, [1 - player, { kind: 'answerUndo', player, agrees: true }]);
    const again = having(back, next(back));
    expect(publish(toy, again, 0, publish(toy, one, 0).revision).steps).toBeNull();
  });
});

describe('a request from outside', () => {
  const codec = requestCodec(toy);

  test('is decoded strictly', () => {
    const request: Request<Toy> = { kind: 'move', revision: { undoCount: 1, ply: 3 }, move: { kind: 'keep' } };
    const read = orThrow(codec.decode(JSON.parse(JSON.stringify(request))));
    expect(read).toEqual(request);
    expect(codec.decode({ kind: 'askUndo', revision: START })._tag).toBe('Right');
  });

  test.each([
    [null, ''],
    [{ kind: 'move', revision: START }, 'move'],
    [{ kind: 'move', revision: START, move: { kind: 'fly' } }, 'move.kind'],
    [{ kind: 'move', revision: 0, move: { kind: 'keep' } }, 'revision'],
    [{ kind: 'move', revision: { undoCount: 0, ply: -1 }, move: { kind: 'keep' } }, 'revision.ply'],
    [{ kind: 'move', revision: { undoCount: 0.5, ply: 0 }, move: { kind: 'keep' } }, 'revision.undoCount'],
    [{ kind: 'askUndo', revision: START, player: 1 }, 'player'],
    [{ kind: 'answerUndo', revision: START, player: 0, agrees: 'yes' }, 'agrees'],
    [{ kind: 'answerUndo', revision: START, agrees: true }, 'player'],
    [{ kind: 'cheat', revision: START }, 'kind'],
  ])('%j is refused at %j', (document, path) => {
    expect(codec.decode(document)).toMatchObject({ _tag: 'Left', left: { _tag: 'InvalidRequest', path } });
  });
});

describe('a saved table', () => {
  const saved = () => {
    let table = opened();
    for (let i = 0; i < 4; i++) table = having(table, next(table));
    return { table, document: JSON.parse(JSON.stringify(saveTable(toy, table))) };
  };

  test('opens in the same state', () => {
    const { table, document } = saved();
    const again = orThrow(loadTable(toy, document));
    expect(again).toEqual(table);
  });

  test('forgets a request to undo, so that anybody may ask', () => {
    const { table } = saved();
    const by = toy.toAct(stateOf(toy, opened()))!;
    const asked = having(table, [by, { kind: 'askUndo' }]);
    const repeated = having(asked, [by, { kind: 'askUndo' }]);
    expect(saveTable(toy, repeated)).toEqual(saveTable(toy, asked));
    const again = orThrow(loadTable(toy, JSON.parse(JSON.stringify(saveTable(toy, repeated)))));
    expect(again).toEqual({ ...asked, undoRequest: null });
    expect(having(again, [1 - by, { kind: 'askUndo' }]).undoRequest).toMatchObject({ player: 1 - by });
  });

  test.each([
    ['InvalidTable', 'seats', { seats: [] }],
    ['InvalidTable', 'version', { version: 1.5 }],
    ['InvalidTable', 'extra', { extra: 1 }],
    ['InvalidSeats', undefined, { seats: [SEATS[0]] }],
    ['InvalidRecord', undefined, { record: {} }],
  ])('is refused as %s at %j with %j', (_tag, path, change) => {
    const { document } = saved();
    const result = loadTable(toy, { ...document, ...change });
    expect(result).toMatchObject({ _tag: 'Left', left: { _tag, ...(path === undefined ? {} : { path }) } });
  });

  test('of other rules is refused with their version, and one that replays differently with the move', () => {
    const { document } = saved();
    const older = { ...document, record: { ...document.record, rules: '0' } };
    expect(loadTable(toy, older)).toMatchObject({ left: { _tag: 'RulesMismatch', expected: '1', found: '0' } });
    const { result } = document.record;
    const other = { ...document, record: { ...document.record, result: { ...result, digest: '0'.repeat(32) } } };
    expect(loadTable(toy, other)).toMatchObject({ left: { _tag: 'WrongResult', path: 'result.digest' } });
  });
});
