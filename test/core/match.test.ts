import { describe, expect, test } from 'vitest';
import { orThrow } from '../../src/core/errors/errors.js';
import {
  type MatchOf,
  makeMove,
  matchCodec,
  matchOfRecord,
  recordOfMatch,
  redo,
  startMatch,
  startMatchFrom,
  stateAt,
  undo,
  undoReveals,
} from '../../src/core/records/match.js';
import { initialState } from '../../src/core/records/replay-moves.js';
import { validateRecord } from '../../src/core/records/validate-record.js';
import { type Blueprints, game, legalMoves } from '../../src/games/blueprints/index.js';
import { hostileValues } from '../../src/testing/hostile-values.js';
import { type Move, type Toy, game as toy } from '../support/toy.js';

type Match = MatchOf<Blueprints>;

const start = (players: 2 | 3): Match => orThrow(startMatch(game, { players, seed: 'match' }));
const stateOf = (match: Match, ply?: number) => stateAt(game, match, ply);

const advanced = (match: Match, moves: number): Match => {
  let now = match;
  for (let i = 0; i < moves; i++) now = orThrow(makeMove(game, now, legalMoves(stateOf(now)!)[0]!)).match;
  return now;
};

/** Returns the states of a match, computed without it. */
const statesOf = (match: Match) =>
  match.moves.reduce((states, move) => states.concat(game.play(states.at(-1)!, move)), [initialState(game, match)]);

describe('a match', () => {
  test('begins with the state that setup deals', () => {
    expect(stateOf(start(3))).toEqual(orThrow(game.setup({ players: 3, seed: 'match' })));
    expect(startMatch(game, { players: 9 as 3, seed: 'x' })).toMatchObject({ left: { _tag: 'InvalidOptions' } });
  });

  test('has default options filled in, and shares no object with its input', () => {
    const options = { players: 2, seed: 'match' } as const;
    const match = orThrow(startMatch(toy, options));
    expect(match.options).toEqual({ ...options, dice: true });
  });

  test('has the state of every ply', () => {
    const match = advanced(start(3), 40);
    const states = statesOf(match);
    expect(match.ply).toBe(40);
    states.forEach((state, ply) => {
      expect(stateOf(match, ply)).toEqual(state);
    });
    expect(stateOf(match)).toEqual(states[40]);
    for (const ply of [-1, 41, 0.5, Number.NaN]) expect(stateOf(match, ply)).toBeUndefined();
  });

  test('keeps a state of every sixteen moves, and the last one', () => {
    const match = advanced(start(3), 54);
    expect(match.states.map(({ ply }) => ply)).toEqual([0, 16, 32, 48, 54]);
    expect(advanced(start(3), 32).states.map(({ ply }) => ply)).toEqual([0, 16, 32]);
  });

  test('is plain data', () => {
    const match = advanced(start(2), 20);
    expect(JSON.parse(JSON.stringify(match))).toEqual(match);
  });

  test('returns the events of a move, and keeps its catalogue entry', () => {
    const match = start(3);
    const move = legalMoves(stateOf(match)!)[0]!;
    const made = orThrow(makeMove(game, match, { ...move }));
    expect(made.events).toEqual(orThrow(game.step(stateOf(match)!, move)).events);
    expect(made.match.moves[0]).toBe(move);
  });

  test('returns the refusal of a move, and is unchanged', () => {
    const match = advanced(start(3), 2);
    const before = JSON.stringify(match);
    expect(makeMove(game, match, { kind: 'remove', colour: 'wood', value: 1 })).toMatchObject({
      left: { _tag: 'RuleBroken', clause: 'BP-TWO-5', reason: 'none-removed' },
    });
    expect(JSON.stringify(match)).toBe(before);
  });

  test('is only changed by the player to act, if the player is given', () => {
    const match = start(3);
    const { turnPlayer } = stateOf(match)!;
    const move = legalMoves(stateOf(match)!)[0]!;
    for (const other of [(turnPlayer + 1) % 3, (turnPlayer + 2) % 3, -1, 3]) {
      expect(makeMove(game, match, move, other)).toMatchObject({ left: { _tag: 'NotToAct', decider: turnPlayer } });
    }
    expect(makeMove(game, match, move, turnPlayer)).toEqual(makeMove(game, match, move));
  });

  test('that is over is changed by nobody', () => {
    const over = advanced(start(3), 54);
    for (const by of [undefined, 0, 2]) {
      expect(makeMove(game, over, over.moves[0]!, by)).toMatchObject({ left: { clause: 'BP-END-1' } });
    }
  });
});

