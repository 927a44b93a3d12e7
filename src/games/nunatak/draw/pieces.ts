import { type Piece, playerFigure } from '../../../draw/picture.js';
import { playerMessage } from '../../../words/message.js';
import { drawCard, drawFiledCards, drawHeldFavours, drawOpenFavour, drawTakenAndSeenCards } from './cards.js';
import type { DrawContext } from './context.js';
import { drawCell } from './floors.js';

/** Lists all open pieces: tiles and blocks, cards and favours, and the markers on the track. */
export const pieces = (context: DrawContext): readonly Piece[] => {
  const { state } = context;
  return [
    ...state.tiles.flatMap((_, cell) => drawCell(context, cell)),
    ...state.line.flatMap((card, slot) => (card < 0 ? [] : [drawCard(context, `slot-${slot}`, card)])),
    ...drawTakenAndSeenCards(context),
    ...state.favourLine.map((favour, i) => drawOpenFavour(context, `favour-${i}`, favour)),
    ...state.engineeringSteps.map((step, player) => drawMarker(context, player, step)),
    ...state.filedCards.flatMap((_, owner) => drawFiledCards(context, owner)),
    ...state.favours.flatMap((_, player) => drawHeldFavours(context, player)),
  ];
};

/** Draws the marker of a player, up to two side by side. */
const drawMarker = (
  { state, components: { engineeringTrack }, rectangleAt, formatText }: DrawContext,
  player: number,
  step: number,
): Piece => {
  const { x, y, width } = rectangleAt('track');
  const sameStep = state.engineeringSteps.filter((other) => other === step).length;
  const before = state.engineeringSteps.slice(0, player).filter((other) => other === step).length;
  const stepWidth = width / engineeringTrack.length;
  return {
    kind: `marker-${player}`,
    name: formatText('draw.marker', { player: playerMessage(player), step }),
    at: 'track',
    x: x + (step + 0.5) * stepWidth + (sameStep > 1 ? ((before % 2) - 0.5) * 13 : 0),
    y: y + (sameStep > 2 ? 16.5 + 12 * Math.floor(before / 2) : 22),
    look: playerFigure(player, 5.5, String(player + 1)),
  };
};
