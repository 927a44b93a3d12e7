import type { ByPlayer } from '../../../core/contract/game.js';
import { preparedOnce, type Sign } from '../../../signs/sign.js';
import { isFloe } from '../cells.js';
import { prepare } from '../components.js';
import { CELLS, type Cell } from '../grid.js';
import { addStrengths, gatherIsland } from '../score/index.js';
import type { State, Variant } from '../state/index.js';
import type { IglooIgloo } from '../types.js';

/** Returns the tables that the rules read. */
export const boxOf = preparedOnce(prepare);

/** An island with inuits or igloos. */
export interface Island {
  readonly cells: readonly Cell[];
  /** The strengths of the players there. */
  readonly strengths: ByPlayer<number>;
}

/** Returns a sign that the game ends with an island for which `holds` is true, in one variant or in both. */
export const atEnd =
  (holds: (island: Island, state: State) => boolean, variant?: Variant): Sign<IglooIgloo> =>
  ({ events, after, components }) =>
    events.some(({ kind }) => kind === 'gameOver') &&
    (variant === undefined || after.variant === variant) &&
    islandsOf(after, boxOf({ components })).some((island) => holds(island, after));

const islandsOf = (state: State, box: ReturnType<typeof boxOf>): readonly Island[] => {
  const counted = new Uint8Array(CELLS);
  return state.ground.flatMap((ground, cell) => {
    if (counted[cell] !== 0 || !isFloe(ground)) return [];
    const found = new Uint8Array(CELLS);
    const cells = [...found.subarray(0, gatherIsland(state, cell, counted, found))];
    const strengths = new Array<number>(state.players).fill(0);
    for (const each of cells) addStrengths(state, box, each, strengths);
    const present = strengths.filter((strength) => strength > 0);
    return present.length === 0 ? [] : [{ cells, strengths: present }];
  });
};

/** Checks whether a player is there: always true. */
export const isHeld = (): boolean => true;

/** Checks whether one player is there alone. */
export const isOfOne = ({ strengths }: Island): boolean => strengths.length === 1;

/** Checks whether several players are there. */
export const isOfSeveral = ({ strengths }: Island): boolean => strengths.length > 1;

/** Checks whether a player there is weaker than another. */
export const hasSecond = ({ strengths }: Island): boolean => new Set(strengths).size > 1;

/** Checks whether an igloo stands there. */
export const hasIgloo = ({ cells }: Island, { igloos }: State): boolean => cells.some((cell) => igloos[cell] !== null);

/** Checks whether pack is part of the island. */
export const hasPack = ({ cells }: Island, { ground }: State): boolean => cells.some((cell) => ground[cell] === 'pack');
