import { describe, expect, test } from 'vitest';
import { ANSWERS, maxBodyBytes, type Observations, REQUESTS } from '../../../src/cli/env/protocol.js';
import { type ServeEnd, serve } from '../../../src/cli/env/serve.js';
import { createServer } from '../../../src/cli/env/server.js';
import { drawInt, insecureRandomStateOf, randomStateOf } from '../../../src/core/chance/random.js';
import type { Types } from '../../../src/core/contract/game.js';
import { digestOf } from '../../../src/core/data/digest.js';
import { fingerprint } from '../../../src/core/data/fingerprint.js';
import { type AnyGame, orThrow } from '../../../src/index.js';
import { createEnvironments, type Environments } from '../../../src/learning/index.js';
import { entries } from '../../games/entries.js';
import { type Answer, body, frame, framesIn, type RequestName } from './frames.js';

const COUNT = 3;
const PLAYERS = 2;
const blueprints = entries['blueprints']!.game as AnyGame;

interface Served {
  readonly all: Environments<Types>;
  ask(name: RequestName, numbers: readonly number[], rest?: string | Uint8Array): Answer;
  answer(kind: number, body: Uint8Array): Answer;
}

const served = (observations: Observations = 'dense', renewsGames = false, game = blueprints): Served => {
  const environments = orThrow(createEnvironments(game, { players: PLAYERS }, COUNT)) as Environments<Types>;
  const server = createServer({ environments, observations, renewsGames, draw: ({ game: id }) => `a board of ${id}` });
  const answer: Served['answer'] = (kind, bytes) => framesIn(Buffer.concat(server.answer(kind, bytes).frame))[0]!;
  return { all: environments, answer, ask: (name, numbers, rest) => answer(REQUESTS[name].kind, body(numbers, rest)) };
};

const jsonOf = ({ body: bytes }: Answer): Readonly<Record<string, unknown>> => JSON.parse(bytes.toString());

/** Reads rows field by field, as the hello describes them. */
const rowsOf = ({ kind, body: bytes }: Answer, count: number, { actions, layout }: Environments<Types>) => {
  expect(kind).toBe(ANSWERS.rows);
  let at = 0;
  const take = <A>(amount: number, size: number, read: (at: number) => A): readonly A[] => {
    at += amount * size;
    return Array.from({ length: amount }, (_, i) => read(at - amount * size + i * size));
  };
  const rewards = take(count * layout.players, 8, (i) => bytes.readDoubleLE(i));
  const gathered = take(count * layout.players, 8, (i) => bytes.readDoubleLE(i));
  const toAct = take(count, 4, (i) => bytes.readInt32LE(i));
  const ended = take(count, 4, (i) => bytes.readInt32LE(i));
  const masks = take(count * actions, 1, (i) => bytes.readUInt8(i));
  at = 4 * Math.ceil(at / 4);
  return { rewards, gathered, toAct, ended, masks, rest: bytes.subarray(at) };
};

const firstLegal = (all: Environments<Types>): readonly number[] =>
  all.environments.map((environment) => environment.mask().indexOf(1));

const bytesOf = (numbers: readonly number[]): Uint8Array => body(numbers);

describe.each(Object.values(entries).map(({ game }) => [game.id, game as AnyGame] as const))(
  'rows of %s',
  (_, game) => {
    test('are what the environments show', () => {
      const { all, ask } = served('dense', false, game);
      const seeds = ['a', 'b', 'c'];
      ask('reset', [0, COUNT], JSON.stringify(seeds));
      const twin = orThrow(createEnvironments(game, { players: PLAYERS }, COUNT));
      orThrow(twin.reset(seeds));
      for (let ply = 0; ply < 12; ply++) {
        const actions = firstLegal(all);
        const standings = orThrow(twin.step(actions));
        const rows = rowsOf(ask('step', [0, COUNT], bytesOf(actions)), COUNT, all);
        expect(rows.toAct).toEqual(standings.map(({ toAct }) => toAct ?? -1));
        expect(rows.ended).toEqual(standings.map(({ toAct }) => (toAct === null ? 1 : 0)));
        expect(rows.rewards).toEqual(standings.flatMap(({ rewards }) => rewards));
        expect(rows.gathered).toEqual(standings.flatMap(({ rewardsSinceOwnAction }) => rewardsSinceOwnAction));
        expect(rows.masks).toEqual([...twin.mask()]);
        expect(rows.rest.equals(Buffer.from(twin.observe().buffer))).toBe(true);
      }
    });
  },
);

