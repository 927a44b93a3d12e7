import { endianness } from 'node:os';
import { createEnvironments } from '../../learning/index.js';
import { parseGameOptions } from '../arena/entrants.js';
import type { CommandAction } from '../command.js';
import { drawingOf } from '../drawing.js';
import { standardPipe } from '../env/descriptors.js';
import { formatHello } from '../env/hello.js';
import { maxBodyBytes, type Observations } from '../env/protocol.js';
import { serve } from '../env/serve.js';
import { createServer, type ServedEnvironments } from '../env/server.js';
import { CommandError, EXIT, type Exit, usageError } from '../exit-status.js';
import { io } from '../io.js';
import { loadGameWith } from '../load-games.js';

/** Serves environments to a program in another language. */
export const run: CommandAction = async ([id], commandOptions) => {
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
