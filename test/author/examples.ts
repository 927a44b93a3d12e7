import { game as crazyEights } from '../../docs/examples/games/crazy-eights.js';
import { game as goofspiel } from '../../docs/examples/games/goofspiel.js';
import { game as hex } from '../../docs/examples/games/hex.js';
import { game as liarsDice } from '../../docs/examples/games/liars-dice.js';
import type { AnyGame } from '../../src/core/contract/game.js';

/** The example games, each with the longest that a game can last. */
export const EXAMPLES: readonly { readonly game: AnyGame; readonly bound: number }[] = [
  { game: crazyEights, bound: 400 },
  { game: goofspiel, bound: 60 },
  { game: hex, bound: 250 },
  { game: liarsDice, bound: 3000 },
];
