import { HIDDEN } from '../../../core/contract/game.js';
import {
  asNumber,
  commonNames,
  type Message,
  message,
  nameMessage,
  noParameters,
  ordinal,
  type ParametersOf,
  playerMessage,
  type ScoreOf,
  type SentenceParameters,
  type StateContext,
  winnersMessage,
} from '../../../words/message.js';
import { tellFields } from '../../../words/tell-fields.js';
import type { Components, FavourId } from '../components/index.js';
import type { Owner } from '../state/index.js';
import type { Nunatak } from '../types.js';
import type { Names } from './keys.js';
import {
  cardMessage,
  cellMessage,
  favourIdMessage,
  favourMessage,
  findFavourList,
  momentsMessage,
  ownerInSentence,
  ownerMessage,
  positionAmongAlike,
  sequenceMessage,
  symbolMessage,
  symbolsMessage,
  tileMessage,
} from './things.js';

type Context = StateContext<Nunatak>;

const cardSymbolsMessage = (number: number, { cards }: Components): Message => symbolsMessage(cards[number]!.symbols);

const tell = tellFields({
  player: playerMessage,
  players: playerMessage,
  card: cardMessage,
  cards: cardMessage,
  replacedCard: cardMessage,
  favour: favourMessage,
  tile: tileMessage,
});
const placeParameter = ({ cell }: { readonly cell: number }) => ({ place: cellMessage(cell) });

/** A card of the line, with its slot if there is another like it. */
const lineCardParameters = (move: { readonly card: number }, { state, components }: Context) => ({
  card: cardMessage(move.card, components),
  slot: positionAmongAlike(state.line, move.card, (number) => cardMessage(number, components)),
});

/** A favour, with its place if there is another like it beside it. */
const favourParameters = (move: { readonly favour: number }, { state, components }: Context) => ({
  favour: favourMessage(move.favour, components),
  which: positionAmongAlike(findFavourList(state, move.favour), move.favour, (number) =>
    favourMessage(number, components),
  ),
});

/** A card of somebody's own, with its column if it has two symbols, and its place if there is another like it. */
const ownCardParameters = (move: { readonly card: number }, { state, components }: Context) => {
  const ownCards = state.filedCards.find((cards) => cards.some(({ card }) => card === move.card)) ?? [];
  const countsAs = ownCards.find(({ card }) => card === move.card)?.countsAs;
  const isDouble = components.cards[move.card]!.symbols.length > 1;
  return {
    card: cardMessage(move.card, components),
    countsAs: countsAs === undefined || !isDouble ? 'none' : symbolMessage(countsAs),
    which: positionAmongAlike(
      ownCards.map(({ card }) => card),
      move.card,
      (number) => cardMessage(number, components),
    ),
  };
};

const cardOrNone = (number: number | typeof HIDDEN | undefined, { components }: Context) =>
  typeof number !== 'number' || number < 0 ? 'none' : cardMessage(number, components);

/** The owner who is the subject with which a sentence begins. */
const ownerParameter = (event: { readonly owner: Owner }, { state }: Context) => ({
  owner: ownerInSentence(state, event.owner, 'first'),
});

const scoringMessage = (reason: 'support' | 'square' | FavourId): Message =>
  reason === 'support' || reason === 'square' ? nameMessage('scoring')(reason) : favourIdMessage(reason);

const outcome = (score: ScoreOf<Nunatak>): Message => {
  const rating = score.outcome;
  if (rating === null) return winnersMessage(score);
  return message('solo', { points: score.players[0]!.total, rating: nameMessage('rating')(rating) });
};

