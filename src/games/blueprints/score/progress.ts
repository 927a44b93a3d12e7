import { type ByPlayer, HIDDEN, type Hidden, type Player } from '../../../core/contract/game.js';
import { type Box, type Cell, PRIZES } from '../components.js';
import type { State, View } from '../state/index.js';
import { buildingOf, points, qualifies } from './building.js';
import { score } from './index.js';

/** The weight of a point won: more than any unscored building is worth, so that points won come first. */
const POINT = 1000;

/** Returns, by player, the points won, and with a far smaller weight the value of this round's building. */
export const progress = (state: State | View, box: Box): ByPlayer<number | null> => {
  const { players } = score(state as State, box);
  if (state.phase.kind === 'over') return players.map(({ total }) => total);
  return players.map(({ total }, player) =>
    isOpen(state, player) ? total + worthOf(state as State, box, player) / POINT : null,
  );
};

const isOpen = ({ cells }: State | View, player: Player): boolean => {
  const standing: readonly (Cell | Hidden)[] = cells[player]!;
  return !standing.includes(HIDDEN);
};

/** Returns the round score that a building has so far, and the points of the prizes for which it qualifies. */
const worthOf = (state: State, box: Box, player: Player): number => {
  const building = buildingOf(state, player);
  const { components } = box;
  let worth = points.wood(building, box) + points.recycled(building, box);
  worth += points.stone(building, box) + points.glass(building);
  if (building.dice.length > 0) worth += points.bonus(building, box, components.plans[state.plans[player]!]!);
  for (const prize of PRIZES) if (qualifies(prize, box)(building)) worth += components.prizes[prize];
  return worth;
};
