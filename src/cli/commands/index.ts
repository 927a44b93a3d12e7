import type { Command } from '../command.js';

/** The loaders of the commands by their names, in the order of the help: a line loads the command that it names. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  validate: () => import('./validate.js'),
  show: () => import('./show.js'),
  find: () => import('./find.js'),
  stats: () => import('./stats.js'),
  convert: () => import('./convert.js'),
  record: () => import('./record.js'),
  dedup: () => import('./dedup.js'),
  sort: () => import('./sort.js'),
  merge: () => import('./merge.js'),
  edit: () => import('./edit.js'),
  migrate: () => import('./migrate.js'),
  rules: () => import('./rules.js'),
  schema: () => import('./schema.js'),
  simulate: () => import('./simulate.js'),
  tournament: () => import('./tournament.js'),
  serve: () => import('./serve.js'),
  engine: () => import('./engine.js'),
  env: () => import('./env.js'),
  play: () => import('./play.js'),
  new: () => import('./new.js'),
  completion: () => import('./completion.js'),
  man: () => import('./man.js'),
};

/** Loads all commands, in the order of the help. */
export const loadCommands = (): Promise<readonly Command[]> => Promise.all(Object.keys(LOADERS).map(loadCommand));

/** Loads the command that a line names; all of them for a line that names none, whose answer lists them. */
export const loadCommandsFor = async ([name = '']: readonly string[]): Promise<readonly Command[]> =>
  Object.hasOwn(LOADERS, name) ? [await loadCommand(name)] : loadCommands();

const loadCommand = async (name: string): Promise<Command> => (await LOADERS[name]!()).command;
