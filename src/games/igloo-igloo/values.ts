import { sum } from '../../core/data/list.js';
import { writeByPlayers } from '../../core/types/clauses.js';
import type { Components } from './components.js';

/** Lists the values of the components that clauses and sentences name. */
export const listValues = ({
  actionPoints,
  animalSteps,
  animalValues,
  costs,
  expertIslandValues,
  fishPerTile,
  igloos,
  inuits,
  strengths,
  tiles,
}: Components) => ({
  fish1Value: animalValues[0]!,
  fish2Value: animalValues[1]!,
  fish3Value: animalValues[2]!,
  fox1Value: animalValues[3]!,
  fox2Value: animalValues[4]!,
  fox3Value: animalValues[5]!,
  fish2Count: fishPerTile.fish2,
  fish3Count: fishPerTile.fish3,
  tiles: sum(tiles.map(({ count }) => count)),
  igloos,
  inuits: writeByPlayers(inuits),
  actionPoints,
  animalSteps,
  walkCost: costs.walk,
  kayakCost: costs.kayak,
  iglooCost: costs.igloo,
  inuitStrength: strengths.inuit,
  iglooStrength: strengths.igloo,
  islandValues: expertIslandValues.join(', '),
});

/** The values of the components by name. */
export type Values = ReturnType<typeof listValues>;
