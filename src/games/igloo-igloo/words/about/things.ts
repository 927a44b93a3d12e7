import type { AboutKinds } from '../../../../words/about-entry.js';
import { message, nameMessage, type Parameters } from '../../../../words/message.js';
import {
  ANIMALS,
  type Animal,
  animalIndex,
  BEAR,
  type Components,
  FIRST_ENDURANCE_TILE,
  FIRST_FOX,
  TILES,
  type TileKind,
  VALUES_PER_ANIMAL,
} from '../../components.js';
import type { Ground } from '../../state/index.js';
import type { IglooIgloo } from '../../types.js';
import { parameters } from '../parameters.js';

/** The kinds of entries, each with the type of value that identifies one. */
export interface AboutIds {
  readonly tile: TileKind;
  readonly animal: Animal;
  readonly ground: Ground;
  readonly category: IglooIgloo['Category'];
  readonly tieBreak: IglooIgloo['TieBreak'];
  /** A variant: `variant.standard`, `variant.expert`. */
  readonly option: string;
  /** A term of the rules. */
  readonly term: keyof typeof TERM_LINES;
}

const { names } = parameters;
const PLAYERS = [2, 3, 4] as const;
const GROUNDS = ['land', 'water', 'ice', 'pack'] as const;
const VARIANTS = ['variant.standard', 'variant.expert'] as const;

/** The parameters of the line on a kind of tile. */
const tileParameters = (tile: TileKind, { animalSteps, fishPerTile }: Components): Parameters => {
  const kind = TILES[tile]!;
  if (kind === 'fish2' || kind === 'fish3') return { fish: fishPerTile[kind] };
  if (kind === 'animals') return { steps: animalSteps };
  return tile >= FIRST_ENDURANCE_TILE ? { points: tile - FIRST_ENDURANCE_TILE + 1 } : {};
};

/** The key of the line on a kind of tile: one each for fish and for endurance. */
const tileKey = (tile: TileKind): string =>
  TILES[tile]!.startsWith('fish')
    ? 'about.shoal'
    : tile >= FIRST_ENDURANCE_TILE
      ? 'about.endurance'
      : `about.tile.${TILES[tile]!}`;

const countAnimals = (animal: number, { fish, foxes, bears }: Components): number =>
  animal < FIRST_FOX ? fish[animal]! : animal < BEAR ? foxes[animal - VALUES_PER_ANIMAL]! : bears;

const animalSpecies = (animal: number): string => (animal < FIRST_FOX ? 'fish' : animal < BEAR ? 'fox' : 'bear');

/** The lines about each term. */
const TERM_LINES = {
  points: ({ actionPoints }: Components) => [message('about.points', { points: actionPoints })],
  walk: ({ costs }: Components) => [message('about.walk', { points: costs.walk }), message('about.bearAhead')],
  kayak: ({ costs }: Components) => [message('about.kayak', { points: costs.kayak })],
  hunt: () => [message('about.hunt'), message('about.reach')],
  inuit: ({ inuits, strengths }: Components) => [
    message('about.inuits', {
      counts: PLAYERS.map((players) => message('about.inuitsWith', { players, inuits: inuits[players] })),
    }),
    message('about.strength', { strength: strengths.inuit }),
  ],
  igloo: ({ igloos, costs, strengths }: Components) => [
    message('about.igloos', { igloos, points: costs.igloo }),
    message('about.iglooSite'),
    message('about.strength', { strength: strengths.igloo }),
    message('about.shelter'),
  ],
  melting: () => [message('about.melting'), message('about.end')],
  crown: ({ board }: Components) => [message('about.crown', { cells: board.crown.length })],
  corner: ({ board }: Components) => [message('about.corner', { cells: board.corners.length })],
  attack: () => [message('about.attack'), message('about.flight')],
  island: () => [message('about.island')],
} as const;

/** The entries of Igloo Igloo, with sentences about them. */
export const aboutEntries: AboutKinds<IglooIgloo, AboutIds> = {
  tile: {
    ids: ({ tiles }) => tiles.map((_, tile) => tile),
    title: names.tile,
    lines: (tile, components) => {
      const { count, isKept } = components.tiles[tile]!;
      return [
        message('about.tiles', { count }),
        message(isKept ? 'about.kept' : 'about.shown'),
        message(tileKey(tile), tileParameters(tile, components)),
      ];
    },
  },
  animal: {
    ids: () => ANIMALS,
    title: names.animal,
    lines: (animal, components) => {
      const number = animalIndex(animal);
      const species = animalSpecies(number);
      return [
        message('about.animals', { count: countAnimals(number, components), points: components.animalValues[number]! }),
        message(`about.${species}`, species === 'bear' ? {} : { points: components.animalValues[number]! }),
        message(`about.${species}Moves`),
      ];
    },
  },
  ground: {
    ids: () => GROUNDS,
    title: names.ground,
    lines: (ground) => [message(`about.ground.${ground}`)],
  },
  category: {
    ids: () => ['hunting', 'islands'],
    title: names.category,
    lines: (category) => [message(`about.${category}`), ...(category === 'islands' ? [message('about.alone')] : [])],
  },
  tieBreak: { ids: () => ['hunting'], title: names.tieBreak, lines: () => [message('about.tied')] },
  option: {
    ids: () => VARIANTS,
    title: names.option,
    lines: (option, { expertIslandValues }) =>
      option === 'variant.expert'
        ? [
            message('about.expert', { most: expertIslandValues.length, points: expertIslandValues.join(', ') }),
            message('about.expertIgloo'),
          ]
        : [message('about.standard')],
  },
  term: {
    ids: () => Object.keys(TERM_LINES) as (keyof typeof TERM_LINES)[],
    title: nameMessage('term'),
    lines: (term, components) => TERM_LINES[term](components),
  },
};
