import { object, oneOf, type Reader, text, withDefault } from '../codec/index.js';

/** A value of an option. */
export type OptionValue = string | number | boolean;

/** The values of an option of `setup`. */
export interface OptionValues<Value> {
  readonly values: readonly Value[];
  /** The value of an option that is left out: null if chance then decides; undefined if it must not be left out. */
  readonly default?: Value | null;
}

/** An option of `setup`, as a lobby offers it. */
export interface GameOption extends OptionValues<OptionValue> {
  readonly name: string;
}

/** The options of a game but for the seed, by name, players first. */
export type OptionTable<Settings> = {
  readonly [Name in Exclude<keyof Settings & string, 'seed'>]-?: OptionValues<Settings[Name] & OptionValue>;
};

/** Lists the options of a table under their names. */
export const listOptions = <Settings>(table: OptionTable<Settings>): readonly GameOption[] =>
  Object.entries<OptionValues<OptionValue>>(table).map(([name, values]) => ({ name, ...values }));

/** Reads the options of a game, which these are beside the seed, and fills them in. */
export const settingsReader = <Settings>(title: string, options: readonly GameOption[]): Reader<Settings> => {
  const { players, ...otherFields } = Object.fromEntries(options.map((option) => [option.name, valueReader(option)]));
  const fields = { players: players!, seed: text(1, 256), ...otherFields };
  return object(`the options of ${title}`, fields) as Reader<unknown> as Reader<Settings>;
};

const valueReader = ({ values, default: defaultValue }: OptionValues<OptionValue>): Reader<unknown> => {
  const value: Reader<OptionValue | undefined> = oneOf(...values);
  return defaultValue === undefined ? value : withDefault(value, defaultValue ?? undefined);
};
