import { endianness } from 'node:os';
import { drawings } from '../../draw/index.js';
import { environmentsOf } from '../../learning/index.js';
import { gameOptionsOf } from '../arena/entrants.js';
import type { RunCommand } from '../command.js';
import { standardPipe } from '../env/descriptors.js';
import { helloOf } from '../env/hello.js';
import { longestOf, type Observations } from '../env/protocol.js';
import { serve } from '../env/serve.js';
import { type Served, serverOf } from '../env/server.js';
import { EXIT, type Exit, Trouble, wrongUse } from '../exit.js';
import { gameWith } from '../games.js';
import { io } from '../io.js';

/** Serves environments to a program in another language. */
export const run: RunCommand = async ([id], given) => {
  if (endianness() === 'BE') throw wrongUse('This machine stores numbers in an order that the protocol does not have.');
  if (io().stdout.isTTY) throw wrongUse('The protocol is for programs: standard output is a terminal.');
  const game = await gameWith(id!, given.components);
  const { players = game.players.min, option, envs = 1, shaping = 0, renew: isRenewed = false } = given;
  const options = { ...gameOptionsOf(option), players };
  const all = environmentsOf(game, options, envs, { shaping });
  if (all._tag === 'Left') throw wrongUse(`This cannot be played: ${all.left.message}.`);
  const served: Served = {
    all: all.right,
    observations: given.observations as Observations,
    isRenewed,
    draw: (view) => drawings[game.id]!.drawText(view, { components: game.components }),
  };
  return answered(() => {
    standardPipe.write([Buffer.from(helloOf(served, { options, shaping }))]);
    return serve(serverOf(served), standardPipe, longestOf(envs));
  });
};

/** Serves to the end, and returns the exit status. */
const answered = (served: () => ReturnType<typeof serve>): Exit => {
  try {
    const end = served();
    if (end === 'cut') throw new Trouble('CannotRead', 'The last request is cut off.');
    return end === 'closed' ? EXIT.valid : EXIT.trouble;
  } catch (error) {
    if (LEFT.includes((error as NodeJS.ErrnoException).code)) return EXIT.trouble;
    throw error;
  }
};

/** The codes of errors when the program on the other side has left. */
const LEFT: readonly unknown[] = ['EPIPE', 'ECONNRESET'];
