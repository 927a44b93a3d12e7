import type { Refusal } from './clauses/refusals.js';
import { type Box, HAND } from './components.js';
import type { Play } from './moves.js';
import type { State } from './state/index.js';

export const drawForbiddenBy = ({ player, deck, hands }: State): Refusal | undefined =>
  deck.length === 0 || hands[player]!.length === HAND ? 'TOY-DRAW-1' : undefined;

export const playForbiddenBy = ({ player, hands }: State, _: Box, { card }: Play): Refusal | undefined =>
  hands[player]!.includes(card) ? undefined : 'TOY-PLAY-1';

export const rollForbiddenBy = ({ player, dice, rolled }: State): Refusal | undefined =>
  !dice || rolled[player] ? 'TOY-ROLL-1' : undefined;
