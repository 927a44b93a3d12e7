import type { Command } from '../command.js';

/** The loaders of all commands by name, in the order of the help. */
const LOADERS: Readonly<Record<string, () => Promise<Command>>> = {
  validate: async () => (await import('./validate.js')).validate,
  show: async () => (await import('./show.js')).show,
  find: async () => (await import('./find.js')).find,
  stats: async () => (await import('./stats.js')).stats,
  convert: async () => (await import('./convert.js')).convert,
  record: async () => (await import('./record.js')).record,
  dedup: async () => (await import('./dedup.js')).dedup,
  sort: async () => (await import('./sort.js')).sort,
  merge: async () => (await import('./merge.js')).merge,
  edit: async () => (await import('./edit.js')).edit,
  migrate: async () => (await import('./migrate.js')).migrate,
  rules: async () => (await import('./rules.js')).rules,
  schema: async () => (await import('./schema.js')).schema,
  simulate: async () => (await import('./simulate.js')).simulate,
  tournament: async () => (await import('./tournament.js')).tournament,
  serve: async () => (await import('./serve.js')).serve,
  play: async () => (await import('./play.js')).play,
};

/** Loads the command that a line begins with; for help and hints, all commands. */
export const commandsFor = async ([name = '']: readonly string[]): Promise<readonly Command[]> => {
  if (name === '-V' || name === '--version') return [];
  if (Object.hasOwn(LOADERS, name)) return [await LOADERS[name]!()];
  return Promise.all(Object.values(LOADERS).map((load) => load()));
};
