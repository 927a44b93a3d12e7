import { type ByPlayer, HIDDEN, type Hidden, type Player } from '../../../core/contract/game.js';
import { type Box, type Cell, PRIZES } from '../components.js';
import type { State, View } from '../state/index.js';
import { buildingOf, createPrizeCheck, scorers } from './building.js';
import { score } from './index.js';

/** The weight of a point won: more than any unscored building is worth, so that points won come first. */
const POINT_WEIGHT = 1000;

/** Returns, by player, the points won, and with a far smaller weight the value of this round's building. */
export const evaluate = (state: State | View, box: Box): ByPlayer<number | null> => {
  const { players } = score(state as State, box);
  if (state.phase.kind === 'over') return players.map(({ total }) => total);
  return players.map(({ total }, player) =>
    isFullyVisible(state, player) ? total + estimatePoints(state as State, box, player) / POINT_WEIGHT : null,
  );
};

const isFullyVisible = ({ dieCells }: State | View, player: Player): boolean => {
  const standing: readonly (Cell | Hidden)[] = dieCells[player]!;
  return !standing.includes(HIDDEN);
};

/** Returns the round score that a building has so far, and the points of the prizes for which it qualifies. */
const estimatePoints = (state: State, box: Box, player: Player): number => {
  const building = buildingOf(state, player);
  const { components } = box;
  let estimate = scorers.wood(building, box) + scorers.recycled(building, box);
  estimate += scorers.stone(building, box) + scorers.glass(building);
  if (building.dice.length > 0) estimate += scorers.bonus(building, box, components.plans[state.plans[player]!]!);
  for (const prize of PRIZES) if (createPrizeCheck(prize, box)(building)) estimate += components.prizePoints[prize];
  return estimate;
};
