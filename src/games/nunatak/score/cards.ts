import type { Player } from '../../../core/contract/game.js';
import { type Box, type ByTool, type CardSymbol, type FavourId, SYMBOLS, TOOLS } from '../components/index.js';
import type { Owner, State } from '../state/index.js';

/** Counts the cards in a column of an owner. */
export const countCards = ({ filedCards }: State, owner: Owner, symbol: CardSymbol): number => {
  const cards = filedCards[owner]!;
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i]!.countsAs === symbol) count++;
  return count;
};

/** Counts the artisans of a player by tool. */
export const countTools = ({ filedCards }: State, player: Player): ByTool<number> => {
  const counts = TOOLS.map(() => 0);
  for (const { tool } of filedCards[player]!) if (tool !== null) counts[TOOLS.indexOf(tool)]!++;
  return counts;
};

/** Checks whether a player has used a favour with this effect. */
export const hasUsedFavour = ({ usedFavours }: State, box: Box, player: Player, id: FavourId): boolean =>
  usedFavours[player]!.some((favour) => box.favourIds[favour] === id);

/** @rule NU-SCORE-4 */
export const sculptorPoints = (state: State, { components }: Box, player: Player): number =>
  components.sculptorPoints[countCards(state, player, 'sculptor')]!;

/** @rule NU-SCORE-5 */
export const artisanPoints = (state: State, { components }: Box, player: Player): number => {
  const counts = countTools(state, player);
  return counts.reduce(
    (points, count) => points + components.artisanPoints[count]!,
    components.threeToolsPoints * Math.min(...counts),
  );
};

/** @rule NU-SCORE-6 NU-FX-17 */
export const beastPoints = (state: State, box: Box, player: Player): number => {
  let symbols = hasUsedFavour(state, box, player, 'team') ? box.components.effects.team : 0;
  for (const { card, countsAs, isTransformed } of state.filedCards[player]!) {
    if (countsAs === 'beast' && !isTransformed) symbols += box.components.cards[card]!.beastSymbols;
  }
  return countCards(state, player, 'beast') * symbols;
};

/** @rule NU-SCORE-7 */
export const engineerPoints = (state: State, { components }: Box, player: Player): number => {
  let step = state.engineeringSteps[player]!;
  while (step > 0 && components.engineeringTrack[step] === 0) step--;
  return countCards(state, player, 'engineer') * components.engineeringTrack[step]!;
};

/** @rule NU-SCORE-8 */
export const elderPoints = (state: State, { components }: Box, player: Player): number => {
  let points = 0;
  for (const { card, countsAs, isTransformed } of state.filedCards[player]!) {
    if (countsAs !== 'elder' || isTransformed) continue;
    for (const symbol of components.cards[card]!.elderPair ?? []) points += countCards(state, player, symbol);
  }
  return points;
};

/** @rule NU-SCORE-9 */
export const unusedFavourPoints = ({ favours }: State, { components }: Box, player: Player): number =>
  components.unusedFavourPoints * favours[player]!.length;

/** @rule NU-SCORE-10 */
export const sixTypesPoints = (state: State, { components }: Box, player: Player): number =>
  components.sixTypesPoints * Math.min(...SYMBOLS.map((symbol) => countCards(state, player, symbol)));

/**
 * Returns the points of harmony.
 * @rule NU-FX-16
 */
export const harmonyPoints = (state: State, box: Box, player: Player): number =>
  hasUsedFavour(state, box, player, 'harmony')
    ? SYMBOLS.filter((symbol) => countCards(state, player, symbol) > 0).length
    : 0;
