import type { Game, Player } from '../../core/contract/game.js';
import type { Dir, IglooIgloo, Move, State } from '../../games/igloo-igloo/index.js';
import type { LadderSettings } from './levels.js';

const CELLS = 64;

/** The number of ice tiles at the beginning. */
const ALL_ICE = 48;

/** Hunted animals are kept; islands count in proportion to the melted ice, because they change hands until then. */
const FEWEST = 0.05;
const INUIT = 1.5;
const IGLOO = 3;
const TILE = 0.5;

/** Returns, by player, the lead over the best of the other players. */
const standings = (state: State, game: Game<IglooIgloo>): readonly number[] => {
  const gone = 1 - state.ground.filter((each) => each === 'ice').length / ALL_ICE;
  const settled = FEWEST + (1 - FEWEST) * gone ** 2;
  const worths = game
    .score(state)
    .players.map(({ categories }, player) => categories.hunting + settled * categories.islands + means(state, player));
  return worths.map((worth, player) => worth - Math.max(...worths.filter((_, each) => each !== player)));
};

/** Values the inuits, igloos and tiles that a player still has. */
const means = ({ inuits, igloos, handSizes }: State, player: Player): number => {
  let sum = TILE * handSizes[player]!;
  for (let cell = 0; cell < CELLS; cell++) {
    sum += INUIT * inuits[CELLS * player + cell]! + (igloos[cell] === player ? IGLOO : 0);
  }
  return sum;
};

/** The difference between the numbers of a cell and the next one in a direction. */
const STEP: Readonly<Record<Dir, number>> = { n: -8, e: 1, s: 8, w: -1 };

/** Checks whether a walk goes straight back. */
const undoes = (move: Move, last: Move): boolean =>
  move.kind === 'walk' &&
  last.kind === 'walk' &&
  move.cell === last.cell + STEP[last.dir] &&
  last.cell === move.cell + STEP[move.dir];

// Chance melts and moves so much that the value of a position says more than a random play-out.
const manner = { explore: 0.25, plies: 0, worth: standings, undoes } as const;

/** The settings of the bots of Igloo Igloo. */
export const iglooIgloo: LadderSettings<IglooIgloo> = {
  novice: { samples: 1, depth: 1 },
  club: { ...manner, budget: { iterations: 400 } },
  expert: { ...manner, budget: { iterations: 2500 } },
};
