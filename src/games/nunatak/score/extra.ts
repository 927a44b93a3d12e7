import type { Player } from '../../../core/contract/game.js';
import { rankPlayers } from '../../../core/types/score.js';
import type { Box, Quantity } from '../components/index.js';
import type { State } from '../state/index.js';
import { CELL_COUNT } from '../temple.js';
import { countCards, countTools } from './cards.js';

/**
 * Returns the players with an extra turn, best first: as many as there are cells left.
 * @rule NU-EXTRA-1 NU-EXTRA-5
 */
export const extraPlayers = (state: State, box: Box): readonly Player[] => {
  const [first, second] = box.components.completionCards[state.completionCard]!;
  const rankingKeys = state.blocksAside.map((_, player) => [
    quantityOf(state, box, player, first),
    quantityOf(state, box, player, second),
    player,
  ]);
  return rankPlayers(rankingKeys)
    .flat()
    .slice(0, CELL_COUNT - box.modes[state.players]!.normalTurns);
};

/** @rule NU-EXTRA-4 */
const quantityOf = (state: State, box: Box, player: Player, quantity: Quantity): number => {
  switch (quantity) {
    case 'oneSymbolBeasts':
      return countBeasts(state, box, player, 1);
    case 'twoSymbolBeasts':
      return countBeasts(state, box, player, 2);
    case 'labourers':
      return countCards(state, player, 'labourer');
    case 'engineers':
      return countCards(state, player, 'engineer');
    case 'sculptors':
      return countCards(state, player, 'sculptor');
    case 'artisans':
      return countCards(state, player, 'artisan');
    case 'tools':
      return countTools(state, player).filter((count) => count > 0).length;
    case 'steps':
      return state.engineeringSteps[player]!;
    case 'elders':
      return countCards(state, player, 'elder');
    case 'favours':
      return state.favours[player]!.length;
  }
};

const countBeasts = ({ filedCards }: State, { components }: Box, player: Player, symbols: number): number =>
  filedCards[player]!.filter(
    ({ card, countsAs }) => countsAs === 'beast' && components.cards[card]!.beastSymbols === symbols,
  ).length;
