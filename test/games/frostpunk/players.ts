import { createMoveEvaluator, pickBestMove } from '../../../src/bots/ladder/frostpunk/move-values.js';
import { weights } from '../../../src/bots/ladder/frostpunk/weights.js';
import { drawInt, insecureRandomStateOf } from '../../../src/core/chance/random.js';
import { type Frostpunk, game, type Move, type State } from '../../../src/games/frostpunk/index.js';
import { type Chooser, weightedChooser } from '../../../src/testing/random-game.js';
import { careful as weightOf } from './careful.js';

const { components } = game;

const idOf = (building: number): string => components.buildings[building]?.id ?? '';

/** A player who weighs moves. */
export const careful: Chooser<Frostpunk> = weightedChooser(weightOf(components));

const evaluateMove = createMoveEvaluator(weights, components);

/** A player who follows the weights of the ladder: who wins more often than not on easy and normal. */
export const skilled: Chooser<Frostpunk> = (moves, state) => pickBestMove(evaluateMove, moves, state);

/** The interval of whims: one move in this many is made for its own sake. */
const WHIM = 12;

/** The moves that a skilled player tries too seldom for tests: these, and Buildings, laws and Technologies of any kind. */
const RARE: ReadonlySet<Move['kind']> = new Set([
  'playCard',
  'scout',
  'special',
  'construct',
  'enactLaw',
  'developTechnology',
  'discardForDeath',
]);
const RARELY_USED: ReadonlySet<string> = new Set(['PLAT', 'WORK', 'HOTH', 'SMEL', 'FACT', 'NURS', 'WREC']);

const isRare = (move: Move, { siteBuilding }: State): boolean =>
  RARE.has(move.kind) || (move.kind === 'use' && RARELY_USED.has(idOf(siteBuilding[move.site]!)));

/** Returns a player who plays with skill, so that cities last, except for a whim now and then. */
export const curious = (seed: string): ((moves: readonly Move[], state: State) => Move) => {
  const random = insecureRandomStateOf(seed);
  const below = (n: number) => drawInt(random, n);
  return (moves, state) => {
    const rare = moves.filter((move) => isRare(move, state));
    const isFree = moves[0]!.kind === 'developTechnology' || below(WHIM) === 0;
    if (rare.length > 0 && isFree) return rare[below(rare.length)]!;
    return below(2 * WHIM) === 0 ? careful(moves, state, below) : pickBestMove(evaluateMove, moves, state);
  };
};