describe('undo and redo', () => {
  const match = advanced(start(3), 20);
  const back = undo(undo(match));

  test('go back and forth without losing anything', () => {
    expect(stateOf(back)).toEqual(stateOf(match, 18));
    expect(redo(redo(back))).toEqual(match);
    expect(match.ply).toBe(20);
  });

  test('stop at the ends', () => {
    expect(undo(start(3))).toEqual(start(3));
    expect(redo(match)).toBe(match);
  });

  test('another move drops the undone moves and their states', () => {
    const early = match.moves.slice(0, 15).reduce<Match>(undo, undo(undo(back)));
    expect(early.ply).toBe(1);
    const other = legalMoves(stateOf(early)!)[1]!;
    const changed = orThrow(makeMove(game, early, other)).match;
    expect(changed.moves).toEqual([match.moves[0], other]);
    expect(changed.states.map(({ ply }) => ply)).toEqual([0, 2]);
    expect(stateOf(changed)).toEqual(statesOf(changed)[2]);
    expect(redo(changed)).toBe(changed);
  });
});

describe('an undo takes back revealed information', () => {
  const toyMatch = (...moves: readonly Move[]): MatchOf<Toy> => {
    const dealt = orThrow(startMatch(toy, { players: 2, seed: 'winter' }));
    return moves.reduce((match, move) => orThrow(makeMove(toy, match, move)).match, dealt);
  };
  const [card] = stateAt(toy, toyMatch())!.hands[0]!;

  test.each<readonly [string, MatchOf<Toy>]>([
    ['a player drew a card', toyMatch({ kind: 'draw' })],
    ['a die was rolled', toyMatch({ kind: 'roll' })],
    ['a card of a hidden hand was shown', toyMatch({ kind: 'play', card: card! })],
  ])('when %s', (_, match) => expect(undoReveals(toy, match)).toBe(true));

  test('when dice were rolled', () => expect(undoReveals(game, advanced(start(3), 1))).toBe(true));

  test('when it was revealed that a die fits somewhere behind a screen', () => {
    expect(undoReveals(game, advanced(start(2), 1))).toBe(true);
  });

  test.each<readonly [string, MatchOf<Toy>]>([
    ['a rolled die was kept', toyMatch({ kind: 'roll' }, { kind: 'keep' })],
    ['it was left', toyMatch({ kind: 'roll' }, { kind: 'leave' })],
    ['no move was made yet', toyMatch()],
    ['everything was undone', undo(toyMatch({ kind: 'draw' }))],
  ])('but not when %s', (_, match) => expect(undoReveals(toy, match)).toBe(false));
});

describe('a record of a match', () => {
  const match = advanced(start(3), 20);

  test('holds the moves that were not undone', () => {
    const record = recordOfMatch(game, undo(match));
    expect(record.moves).toHaveLength(19);
    expect(validateRecord(record, game)).toMatchObject({ right: { end: stateOf(match, 19) } });
  });

  test('can be made a match again', () => {
    expect(matchOfRecord(game, recordOfMatch(game, match))).toEqual({ _tag: 'Right', right: match });
  });

  test('is refused if the record is', () => {
    const record = recordOfMatch(game, match);
    expect(matchOfRecord(game, { ...record, moves: ['xW1'] })).toMatchObject({ left: { _tag: 'MoveRefused', ply: 1 } });
    expect(matchOfRecord(game, null)).toMatchObject({ left: { _tag: 'InvalidRecord' } });
  });
});

