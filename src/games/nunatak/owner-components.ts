import {
  agreeing,
  exactly,
  fixed,
  integer,
  list,
  nullable,
  oneOf,
  orElse,
  pair,
  record,
  text,
} from '../../core/codec/index.js';
import { provenances } from '../../core/fields/game-readers.js';
import {
  CARDS,
  type Card,
  type Components,
  components,
  FAVOUR_CARDS,
  FAVOURS,
  type Favour,
  type FavourId,
  QUANTITIES,
  SYMBOLS,
  type Sym,
  TOOLS,
} from './components/index.js';
import { CELLS } from './temple.js';

const MOST = 999;
const { piles, track: printedTrack, completion, favourLine } = components;
const LAST_STEP = printedTrack.length - 1;

const symbols = agreeing(list(oneOf(...SYMBOLS), 1, 2), (both) => (both[0] === both[1] ? '[1]' : null));

const brokenCard = (card: Card): string | null => {
  const has = (symbol: Sym): boolean => card.symbols.includes(symbol);
  if (has('artisan') !== (card.tool !== null)) return 'tool';
  if (has('beast') !== card.beastSymbols > 0) return 'beastSymbols';
  if (has('elder') !== (card.pair !== null)) return 'pair';
  return card.pair !== null && card.pair[0] === card.pair[1] ? 'pair[1]' : null;
};

const card = agreeing(
  record('a card', {
    pile: integer(1, piles.length),
    symbols,
    tool: nullable(oneOf(...TOOLS)),
    beastSymbols: integer(0, 2),
    pair: nullable(pair(oneOf(...SYMBOLS))),
  }),
  brokenCard,
);

const tile = record('a tile', { pile: integer(1, piles.length), symbols });

const favour = record('a favour', { id: oneOf(...FAVOURS), name: text(1, 99), icon: integer(1, 3) });

/** Returns the path of the first card or tile that is too many in its pile. */
const brokenPiles = (items: readonly { readonly pile: number }[]): string | null => {
  const found = piles.map(() => 0);
  const wrong = items.findIndex(({ pile }) => ++found[pile - 1]! > piles[pile - 1]!);
  return wrong < 0 ? null : `[${wrong}].pile`;
};

/** The favours of which the rules allow only one, and those that need rivals. */
const ONCE: readonly FavourId[] = ['foresight', 'abundance', 'divination'];
const ICONS: Readonly<Partial<Record<FavourId, number>>> = { foresight: 2, abundance: 2, solidarity: 3, rivalry: 3 };

const brokenFavours = (favours: readonly Favour[]): string | null => {
  for (const [i, { id, icon }] of favours.entries()) {
    if (ONCE.includes(id) && favours.findIndex((other) => other.id === id) < i) return `[${i}].id`;
    if (icon < (ICONS[id] ?? 1)) return `[${i}].icon`;
  }
  return null;
};

/** Reads a track, which must have a number at its last step. */
const track = agreeing(list(integer(0, MOST), LAST_STEP + 1, LAST_STEP + 1), (numbers) =>
  numbers[LAST_STEP] === 0 ? `[${LAST_STEP}]` : null,
);

const points = list(integer(0, MOST), 1, 99);

const ownCards = agreeing(list(card, CARDS, CARDS), brokenPiles);

const ownTiles = agreeing(list(tile, CELLS, CELLS), brokenPiles);

const ownFavours = agreeing(list(favour, FAVOUR_CARDS, FAVOUR_CARDS), brokenFavours);

/** Checks that there are enough favours for the elders, and that the tables are long enough. */
const brokenWhole = ({ cards, favours, sculptors, artisans }: Components): string | null => {
  const count = (has: (card: Card) => boolean): number => cards.filter(has).length;
  const alone = favours.filter(({ icon }) => icon === 1).length;
  const changed = favours.filter(({ id }) => id === 'transformation').length;
  if (count((each) => each.symbols.includes('elder')) > alone - favourLine) return 'favours';
  if (sculptors.length <= count((each) => each.symbols.includes('sculptor')) + changed) return 'sculptors';
  return TOOLS.some((tool) => artisans.length <= count((each) => each.tool === tool) + changed) ? 'artisans' : null;
};

const form = record('the components of Nunatak', {
  provenance: provenances(components.provenance),
  cards: orElse(ownCards, components.cards),
  tiles: orElse(ownTiles, components.tiles),
  favours: orElse(ownFavours, components.favours),
  completion: orElse(list(pair(oneOf(...QUANTITIES)), completion.length, completion.length), completion),
  sculptors: orElse(points, components.sculptors),
  artisans: orElse(points, components.artisans),
  track: orElse(track, printedTrack),
  square: fixed(components.square),
  dome: fixed(components.dome),
  labourers: fixed(components.labourers),
  trio: fixed(components.trio),
  set: fixed(components.set),
  unusedFavour: fixed(components.unusedFavour),
  ratings: fixed(components.ratings),
  piles: fixed(piles),
  blocks: fixed(components.blocks),
  turns: fixed(components.turns),
  lots: fixed(components.lots),
  cubes: fixed(components.cubes),
  favourLine: fixed(favourLine),
  effects: fixed(components.effects),
});

/** Reads owner components: custom cards, tiles, favours and tables; the rest as printed. */
export const own = agreeing(exactly<Components>()(form), brokenWhole);
