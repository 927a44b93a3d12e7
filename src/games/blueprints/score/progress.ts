import { HIDDEN, type Hidden, type Player } from '../../../core/game.js';
import { type Box, PRIZES } from '../components.js';
import type { State, View } from '../state/index.js';
import { buildingOf, points, qualifies } from './building.js';
import { score } from './index.js';

/** So much more than a building of one round can be worth that points won come first. */
const POINT = 1000;

/** By player, the points won, and far behind them what the building of this round is worth as it stands. */
export const progress = (state: State | View, box: Box): readonly (number | null)[] => {
  const { players } = score(state as State, box);
  if (state.phase.kind === 'over') return players.map(({ total }) => total);
  return players.map(({ total }, player) =>
    isOpen(state, player) ? total + worthOf(state as State, box, player) / POINT : null,
  );
};

const isOpen = ({ cells }: State | View, player: Player): boolean => {
  const standing: readonly (number | Hidden)[] = cells[player]!;
  return !standing.includes(HIDDEN);
};

/** What a building would score in the round, and the points of the prizes that it would be worth. */
const worthOf = (state: State, box: Box, player: Player): number => {
  const building = buildingOf(state, player);
  const { components } = box;
  let worth = points.wood(building, box) + points.recycled(building, box);
  worth += points.stone(building, box) + points.glass(building);
  if (building.dice.length > 0) worth += points.bonus(building, box, components.plans[state.plans[player]!]!);
  for (const prize of PRIZES) if (qualifies(prize, box)(building)) worth += components.prizes[prize];
  return worth;
};
