import type { BaseEvent, BaseOptions, BaseState, Step } from '../../src/core/contract/game.js';
import { compareBoth, type Difference, findDifference } from './difference.js';
import type { ComparedGame, Edition, Pair } from './edition.js';
import { comparePlayout, compareRecord } from './ending.js';
import { generator } from './generator.js';
import { createPicker } from './pickers.js';
import { comparePosition, type Side, type Tally, type Trial } from './position.js';

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
export const findFinding = (editions: Pair<Edition>, trial: Trial, tally: Tally): Finding | null => {
  const moves: string[] = [];
  const difference = findDifference(() => playBoth(editions, trial, tally, moves));
  return difference && { ...difference, game: trial.game, options: trial.options, moves };
};

const playBoth = (editions: Pair<Edition>, trial: Trial, tally: Tally, texts: string[]): void => {
  const randomInt = generator(trial.seed);
  const picker = createPicker(trial.game, trial.number, randomInt);
  const sides = dealBoth(editions, trial);
  for (;;) {
    comparePosition(sides, trial, tally, randomInt);
    const { game, state, moves } = sides[1];
    if (moves.length === 0) break;
    const move = picker.pick(moves, state, randomInt);
    compareStep(sides, moves.indexOf(move));
    texts.push(game.formatMove(move));
  }
  compareRecord(sides, trial, randomInt);
  comparePlayout(sides, trial);
  tally.games++;
  tally.moves += texts.length;
};

const dealBoth = (editions: Pair<Edition>, { game: id, options }: Trial): Pair<Side> => {
  const deals = compareBoth(
    'events of deal',
    editions,
    ({ games }) => rightOrThrow(games[id]!.deal(options)),
    formatEvents,
  );
  const side = (edition: Edition, { state, events }: DealResult): Side => ({
    edition,
    game: edition.games[id]!,
    start: state,
    movesMade: [],
    state,
    events,
    moves: [],
  });
  return [side(editions[0], deals[0]), side(editions[1], deals[1])];
};

type DealResult = Step<BaseState, BaseEvent>;

const formatEvents = ({ events }: DealResult): string => JSON.stringify(events);

const rightOrThrow = (result: ReturnType<ComparedGame['deal'] | ComparedGame['step']>): DealResult => {
  if (result._tag === 'Right') return result.right;
  throw new Error(result.left.message);
};

const compareStep = (sides: Pair<Side>, index: number): void => {
  const step = ({ game, state, moves }: Side): DealResult => rightOrThrow(game.step(state, moves[index]!));
  const [reference, present] = compareBoth(`events of '${formatMoveAt(sides[0], index)}'`, sides, step, formatEvents);
  advance(sides[0], index, reference);
  advance(sides[1], index, present);
};

const formatMoveAt = ({ game, moves }: Side, index: number): string => game.formatMove(moves[index]!);

const advance = (side: Side, index: number, { state, events }: DealResult): void => {
  side.movesMade.push(side.moves[index]!);
  side.state = state;
  side.events = events;
};