describe('answers', () => {
  test('have observations without zeros, or none', () => {
    const sparse = served('sparse');
    const { starts, indices, values } = sparse.all.observeSparse();
    const rows = rowsOf(sparse.ask('rows', [0, COUNT]), COUNT, sparse.all);
    const expected = Buffer.concat([starts, indices, values].map(({ buffer }) => Buffer.from(buffer)));
    expect(rows.rest.equals(expected)).toBe(true);
    const none = served('none');
    expect(rowsOf(none.ask('rows', [1, 2]), 2, none.all).rest).toHaveLength(0);
  });

  test('are of the environments asked for alone', () => {
    const { all, ask } = served('none');
    ask('reset', [0, COUNT], '["a","b","c"]');
    const before = all.environments.map(({ state }) => fingerprint(state()));
    const rows = rowsOf(ask('step', [1, 1], bytesOf([firstLegal(all)[1]!])), 1, all);
    expect(rows.toAct).toEqual([all.environments[1]!.timeStep().toAct]);
    const after = all.environments.map(({ state }) => fingerprint(state()));
    expect(after.map((state, i) => state === before[i])).toEqual([true, false, true]);
  });

  test('have new games in place of those that ended, with the rewards of the end', () => {
    const { all, ask } = served('none', true);
    const long = `${'x'.repeat(239)}${'🐧'.repeat(10)}`;
    ask('reset', [0, COUNT], JSON.stringify(['a', 'b', long]));
    const seen: number[] = [];
    for (let ply = 0; seen.length < 2 * COUNT; ply++) {
      expect(ply).toBeLessThan(300);
      const rows = rowsOf(ask('step', [0, COUNT], bytesOf(firstLegal(all))), COUNT, all);
      expect(rows.toAct).not.toContain(-1);
      rows.ended.forEach((ended, i) => {
        const [a, b] = rows.rewards.slice(i * PLAYERS, (i + 1) * PLAYERS);
        expect(a! + b!).toBe(ended);
        if (ended === 1) seen.push(i);
      });
    }
    const keys = all.environments.map(({ state }) => (state() as Types['State']).random.key);
    expect(keys).toEqual(['a/2', 'b/2', `${digestOf(long)}/2`].map((seed) => randomStateOf(seed).key));
  });

  test('save, restore and copy positions', () => {
    const { all, ask } = served('none');
    ask('reset', [0, COUNT], '["a","b","c"]');
    const saved = ask('save', [1]);
    expect(saved.kind).toBe(ANSWERS.json);
    expect(rowsOf(ask('restore', [0], saved.body), 1, all).toAct).toEqual([all.environments[1]!.timeStep().toAct]);
    expect(fingerprint(all.environments[0]!.state())).toBe(fingerprint(all.environments[1]!.state()));
    ask('step', [2, 1], bytesOf([firstLegal(all)[2]!]));
    expect(rowsOf(ask('copy', [2, 0]), 1, all).masks).toEqual([...all.environments[2]!.mask()]);
    expect(all.environments[0]!.state()).toBe(all.environments[2]!.state());
  });

  test('show views, boards, observations and the layout', () => {
    const { all, ask } = served('none');
    expect(jsonOf(ask('view', [0, 1]))).toEqual(JSON.parse(JSON.stringify(all.environments[0]!.view(1))));
    expect(jsonOf(ask('view', [0, -1]))).toEqual(JSON.parse(JSON.stringify(all.environments[0]!.view('spectator'))));
    expect(jsonOf(ask('draw', [0, -1]))).toBe('a board of blueprints');
    const numbers = ask('observe', [2, 1]);
    expect(numbers.kind).toBe(ANSWERS.numbers);
    expect(numbers.body.equals(Buffer.from(all.environments[2]!.observe(1).buffer))).toBe(true);
    expect(jsonOf(ask('layout', []))).toEqual(JSON.parse(JSON.stringify(all.layout)));
    expect(ask('close', [])).toMatchObject({ kind: ANSWERS.closed });
  });
});

const STATE = JSON.stringify(orThrow(blueprints.setup({ players: 3, seed: 'a' } as Types['Options'])));

