import { serveEngine } from '../../arena-node/engine/serve.js';
import { findBotAnywhere } from '../../arena-node/index.js';
import { isProgram, parseEntrants } from '../arena/entrants.js';
import type { CommandAction } from '../command.js';
import { CommandError, EXIT, usageError } from '../exit-status.js';
import { io } from '../io.js';
import { loadGameWith } from '../load-games.js';
import { print } from '../output/print.js';
import { defaultBot } from '../play/seats.js';

/** Lets a bot play as an engine. */
export const run: CommandAction = async ([id], { bot, components }) => {
  const game = await loadGameWith(id!, components);
  const text = bot ?? defaultBot(game, 'expert');
  if (isProgram(text)) throw usageError(`'${text}' is a program: start it instead.`);
  const [entrant] = await parseEntrants([text], game);
  const found = await findBotAnywhere(entrant!, game);
  if (found._tag === 'Left') throw new CommandError('WrongUse', found.left.message);
  const { stdin: input } = io();
  const error = await serveEngine({ game, bot: found.right, input, print });
  input.destroy(); // after the end of the game, nothing more is read
  if (error === null) return EXIT.valid;
  throw new CommandError(
    'CannotRead',
    `line ${error.line} of standard input: ${error.error._tag}: ${error.error.message}`,
  );
};
