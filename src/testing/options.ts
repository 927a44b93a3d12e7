import type { Game, Types } from '../core/contract/game.js';
import type { GameOption, OptionValue } from '../core/fields/options.js';
import type { Unseeded } from './suite.js';

/** Options of a game by their names. */
type ChosenOptions = Readonly<Record<string, OptionValue>>;

/** The most combinations of values that are all tried. */
const MAX_COMBINATIONS = 24;

/**
 * Lists the options to try of a game: every value of every option at least once, and every number of players. An option
 * of which chance decides is also left out. Options are combined in their order, in all ways, as long as there are at
 * most 24; the values of each further option are tried one by one, in these combinations in turn.
 */
export const optionsToTry = <G extends Types>(game: Game<G>): readonly Unseeded<G['Options']>[] => {
  const further: GameOption[] = [];
  let combined: readonly ChosenOptions[] = [{}];
  for (const option of game.options) {
    const choices = choicesOf(option);
    if (combined.length * choices.length > MAX_COMBINATIONS) further.push(option);
    else combined = combined.flatMap((chosen) => choices.map((choice) => ({ ...chosen, ...choice })));
  }
  const oneByOne = further
    .flatMap(otherChoicesOf)
    .map((choice, i) => ({ ...combined[i % combined.length], ...choice }));
  const defaults = Object.assign({}, ...further.map(defaultChoiceOf)) as ChosenOptions;
  const tried = [...combined, ...oneByOne].map((chosen) => ({ ...defaults, ...chosen }));
  return tried as readonly unknown[] as readonly Unseeded<G['Options']>[];
};

/** Lists the values of an option, each under its name, and `{}` if it may be left to chance. */
const choicesOf = (option: GameOption): readonly ChosenOptions[] => [
  defaultChoiceOf(option),
  ...otherChoicesOf(option),
];

/** Returns the default of an option, or its first value if it has none; `{}` leaves it to chance. */
const defaultChoiceOf = ({ name, values, default: defaultValue = values[0]! }: GameOption): ChosenOptions =>
  defaultValue === null ? {} : { [name]: defaultValue };

const otherChoicesOf = (option: GameOption): readonly ChosenOptions[] =>
  option.values
    .map((value) => ({ [option.name]: value }))
    .filter((choice) => choice[option.name] !== defaultChoiceOf(option)[option.name]);
