import { sum } from '../../../core/data/list.js';
import {
  countUpTo,
  enumOf,
  flag,
  hideable,
  idBelow,
  idBelowOrNone,
  idsOfSeats,
  intBetween,
  listOf,
  listPerPlayer,
  listUpTo,
  objectOf,
  orNull,
  playerBelow,
  type TypedSchema,
  unionOf,
  withIdRange,
} from '../../../core/fields/fields.js';
import {
  type Box,
  CARD_COUNT,
  FAVOUR_COUNT,
  SLOT_COUNT,
  SYMBOLS,
  TOOLS,
  TURNS_PER_ROUND,
} from '../components/index.js';
import { CELL_COUNT, DOME, FLOOR_OF_CELL, GROUND_CELL_COUNT, MAX_SQUARES_OF_CELL, SQUARE_CELLS } from '../temple.js';
import { BLOCK_OWNERS, type Phase } from './phases.js';

const card = idBelow(CARD_COUNT);
const cell = idBelow(CELL_COUNT);
const favour = idBelow(FAVOUR_COUNT);
const slot = idBelow(SLOT_COUNT);
const symbol = enumOf(...SYMBOLS);
const blockOwner = enumOf(...BLOCK_OWNERS);

/**
 * Returns the codecs of the fields of a state. The orders of the deck, the stack and the favour deck are hidden.
 * @rule NU-GEN-3
 */
export const stateSchema = (box: Box, players: number) => {
  const { components, modes } = box;
  const { effects, squareShares, engineeringTrack } = components;
  const { blocks, turns, blocksAside } = modes[players]!;
  const player = playerBelow(players);
  const seats = idsOfSeats(players);
  const maxDeckCards = CARD_COUNT - SLOT_COUNT;
  const maxFavours = FAVOUR_COUNT - components.favourLineSize;
  const lastSeenIndex = countUpTo(effects.divination - 1);
  const maxSquarePoints = squareShares[0] + effects.rivalry;
  return {
    tiles: listOf(idBelowOrNone(CELL_COUNT), CELL_COUNT),
    blocks: listOf(withIdRange(intBetween(-1, blocks.length - 1), seats), CELL_COUNT),
    tileStack: listUpTo(hideable(cell), CELL_COUNT - GROUND_CELL_COUNT),
    deck: listUpTo(hideable(card), maxDeckCards),
    deckBacks: listUpTo(intBetween(1, components.pileSizes.length), maxDeckCards),
    line: listOf(idBelowOrNone(CARD_COUNT), SLOT_COUNT),
    filedCards: withIdRange(listOf(listUpTo(filedCard, Math.max(...blocks)), blocks.length), seats),
    discardedCards: listUpTo(card, sum(blocks.slice(players))),
    favourDeck: listUpTo(hideable(favour), maxFavours),
    favourLine: listUpTo(favour, components.favourLineSize),
    favours: listPerPlayer(listUpTo(favour, maxFavours), players),
    usedFavours: listPerPlayer(listUpTo(favour, maxFavours), players),
    removedFavours: listUpTo(favour, FAVOUR_COUNT),
    favourPickedThisTurn: idBelowOrNone(FAVOUR_COUNT),
    engineeringSteps: listPerPlayer(countUpTo(engineeringTrack.length - 1), players),
    supportPoints: listPerPlayer(countUpTo(SQUARE_CELLS[DOME]!.length * (CELL_COUNT - GROUND_CELL_COUNT)), players),
    squarePoints: listPerPlayer(countUpTo(maxSquarePoints * (DOME + 1 - GROUND_CELL_COUNT)), players),
    favourPoints: listPerPlayer(countUpTo(maxFavourPoints(box, players) * maxFavours), players),
    turnsLeft: withIdRange(listOf(countUpTo(Math.max(...turns)), turns.length), seats),
    lots: withIdRange(listOf(lotSchema(box), players === 2 ? players : 0), seats),
    blocksAside: withIdRange(listOf(countUpTo(1), blocksAside.length), seats),
    completionCard: players === 4 ? idBelow(components.completionCards.length) : intBetween(-1, -1),
    extraTurnOrder: listUpTo(player, CELL_COUNT - modes[players]!.normalTurns),
    turnNumber: intBetween(1, CELL_COUNT),
    turnOwner: withIdRange(countUpTo(turns.length - 1), seats),
    startTokenOwner: withIdRange(countUpTo(players === 1 ? TURNS_PER_ROUND - 1 : 0), seats),
    dummySlots: listOf(slot, players === 1 ? components.dummySlots.length : 0),
    reservation: orNull(objectOf('a reservation', { player, slot })),
    abundance: orNull(objectOf('abundance', { player, stage: enumOf('first', 'second', 'skip') })),
    peek: objectOf('a peek', {
      player: withIdRange(intBetween(-1, players - 1), seats),
      count: countUpTo(effects.divination),
    }),
    locatedCard: orNull(objectOf('a located card', { card, firstIndex: lastSeenIndex, lastIndex: lastSeenIndex })),
    phase: phase(players, turns.length),
  };
};

/** Returns the largest number of points that a favour gives at a time. */
const maxFavourPoints = ({ components: { effects, engineeringTrack } }: Box, players: number): number =>
  Math.max(
    effects.rise * Math.max(...FLOOR_OF_CELL),
    effects.base,
    SQUARE_CELLS[DOME]!.length,
    effects.solidarity[0] + effects.solidarity[1] * (players - 1),
    ...engineeringTrack,
  );

const filedCard = objectOf('a filed card', {
  card,
  countsAs: symbol,
  tool: orNull(enumOf(...TOOLS)),
  isTransformed: flag,
});

const lotSchema = ({ components: { lots } }: Box) =>
  objectOf('a lot', {
    ownBlocks: countUpTo(lots.own),
    sikuBlocks: countUpTo(lots.siku),
    unopenedLots: countUpTo(lots.count - 1),
  });

const phase = (players: number, owners: number): TypedSchema<Phase> => {
  const decider = playerBelow(players);
  const take = { anyCardAnyTile: flag };
  const place = { card, countsAs: symbol, blockOwner, anyTile: flag, byLiberty: flag };
  const window = { nextOwner: withIdRange(countUpTo(owners - 1), idsOfSeats(players)), decider };
  const phaseToResume = unionOf('a phase to return to', { take, place, window });
  const decidedFavour = { decider, favour };
  return unionOf('a phase', {
    take,
    chooseBlockOwner: { card, anyCardAnyTile: flag },
    chooseSymbol: { card, blockOwner, anyCardAnyTile: flag },
    place,
    dropTile: { card, blockOwner, liftedCell: cell },
    pickFavour: { cell },
    immediateFavour: { cell, favour },
    braceBlock: { cell, favour },
    scoreSquare: { squares: listUpTo(intBetween(GROUND_CELL_COUNT, DOME), MAX_SQUARES_OF_CELL), byRivalry: flag },
    window,
    reserve: { ...decidedFavour, phaseToResume },
    spread: { ...decidedFavour, liftedCell: idBelowOrNone(CELL_COUNT), phaseToResume },
    exchange: { ...decidedFavour, phaseToResume },
    orderCards: { ...decidedFavour, phaseToResume },
    placeForDummy: { card, cells: listUpTo(cell, CELL_COUNT) },
    endFavour: { decider },
    transform: decidedFavour,
    chooseNewType: { ...decidedFavour, card },
    over: {},
  });
};