describe('a match that begins in a position', () => {
  const position = stateOf(advanced(start(3), 20))!;
  const begun = orThrow(startMatchFrom(game, position));
  const match = undo(advanced(begun, 20));

  test('can be played on, undone and reopened from there', () => {
    expect(stateOf(begun)).toEqual(position);
    expect(startMatchFrom(game, { ...position, round: 9 })).toMatchObject({ left: { _tag: 'InvalidState' } });
    expect(stateOf(match, 0)).toEqual(position);
    expect(stateOf(match)).toEqual(stateOf(advanced(start(3), 39)));
    expect(match).not.toHaveProperty('options');
    statesOf(match).forEach((state, ply) => {
      expect(stateOf(match, ply)).toEqual(state);
    });
  });

  test('is recorded with it, and can be made a match again', () => {
    const record = recordOfMatch(game, match);
    expect(record).toMatchObject({ start: position });
    expect(record.moves).toHaveLength(19);
    const { moves } = match;
    expect(matchOfRecord(game, record)).toMatchObject({
      right: { start: position, moves: moves.slice(0, 19), ply: 19 },
    });
  });

  test('is decoded if the position is valid and the only beginning', () => {
    const codec = matchCodec(game);
    const document = JSON.parse(JSON.stringify(match));
    expect(codec.decode(document)).toMatchObject({ right: { start: position, ply: 19 } });
    const wrong = { ...document, start: { ...position, round: 9 } };
    expect(codec.decode(wrong)).toMatchObject({ left: { _tag: 'InvalidMatch', path: 'start.round' } });
    for (const options of [{ players: 3, seed: 'match' }, undefined]) {
      const other = options === undefined ? { ...document, start: undefined } : { ...document, options };
      expect(codec.decode(other)).toMatchObject({ left: { _tag: 'InvalidMatch', path: 'options' } });
    }
  });
});

describe('a match from outside', () => {
  const codec = matchCodec(game);
  const match = undo(advanced(start(3), 20));
  const document = JSON.parse(JSON.stringify(match));

  test('is decoded, and can be played on', () => {
    const read = orThrow(codec.decode(document));
    expect({ ...read, states: [] }).toEqual({ ...match, states: [] });
    expect(stateOf(read)).toEqual(stateOf(match));
    expect(advanced(redo(read), 5)).toEqual(advanced(redo(match), 5));
    expect(codec.is(document)).toBe(true);
  });

  test('has its states recomputed, whatever it claims', () => {
    const read = codec.decode(document);
    for (const states of [undefined, [], null, 'none', [{ ply: 0, state: { game: 'chess' } }], match.states.slice(1)]) {
      expect(codec.decode({ ...document, states })).toEqual(read);
    }
    const { states: _, ...rest } = document;
    expect(codec.decode(rest)).toEqual(read);
  });

  const illegal = { kind: 'remove', colour: 'wood', value: 1 };
  test.each<readonly [string, object, string]>([
    ['an invalid move', { moves: [...document.moves.slice(0, 3), { kind: 'fly' }] }, 'moves[3].kind'],
    ['a move that is not legal', { moves: [...document.moves.slice(0, 3), illegal] }, 'moves[3]'],
    ['a move that is not legal among those undone', { moves: [...document.moves.slice(0, 19), illegal] }, 'moves[19]'],
    ['other options', { options: { players: 5, seed: 'match' } }, 'options.players'],
    ['a ply after the last', { ply: 21 }, 'ply'],
    ['a ply before the first', { ply: -1 }, 'ply'],
    ['an extra field', { title: 'ours' }, 'title'],
  ])('is refused for %s', (_, change, path) => {
    expect(codec.decode({ ...document, ...change })).toMatchObject({ left: { _tag: 'InvalidMatch', path } });
  });

  test.each(hostileValues(['options', 'moves', 'ply', 'states']))('accepts any input: %s', (_, value) => {
    expect(codec.decode(value)._tag).toBe('Left');
    for (const key of ['options', 'moves', 'ply'])
      expect(codec.decode({ ...document, [key]: value })._tag).toMatch(/t$/);
  });
});
