/** Plays a game against a program, named by the arguments, in the thread of an app. */
import { engineBot } from '../../../src/arena-node/index.js';
import { playGame, random } from '../../../src/bots/index.js';
import { orThrow } from '../../../src/core/errors/errors.js';
import { gameOf } from '../../../src/games/index.js';

const bots = [engineBot({ command: process.argv.slice(2), folder: '.' }), random()];
const { error: fault } = orThrow(
  await playGame(gameOf('blueprints')!, { players: 2, seed: 'app' }, { bots, seed: 'bots' }),
);
console.log(fault?.message ?? 'played');
