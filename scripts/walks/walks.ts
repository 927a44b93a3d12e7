import { draw } from '../../src/games/antarctica/draw/index.js';
import { game as antarctica } from '../../src/games/antarctica/index.js';
import { game as nunatak, type State } from '../../src/games/nunatak/index.js';
import { words } from '../../src/games/nunatak/words/fr.js';
import { type Game, orThrow, type Types } from '../../src/index.js';
import { createGameText } from '../../src/words/index.js';
import { countFunctionsRunBy } from './coverage.js';

/** The way of a call through `src`: the files that somebody opens to follow it. */
export interface Walk {
  /** The files that the call runs through, as paths inside `src`, in alphabetical order. */
  readonly files: readonly string[];
  /** The count of functions that it runs. */
  readonly functions: number;
}

/** The calls whose ways are measured. */
export type Call = keyof ReturnType<typeof prepareCalls>;

/** Measures the ways of some calls. */
export const measureWalks = (): Readonly<Record<Call, Walk>> => {
  const walks = Object.entries(prepareCalls()).map(([call, act]): readonly [string, Walk] => {
    const counts = countFunctionsRunBy(act);
    return [call, { files: [...counts.keys()].sort(), functions: [...counts.values()].reduce((a, b) => a + b) }];
  });
  return Object.fromEntries(walks) as Readonly<Record<Call, Walk>>;
};

const PLAYERS = { players: 3 } as const;
const OPTIONS = { ...PLAYERS, seed: 'walk' } as const;

/** Prepares what the calls need, so that they do nothing else. */
const prepareCalls = () => {
  const build = orThrow(antarctica.parseMove('build-basic'));
  const atSea = findPosition(antarctica, (state) => antarctica.whyIllegal(state, build) !== null);
  const ashore = findPosition(antarctica, (state) => antarctica.whyIllegal(state, build) === null);

  const deal = orThrow(nunatak.deal(OPTIONS));
  const { position } = orThrow(nunatak.dealTold(PLAYERS, nunatak.formatChance(deal.events)));
  const take = nunatak.legalTold(position)[0]!;
  const drawing = findPosition(nunatak, (state) => toldAfter(state) !== '');
  const drawingView = nunatak.view(drawing, 'spectator');
  const place = nunatak.legalMoves(drawing)[0]!;
  const told = toldAfter(drawing);

  const { state, events } = orThrow(nunatak.step(drawing, place));
  const text = createGameText(words, nunatak);
  return {
    'set up Nunatak': () => nunatak.setup(OPTIONS),
    'make a legal move of Antarctica': () => antarctica.applyMove(ashore, build),
    'refuse a move of Antarctica': () => antarctica.applyMove(atSea, build),
    'make a move of a told game of Nunatak': () => nunatak.stepTold(position, take, ''),
    'follow what chance brings in a told game of Nunatak': () => nunatak.stepTold(drawingView, place, told),
    'say an event of Nunatak in French': () => text.event(state, events[0]!),
    'draw a position of Antarctica': () => draw(ashore),
  };
};

/** Returns the first position of this kind in a game in which the first legal move is always made. */
const findPosition = <G extends Types>(game: Game<G>, isWanted: (state: G['State']) => boolean): G['State'] => {
  let state = orThrow(game.setup(OPTIONS));
  while (!isWanted(state)) state = game.play(state, game.legalMoves(state)[0]!);
  return state;
};

/** Writes what chance brings with the first legal move of a position. */
const toldAfter = (state: State): string =>
  nunatak.formatChance(orThrow(nunatak.step(state, nunatak.legalMoves(state)[0]!)).events);
