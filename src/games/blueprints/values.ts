import { sum } from '../../core/data/list.js';
import { writeByPlayers } from '../../core/types/clauses.js';
import { CHOICES_PER_ROUND, COLOURS, type Components, ROUNDS } from './components.js';

/** Lists the values of the components that clauses and sentences name. */
export const listValues = ({
  awardsInUse,
  dice,
  planBonus,
  poolSizes,
  prizeThresholds,
  recycledPoints,
  stonePoints,
  woodPoints,
}: Components) => ({
  skyscraperDice: prizeThresholds.skyscraper,
  equalDice: prizeThresholds.structuralIntegrity,
  differentValues: prizeThresholds.geometer,
  materialDice: prizeThresholds.materials,
  dice: sum(COLOURS.map((colour) => dice[colour])),
  rounds: ROUNDS,
  choices: CHOICES_PER_ROUND,
  awards: writeByPlayers(awardsInUse),
  poolSizes: writeByPlayers(poolSizes),
  planBonus,
  woodPoints,
  recycledPoints: recycledPoints.slice(1).join(', '),
  stonePoints: stonePoints.join(', '),
});

/** The values of the components by name. */
export type Values = ReturnType<typeof listValues>;
