import type { Player } from '../../../core/contract/game.js';
import { type Box, type ByTool, type FavourId, SYMBOLS, type Sym, TOOLS } from '../components/index.js';
import type { Owner, State } from '../state/index.js';

/** Counts the cards in a column of an owner. */
export const columnOf = ({ areas }: State, owner: Owner, symbol: Sym): number => {
  const own = areas[owner]!;
  let count = 0;
  for (let i = 0; i < own.length; i++) if (own[i]!.as === symbol) count++;
  return count;
};

/** Counts the artisans of a player by tool. */
export const toolsOf = ({ areas }: State, player: Player): ByTool<number> => {
  const counts = TOOLS.map(() => 0);
  for (const { tool } of areas[player]!) if (tool !== null) counts[TOOLS.indexOf(tool)]!++;
  return counts;
};

/** Checks whether a player has used a favour with this effect. */
export const hasSpent = ({ spent }: State, box: Box, player: Player, id: FavourId): boolean =>
  spent[player]!.some((favour) => box.favourIds[favour] === id);

/** @rule NU-SCORE-4 */
export const sculptors = (state: State, { components }: Box, player: Player): number =>
  components.sculptors[columnOf(state, player, 'sculptor')]!;

/** @rule NU-SCORE-5 */
export const artisans = (state: State, { components }: Box, player: Player): number => {
  const counts = toolsOf(state, player);
  return counts.reduce((points, count) => points + components.artisans[count]!, components.trio * Math.min(...counts));
};

/** @rule NU-SCORE-6 NU-FX-17 */
export const beasts = (state: State, box: Box, player: Player): number => {
  let symbols = hasSpent(state, box, player, 'team') ? box.components.effects.team : 0;
  for (const { card, as, changed } of state.areas[player]!) {
    if (as === 'beast' && !changed) symbols += box.components.cards[card]!.beastSymbols;
  }
  return columnOf(state, player, 'beast') * symbols;
};

/** @rule NU-SCORE-7 */
export const engineers = (state: State, { components }: Box, player: Player): number => {
  let step = state.track[player]!;
  while (step > 0 && components.track[step] === 0) step--;
  return columnOf(state, player, 'engineer') * components.track[step]!;
};

/** @rule NU-SCORE-8 */
export const elders = (state: State, { components }: Box, player: Player): number => {
  let points = 0;
  for (const { card, as, changed } of state.areas[player]!) {
    if (as !== 'elder' || changed) continue;
    for (const symbol of components.cards[card]!.pair ?? []) points += columnOf(state, player, symbol);
  }
  return points;
};

/** @rule NU-SCORE-9 */
export const unusedFavours = ({ favours }: State, { components }: Box, player: Player): number =>
  components.unusedFavour * favours[player]!.length;

/** @rule NU-SCORE-10 */
export const sets = (state: State, { components }: Box, player: Player): number =>
  components.set * Math.min(...SYMBOLS.map((symbol) => columnOf(state, player, symbol)));

/**
 * Returns the points of harmony.
 * @rule NU-FX-16
 */
export const harmony = (state: State, box: Box, player: Player): number =>
  hasSpent(state, box, player, 'harmony') ? SYMBOLS.filter((symbol) => columnOf(state, player, symbol) > 0).length : 0;
