import type { Player } from '../../../core/contract/game.js';
import { ranked } from '../../../core/types/score.js';
import type { Box, Quantity } from '../components/index.js';
import type { State } from '../state/index.js';
import { CELLS } from '../temple.js';
import { columnOf, toolsOf } from './cards.js';

/**
 * Returns the players with an extra turn, best first: as many as there are cells left.
 * @rule NU-EXTRA-1 NU-EXTRA-5
 */
export const extraPlayers = (state: State, box: Box): readonly Player[] => {
  const [first, second] = box.components.completion[state.completion]!;
  const merits = state.aside.map((_, player) => [
    quantityOf(state, box, player, first),
    quantityOf(state, box, player, second),
    player,
  ]);
  return ranked(merits)
    .flat()
    .slice(0, CELLS - box.modes[state.players]!.normalTurns);
};

/** @rule NU-EXTRA-4 */
const quantityOf = (state: State, box: Box, player: Player, quantity: Quantity): number => {
  switch (quantity) {
    case 'oneSymbolBeasts':
      return beastsWith(state, box, player, 1);
    case 'twoSymbolBeasts':
      return beastsWith(state, box, player, 2);
    case 'labourers':
      return columnOf(state, player, 'labourer');
    case 'engineers':
      return columnOf(state, player, 'engineer');
    case 'sculptors':
      return columnOf(state, player, 'sculptor');
    case 'artisans':
      return columnOf(state, player, 'artisan');
    case 'tools':
      return toolsOf(state, player).filter((count) => count > 0).length;
    case 'steps':
      return state.track[player]!;
    case 'elders':
      return columnOf(state, player, 'elder');
    case 'favours':
      return state.favours[player]!.length;
  }
};

const beastsWith = ({ areas }: State, { components }: Box, player: Player, symbols: number): number =>
  areas[player]!.filter(({ card, as }) => as === 'beast' && components.cards[card]!.beastSymbols === symbols).length;
