import { describe, expect, test } from 'vitest';
import {
  type Bot,
  createBot,
  type DecisionRequest,
  greedy,
  random,
  seatBot,
  weightedRandom,
} from '../../src/bots/index.js';
import { HIDDEN, type Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { type Blueprints, game as blueprints, setup } from '../../src/games/blueprints/index.js';
import { entries } from '../games/entries.js';
import { isFull } from '../support/games.js';
import { positionsOf, table } from './positions.js';

const bots: readonly Bot<Types>[] = [random(), weightedRandom(() => 1), greedy({ samples: 1 })];

describe.each(Object.entries(entries))('%s', (_, { game }) => {
  const positions = positionsOf(game, 5);

  test.each(bots.map((bot): [string, Bot<Types>] => [bot.name, bot]))(
    '%s answers with a legal move',
    async (_, bot) => {
      for (const { state, moves, player } of positions) {
        const thought = orThrow(await seatBot(game, bot, player, 'seed').ask(state));
        expect(moves).toContain(thought.move);
      }
    },
  );

  test.each(bots.map((bot): [string, Bot<Types>] => [bot.name, bot]))(
    '%s answers alike in states that look alike, and the same each time',
    async (_, bot) => {
      for (const { state, player } of positions) {
        const twin = game.determinize(game.view(state, player), 'twin');
        const answers = [state, state, twin].map((each) => seatBot(game, bot, player, 'seed').ask(each));
        const [first, again, other] = await Promise.all(answers);
        expect(again).toEqual(first);
        expect(other).toEqual(first);
      }
    },
  );
});

test.each(Object.entries(entries).filter(([id]) => isFull || id === 'blueprints'))(
  'greedy scores better than random in %s',
  async (_, { game }) => {
    const [greedily, blindly] = [greedy({ samples: 2 }), random()];
    const isTogether = game.id === 'frostpunk';
    const deals = isTogether ? 8 : 3;
    const first = await table(game, isTogether ? [greedily, greedily] : [greedily, blindly], deals);
    const other = isTogether ? await table(game, [blindly, blindly], deals) : first;
    expect(first[0]).toBeGreaterThan(other[1]!);
  },
);

describe('a bot', () => {
  const start = orThrow(setup({ players: 2, seed: 'winter' }));

  test('gets views and never a state, by its types', () => {
    const question = seatBot(blueprints, random(), 0, 'seed').requestIn(start);
    // @ts-expect-error a state is no view
    const wrong: DecisionRequest<Blueprints> = { ...question, view: start };
    expect(wrong.view).toBe(start);
  });

  test('gets nothing but its view, the moves, its random numbers, and the moves since', async () => {
    const asked: DecisionRequest<Blueprints>[] = [];
    const spy = createBot<Blueprints>('spy', (question) => {
      asked.push(question);
      return question.moves[0]!;
    });
    const player = blueprints.toAct(start)!;
    const seat = seatBot(blueprints, spy, player, 'seed');
    let state = start;
    while (asked.length < 3) {
      const moves = blueprints.legalMoves(state);
      const move = blueprints.toAct(state) === player ? orThrow(await seat.ask(state)).move : moves[0]!;
      seat.note(state, move);
      state = blueprints.play(state, move);
    }
    for (const question of asked) {
      expect(Object.keys(question).filter((key) => key !== 'movesSince')).toEqual(['view', 'moves', 'randomInt']);
      expect(question.view).toMatchObject({ viewer: player, random: HIDDEN });
    }
    expect(asked.map(({ movesSince }) => movesSince?.map((move) => blueprints.formatMove(move)))).toEqual([
      undefined,
      ['W5a'],
      ['xW5', 'W5?', 'xR1'],
    ]);
  });

  test('has its own random numbers, determined by seed and seat', async () => {
    const numbers = (seed: string, player: number): readonly number[] => {
      const { randomInt } = seatBot(blueprints, random(), player, seed).requestIn(start);
      return [randomInt(1e9), randomInt(1e9)];
    };
    expect(numbers('seed', 1)).toEqual(numbers('seed', 1));
    const others = [numbers('seed', 0), numbers('other', 1), numbers('seed', 1)];
    expect(new Set(others.map(String)).size).toBe(3);
  });

  test('that is weighted picks moves in proportion to their weights', async () => {
    const only = weightedRandom<Blueprints>((move) => (move.kind === 'build' && move.cell === 5 ? 1 : 0));
    const player = blueprints.toAct(start)!;
    const { move } = orThrow(await seatBot(blueprints, only, player, 'seed').ask(start));
    expect(move).toMatchObject({ kind: 'build', cell: 5 });
  });
});

describe('a bot that breaks its contract', () => {
  const start = orThrow(setup({ players: 2, seed: 'winter' }));
  const faultOf = async (bot: Bot<Blueprints>) => seatBot(blueprints, bot, blueprints.toAct(start)!, 'seed').ask(start);
  const answering = (answer: () => unknown): Bot<Blueprints> => ({
    name: 'odd',
    begin: () => ({ answer: () => answer() as { move: { kind: 'remove'; colour: 'wood'; value: 1 } } }),
  });

  test.each<readonly [string, Bot<Blueprints>, string, RegExp]>([
    [
      'throws',
      createBot('odd', () => {
        throw new Error('tired');
      }),
      'threw',
      /odd throws: tired/,
    ],
    [
      'throws what cannot be read',
      createBot('odd', () => {
        throw { toString: 1 };
      }),
      'threw',
      /cannot be read/,
    ],
    [
      'throws when it sits down',
      {
        name: 'odd',
        begin: () => {
          throw new Error('no seat');
        },
      },
      'threw',
      /no seat/,
    ],
    ['breaks its promise', answering(() => Promise.reject(new Error('late'))), 'threw', /late/],
    ['answers nothing', answering(() => undefined), 'no-move', /something that is not a move/],
    ['answers a text', answering(() => 'W2d'), 'no-move', /something that is not a move/],
    [
      'makes no move of the game',
      answering(() => ({ move: { kind: 'jump' } })),
      'no-move',
      /something that is not a move/,
    ],
    [
      'makes an illegal move',
      answering(() => ({ move: { kind: 'remove', colour: 'wood', value: 1 } })),
      'illegal-move',
      /xW1/,
    ],
  ])('%s: that is reported', async (_, bot, reason, message) => {
    const answer = await faultOf(bot);
    expect(answer).toMatchObject({ left: { _tag: 'BotError', bot: 'odd', reason, player: blueprints.toAct(start) } });
    expect(answer._tag === 'Left' && answer.left.message).toMatch(message);
  });

  test('may answer later, and with a fresh object', async () => {
    const move = { ...blueprints.legalMoves(start)[3]! };
    const answer = orThrow(await faultOf(answering(() => Promise.resolve({ move }))));
    expect(answer.move).toBe(blueprints.legalMoves(start)[3]);
  });
});
