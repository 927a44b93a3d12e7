import { connectBots, type Port, seatBot } from '../../../src/bots/index.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import { type Blueprints, game, setup } from '../../../src/games/blueprints/index.js';
import { movesOfGame } from './play.js';

declare const Worker: new (url: string) => Port;
declare const setTimeout: (done: () => void, milliseconds: number) => unknown;

const connect = connectBots<Blueprints>(new Worker('/worker.js'));

const TURNS = 20;
const THOUGHTS = 3;

/** Asks for a search that would take days, goes on working meanwhile, and stops it after some turns and thoughts. */
const stopped = async () => {
  const state = orThrow(setup({ players: 2, seed: 'winter' }));
  let thoughts = 0;
  let turns = 0;
  const bot = connect('tireless', () => void thoughts++);
  const turn = (): void => {
    if (++turns >= TURNS && thoughts >= THOUGHTS) bot.stop();
    else setTimeout(turn, 0);
  };
  setTimeout(turn, 0);
  const { move, iterations } = orThrow(await seatBot(game, bot, game.toAct(state)!, 'seed').ask(state));
  return { thoughts, turns, iterations, isLegal: game.legalMoves(state).includes(move) };
};

/** The functions of this page that the test calls. */
export type Tests = {
  readonly whole: () => Promise<readonly string[]>;
  readonly stopped: typeof stopped;
};

Object.assign(globalThis, { tests: { whole: () => movesOfGame(connect), stopped } satisfies Tests });
