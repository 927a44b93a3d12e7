import type { IglooIgloo, Move, State } from '../../../src/games/igloo-igloo/index.js';
import { type Chooser, weightedChooser } from '../../../src/testing/index.js';

const OFFSETS = { n: -8, e: 1, s: 8, w: -1 } as const;

const weightOf = (move: Move, { players, inuits, igloos, bears }: State): number => {
  const hasInuits = (cell: number): boolean =>
    Array.from({ length: players }, (_, player) => inuits[64 * player + cell]!).some((count) => count > 0);
  switch (move.kind) {
    case 'stepAnimal':
      if (move.animal !== 'bear') return 0.2;
      if (!hasInuits(move.cell + OFFSETS[move.dir])) return 3;
      return igloos[move.cell + OFFSETS[move.dir]] === null ? 50 : 500;
    case 'walk':
      return bears[move.cell + OFFSETS[move.dir]] === 1 ? 100 : 1;
    case 'thaw':
      return hasInuits(move.cell) || bears[move.cell] === 1 ? 20 : 0.2;
    case 'moveAnimals':
    case 'buildIgloo':
      return 10;
    case 'harpoon':
    case 'endTurn':
      return 0.1;
    default:
      return 1;
  }
};

/** Players who cause trouble: bears go to inuits, inuits go to bears, and the ice thaws under them. */
export const wild: Chooser<IglooIgloo> = weightedChooser(weightOf);

const TILES: readonly Move['kind'][] = ['thaw', 'moveAnimals', 'playEndurance', 'harpoon', 'defend'];

/** Players who keep their tiles as long as they can, and so hold many. */
export const thrifty: Chooser<IglooIgloo> = weightedChooser(({ kind }) => (TILES.includes(kind) ? 0.01 : 1));