/** Requests that are refused, with a part of the error. */
const REFUSED: readonly (readonly [string, RequestName | number, Uint8Array, object])[] = [
  ['no kind', 0, body([]), { _tag: 'InvalidFrame' }],
  ['an unknown kind', 4_000_000_000, body([0, 1]), { _tag: 'InvalidFrame' }],
  ['a step without a body', 'step', body([]), { _tag: 'InvalidFrame' }],
  ['a step of half an integer', 'step', body([0, 3, 0, 0, 0], 'x'), { _tag: 'InvalidFrame' }],
  ['a step of too few', 'step', body([0, 3, -1, -1]), { _tag: 'InvalidActions' }],
  ['a step beyond the last', 'step', body([2, 2, -1, -1]), { _tag: 'InvalidFrame', message: /count/ }],
  ['a step before the first', 'step', body([-1, 1, -1]), { _tag: 'InvalidFrame', message: /first/ }],
  ['an action beyond the last', 'step', body([1, 2, -1, 192]), { _tag: 'UnknownAction', environment: 2 }],
  ['an action below -1', 'step', body([1, 2, -2, -1]), { _tag: 'UnknownAction', environment: 1 }],
  ['a wrong seed', 'reset', body([1, 2], '["a",""]'), { _tag: 'InvalidOptions', environment: 2, path: 'seed' }],
  [
    'a lone surrogate',
    'reset',
    body([1, 2], '["\\ud800","a"]'),
    { _tag: 'InvalidOptions', environment: 1, path: 'seed' },
  ],
  ['too many seeds', 'reset', body([1, 2], '["a","b","c"]'), { _tag: 'InvalidOptions', environment: null }],
  ['a seed with a key twice', 'reset', body([0, 3], '[{"a":1,"a":2}]'), { _tag: 'InvalidFrame' }],
  ['a seed that changes', 'reset', body([0, 3], '[9007199254740993]'), { _tag: 'InvalidFrame' }],
  ['seeds that are not JSON', 'reset', body([0, 3], '["a","b"'), { _tag: 'InvalidFrame' }],
  ['no rows', 'rows', body([0, 0]), { _tag: 'InvalidFrame' }],
  ['rows and more', 'rows', body([0, 1, 0]), { _tag: 'InvalidFrame' }],
  ['an environment that is not there', 'save', body([3]), { _tag: 'InvalidFrame' }],
  ['a state of others', 'restore', body([1], STATE), { _tag: 'InvalidState', environment: 1, path: 'players' }],
  ['a state that is none', 'restore', body([2], '{"__proto__":{}}'), { _tag: 'InvalidState', environment: 2 }],
  ['a copy from nowhere', 'copy', body([3, 0]), { _tag: 'InvalidFrame', message: /from/ }],
  ['a copy to nowhere', 'copy', body([0, -1]), { _tag: 'InvalidFrame', message: /to/ }],
  ['a view of nobody', 'view', body([0, 2]), { _tag: 'InvalidFrame', message: /player/ }],
  ['an observation of nobody', 'observe', body([0, -2]), { _tag: 'InvalidFrame', message: /player/ }],
  ['a close with a body', 'close', body([1]), { _tag: 'InvalidFrame' }],
];

test.each(REFUSED)('%s is refused, and changes nothing', (_, name, bytes, error) => {
  const { all, answer } = served('none', true);
  const before = all.timeSteps();
  const states = all.environments.map(({ state }) => state());
  const { kind, body: found } = answer(typeof name === 'number' ? name : REQUESTS[name].kind, bytes);
  expect(kind).toBe(ANSWERS.error);
  const { message, ...rest } = error as { readonly message?: RegExp };
  expect(JSON.parse(found.toString())).toMatchObject({ ...rest, message: expect.stringMatching(message ?? /./) });
  expect(all.environments.map(({ state }) => state())).toEqual(states);
  expect(all.timeSteps()).toEqual(before);
});

