import { boxed, type Sign } from '../../../core/signs.js';
import { isFloe } from '../cells.js';
import { prepare } from '../components.js';
import { CELLS, type Cell } from '../grid.js';
import { addStrengths, gatherIsland } from '../score/index.js';
import type { State, Variant } from '../state/index.js';
import type { IglooIgloo } from '../types.js';

/** The tables that the rules read. */
export const boxOf = boxed(prepare);

/** An island on which somebody is. */
export interface Island {
  readonly cells: readonly Cell[];
  /** The strengths of those who are there, in their order. */
  readonly strengths: readonly number[];
}

/** When the game ends with an island of which something holds, in this variant or in both. */
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

/** Whether somebody is there. */
export const isHeld = (): boolean => true;

/** Whether somebody is there alone. */
export const isOfOne = ({ strengths }: Island): boolean => strengths.length === 1;

/** Whether several are there. */
export const isOfSeveral = ({ strengths }: Island): boolean => strengths.length > 1;

/** Whether somebody there is weaker than another. */
export const hasSecond = ({ strengths }: Island): boolean => new Set(strengths).size > 1;

/** Whether an igloo stands there. */
export const hasIgloo = ({ cells }: Island, { igloos }: State): boolean => cells.some((cell) => igloos[cell] !== null);

/** Whether pack is part of it. */
export const hasPack = ({ cells }: Island, { ground }: State): boolean => cells.some((cell) => ground[cell] === 'pack');
