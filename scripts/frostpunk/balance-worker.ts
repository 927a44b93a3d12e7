import { orThrow } from '../../src/core/errors/verdict.js';
import { game } from '../../src/games/frostpunk/index.js';
import { type Row, type Tally, tallied } from './tally.js';

/** Deals to play, with the document of an owner's pack if there is one. */
export interface Task {
  readonly row: Row;
  readonly deals: readonly [from: number, to: number];
  readonly own?: unknown;
}

const play = ({ row, deals, own }: Task): Promise<Tally> =>
  tallied(own === undefined ? game : orThrow(game.withComponents(own)), row, deals);

export default play;
