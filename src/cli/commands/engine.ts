import { serveEngine } from '../../arena-node/engine/serve.js';
import { findBotAnywhere } from '../../arena-node/index.js';
import { isProgram, parseEntrants } from '../arena/entrants.js';
import type { Command, CommandAction } from '../command.js';
import { CommandError, EXIT, usageError } from '../exit-status.js';
import { loadGameWith } from '../games.js';
import { io } from '../io.js';
import { COMPONENTS_OPTION, OWN_GAME_OPTION } from '../options.js';
import { defaultBot } from '../play/seats.js';
import { print } from '../write/print.js';

/** Lets a bot play as an engine. */
export const command: Command = {
  name: 'engine',
  operands: '<game>',
  text: 'let a bot play one game by the engine protocol, in JSON lines on standard input and output, for other programs',
  options: [
    { flags: '--bot <bot>', text: 'the bot, as in tournaments; expert by default' },
    COMPONENTS_OPTION,
    OWN_GAME_OPTION,
  ],
  examples: [['sastrugi engine blueprints --bot novice < questions.jsonl', 'answer the messages of a file']],
  run: (operands, options) => run(operands, options),
};

/** Lets a bot play as an engine. */
const run: CommandAction = async ([id], { bot, components }) => {
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
