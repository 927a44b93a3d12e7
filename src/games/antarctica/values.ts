import { type Components, ZONES } from './components/index.js';

/** Lists the values of the components that clauses and sentences name. */
export const listValues = ({
  firstRankPoints,
  recruits,
  scientistsPlacedByCard,
  shipsPerZone,
  stalemate,
  steps,
  zonesClosedWithTwoPlayers,
}: Components) => ({
  zones: ZONES,
  shipsPerZone,
  closedZones: zonesClosedWithTwoPlayers.map((zone) => zone + 1).join(', '),
  cardRecruits: recruits.card,
  effectRecruits: recruits.effect,
  sacrificeRecruits: recruits.sacrifice,
  cardScientists: scientistsPlacedByCard,
  cardSteps: steps.card,
  effectSteps: steps.effect,
  firstRankPoints,
  stalemate,
});

/** The values of the components by name. */
export type Values = ReturnType<typeof listValues>;
