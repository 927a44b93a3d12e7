import { serveEngine } from '../../arena-node/engine/serve.js';
import { findBotAnywhere } from '../../arena-node/index.js';
import { entrantsOf, isProgram } from '../arena/entrants.js';
import type { RunCommand } from '../command.js';
import { EXIT, Trouble, wrongUse } from '../exit.js';
import { gameWith } from '../games.js';
import { io } from '../io.js';
import { print } from '../output/print.js';

/** Lets a bot play as an engine. */
export const run: RunCommand = async ([id], { bot: text = 'expert', components }) => {
  const game = await gameWith(id!, components);
  if (isProgram(text)) throw wrongUse(`'${text}' is a program: start it instead.`);
  const [entrant] = await entrantsOf([text], game);
  const bot = await findBotAnywhere(entrant!, game);
  if (bot._tag === 'Left') throw new Trouble('WrongUse', bot.left.message);
  const { stdin: input } = io();
  const fault = await serveEngine({ game, bot: bot.right, input, print });
  input.destroy(); // after the end of the game, nothing more is read
  if (fault === null) return EXIT.valid;
  throw new Trouble('CannotRead', `line ${fault.line} of standard input: ${fault.error._tag}: ${fault.error.message}`);
};
