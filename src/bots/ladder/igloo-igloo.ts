import type { Player } from '../../core/game.js';
import type { IglooIgloo, State } from '../../games/igloo-igloo/index.js';
import type { QuickBot, Seat } from '../bot.js';
import { greedy } from '../greedy.js';
import { search } from '../search/index.js';
import { fitted, ladderOf } from './levels.js';

const CELLS = 64;

/** How much ice lies on the board at the beginning. */
const ALL_ICE = 48;

/** What is hunted stays; islands count as far as the ice is gone, for until then they change hands. */
const FEWEST = 0.05;
const INUIT = 1.5;
const IGLOO = 3;
const TILE = 0.5;

/** How well a state stands for a player: by how much it is better than the best of the others. */
const standing =
  ({ game }: Seat<IglooIgloo>) =>
  (state: State, player: Player): number => {
    const scores = game.score(state).players;
    const gone = 1 - state.ground.filter((each) => each === 'ice').length / ALL_ICE;
    const settled = FEWEST + (1 - FEWEST) * gone ** 2;
    const worths = scores.map(
      ({ categories }, each) => categories.hunting + settled * categories.islands + means(state, each),
    );
    const others = worths.filter((_, each) => each !== player);
    return worths[player]! - Math.max(...others);
  };

/** What a player has to go on with. */
const means = ({ inuits, igloos, handSizes }: State, player: Player): number => {
  let sum = TILE * handSizes[player]!;
  for (let cell = 0; cell < CELLS; cell++) {
    sum += INUIT * inuits[CELLS * player + cell]! + (igloos[cell] === player ? IGLOO : 0);
  }
  return sum;
};

// Chance melts and moves so much that a position judged as it stands says more than one played on at random.
const searching = (iterations: number): QuickBot<IglooIgloo> =>
  fitted((seat) => search({ budget: { iterations }, explore: 0.15, plies: 0, worth: standing(seat) }));

/** Players of Igloo Igloo. */
export const iglooIgloo = ladderOf<IglooIgloo>({
  novice: greedy({ samples: 1, depth: 1 }),
  club: searching(400),
  expert: searching(2000),
});
