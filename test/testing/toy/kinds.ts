import type { Player } from '../../../src/core/contract/game.js';
import { type MoveKinds, moveKind, type PhaseKinds } from '../../../src/core/contract/rows.js';
import { cover, draw, keep, leave, play, roll } from './apply.js';
import { cardForbiddenBy, drawForbiddenBy, rollForbiddenBy } from './legal.js';
import { covers, entries, plays } from './moves.js';
import type { State } from './state/index.js';
import type { Toy } from './types.js';

const kind = moveKind<Toy>();
const always = (): undefined => undefined;

/** The kinds of moves, in the order of the catalogue. */
export const kinds: MoveKinds<Toy> = {
  draw: kind({ in: ['turn'], entries: () => entries.draw, forbiddenBy: drawForbiddenBy, does: draw }),
  play: kind({ in: ['turn'], entries: plays, forbiddenBy: cardForbiddenBy, does: play }),
  cover: kind({ in: ['turn'], entries: covers, forbiddenBy: cardForbiddenBy, does: cover }),
  roll: kind({ in: ['turn'], entries: () => entries.roll, forbiddenBy: rollForbiddenBy, does: roll }),
  keep: kind({ in: ['rolled'], entries: () => entries.keep, forbiddenBy: always, does: keep }),
  leave: kind({ in: ['rolled'], entries: () => entries.leave, forbiddenBy: always, does: leave }),
};

const player = (state: State): Player => state.player;

/** The phases. */
export const phases: PhaseKinds<Toy> = {
  turn: { decides: player, otherwiseForbidden: 'not-rolled' },
  rolled: { decides: player, otherwiseForbidden: 'die-lies' },
  over: { decides: () => null, otherwiseForbidden: 'over' },
};
