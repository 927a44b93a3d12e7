import { expect, test } from 'vitest';
import {
  type Answer,
  type Bot,
  connectBots,
  createBot,
  ensemble,
  playGame,
  random,
  search,
  seatBot,
  serveBots,
} from '../../src/bots/index.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { type Blueprints, game, setup } from '../../src/games/blueprints/index.js';
import { channel } from './channel.js';

const thinker = (iterations: number) => search<Blueprints>({ budget: { iterations }, maxPlayoutPlies: 4 });

const connected = () => {
  const [page, scope] = channel();
  const bots = {
    random: random<Blueprints>(),
    searching: thinker(40),
    tireless: thinker(1e9),
    broken: createBot<Blueprints>('broken', () => {
      throw new Error('no idea');
    }),
  };
  serveBots<Blueprints>({ ...scope, setTimeout }, game, bots);
  return { page, connect: connectBots<Blueprints>(page) };
};

const start = orThrow(setup({ players: 2, seed: 'winter' }));
const player = game.toAct(start)!;

test('a bot in a worker plays as it would in the page', async () => {
  const { connect } = connected();
  const options = { players: 2, seed: 'worker' } as const;
  const bots = [connect('searching'), connect('random')];
  const there = orThrow(await playGame(game, options, { bots, seed: 'bots' }));
  expect(there.error).toBeNull();
  expect(there.moves).toHaveLength(72);
  const others = [connected().connect('searching'), connect('random')];
  const again = orThrow(await playGame(game, options, { bots: others, seed: 'bots' }));
  expect(again.moves).toEqual(there.moves);
});

test('a thinking bot reports its thoughts so far, and answers when stopped', async () => {
  const { connect } = connected();
  const thoughts: Answer<Blueprints>[] = [];
  const bot = connect('tireless', (thought) => {
    thoughts.push(thought);
    if (thoughts.length === 2) bot.stop();
  });
  const answer = orThrow(await seatBot(game, bot, player, 'seed').ask(start));
  expect(thoughts.length).toBeGreaterThanOrEqual(2);
  expect(answer.iterations).toBeGreaterThanOrEqual(thoughts[1]!.iterations!);
  expect(game.legalMoves(start)).toContain(answer.move);
});

test.each([
  ['nobody', start, /There is no bot 'nobody'; there are random, searching, tireless, broken/],
  ['toString', start, /There is no bot 'toString'/],
  ['broken', start, /no idea/],
])('the error of %s is reported', async (name, state, message) => {
  const answer = await seatBot(game, connected().connect(name), player, 'seed').ask(state);
  expect(answer).toMatchObject({ left: { _tag: 'BotError', reason: 'threw' } });
  expect(answer._tag === 'Left' && answer.left.message).toMatch(message);
});

test('a question that cannot be answered is refused', async () => {
  const mind = connected()
    .connect('random')
    .begin({ game, player: 1 - player });
  const view = game.view(start, 1 - player);
  await expect(mind.answer({ view, moves: [], randomInt: () => 0 })).rejects.toThrow('Nothing is to be decided');
});

test('messages of others are ignored', async () => {
  const { page, connect } = connected();
  for (const message of [null, 'hello', { kind: 'other' }, { kind: 'sastrugi-stop', id: 7 }]) page.postMessage(message);
  expect(orThrow(await seatBot(game, connect('random'), player, 'seed').ask(start)).move).toBeDefined();
});

test('bots in several workers decide together', async () => {
  const asked = async () => {
    const bots = [connected(), connected()].map(({ connect }) => connect('searching'));
    return orThrow(
      await seatBot(game, ensemble([...bots, createBot('stubborn', ({ moves }) => moves[7]!)]), player, 'a').ask(start),
    );
  };
  const { move, candidates, iterations } = await asked();
  expect(iterations).toBe(80);
  expect(candidates!.map((each) => each.move)).toHaveLength(game.legalMoves(start).length);
  expect(candidates!.reduce((sum, { visits }) => sum + visits, 0)).toBe(81);
  expect(candidates![0]).toMatchObject({ move, visits: Math.max(...candidates!.map(({ visits }) => visits)) });
  expect((await asked()).candidates).toEqual(candidates);
});

test('bots that decide together hear of the game as if alone', async () => {
  const heard: string[] = [];
  const hearing = (name: string): Bot<Blueprints> => ({
    name,
    begin: () => ({
      start: () => void heard.push(`${name} start`),
      note: () => void heard.push(`${name} note`),
      end: () => void heard.push(`${name} end`),
      answer: ({ moves }) => ({ move: moves[0]! }),
    }),
  });
  const seat = seatBot(
    game,
    ensemble([hearing('a'), createBot('deaf', ({ moves }) => moves[0]!), hearing('b')]),
    player,
    'a',
  );
  const { move } = orThrow(await seat.ask(start));
  seat.note(start, move);
  await seat.end(null);
  expect(heard).toEqual(['a start', 'b start', 'a note', 'b note', 'a end', 'b end']);
});
