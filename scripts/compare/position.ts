import type { BaseEvent, BaseMove, BaseOptions, BaseState, BaseView, Viewer } from '../../src/core/contract/game.js';
import type { WhyIllegal } from '../../src/core/errors/errors.js';
import { compareBoth } from './difference.js';
import { type ComparedGame, type Edition, mapPair, type Pair } from './edition.js';
import type { RandomInt } from './generator.js';

/** A game to be played by both editions. */
export interface Trial {
  readonly game: string;
  readonly options: BaseOptions;
  /** The number of the game in its mode, which determines the picker. */
  readonly number: number;
  /** The seed of the picks and of the comparisons. */
  readonly seed: string;
  /** Writes a state or a view. */
  readonly writeJson: (value: unknown) => string;
}

/** The amounts of what was compared. */
export interface Tally {
  games: number;
  moves: number;
  refusals: number;
  views: number;
}

/** One edition in the middle of the game. */
export interface Side {
  readonly edition: Edition;
  readonly game: ComparedGame;
  readonly start: BaseState;
  readonly movesMade: BaseMove[];
  state: BaseState;
  /** The events of the last move. */
  events: readonly BaseEvent[];
  /** The moves that are legal now. */
  moves: readonly BaseMove[];
}

/** The fingerprint and the views of one position in this many are compared. */
const VIEWS_EVERY = 10;
/** The imagined states behind the views of one in this many of these are compared. */
const SAMPLES_EVERY = 5;
/** The refusals of one position in this many are compared. */
const REFUSALS_EVERY = 20;

/** Compares the answers before the next move, some of them only occasionally; sets the legal moves of `sides`. */
export const comparePosition = (sides: Pair<Side>, trial: Trial, tally: Tally, randomInt: RandomInt): void => {
  compareBoth('state', sides, ({ state }) => state, trial.writeJson);
  const [reference, present] = compareAnswers(
    '',
    mapPair(sides, ({ game, state }) => ({ game, state })),
  );
  sides[0].moves = reference;
  sides[1].moves = present;
  if (randomInt(REFUSALS_EVERY) === 0) tally.refusals += compareRefusals(sides);
  if (randomInt(VIEWS_EVERY) > 0 && present.length > 0) return;
  compareBoth('fingerprint', sides, ({ edition, state }) => edition.fingerprint(state));
  const isSampled = randomInt(SAMPLES_EVERY) === 0;
  for (const viewer of viewersOf(trial.options)) compareViews(sides, viewer, trial, isSampled);
  tally.views += trial.options.players + 1;
};

const viewersOf = ({ players }: BaseOptions): readonly Viewer[] => [
  ...Array.from({ length: players }, (_, player) => player),
  'spectator',
];

/** A state or a view, with its game. */
interface DescribedState<State> {
  readonly game: ComparedGame;
  readonly state: State;
}

/** Compares the answers about states or views; returns the legal moves. */
const compareAnswers = (
  where: string,
  states: Pair<DescribedState<BaseState | BaseView>>,
): Pair<readonly BaseMove[]> => {
  compareBoth(`toAct${where}`, states, ({ game, state }) => game.toAct(state));
  compareBoth(`score${where}`, states, ({ game, state }) => game.score(state));
  return compareBoth(
    `legal moves${where}`,
    states,
    ({ game, state }) => game.legalMoves(state),
    (moves, { game }) => moves.map((move) => game.formatMove(move)).join(' '),
  );
};

/** Compares the answers for every move of the catalogue; returns the number of refusals. */
const compareRefusals = (sides: Pair<Side>): number => {
  const { game, moves } = sides[0];
  game.catalogue.forEach((move, action) => {
    const what = `whyIllegal of '${game.formatMove(move)}'`;
    compareBoth(what, sides, (side) => side.game.whyIllegal(side.state, side.game.catalogue[action]!), formatReason);
  });
  return game.catalogue.length - moves.length;
};

const formatReason = (why: WhyIllegal | null): string =>
  why === null ? 'legal' : `${why._tag} ${'clause' in why ? why.clause : ''} ${why.message}`;

const compareViews = (sides: Pair<Side>, viewer: Viewer, trial: Trial, isSampled: boolean): void => {
  const describe = ({ game, state }: Side): DescribedState<BaseView> => ({
    game,
    state: game.view(state, viewer),
  });
  const views = compareBoth(`view of ${viewer}`, sides, describe, ({ state }) => trial.writeJson(state));
  compareAnswers(` on the view of ${viewer}`, views);
  compareBoth(`events for ${viewer}`, sides, ({ game, events }) => game.viewEvents(events, viewer));
  if (!isSampled) return;
  compareBoth(
    `determinize of the view of ${viewer}`,
    views,
    ({ game, state }) => game.determinize(state, trial.seed),
    trial.writeJson,
  );
};
