import { describe, expect, test } from 'vitest';
import { playJob, type Schedule } from '../../src/arena/index.js';
import { engineSession } from '../../src/arena-node/engine/bot.js';
import type { FromEngine, ToEngine } from '../../src/arena-node/engine/messages.js';
import type { Bot } from '../../src/bots/index.js';
import type { Types } from '../../src/core/contract/game.js';
import { digestOf } from '../../src/core/data/digest.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { gameOf } from '../../src/games/index.js';
import { finding, plan, RANDOM } from '../arena/support.js';

/** An engine that keeps what it hears and makes the first legal move. */
const hearing = (heard: ToEngine[]): Bot<Types> => ({
  name: 'hearing',
  begin: (seat) => {
    const nextMessage = async (): Promise<FromEngine> => {
      const last = heard.at(-1)!;
      return last.type === 'ask'
        ? { type: 'move', id: last.id, move: last.legal[0]! }
        : { type: 'ready', name: 'hearing', version: '1' };
    };
    return engineSession(
      seat,
      { send: (message) => void heard.push(message), nextMessage, stop: async () => {} },
      60_000,
    );
  },
});

/** Returns what an engine hears in a game of a tournament. */
const heardIn = async (schedule: Schedule, number: number): Promise<readonly ToEngine[]> => {
  const heard: ToEngine[] = [];
  const watchdog = {
    onThinking: () => {},
    onMove: () => {},
    withTimeout: async <A>(answer: Promise<A>): Promise<A> => answer,
  };
  orThrow(await playJob(schedule.jobAt(number), { gameOf, findBot: finding({ hearing: hearing(heard) }), watchdog }));
  return heard;
};

/** Names that people give to seeds; the former default is one of them. */
const NAMES = ['arena', 'winter', 'test', ...Array.from({ length: 9997 }, (_, i) => String(i))];
const DEALS = 3;

/** Returns the seed of the game that an engine computes from the seed that it was sent, if it guesses the name. */
const guessed = (heard: readonly ToEngine[]): string | undefined => {
  const [hello, game] = heard;
  if (hello?.type !== 'hello' || game?.type !== 'game') throw new Error('the conversation begins in another way');
  for (const name of NAMES) {
    for (let deal = 0; deal < DEALS; deal++) {
      const own = digestOf(['bot', digestOf(['tournament', 'bots', name, deal]), hello.player]);
      if (own === game.seed) return digestOf(['tournament', 'game', name, deal]);
    }
  }
  return undefined;
};

describe('an engine that knows 10,000 names of seeds', () => {
  const entrants = [{ name: 'Oracle', bot: 'hearing' }, RANDOM];

  test('computes no deal from the seed that it is sent, even if the seed of the deals has such a name', async () => {
    const schedule = plan({ entrants, seed: 'arena', botSeed: crypto.randomUUID(), deals: DEALS });
    for (const number of [0, schedule.games - 1]) expect(guessed(await heardIn(schedule, number))).toBeUndefined();
  });

  test('would compute it if the bots had the same seed', async () => {
    const schedule = plan({ entrants, seed: 'arena', botSeed: 'arena', deals: DEALS });
    const last = schedule.games - 1;
    const seed = guessed(await heardIn(schedule, last));
    expect(seed).toBe(schedule.jobAt(last).options.seed);
  });
});
