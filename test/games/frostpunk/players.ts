import { mostWanted, wantsBy } from '../../../src/bots/ladder/frostpunk/wants.js';
import { weights } from '../../../src/bots/ladder/frostpunk/weights.js';
import { draw, quickSeeded } from '../../../src/core/chance/random.js';
import { type Frostpunk, game, type Move, type State } from '../../../src/games/frostpunk/index.js';
import { type Chooser, weighted } from '../../../src/testing/random-game.js';
import { careful as weightOf } from './careful.js';

const { components } = game;

const idOf = (building: number): string => components.buildings[building]?.id ?? '';

/** A player who weighs moves. */
export const careful: Chooser<Frostpunk> = weighted(weightOf(components));

const wants = wantsBy(weights, components);

/** A player who follows the weights of the ladder: who wins more often than not on easy and normal. */
export const skilled: Chooser<Frostpunk> = (moves, state) => mostWanted(wants, moves, state);

/** The interval of whims: one move in this many is made for its own sake. */
const WHIM = 12;

/** The moves that a skilled player tries too seldom for tests: these, and Buildings, laws and Technologies of any kind. */
const RARE: ReadonlySet<Move['kind']> = new Set([
  'card',
  'scout',
  'special',
  'construct',
  'law',
  'technology',
  'discard',
]);
const RARELY_USED: ReadonlySet<string> = new Set(['PLAT', 'WORK', 'HOTH', 'SMEL', 'FACT', 'NURS', 'WREC']);

const isRare = (move: Move, { built }: State): boolean =>
  RARE.has(move.kind) || (move.kind === 'use' && RARELY_USED.has(idOf(built[move.site]!)));

/** Returns a player who plays with skill, so that cities last, except for a whim now and then. */
export const curious = (seed: string): ((moves: readonly Move[], state: State) => Move) => {
  const random = quickSeeded(seed);
  const below = (n: number) => draw(random, n);
  return (moves, state) => {
    const rare = moves.filter((move) => isRare(move, state));
    const isFree = moves[0]!.kind === 'technology' || below(WHIM) === 0;
    if (rare.length > 0 && isFree) return rare[below(rare.length)]!;
    return below(2 * WHIM) === 0 ? careful(moves, state, below) : mostWanted(wants, moves, state);
  };
};
