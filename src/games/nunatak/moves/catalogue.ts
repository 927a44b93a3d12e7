import { CARD_COUNT, FAVOUR_COUNT, MAX_CARDS_SEEN, SLOT_COUNT, SYMBOLS } from '../components/index.js';
import { BLOCK_OWNERS } from '../state/index.js';
import { CELL_COUNT, DOME, GROUND_CELL_COUNT } from '../temple.js';
import * as kinds from './kinds.js';

const numbersFrom = (count: number, first = 0): readonly number[] => Array.from({ length: count }, (_, i) => first + i);

const cards = numbersFrom(CARD_COUNT);
const cells = numbersFrom(CELL_COUNT);
const favours = numbersFrom(FAVOUR_COUNT);
const exchanges = numbersFrom(MAX_CARDS_SEEN).flatMap((deckIndex) =>
  numbersFrom(SLOT_COUNT).map((slot) => ({ deckIndex, slot })),
);

/** The moves of each kind, in the order of the catalogue. */
export const MOVES = {
  take: cards.map((card): kinds.Take => ({ kind: 'take', card })),
  chooseBlockOwner: BLOCK_OWNERS.map(
    (blockOwner): kinds.ChooseBlockOwner => ({ kind: 'chooseBlockOwner', blockOwner }),
  ),
  chooseSymbol: SYMBOLS.map((symbol): kinds.ChooseSymbol => ({ kind: 'chooseSymbol', symbol })),
  place: cells.map((cell): kinds.Place => ({ kind: 'place', cell })),
  liftTile: cells.map((cell): kinds.LiftTile => ({ kind: 'liftTile', cell })),
  dropTile: cells.map((cell): kinds.DropTile => ({ kind: 'dropTile', cell })),
  pickFavour: favours.map((favour): kinds.PickFavour => ({ kind: 'pickFavour', favour })),
  useFavour: favours.map((favour): kinds.UseFavour => ({ kind: 'useFavour', favour })),
  /** The first entry is for cell 25. */
  braceBlock: numbersFrom(CELL_COUNT - GROUND_CELL_COUNT, GROUND_CELL_COUNT).map(
    (cell): kinds.BraceBlock => ({ kind: 'braceBlock', cell }),
  ),
  /** The first entry is for cell 25. */
  scoreSquare: numbersFrom(DOME + 1 - GROUND_CELL_COUNT, GROUND_CELL_COUNT).map(
    (square): kinds.ScoreSquare => ({ kind: 'scoreSquare', square }),
  ),
  reserve: cards.map((card): kinds.Reserve => ({ kind: 'reserve', card })),
  exchange: exchanges.map((exchange): kinds.Exchange => ({ kind: 'exchange', ...exchange })),
  orderCards: kinds.ORDERS.map((order): kinds.OrderCards => ({ kind: 'orderCards', order })),
  transform: cards.map((card): kinds.Transform => ({ kind: 'transform', card })),
  chooseNewType: kinds.NEW_TYPES.map((newType): kinds.ChooseNewType => ({ kind: 'chooseNewType', newType })),
  pass: [{ kind: 'pass' }] as readonly kinds.Pass[],
};
