import type { BaseEvent, BaseMove, BaseOptions, BaseState, BaseView, Viewer } from '../../src/core/contract/game.js';
import type { WhyIllegal } from '../../src/core/errors/verdict.js';
import { asked } from './difference.js';
import { both, type Compared, type Edition, type Pair } from './edition.js';
import type { Below } from './generator.js';
import type { Renaming } from './renaming.js';

/** A game to be played by both editions. */
export interface Trial {
  readonly game: string;
  readonly options: BaseOptions;
  /** The number of the game in its mode, which determines the picker. */
  readonly number: number;
  /** The seed of the picks and of the comparisons. */
  readonly seed: string;
  /** Writes a state or a view. */
  readonly written: (value: unknown) => string;
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
  readonly game: Compared;
  readonly renaming: Renaming;
  readonly start: BaseState;
  readonly made: BaseMove[];
  state: BaseState;
  /** The events of the last move. */
  events: readonly BaseEvent[];
  /** The moves that are legal now. */
  moves: readonly BaseMove[];
}

/** The fingerprint and the views of one position in this many are compared. */
const VIEWED = 10;
/** The imagined states behind the views of one in this many of these are compared. */
const IMAGINED = 5;
/** The refusals of one position in this many are compared. */
const REFUSED = 20;

/** Compares the answers before the next move, some of them only occasionally; sets the legal moves of `sides`. */
export const comparePosition = (sides: Pair<Side>, trial: Trial, tally: Tally, below: Below): void => {
  asked(
    'state',
    sides,
    ({ state }) => state,
    (state, { renaming }) => trial.written(renaming.position(state)),
  );
  const [reference, present] = compareLooks(
    '',
    both(sides, ({ game, renaming, state }) => ({ game, renaming, at: state })),
  );
  sides[0].moves = reference;
  sides[1].moves = present;
  if (below(REFUSED) === 0) tally.refusals += compareRefusals(sides);
  if (below(VIEWED) > 0 && present.length > 0) return;
  asked('fingerprint', sides, ({ edition, renaming, state }) => edition.fingerprint(renaming.position(state)));
  const isImagined = below(IMAGINED) === 0;
  for (const viewer of viewersOf(trial.options)) compareViews(sides, viewer, trial, isImagined);
  tally.views += trial.options.players + 1;
};

const viewersOf = ({ players }: BaseOptions): readonly Viewer[] => [
  ...Array.from({ length: players }, (_, player) => player),
  'spectator',
];

/** A state or a view, with its game. */
interface Look<Position> {
  readonly game: Compared;
  readonly renaming: Renaming;
  readonly at: Position;
}

/** Compares the answers about states or views; returns the legal moves. */
const compareLooks = (where: string, looks: Pair<Look<BaseState | BaseView>>): Pair<readonly BaseMove[]> => {
  asked(`toAct${where}`, looks, ({ game, at }) => game.toAct(at));
  asked(`score${where}`, looks, ({ game, at }) => game.score(at));
  return asked(
    `legal moves${where}`,
    looks,
    ({ game, at }) => game.legalMoves(at),
    (moves, { game }) => moves.map((move) => game.formatMove(move)).join(' '),
  );
};

/** Compares the answers for every move of the catalogue; returns the number of refusals. */
const compareRefusals = (sides: Pair<Side>): number => {
  const { game, moves } = sides[0];
  game.catalogue.forEach((move, action) => {
    const what = `whyIllegal of '${game.formatMove(move)}'`;
    asked(what, sides, (side) => side.game.whyIllegal(side.state, side.game.catalogue[action]!), reasonOf);
  });
  return game.catalogue.length - moves.length;
};

const reasonOf = (why: WhyIllegal | null): string =>
  why === null ? 'legal' : `${why._tag} ${'clause' in why ? why.clause : ''} ${why.message}`;

const compareViews = (sides: Pair<Side>, viewer: Viewer, trial: Trial, isImagined: boolean): void => {
  const look = ({ game, renaming, state }: Side): Look<BaseView> => ({
    game,
    renaming,
    at: game.view(state, viewer),
  });
  const looks = asked(`view of ${viewer}`, sides, look, ({ at, renaming }) => trial.written(renaming.position(at)));
  compareLooks(` on the view of ${viewer}`, looks);
  asked(`events for ${viewer}`, sides, ({ game, renaming, events }) =>
    game.viewEvents(events, viewer).map(renaming.event),
  );
  if (!isImagined) return;
  asked(
    `determinize of the view of ${viewer}`,
    looks,
    ({ game, at }) => game.determinize(at, trial.seed),
    (state, { renaming }) => trial.written(renaming.position(state)),
  );
};
