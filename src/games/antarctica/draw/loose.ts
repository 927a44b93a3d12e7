import { element, figure, movedTo, type Piece, plate } from '../../../draw/picture.js';
import { seat } from '../../../words/message.js';
import { ownerOf } from '../state/index.js';
import type { Staged } from './staged.js';

/** A piece that has no place yet. */
export type Loose = Omit<Piece, 'at' | 'x' | 'y'>;

/** Draws a ship. */
export const shipOf = ({ write }: Staged, ship: number): Loose => {
  const player = ownerOf(ship);
  const hull = element('path', { d: 'M-9 5H9L6 9.5H-6Z', class: `f-p${player} s-token`, 'stroke-width': 0.8 });
  return {
    kind: `ship-${ship}`,
    name: write('draw.ship', { player: seat(player) }),
    look: [hull, ...figure(player, 7.5, String(player + 1))],
  };
};

/** Draws an icebreaker in a zone, with the number of its owner. */
export const icebreaker = ({ write }: Staged, player: number): Loose => ({
  kind: `icebreaker-${player}`,
  name: write('draw.icebreaker', { player: seat(player) }),
  look: [
    plate(19, 19, { class: `f-paper s-p${player}`, 'stroke-width': 1.2 }),
    element('path', { d: 'M-7 8l3.5-2l3.5 2l3.5-2l3.5 2', class: 's-ink', 'stroke-width': 1.2 }),
    movedTo(0, -1.5, figure(player, 6, String(player + 1))),
  ],
});

/** Draws a cube. */
export const cube = ({ write }: Staged, player: number): Loose => ({
  kind: `cube-${player}`,
  name: write('draw.cube', { player: seat(player) }),
  look: figure(player, 6.5, String(player + 1)),
});
