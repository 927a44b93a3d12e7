import { describe, expect, test } from 'vitest';
import { migrate, resolveAmong, validateLine } from '../../src/archive/index.js';
import type { AnyGame, Game } from '../../src/core/contract/game.js';
import type { Kernel } from '../../src/core/contract/kernel.js';
import { resultOf } from '../../src/core/records/validate-record.js';
import { orThrow, recordOf, replay, toToldRecord, validateRecord } from '../../src/index.js';
import { game, kernel, type Move, type State, type Toy, withRules } from '../support/toy.js';

/** Makes a later version of Toy with these changes. */
const nextToy = (changes: Partial<Kernel<Toy>>): Game<Toy> => withRules({ version: '2', ...changes });

/** The same rules under another version number. */
const renamed = nextToy({});
/** A hand holds two cards, not three. */
const smallHands = nextToy({
  kinds: {
    ...kernel.kinds,
    draw: {
      ...kernel.kinds.draw,
      forbiddenBy: (state, ...rest) =>
        state.hands[state.player]!.length === 2 ? 'hand-full' : kernel.kinds.draw.forbiddenBy(state, ...rest),
    },
  },
});
/** A die that is kept does not count. */
const idleDie = nextToy({
  kinds: { ...kernel.kinds, keep: { ...kernel.kinds.keep, apply: () => {} } },
});
/** The first player has two points more. */
const generous = nextToy({
  score: (state, box) => {
    const { players, ...rest } = kernel.score(state, box);
    return {
      ...rest,
      players: players.map((each, player) => ({ ...each, total: each.total + (player === 0 ? 2 : 0) })),
    };
  },
});
/** Three players are required. */
const threesome = nextToy({
  options: (box) => ({ ...kernel.options(box), players: { values: [3] } }),
});

/** Plays a game with the moves chosen by `pick`, and keeps its states. */
const played = (pick: (moves: readonly Move[], state: State) => Move, seed = 'toy') => {
  const options = { players: 2, seed } as const;
  const moves: Move[] = [];
  const end = game.playout(orThrow(game.setup(options)), (legal, state) => {
    const move = pick(legal, state);
    moves.push(move);
    return move;
  });
  return { options, moves, end };
};

const without =
  (unwanted: Move['kind']) =>
  (legal: readonly Move[]): Move =>
    legal.find((move) => move.kind !== unwanted) ?? legal[0]!;

/** Counts cards in hand. */
const counting: Kernel<Toy>['score'] = (state, box) => {
  const { players, ...rest } = kernel.score(state, box);
  const held = state.hands.map((cards) => cards.reduce((sum, card) => sum + card, 0));
  return { ...rest, players: players.map((each, player) => ({ ...each, total: each.total + held[player]! })) };
};

/** A game that begins with drawing cards, then rolls the die and keeps it. */
const drawing = played((legal) => legal[0]!);
/** A game that begins with rolling the die and keeping it. */
const rolling = played(
  (legal) => legal.find(({ kind }) => kind === 'roll' || kind === 'keep') ?? without('draw')(legal),
);
const record = orThrow(recordOf(game, drawing));

const migrated = (document: unknown, to: Game<Toy>) => orThrow(migrate(document, game, to));