test('random requests are answered', () => {
  const { answer } = served('sparse', true);
  const random = insecureRandomStateOf('requests');
  const kinds = Object.values(REQUESTS).map(({ kind }) => kind);
  const found = new Set<number>();
  for (let i = 0; i < 3000; i++) {
    const numbers = Array.from({ length: drawInt(random, 6) }, () => drawInt(random, 8) - 2);
    const text = ['', '["a"]', '["a","b"]', '{}', '[null,null]', '"', 'x'][drawInt(random, 7)]!;
    found.add(answer(kinds[drawInt(random, kinds.length)]!, body(numbers, text)).kind);
  }
  expect([...found].sort((a, b) => a - b)).toEqual(Object.values(ANSWERS));
});

test('an illegal action is refused with the rule and the environment', () => {
  const { all, ask } = served('none');
  ask('reset', [0, COUNT], '["a","b","c"]');
  const states = all.environments.map(({ state }) => state());
  const legal = firstLegal(all);
  const illegal = all.environments[2]!.mask().indexOf(0);
  const { kind, body: found } = ask('step', [1, 2], bytesOf([legal[1]!, illegal]));
  expect(kind).toBe(ANSWERS.error);
  expect(JSON.parse(found.toString())).toMatchObject({
    _tag: 'RuleBroken',
    environment: 2,
    clause: expect.stringMatching(/^BP-/),
    message: expect.stringMatching(/^Environment 2: /),
  });
  expect(all.environments.map(({ state }) => state())).toEqual(states);
});

describe('serve', () => {
  /** Serves these pieces of bytes. */
  const run = (pieces: readonly Uint8Array[]): { readonly end: ServeEnd; readonly answers: readonly Answer[] } => {
    const environments = orThrow(createEnvironments(blueprints, { players: PLAYERS }, COUNT)) as Environments<Types>;
    const left = [...pieces];
    const written: Buffer[] = [];
    const read = (into: Uint8Array): number => {
      const piece = left.shift() ?? new Uint8Array();
      const fitting = piece.subarray(0, into.length);
      into.set(fitting);
      if (fitting.length < piece.length) left.unshift(piece.subarray(fitting.length));
      return fitting.length;
    };
    const server = createServer({ environments, observations: 'none', renewsGames: false, draw: () => '' });
    const write = (pieces: readonly Uint8Array[]): void => void written.push(Buffer.concat(pieces));
    return { end: serve(server, { read, write }, maxBodyBytes(COUNT)), answers: framesIn(Buffer.concat(written)) };
  };

  const rows = frame(REQUESTS.rows.kind, body([0, COUNT]));

  test('answers frames that come together, in pieces, or byte by byte', () => {
    const [single] = run([rows]).answers;
    const many = Buffer.concat(Array.from({ length: 20 }, () => rows));
    for (const pieces of [
      [many],
      [many.subarray(0, 13), many.subarray(13)],
      [...many].map((byte) => Buffer.from([byte])),
    ]) {
      const { end, answers } = run(pieces);
      expect(end).toBe('closed');
      expect(answers).toEqual(Array.from({ length: 20 }, () => single));
    }
  });

  test('ends after the request to close', () => {
    const { end, answers } = run([frame(REQUESTS.close.kind), rows]);
    expect([end, answers.map(({ kind }) => kind)]).toEqual(['closed', [ANSWERS.closed]]);
  });

  test.each([1, 7, 8, 15])('says that a request was cut off after %i bytes', (length) => {
    const { end, answers } = run([Buffer.concat([rows, rows.subarray(0, length)])]);
    expect([end, answers.length]).toEqual(['cut', 1]);
  });

  test.each([maxBodyBytes(COUNT) + 1, 2 ** 31, 2 ** 32 - 1])(
    'reads no request of %i bytes, and nothing after it',
    (length) => {
      const { end, answers } = run([Buffer.concat([rows, frame(REQUESTS.step.kind, body([0]), length), rows])]);
      expect([end, answers.map(({ kind }) => kind)]).toEqual(['tooLong', [ANSWERS.rows, ANSWERS.error]]);
      expect(jsonOf(answers[1]!)).toMatchObject({ _tag: 'RequestTooLong', environment: null });
    },
  );

  test('reads the longest request', () => {
    const seeds = Buffer.from(JSON.stringify(['a', 'b', 'c']).padEnd(maxBodyBytes(COUNT) - 8));
    const { end, answers } = run([frame(REQUESTS.reset.kind, body([0, COUNT], seeds)), rows]);
    expect([end, answers.map(({ kind }) => kind)]).toEqual(['closed', [ANSWERS.rows, ANSWERS.rows]]);
  });
});
