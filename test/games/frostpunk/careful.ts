import type { MoveWeight } from '../../../src/bots/index.js';
import type { Components, Frostpunk, State, View } from '../../../src/games/frostpunk/index.js';

/** The value of a new Building to a careful player. */
const WANTED: Readonly<Record<string, number>> = {
  TENT: 9,
  HOUS: 6,
  COOK: 12,
  HOTH: 6,
  SAWM: 6,
  MINE: 8,
  SMEL: 5,
  MEDI: 12,
  INFI: 8,
  WORK: 9,
  BEAC: 7,
  POST: 5,
  KILN: 3,
  NURS: 2,
  FACT: 5,
  CEME: 30,
  HUNT: 3,
};

/** Returns the weight of a move for a careful player. */
export const careful =
  (components: Components): MoveWeight<Frostpunk> =>
  (move, state) => {
    const idOf = (building: number): string => components.buildings[building]?.id ?? '';
    const { heat, cold, stage, pressure, hand, isCallOfDutyUsed, discontent, hope, tiredTokens } = state;
    switch (move.kind) {
      case 'burnCoal':
        return stage === 'action'
          ? burning(move.amount, state)
          : stage === 'night'
            ? warming(move.amount, state)
            : 1 + move.amount ** 2;
      case 'eat':
        return 1 + move.amount ** 3;
      case 'pass':
        return 0.05;
      case 'playCard':
        return hand.length > 1 ? 0.5 : 1;
      case 'useCallOfDuty':
        return isCallOfDutyUsed || (discontent.length < 4 && hope.length > 2) ? 0.02 : 5 + tiredTokens.length;
      case 'clear':
        return state.tiles.filter((tile) => tile >= 0).length < 8 ? 1 : 0.1;
      case 'gather':
        return heat < cold && state.sickCitizens[0]! > 6 ? 0.6 : 2;
      case 'build':
        return state.stock[1]! >= 3 && state.stock[2]! > 0 ? 3 : 0.1;
      case 'construct':
        return WANTED[idOf(move.building)] ?? 1;
      case 'dismantle':
        return 0.005;
      case 'upgrade':
        return 2;
      case 'use':
        return using(idOf(state.siteBuilding[move.site]!), pressure, state);
      case 'scout':
        return 12;
      case 'special':
        return 14;
      case 'exhaustToken':
        return state.phase.kind === 'lower' && state.phase.track === 'hope' ? 9 : 1;
      case 'removeToken':
        return state.phase.kind === 'lower' && state.phase.track === 'discontent' ? 9 : 1;
      case 'activateToken':
        return state.phase.kind === 'raise' && state.phase.track === 'discontent' ? 9 : 1;
      default:
        return 2;
    }
  };

/** Returns the weight of burning Coal in a turn: up to the range of the next level. */
const burning = (n: number, { heat, heatingRanges, stock }: State | View): number => {
  const goal = stock[0]! > 10 ? heatingRanges[1]! : heatingRanges[0]!;
  return heat + n === goal ? 30 : 0.01;
};

const warming = (n: number, { heat, heatingRanges }: State | View): number =>
  heat + n === heatingRanges[1] ? 9 : n === 0 ? 3 : 0.3;

const using = (id: string, pressure: number, { sickCitizens, showsSkull }: State | View): number => {
  if (id === 'GENE') return pressure > 4 ? 40 : 0.2;
  if (id === 'MEDI' || id === 'INFI') return sickCitizens.some((n) => n > 3) || showsSkull.includes(true) ? 30 : 1;
  return id === 'PLAT' ? 1 : 8;
};
