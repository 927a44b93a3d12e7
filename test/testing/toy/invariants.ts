import type { Box } from './components.js';
import type { State } from './state/index.js';

/** Returns the path of the first contradiction in a state, or of the first thing that no game can lead to. */
export const broken = (state: State, box: Box): string | null =>
  brokenCards(state, box) ?? brokenDie(state) ?? brokenPhase(state);

/** Checks that each card is in exactly one place. */
const brokenCards = ({ deck, hands, rows, covered }: State, { cards }: Box): string | null => {
  const found = [deck, ...hands, ...rows, ...covered].flat();
  return found.length === cards.length && new Set(found).size === cards.length ? null : 'deck';
};

/** Checks that nobody has rolled a die that is not in use, nor kept one without rolling it. */
const brokenDie = ({ dice, rolled, kept }: State): string | null => {
  for (const [player, hasRolled] of rolled.entries()) {
    if (hasRolled && !dice) return `rolled[${player}]`;
    if (kept[player]! > 0 && !hasRolled) return `kept[${player}]`;
  }
  return null;
};

/** Checks that a rolled die is not kept yet, and that the game is over when the player to move has nothing to do. */
const brokenPhase = ({ phase, player, deck, hands, rolled, kept }: State): string | null => {
  if (phase.kind === 'rolled') return rolled[player] && kept[player] === 0 ? null : 'phase';
  const isOver = deck.length === 0 && hands[player]!.length === 0;
  return isOver === (phase.kind === 'over') ? null : 'phase';
};
