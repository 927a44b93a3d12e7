import type { Player } from '../../../src/core/contract/game.js';
import { type MoveKinds, moveKind, type PhaseKinds } from '../../../src/core/contract/kernel.js';
import { cover, draw, keep, leave, play, roll } from './apply.js';
import { cardForbiddenBy, drawForbiddenBy, rollForbiddenBy } from './legal.js';
import { covers, entries, plays } from './moves.js';
import type { State } from './state/index.js';
import type { Toy } from './types.js';

const kind = moveKind<Toy>();
const always = (): undefined => undefined;

/** The kinds of moves, in the order of the catalogue. */
export const kinds: MoveKinds<Toy> = {
  draw: kind({ phases: ['turn'], allMoves: () => entries.draw, forbiddenBy: drawForbiddenBy, apply: draw }),
  play: kind({ phases: ['turn'], allMoves: plays, forbiddenBy: cardForbiddenBy, apply: play }),
  cover: kind({ phases: ['turn'], allMoves: covers, forbiddenBy: cardForbiddenBy, apply: cover }),
  roll: kind({ phases: ['turn'], allMoves: () => entries.roll, forbiddenBy: rollForbiddenBy, apply: roll }),
  keep: kind({ phases: ['rolled'], allMoves: () => entries.keep, forbiddenBy: always, apply: keep }),
  leave: kind({ phases: ['rolled'], allMoves: () => entries.leave, forbiddenBy: always, apply: leave }),
};

const player = (state: State): Player => state.player;

/** The phases. */
export const phases: PhaseKinds<Toy> = {
  turn: { decider: player, otherwiseForbidden: 'not-rolled' },
  rolled: { decider: player, otherwiseForbidden: 'die-lies' },
  over: { decider: () => null, otherwiseForbidden: 'over' },
};
