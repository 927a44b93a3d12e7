import { orThrow } from '../../src/core/errors/errors.js';
import { game } from '../../src/games/frostpunk/index.js';
import { type GameSetting, playAndCount, type Tally } from './tally.js';

/** Deals to play, with the document of an owner's pack if there is one. */
export interface Task {
  readonly row: GameSetting;
  readonly deals: readonly [from: number, to: number];
  readonly pack?: unknown;
}

const play = ({ row, deals, pack }: Task): Promise<Tally> =>
  playAndCount(pack === undefined ? game : orThrow(game.withComponents(pack)), row, deals);

export default play;
