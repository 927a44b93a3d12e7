import type { BaseEvent, BaseOptions, BaseState, Step } from '../../src/core/contract/game.js';
import { asked, type Difference, differenceIn } from './difference.js';
import type { Compared, Edition, Pair } from './edition.js';
import { comparePlayout, compareRecord } from './ending.js';
import { generator } from './generator.js';
import { pickerOf } from './pickers.js';
import { comparePosition, type Side, type Tally, type Trial } from './position.js';
import type { Renaming } from './renaming.js';

/** A difference in a game, and the moves that lead to it. */
export interface Finding extends Difference {
  readonly game: string;
  readonly options: BaseOptions;
  readonly moves: readonly string[];
}

/**
 * Returns the first difference between the editions in this game; null if there is none. Adds what was compared to the
 * tally.
 */
export const findingIn = (editions: Pair<Edition>, trial: Trial, tally: Tally): Finding | null => {
  const moves: string[] = [];
  const difference = differenceIn(() => playBoth(editions, trial, tally, moves));
  return difference && { ...difference, game: trial.game, options: trial.options, moves };
};

const playBoth = (editions: Pair<Edition>, trial: Trial, tally: Tally, texts: string[]): void => {
  const below = generator(trial.seed);
  const picker = pickerOf(trial.game, trial.number, below);
  const sides = dealt(editions, trial);
  for (;;) {
    comparePosition(sides, trial, tally, below);
    const { game, state, moves } = sides[1];
    if (moves.length === 0) break;
    const move = picker.pick(moves, state, below);
    compareStep(sides, moves.indexOf(move));
    texts.push(game.formatMove(move));
  }
  compareRecord(sides, trial, below);
  comparePlayout(sides, trial);
  tally.games++;
  tally.moves += texts.length;
};

const dealt = (editions: Pair<Edition>, { game: id, options }: Trial): Pair<Side> => {
  const deals = asked(
    'events of deal',
    editions,
    ({ games }) => rightOf(games[id]!.deal(options)),
    (dealt, { renamingOf }) => eventsOf(dealt, renamingOf(id)),
  );
  const side = (edition: Edition, { state, events }: Dealt): Side => ({
    edition,
    game: edition.games[id]!,
    renaming: edition.renamingOf(id),
    start: state,
    made: [],
    state,
    events,
    moves: [],
  });
  return [side(editions[0], deals[0]), side(editions[1], deals[1])];
};

type Dealt = Step<BaseState, BaseEvent>;

const eventsOf = ({ events }: Dealt, { event }: Renaming): string => JSON.stringify(events.map(event));

const rightOf = (verdict: ReturnType<Compared['deal'] | Compared['step']>): Dealt => {
  if (verdict._tag === 'Right') return verdict.right;
  throw new Error(verdict.left.message);
};

const compareStep = (sides: Pair<Side>, index: number): void => {
  const step = ({ game, state, moves }: Side): Dealt => rightOf(game.step(state, moves[index]!));
  const [reference, present] = asked(`events of '${textOf(sides[0], index)}'`, sides, step, (stepped, { renaming }) =>
    eventsOf(stepped, renaming),
  );
  advance(sides[0], index, reference);
  advance(sides[1], index, present);
};

const textOf = ({ game, moves }: Side, index: number): string => game.formatMove(moves[index]!);

const advance = (side: Side, index: number, { state, events }: Dealt): void => {
  side.made.push(side.moves[index]!);
  side.state = state;
  side.events = events;
};
