import type { Player } from '../../../src/core/contract/game.js';
import { moveKinds, type PhaseKinds } from '../../../src/core/contract/kernel.js';
import { cover, draw, keep, leave, play, roll } from './apply.js';
import { cardForbiddenBy, drawForbiddenBy, rollForbiddenBy } from './legal.js';
import { covers, entries, plays } from './moves.js';
import type { State } from './state/index.js';
import type { Toy } from './types.js';

/** The kinds of moves, in the order of the catalogue. */
export const kinds = moveKinds<Toy>((box) => ({ ...entries, play: plays(box), cover: covers(box) }))({
  draw: { phases: ['turn'], forbiddenBy: drawForbiddenBy, apply: draw },
  play: { phases: ['turn'], forbiddenBy: cardForbiddenBy, apply: play },
  cover: { phases: ['turn'], forbiddenBy: cardForbiddenBy, apply: cover },
  roll: { phases: ['turn'], forbiddenBy: rollForbiddenBy, apply: roll },
  keep: { phases: ['rolled'], apply: keep },
  leave: { phases: ['rolled'], apply: leave },
});

const player = (state: State): Player => state.player;

/** The phases. */
export const phases: PhaseKinds<Toy> = {
  turn: { decider: player, otherwiseForbidden: 'not-rolled' },
  rolled: { decider: player, otherwiseForbidden: 'die-lies' },
  over: { decider: () => null, otherwiseForbidden: 'over' },
};