describe('a record goes from one version of the rules to another', () => {
  test('and is migrated if it leads to the same end', () => {
    const found = migrated(record, renamed);
    expect(found._tag).toBe('Migrated');
    const now = found._tag === 'Migrated' ? found.record : record;
    expect(now).toEqual(orThrow(recordOf(renamed, { ...drawing, end: { ...drawing.end, rules: '2' } })));
    expect(now).toMatchObject({ rules: '2', moves: record.moves });
    expect(now.id).not.toBe(record.id);
    const resolve = resolveAmong([game, renamed] as readonly unknown[] as readonly AnyGame[]);
    for (const each of [record, now]) expect(validateLine(JSON.stringify(each), resolve)._tag).toBe('Right');
  });

  test('with the id that its owner gave it, its envelope, and no more claims than it had', () => {
    const { options, moves } = drawing;
    const kept = orThrow(recordOf(game, { options, moves, id: 'A7', envelope: { date: '2026-03-01' } }));
    const found = migrated(kept, renamed);
    expect(found).toMatchObject({ record: { id: 'A7', envelope: { date: '2026-03-01' } } });
    expect(found).not.toHaveProperty('record.result');
  });

  test('from a position', () => {
    const half = drawing.moves.slice(0, 4).reduce(game.play, orThrow(game.setup(drawing.options)));
    const late = orThrow(recordOf(game, { start: half, moves: drawing.moves.slice(4), end: drawing.end }));
    expect(migrated(late, renamed)).toMatchObject({ _tag: 'Migrated', record: { start: { ...half, rules: '2' } } });
  });

  test('with the facts that were told, and a result for what is imagined then', () => {
    const [from, to] = [nextToy({ score: counting }), nextToy({ version: '3', score: counting })];
    for (let i = 0; i < 6; i++) {
      const { options, moves } = played((legal) => legal[0]!, `told ${i}`);
      const seeded = orThrow(recordOf(from, { options, moves: moves.slice(0, 2) }));
      const { told = [], ...rest } = orThrow(toToldRecord(seeded, from));
      const open = { ...rest, told: told.map((entry) => entry.replace(/=\d/g, '=?')) } as typeof seeded;
      const end = replay(open, from);
      const kept = { ...open, result: resultOf(from.score(end), from.view(end, 'spectator')) };
      expect(validateRecord(kept, from)).toMatchObject({ right: { sampledFields: expect.arrayContaining(['hands']) } });
      const found = orThrow(migrate(kept, from, to));
      expect(found).toMatchObject({ _tag: 'Migrated', record: { rules: '3', told: open.told } });
      if (found._tag === 'Migrated') expect(validateRecord(found.record, to)._tag).toBe('Right');
    }
  });

  test('if states have another field', () => {
    const weather = <A extends object>(state: A): A => ({ ...state, weather: 'calm' });
    const windy = nextToy({
      stateBeforeDeal: (settings, box, head) => weather(kernel.stateBeforeDeal(settings, box, head)),
      clone: (state: State) => weather(kernel.clone(state)),
    });
    expect(migrated(record, windy)._tag).toBe('Migrated');
  });

  test('if the change does not affect it', () => {
    const quiet = orThrow(
      recordOf(
        game,
        played((legal) => legal.find(({ kind }) => kind === 'play') ?? legal[0]!),
      ),
    );
    expect(migrated(quiet, smallHands)._tag).toBe('Migrated');
  });
});

describe('a record stays with its version, and the first move that differs is reported,', () => {
  test('if a move is refused now', () => {
    expect(migrated(record, smallHands)).toMatchObject({
      _tag: 'NotMigrated',
      rules: '1',
      ply: 1,
      text: 'D',
      path: '',
      error: { _tag: 'RuleBroken', clause: 'hand-full', reason: 'hand-full' },
    });
  });

  test('if a move leads to another state', () => {
    const rolled = orThrow(recordOf(game, rolling));
    const ply = rolling.moves.findIndex(({ kind }) => kind === 'keep') + 1;
    expect(migrated(rolled, idleDie)).toMatchObject({ ply, path: 'kept[0]', error: null });
  });

  test('if the end is scored differently', () => {
    expect(migrated(record, generous)).toMatchObject({ ply: record.moves.length, path: 'result.totals[0]' });
  });

  test('if it cannot begin', () => {
    expect(migrated(record, threesome)).toMatchObject({
      ply: 0,
      text: null,
      error: { _tag: 'InvalidOptions' },
      message: 'The beginning: options.players: expected 3, got 2',
    });
  });
});

test('a document that is not a record of the first version is not migrated', () => {
  const refused = (document: unknown, to: Game<Toy> = renamed) => migrate(document, game, to);
  expect(refused('rubbish')).toMatchObject({ left: { _tag: 'InvalidRecord' } });
  expect(refused({ ...record, rules: '2' })).toMatchObject({ left: { _tag: 'RulesMismatch' } });
  expect(refused({ ...record, moves: ['draw', 'draw', 'draw'] })).toMatchObject({ left: { _tag: 'MoveRefused' } });
  expect(refused({ ...record, envelope: { date: 'today' } })).toMatchObject({ left: { _tag: 'InvalidEnvelope' } });
  expect(refused(record, nextToy({ id: 'other' as 'toy' }))).toMatchObject({ left: { _tag: 'GameMismatch' } });
  const broken = nextToy({
    score: () => {
      throw new Error('a bug');
    },
  });
  expect(refused(record, broken)).toMatchObject({ left: { _tag: 'ValidatorThrew' } });
});
