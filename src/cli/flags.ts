import type { Command, Option } from './command.js';

/** The flags of an option. */
export interface Flags {
  /** The letter; null if there is none. */
  readonly short: string | null;
  readonly long: string;
  /** The name of the value; null for an option without one. */
  readonly valueName: string | null;
}

/** Splits flags such as `-o, --output <file>`. */
export const flagsOf = ({ flags }: Pick<Option, 'flags'>): Flags => {
  const [, short = null, long, valueName = null] = /^(?:-(\w), )?--([\w-]+)(?: <(.+)>)?$/.exec(flags)!;
  return { short, long: long!, valueName };
};

/** The option that every command has. */
const HELP: Option = { flags: '-h, --help', text: 'show the options of the command, with examples' };

/** Returns all options of a command. */
export const optionsOf = ({ options }: Command): readonly Option[] => [...options, HELP];

/** Checks whether the first argument of a command is a game. */
export const takesGame = ({ operands }: Command): boolean => /^[<[]game/.test(operands);
