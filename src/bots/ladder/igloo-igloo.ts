import type { Game, Player } from '../../core/contract/game.js';
import type { Dir, IglooIgloo, Move, State } from '../../games/igloo-igloo/index.js';
import type { LadderSettings } from './levels.js';

const CELL_COUNT = 64;

/** The number of ice tiles at the beginning. */
const ICE_TILES = 48;

/** Hunted animals are kept; islands count in proportion to the melted ice, because they change hands until then. */
const MIN_ISLAND_SHARE = 0.05;
const INUIT_VALUE = 1.5;
const IGLOO_VALUE = 3;
const TILE_VALUE = 0.5;

/** Returns, by player, the lead over the best of the other players. */
const leads = (state: State, game: Game<IglooIgloo>): readonly number[] => {
  const meltedShare = 1 - state.ground.filter((each) => each === 'ice').length / ICE_TILES;
  const islandShare = MIN_ISLAND_SHARE + (1 - MIN_ISLAND_SHARE) * meltedShare ** 2;
  const values = game
    .score(state)
    .players.map(
      ({ categories }, player) => categories.hunting + islandShare * categories.islands + suppliesValue(state, player),
    );
  return values.map((value, player) => value - Math.max(...values.filter((_, each) => each !== player)));
};

/** Values the inuits, igloos and tiles that a player still has. */
const suppliesValue = ({ inuits, igloos, handSizes }: State, player: Player): number => {
  let sum = TILE_VALUE * handSizes[player]!;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    sum += INUIT_VALUE * inuits[CELL_COUNT * player + cell]! + (igloos[cell] === player ? IGLOO_VALUE : 0);
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
const commonSettings = { exploration: 0.25, maxPlayoutPlies: 0, evaluate: leads, undoes } as const;

/** The settings of the bots of Igloo Igloo. */
export const iglooIgloo: LadderSettings<IglooIgloo> = {
  novice: { samples: 1, maxDepth: 1 },
  club: { ...commonSettings, budget: { iterations: 400 } },
  expert: { ...commonSettings, budget: { iterations: 2500 } },
};
