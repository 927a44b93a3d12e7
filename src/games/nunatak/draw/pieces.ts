import { figure, type Piece } from '../../../draw/picture.js';
import { seat } from '../../../words/message.js';
import { cardAt, held, keptFavours, openFavour, seen } from './cards.js';
import { inCell } from './floors.js';
import type { Staged } from './staged.js';

/** Lists all open pieces: tiles and blocks, cards and favours, and the markers on the track. */
export const pieces = (stage: Staged): readonly Piece[] => {
  const { position } = stage;
  return [
    ...position.tiles.flatMap((_, cell) => inCell(stage, cell)),
    ...position.line.flatMap((card, slot) => (card < 0 ? [] : [cardAt(stage, `slot-${slot}`, card)])),
    ...seen(stage),
    ...position.favourLine.map((favour, i) => openFavour(stage, `favour-${i}`, favour)),
    ...position.track.map((step, player) => marker(stage, player, step)),
    ...position.areas.flatMap((_, owner) => held(stage, owner)),
    ...position.favours.flatMap((_, player) => keptFavours(stage, player)),
  ];
};

/** Draws the marker of a player, up to two side by side. */
const marker = ({ position, components: { track }, at, write }: Staged, player: number, step: number): Piece => {
  const { x, y, width } = at('track');
  const together = position.track.filter((other) => other === step).length;
  const before = position.track.slice(0, player).filter((other) => other === step).length;
  const room = width / track.length;
  return {
    kind: `marker-${player}`,
    name: write('draw.marker', { player: seat(player), step }),
    at: 'track',
    x: x + (step + 0.5) * room + (together > 1 ? ((before % 2) - 0.5) * 13 : 0),
    y: y + (together > 2 ? 16.5 + 12 * Math.floor(before / 2) : 22),
    look: figure(player, 5.5, String(player + 1)),
  };
};
