import { endianness } from 'node:os';
import { createEnvironments } from '../../learning/index.js';
import { parseGameOptions } from '../arena/entrants.js';
import { GAME_OPTION } from '../arena/options.js';
import type { Command, CommandAction } from '../command.js';
import { drawingOf } from '../drawing.js';
import { maxBodyBytes, OBSERVATIONS, type Observations } from '../env/protocol.js';
import { formatHello, serve, standardPipe } from '../env/serve.js';
import { createServer, type ServedEnvironments } from '../env/server.js';
import { CommandError, EXIT, type Exit, usageError } from '../exit-status.js';
import { loadGameWith } from '../games.js';
import { io } from '../io.js';
import { COMPONENTS_OPTION, integerAtLeast, OWN_GAME_OPTION, parseNumber } from '../options.js';

/** Serves environments to a program in another language. */
export const command: Command = {
  name: 'env',
  operands: '<game>',
  text: 'serve a game as environments to a learner in another language, such as the Python package in docs/examples/python, over standard input and output',
  options: [
    {
      flags: '-p, --players <n>',
      text: 'the number of players; by default the fewest that the game allows',
      parse: integerAtLeast(1),
    },
    GAME_OPTION,
    COMPONENTS_OPTION,
    OWN_GAME_OPTION,
    { flags: '--envs <n>', text: 'the number of environments', parse: integerAtLeast(1), defaultValue: 1 },
    {
      flags: '--observations <format>',
      text: 'what every answer has of the players to act: all numbers, those that are not 0, or none',
      choices: OBSERVATIONS,
      defaultValue: 'dense',
    },
    {
      flags: '--shaping <x>',
      text: 'the reward of a step of progress, added to the result at the end',
      parse: parseNumber,
      defaultValue: 0,
    },
    { flags: '--renew', text: 'deal a new game in place of one that ends' },
  ],
  examples: [
    ['sastrugi env blueprints --envs 32', '32 games side by side'],
    ['sastrugi env frostpunk --players 1 --option difficulty=easy --observations sparse', 'a game for one'],
  ],
  run: (operands, options) => run(operands, options),
};

/** Serves environments to a program in another language. */
const run: CommandAction = async ([id], commandOptions) => {
  if (endianness() === 'BE')
    throw usageError('This machine stores numbers in an order that the protocol does not have.');
  if (io().stdout.isTTY) throw usageError('The protocol is for programs: standard output is a terminal.');
  const game = await loadGameWith(id!, commandOptions.components);
  const { players = game.players.min, option, envs = 1, shaping = 0, renew: renewsGames = false } = commandOptions;
  const options = { ...parseGameOptions(option), players };
  const environments = createEnvironments(game, options, envs, { shaping });
  if (environments._tag === 'Left') throw usageError(`This cannot be played: ${environments.left.message}.`);
  const served: ServedEnvironments = {
    environments: environments.right,
    observations: commandOptions.observations as Observations,
    renewsGames,
    draw: (view) => drawingOf(game).drawText(view, { components: game.components }),
  };
  return serveToEnd(() => {
    standardPipe.write([Buffer.from(formatHello(served, { options, shaping }))]);
    return serve(createServer(served), standardPipe, maxBodyBytes(envs));
  });
};

/** Serves to the end, and returns the exit status. */
const serveToEnd = (serveRequests: () => ReturnType<typeof serve>): Exit => {
  try {
    const end = serveRequests();
    if (end === 'cut') throw new CommandError('CannotRead', 'The last request is cut off.');
    return end === 'closed' ? EXIT.valid : EXIT.failure;
  } catch (error) {
    if (CLOSED_CODES.includes((error as NodeJS.ErrnoException).code)) return EXIT.failure;
    throw error;
  }
};

/** The codes of errors when the program on the other side has left. */
const CLOSED_CODES: readonly unknown[] = ['EPIPE', 'ECONNRESET'];
