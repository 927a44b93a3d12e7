import type { Game, Types } from '../core/contract/game.js';
import type { GameOption, OptionValue } from '../core/fields/options.js';
import type { Unseeded } from './suite.js';

/** Options of a game by their names. */
type Chosen = Readonly<Record<string, OptionValue>>;

/** The most combinations of values that are all tried. */
const MOST_COMBINATIONS = 24;

/**
 * Lists the options to try of a game: every value of every option at least once, and every number of players. An option
 * of which chance decides is also left out. Options are combined in their order, in all ways, as long as there are at
 * most 24; the values of each further option are tried one by one, in these combinations in turn.
 */
export const optionsToTry = <G extends Types>(game: Game<G>): readonly Unseeded<G['Options']>[] => {
  const further: GameOption[] = [];
  let combined: readonly Chosen[] = [{}];
  for (const option of game.options) {
    const choices = choicesOf(option);
    if (combined.length * choices.length > MOST_COMBINATIONS) further.push(option);
    else combined = combined.flatMap((chosen) => choices.map((choice) => ({ ...chosen, ...choice })));
  }
  const oneByOne = further
    .flatMap(rarerChoicesOf)
    .map((choice, i) => ({ ...combined[i % combined.length], ...choice }));
  const usual = Object.assign({}, ...further.map(usualChoiceOf)) as Chosen;
  const tried = [...combined, ...oneByOne].map((chosen) => ({ ...usual, ...chosen }));
  return tried as readonly unknown[] as readonly Unseeded<G['Options']>[];
};

/** Lists the values of an option, each under its name, and `{}` if it may be left to chance. */
const choicesOf = (option: GameOption): readonly Chosen[] => [usualChoiceOf(option), ...rarerChoicesOf(option)];

/** Returns the default of an option, or its first value if it has none; `{}` leaves it to chance. */
const usualChoiceOf = ({ name, values, default: usual = values[0]! }: GameOption): Chosen =>
  usual === null ? {} : { [name]: usual };

const rarerChoicesOf = (option: GameOption): readonly Chosen[] =>
  option.values
    .map((value) => ({ [option.name]: value }))
    .filter((choice) => choice[option.name] !== usualChoiceOf(option)[option.name]);
