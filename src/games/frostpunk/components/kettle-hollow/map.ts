import type { Components, Space, Tile } from '../types/index.js';
import { RESOURCES, type Zone } from '../vocabulary.js';

const SIX = [0, 1, 2, 3, 4, 5] as const;

/** The map, reconstructed: two rings of six positions around the generator tile. */
export const map: Components['map'] = {
  generatorSpaces: 5,
  generatorPairs: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ],
  printedBuildings: ['PLAT', 'GENE'],
  positions: [
    ...SIX.map((i) => ({
      id: `n${i}`,
      zone: 'near' as const,
      touches: ['generator', `n${(i + 1) % 6}`, `n${(i + 5) % 6}`],
    })),
    ...SIX.map((i) => ({ id: `f${i}`, zone: 'far' as const, touches: [`n${i}`, `n${(i + 1) % 6}`] })),
  ],
};

const space = (text: string): Space => {
  const [name, n] = text.split(' ');
  const resource = RESOURCES.find((each) => each === name);
  return resource === undefined ? 'none' : { resource, amount: Number(n) };
};

const tile =
  (zone: Zone) =>
  ([a, b, food, building = 'none']: readonly [string, string, number, string?], i: number): Tile => ({
    id: `${zone[0]!.toUpperCase()}${i + 1}`,
    zone,
    spaces: [space(a), space(b)],
    food,
    building,
  });

/** The tiles: authored. */
export const tiles: readonly Tile[] = [
  ...(
    [
      ['wood 4', 'coal 3', 2], // N1
      ['wood 4', 'steel 2', 0],
      ['coal 3', '-', 3],
      ['wood 4', 'wood 3', 0],
      ['steel 3', 'coal 3', 0],
      ['-', '-', 5],
      ['coal 3', 'coal 2', 0],
      ['wood 3', 'steel 2', 2],
    ] as const
  ).map(tile('near')),
  ...(
    [
      ['coal 5', 'steel 3', 2], // F1
      ['steel 4', 'wood 5', 0],
      ['wood 6', '-', 7],
      ['coal 5', 'coal 4', 0],
      ['steel 4', 'core 1', 0],
      ['-', '-', 7, 'WREC'],
      ['coal 5', 'core 1', 0],
      ['wood 5', 'steel 4', 2],
    ] as const
  ).map(tile('far')),
];