/** The parameters of the sentences. */
export const parameters = {
  moves: {
    take: lineCardParameters,
    chooseBlockOwner: tell('blockOwner'),
    chooseSymbol: (move) => ({ symbol: symbolMessage(move.symbol) }),
    place: placeParameter,
    liftTile: placeParameter,
    dropTile: placeParameter,
    pickFavour: favourParameters,
    useFavour: favourParameters,
    braceBlock: placeParameter,
    scoreSquare: (move) => ({ place: cellMessage(move.square) }),
    reserve: lineCardParameters,
    exchange: ({ deckIndex, slot }, context) => ({
      from: deckIndex + 1,
      slot: slot + 1,
      seen: cardOrNone(context.state.deck[deckIndex], context),
      replacedCard: cardOrNone(context.state.line[slot], context),
    }),
    orderCards: ({ order }) => ({ order: order === HIDDEN ? 'hidden' : order.split('').join(', ') }),
    transform: ownCardParameters,
    chooseNewType: ({ newType }) =>
      newType === 'rope' || newType === 'pickaxe' || newType === 'saw'
        ? { symbol: symbolMessage('artisan'), tool: newType }
        : { symbol: symbolMessage(newType), tool: 'none' },
    pass: (_, { state: { phase } }) => ({ phase: phase.kind }),
  },
  events: {
    completionRevealed: ({ completionCard }, { components }) => {
      const [first, second] = components.completionCards[completionCard]!.map(nameMessage('quantity'));
      return { first: first!, second: second! };
    },
    turnStarted: ownerParameter,
    deckReshuffled: tell('cards', 'reason'),
    backSeen: ({ deckIndex, back }) => ({ place: deckIndex + 1, back }),
    anyCardAnyTileAllowed: (event, { state }) => ({ owner: ownerInSentence(state, event.owner, 'inside') }),
    cardRevealed: tell('card'),
    cardTaken: (event, context) => ({ ...ownerParameter(event, context), ...tell('card')(event, context) }),
    cardFiled: (event, context) => ({
      ...ownerParameter(event, context),
      ...tell('card')(event, context),
      symbol: event.countsAs === null ? 'none' : symbolMessage(event.countsAs),
    }),
    tilesSwapped: ({ cells: [first, second], reason }) => ({
      first: cellMessage(first),
      second: cellMessage(second),
      reason,
    }),
    blockPlaced: (event, context) => ({ ...ownerParameter(event, context), ...placeParameter(event) }),
    favourPicked: tell('player', 'favour'),
    favourUsed: tell('player', 'favour'),
    favourKept: tell('player', 'favour'),
    favourRevealed: tell('favour'),
    favourRemoved: tell('favour'),
    pointsScored: (event, context) => ({
      ...tell('player', 'points')(event, context),
      scoring: scoringMessage(event.reason),
      place: event.cell < 0 ? 'none' : cellMessage(event.cell),
    }),
    engineeringAdvanced: (event, context) => ({
      ...tell('player', 'from', 'to', 'reason')(event, context),
      hasMoved: event.from < event.to ? 'yes' : 'no',
      rows: event.rows.map(({ axis, index }) =>
        message('row', { axis, name: axis === 'row' ? index + 1 : 'abcde'[index]! }),
      ),
    }),
    squareCompleted: (event, { state }) => ({
      place: cellMessage(event.square),
      shares: event.shares.map(({ points, isLost, ...share }) =>
        message('share', { owner: ownerInSentence(state, share.owner, 'inside'), points, lost: isLost ? 'yes' : 'no' }),
      ),
    }),
    tileLaid: (event, context) => ({ ...placeParameter(event), ...tell('tile')(event, context) }),
    cardReserved: tell('player', 'card'),
    reservationLapsed: tell('player', 'card'),
    deckSeen: tell('player', 'count'),
    cardSeen: (event, context) => ({ ...tell('player', 'card')(event, context), place: event.deckIndex + 1 }),
    cardsExchanged: tell('player', 'card', 'replacedCard'),
    deckOrdered: (event, context) => ({
      ...tell('player')(event, context),
      backs: event.backs.every((back) => back === event.backs[0]) ? 'same' : event.backs.join(', '),
    }),
    turnSkipped: tell('player'),
    lotOpened: tell('player'),
    roundEnded: ({ round, startTokenOwner }, { state }) => ({
      round,
      owner: ownerInSentence(state, startTokenOwner, 'first'),
    }),
    extraTurnsGranted: (event, context) => ({ ...tell('players')(event, context), count: event.players.length }),
    gameOver: ({ score }) => ({ outcome: outcome(score) }),
    cardTransformed: (event, context) => ({
      ...tell('player', 'card', 'tool')(event, context),
      symbol: symbolMessage(event.countsAs),
    }),
  },
  questions: {
    take: tell('anyCardAnyTile'),
    chooseBlockOwner: tell('card'),
    chooseSymbol: (phase, { components }) => ({ symbols: symbolsMessage(components.cards[phase.card]!.symbols) }),
    place: (phase, context) => ({
      ...tell('blockOwner', 'anyTile')(phase, context),
      symbol: symbolMessage(phase.countsAs),
    }),
    dropTile: ({ liftedCell }) => ({ place: cellMessage(liftedCell) }),
    pickFavour: noParameters,
    immediateFavour: tell('favour'),
    braceBlock: noParameters,
    scoreSquare: noParameters,
    window: noParameters,
    reserve: noParameters,
    spread: ({ liftedCell }) => ({ place: liftedCell < 0 ? 'none' : cellMessage(liftedCell) }),
    exchange: noParameters,
    orderCards: noParameters,
    placeForDummy: tell('card'),
    endFavour: noParameters,
    transform: noParameters,
    chooseNewType: tell('card'),
    over: noParameters,
  },
  chance: {
    tileLaid: placeParameter,
    favourRevealed: noParameters,
    completionRevealed: noParameters,
    cardRevealed: ({ slot }) => ({ slot: slot + 1 }),
    backSeen: ({ deckIndex }) => ({ place: deckIndex + 1 }),
    cardSeen: (event, context) => ({ ...tell('player')(event, context), place: event.deckIndex + 1 }),
    cardsExchanged: (event, context) => ({ ...tell('replacedCard')(event, context), slot: event.slot + 1 }),
  },
  names: {
    ...commonNames,
    owner: ({ owner, players }) => ownerMessage({ players }, owner),
    cell: cellMessage,
    symbol: symbolMessage,
    tool: nameMessage('tool'),
    card: cardMessage,
    tile: tileMessage,
    favour: favourMessage,
    quantity: nameMessage('quantity'),
    rating: nameMessage('rating'),
  },
  refusalParameters: {
    card: cardSymbolsMessage,
    reserved: cardSymbolsMessage,
    symbol: symbolMessage,
    tile: tileMessage,
    type: symbolMessage,
    place: cellMessage,
    places: (cells) => sequenceMessage(cells.map(cellMessage)),
    favour: favourMessage,
    revealed: (favours, components) => sequenceMessage(favours.map((each) => favourMessage(each, components))),
    moments: momentsMessage,
    slot: ordinal,
    seen: ordinal,
    have: asNumber,
    need: asNumber,
  },
  outcome,
} satisfies SentenceParameters<Nunatak, Names>;

/** The parameters of the messages of moves, events and questions, by key. */
export type MessageParameters = ParametersOf<typeof parameters>;
