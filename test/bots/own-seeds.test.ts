import { describe, expect, test } from 'vitest';
import { playJob } from '../../src/arena/index.js';
import { type Bot, connectBots, createBot, playGame, seatBot, serveBots } from '../../src/bots/index.js';
import { drawInt, insecureRandomStateOf, randomStateOf } from '../../src/core/chance/random.js';
import type { Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { type Blueprints, game, setup } from '../../src/games/blueprints/index.js';
import { gameOf } from '../../src/games/index.js';
import { finding, plan } from '../arena/support.js';
import { channel } from './channel.js';

/** The seeds of a game and of its bots. */
interface Seeds {
  readonly game: string;
  readonly bots: string;
}

/** Everything that bots received, as JSON, and the first random number of each of their decisions. */
interface Spied {
  readonly received: string;
  readonly drawn: readonly number[];
}

/** Makes a bot that keeps everything it receives. */
const spying = () => {
  const received: unknown[] = [];
  const drawn: number[] = [];
  const bot: Bot<Types> = {
    name: 'spy',
    begin: ({ game: _, ...seat }) => {
      received.push(seat);
      return {
        answer: ({ randomInt, ...question }) => {
          received.push(question);
          drawn.push(randomInt(RANGE));
          return { move: question.moves[0]! };
        },
      };
    },
  };
  return { bot, spied: (): Spied => ({ received: JSON.stringify(received), drawn }) };
};

const RANGE = 2 ** 32;

const inGame = async (seeds: Seeds): Promise<Spied> => {
  const { bot, spied } = spying();
  const spy = bot as unknown as Bot<Blueprints>;
  orThrow(await playGame(game, { players: 2, seed: seeds.game }, { bots: [spy, spy], seed: seeds.bots }));
  return spied();
};

const inSeat = async (seeds: Seeds): Promise<Spied> => {
  const { bot, spied } = spying();
  const state = orThrow(setup({ players: 2, seed: seeds.game }));
  const seat = seatBot(game, bot as unknown as Bot<Blueprints>, game.toAct(state)!, seeds.bots);
  for (let i = 0; i < 5; i++) orThrow(await seat.ask(state));
  return spied();
};

const inWorker = async (seeds: Seeds): Promise<Spied> => {
  const { bot, spied } = spying();
  const [page, scope] = channel();
  const sent: unknown[] = [];
  scope.addEventListener('message', ({ data }) => void sent.push(data));
  serveBots<Blueprints>({ ...scope, setTimeout }, game, { spy: bot as unknown as Bot<Blueprints> });
  const spy = connectBots<Blueprints>(page)('spy');
  orThrow(await playGame(game, { players: 2, seed: seeds.game }, { bots: [spy, spy], seed: seeds.bots }));
  const { received, drawn } = spied();
  return { received: received + JSON.stringify(sent), drawn };
};

const inJob = async (seeds: Seeds): Promise<Spied> => {
  const { bot, spied } = spying();
  const planned = plan({ entrants: [0, 1].map((i) => ({ name: `spy ${i}`, bot: 'spy' })) }).jobAt(0);
  const job = { ...planned, options: { players: 2, seed: seeds.game }, botSeed: seeds.bots };
  orThrow(await playJob(job, { gameOf, findBot: finding({ spy: bot }) }));
  return spied();
};

const FIRST = 5;

describe.each([
  ['in a game between bots', inGame],
  ['in a seat', inSeat],
  ['in a worker', inWorker],
  ['in a game of a tournament', inJob],
] as const)('the random numbers of a bot %s', (_, spiedOn) => {
  const numbers = async (seeds: Seeds) => (await spiedOn(seeds)).drawn.slice(0, FIRST);

  test("depend on the bots' seed alone, and not on that of the game", async () => {
    const [first, other, third] = [
      await numbers({ game: 'frost', bots: 'storm' }),
      await numbers({ game: 'melt', bots: 'storm' }),
      await numbers({ game: 'frost', bots: 'gale' }),
    ];
    expect(first).toHaveLength(FIRST);
    expect(other).toEqual(first);
    expect(third).not.toEqual(first);
  });

  test('are in no sequence that the text of the seed starts, should both seeds have the same text', async () => {
    const [first] = await numbers({ game: 'frost', bots: 'frost' });
    const texts = ['frost', ...[0, 1].flatMap((player) => [`frost/${player}`, `frost/bots/${player}`])];
    const begun = texts.flatMap((text) => [randomStateOf(text), insecureRandomStateOf(text)]);
    const sequences = begun.map((from) => {
      const random = { ...from };
      return Array.from({ length: 100 }, () => drawInt(random, RANGE));
    });
    const asked = begun.flatMap((from) => {
      const text = `${drawInt({ ...from }, RANGE)}`;
      return [drawInt(randomStateOf(text), RANGE), drawInt(insecureRandomStateOf(text), RANGE)];
    });
    expect([...sequences.flat(), ...asked]).not.toContain(first);
  });

  test('come without a seed of the game or the bots', async () => {
    const { received } = await spiedOn({ game: 'frost', bots: 'storm' });
    expect(received).toContain('"viewer":');
    expect(received).not.toMatch(/frost|storm/);
  });
});

test('a game between bots asks for their seed', () => {
  const bots = [0, 1].map(() => createBot<Blueprints>('first', ({ moves }) => moves[0]!));
  // @ts-expect-error the seed of the game is not theirs
  const play = () => playGame(game, { players: 2, seed: 'frost' }, { bots });
  expect(play).toBeDefined();
});
