import { type Blueprints, game, type Move, type State } from '../../../src/games/blueprints/index.js';
import { type Chooser, randomGame, type Turn, weightedChooser } from '../../../src/testing/random-game.js';
import { COLOURS } from './positions.js';

/** The preferences of players for dice. They reach discards, prizes and ties that random players rarely do. */
export const TASTES = ['anything', 'tower', 'colour', 'value', 'rising', 'low'] as const;
export type Taste = (typeof TASTES)[number];

const weight = (taste: Taste, state: State, move: Move): number => {
  const { colour, value } = move;
  const chosen = state.chosenDice[state.turnPlayer]!;
  const cells = state.dieCells[state.turnPlayer]!;
  switch (taste) {
    case 'anything':
      return 1;
    case 'tower':
      return move.kind === 'build' ? 7 - value + 20 * cells.filter((cell) => cell === move.cell).length : 1;
    case 'colour':
      return 1 + 20 * chosen.filter((die) => COLOURS[Math.floor(die / 6)] === colour).length;
    case 'value':
      return 1 + 20 * chosen.filter((die) => (die % 6) + 1 === value).length;
    case 'rising':
      return chosen.some((die) => (die % 6) + 1 === value) ? 1 : 60 - 8 * value;
    case 'low':
      return value === 1 || move.kind === 'discard' ? 30 : 1;
  }
};

/** Returns players with different tastes, which depend on the number. */
export const tasteful = (number: number): Chooser<Blueprints> =>
  weightedChooser((move, state) => weight(TASTES[(number + state.turnPlayer) % TASTES.length]!, state, move));

/** Returns the positions of a game of such players. */
export const tastefulGame = (players: 2 | 3 | 4, number: number): Iterable<Turn<Blueprints>> =>
  randomGame(game, { players, seed: `game ${number}` }, tasteful(number), `picks ${number}`);
