import { message, named, type Parameters } from '../../../../words/message.js';
import type { ThingKinds } from '../../../../words/thing.js';
import {
  ANIMALS,
  type Animal,
  BEAR,
  type Components,
  ENDURANCE,
  FOX,
  numberOfAnimal,
  SIZES,
  TILES,
  type TileKind,
} from '../../components.js';
import type { Ground } from '../../state/index.js';
import type { IglooIgloo } from '../../types.js';
import { description } from '../description.js';

/** The things of the game, each with the type of value that identifies it. */
export interface Things {
  readonly tile: TileKind;
  readonly animal: Animal;
  readonly ground: Ground;
  readonly category: IglooIgloo['Category'];
  readonly tieBreak: IglooIgloo['TieBreak'];
  /** A variant: `variant.standard`, `variant.expert`. */
  readonly option: string;
  /** A term of the rules. */
  readonly term: keyof typeof terms;
}

const { names } = description;
const PLAYERS = [2, 3, 4] as const;
const GROUNDS = ['land', 'water', 'ice', 'pack'] as const;
const VARIANTS = ['variant.standard', 'variant.expert'] as const;

/** The parameters of the line on a kind of tile. */
const tileParameters = (tile: TileKind, { steps, shoals }: Components): Parameters => {
  const kind = TILES[tile]!;
  if (kind === 'fish2' || kind === 'fish3') return { fish: shoals[kind] };
  if (kind === 'animals') return { steps };
  return tile >= ENDURANCE ? { points: tile - ENDURANCE + 1 } : {};
};

/** The key of the line on a kind of tile: one each for fish and for endurance. */
const tileKey = (tile: TileKind): string =>
  TILES[tile]!.startsWith('fish')
    ? 'about.shoal'
    : tile >= ENDURANCE
      ? 'about.endurance'
      : `about.tile.${TILES[tile]!}`;

const countOf = (number: number, { fish, foxes, bears }: Components): number =>
  number < FOX ? fish[number]! : number < BEAR ? foxes[number - SIZES]! : bears;

const speciesOf = (number: number): string => (number < FOX ? 'fish' : number < BEAR ? 'fox' : 'bear');

/** The lines about each term. */
const terms = {
  points: ({ points }: Components) => [message('about.points', { points })],
  walk: ({ costs }: Components) => [message('about.walk', { points: costs.walk }), message('about.bearAhead')],
  kayak: ({ costs }: Components) => [message('about.kayak', { points: costs.kayak })],
  hunt: () => [message('about.hunt'), message('about.reach')],
  inuit: ({ inuits, strength }: Components) => [
    message('about.inuits', {
      counts: PLAYERS.map((players) => message('about.inuitsWith', { players, inuits: inuits[players] })),
    }),
    message('about.strength', { strength: strength.inuit }),
  ],
  igloo: ({ igloos, costs, strength }: Components) => [
    message('about.igloos', { igloos, points: costs.igloo }),
    message('about.iglooSite'),
    message('about.strength', { strength: strength.igloo }),
    message('about.shelter'),
  ],
  melting: () => [message('about.melting'), message('about.end')],
  crown: ({ board }: Components) => [message('about.crown', { cells: board.crown.length })],
  corner: ({ board }: Components) => [message('about.corner', { cells: board.corners.length })],
  attack: () => [message('about.attack'), message('about.flight')],
  island: () => [message('about.island')],
} as const;

/** The things of Igloo Igloo, with sentences about them. */
export const things: ThingKinds<IglooIgloo, Things> = {
  tile: {
    ids: ({ tiles }) => tiles.map((_, tile) => tile),
    title: names.tile,
    lines: (tile, components) => {
      const { count, kept } = components.tiles[tile]!;
      return [
        message('about.tiles', { count }),
        message(kept ? 'about.kept' : 'about.shown'),
        message(tileKey(tile), tileParameters(tile, components)),
      ];
    },
  },
  animal: {
    ids: () => ANIMALS,
    title: names.animal,
    lines: (animal, components) => {
      const number = numberOfAnimal(animal);
      const species = speciesOf(number);
      return [
        message('about.animals', { count: countOf(number, components), points: components.values[number]! }),
        message(`about.${species}`, species === 'bear' ? {} : { points: components.values[number]! }),
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
    lines: (option, { islands }) =>
      option === 'variant.expert'
        ? [message('about.expert', { most: islands.length, points: islands.join(', ') }), message('about.expertIgloo')]
        : [message('about.standard')],
  },
  term: {
    ids: () => Object.keys(terms) as (keyof typeof terms)[],
    title: named('term'),
    lines: (term, components) => terms[term](components),
  },
};
