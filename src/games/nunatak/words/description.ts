import { HIDDEN, type Player } from '../../../core/contract/game.js';
import {
  commonNames,
  type Description,
  figure,
  type Message,
  message,
  named,
  nothing,
  ordinal,
  type ParametersOf,
  type PositionContext,
  type ScoreOf,
  seat,
  unlessHidden,
  winnersOf,
} from '../../../words/message.js';
import type { Components, FavourId } from '../components/index.js';
import type { Owner } from '../state/index.js';
import type { Nunatak } from '../types.js';
import type { Names } from './keys.js';
import {
  card,
  cell,
  favour,
  favourId,
  favoursWith,
  moments,
  owner,
  ownerIn,
  sequence,
  symbol,
  symbols,
  tile,
  whichOf,
} from './things.js';

type Given = PositionContext<Nunatak>;

const cardSymbols = (number: number, { cards }: Components): Message => symbols(cards[number]!.symbols);

const doer = ({ player }: { readonly player: Player }) => ({ player: seat(player) });
const place = ({ cell: number }: { readonly cell: number }) => ({ place: cell(number) });

/** A card of the line, with its slot if there is another like it. */
const inLine = (move: { readonly card: number }, { state, components }: Given) => ({
  card: card(move.card, components),
  slot: whichOf(state.line, move.card, (number) => card(number, components)),
});

/** A favour, with its place if there is another like it beside it. */
const amongFavours = (move: { readonly favour: number }, { state, components }: Given) => ({
  favour: favour(move.favour, components),
  which: whichOf(favoursWith(state, move.favour), move.favour, (number) => favour(number, components)),
});

/** A card of somebody's own, with its column if it has two symbols, and its place if there is another like it. */
const ownCard = (move: { readonly card: number }, { state, components }: Given) => {
  const area = state.areas.find((held) => held.some((each) => each.card === move.card)) ?? [];
  const as = area.find((each) => each.card === move.card)?.as;
  const isDouble = components.cards[move.card]!.symbols.length > 1;
  return {
    card: card(move.card, components),
    as: as === undefined || !isDouble ? 'none' : symbol(as),
    which: whichOf(
      area.map((held) => held.card),
      move.card,
      (number) => card(number, components),
    ),
  };
};

const cardOf = (number: number | typeof HIDDEN | undefined, { components }: Given) =>
  typeof number !== 'number' || number < 0 ? 'none' : card(number, components);

const aboutCard = (event: Doer & { readonly card: number }, { components }: Given) => ({
  ...doer(event),
  card: card(event.card, components),
});
const aboutFavour = (event: { readonly favour: number }, { components }: Given) => ({
  favour: favour(event.favour, components),
});
/** The owner who is the subject with which a sentence begins. */
const byOwner = (event: { readonly owner: Owner }, { state }: Given) => ({
  owner: ownerIn(state, event.owner, 'first'),
});
interface Doer {
  readonly player: Player;
}
const ownFavour = (event: Doer & { readonly favour: number }, scene: Given) => ({
  ...doer(event),
  ...aboutFavour(event, scene),
});

const scoringOf = (reason: 'support' | 'square' | FavourId): Message =>
  reason === 'support' || reason === 'square' ? named('scoring')(reason) : favourId(reason);

const outcome = (score: ScoreOf<Nunatak>): Message => {
  const rating = score.outcome;
  if (rating === null) return winnersOf(score);
  return message('solo', { points: score.players[0]!.total, rating: named('rating')(rating) });
};

/** The parameters of the sentences. */
export const description = {
  moves: {
    take: inLine,
    use: (move) => ({ for: move.for }),
    as: (move) => ({ symbol: symbol(move.symbol) }),
    place,
    lift: place,
    drop: place,
    pick: amongFavours,
    favour: amongFavours,
    brace: place,
    square: (move) => ({ place: cell(move.cell) }),
    reserve: inLine,
    exchange: ({ from, slot }, scene) => ({
      from: from + 1,
      slot: slot + 1,
      seen: cardOf(scene.state.deck[from], scene),
      gone: cardOf(scene.state.line[slot], scene),
    }),
    order: ({ order }) => ({ order: order === HIDDEN ? 'hidden' : order.split('').join(', ') }),
    transform: ownCard,
    into: ({ into }) =>
      into === 'rope' || into === 'pickaxe' || into === 'saw'
        ? { symbol: symbol('artisan'), tool: into }
        : { symbol: symbol(into), tool: 'none' },
    pass: (_, { state: { phase } }) => ({ phase: phase.kind }),
  },
  events: {
    completionRevealed: ({ completion }, { components }) => {
      const [first, second] = components.completion[completion]!.map(named('quantity'));
      return { first: first!, second: second! };
    },
    turnStarted: byOwner,
    reshuffled: ({ cards, reason }, { components }) => ({
      cards: cards.map((each) => card(each, components)),
      reason,
    }),
    backSeen: ({ place: number, back }) => ({ place: number + 1, back }),
    anyCardAnyTile: (event, { state }) => ({ owner: ownerIn(state, event.owner, 'inside') }),
    cardRevealed: (event, { components }) => ({ card: card(event.card, components) }),
    cardTaken: (event, scene) => ({ ...byOwner(event, scene), card: card(event.card, scene.components) }),
    cardFiled: (event, scene) => ({
      ...byOwner(event, scene),
      card: card(event.card, scene.components),
      symbol: event.as === null ? 'none' : symbol(event.as),
    }),
    tilesSwapped: ({ cells: [first, second], reason }) => ({ first: cell(first), second: cell(second), reason }),
    blockPlaced: (event, scene) => ({ ...byOwner(event, scene), ...place(event) }),
    favourTaken: ownFavour,
    favourUsed: ownFavour,
    favourKept: ownFavour,
    favourRevealed: aboutFavour,
    favourRemoved: aboutFavour,
    scored: (event) => ({
      ...doer(event),
      points: event.points,
      scoring: scoringOf(event.reason),
      place: event.cell < 0 ? 'none' : cell(event.cell),
    }),
    trackMoved: ({ from, to, reason, rows, ...event }) => ({
      ...doer(event),
      from,
      to,
      reason,
      rows: rows.map(({ axis, index }) => message('row', { axis, name: axis === 'row' ? index + 1 : 'abcde'[index]! })),
    }),
    squareCompleted: (event, { state }) => ({
      place: cell(event.cell),
      shares: event.shares.map(({ points, lost, ...share }) =>
        message('share', { owner: ownerIn(state, share.owner, 'inside'), points, lost: lost ? 'yes' : 'no' }),
      ),
    }),
    tileLaid: (event, { components }) => ({ ...place(event), tile: tile(event.tile, components) }),
    reserved: aboutCard,
    reservationLapsed: aboutCard,
    deckSeen: (event) => ({ ...doer(event), count: event.count }),
    cardSeen: (event, { components }) => ({
      ...doer(event),
      place: event.place + 1,
      card: unlessHidden(event.card, (number) => card(number, components)),
    }),
    deckExchanged: (event, { components }) => ({
      ...doer(event),
      card: card(event.card, components),
      gone: card(event.gone, components),
    }),
    deckOrdered: doer,
    turnSkipped: doer,
    lotOpened: doer,
    roundEnded: ({ round, first }, { state }) => ({ round, owner: ownerIn(state, first, 'first') }),
    extraTurns: ({ players }) => ({ players: players.map(seat), count: players.length }),
    gameOver: ({ score }) => ({ outcome: outcome(score) }),
    cardTransformed: (event, { components }) => ({
      ...doer(event),
      card: card(event.card, components),
      symbol: symbol(event.as),
      tool: event.tool ?? 'none',
    }),
  },
  questions: {
    take: ({ any }) => ({ any: any ? 'yes' : 'no' }),
    use: (phase, { components }) => ({ card: card(phase.card, components) }),
    as: (phase, { components }) => ({ symbols: symbols(components.cards[phase.card]!.symbols) }),
    place: ({ as, use, free }) => ({ symbol: symbol(as), for: use, free: free ? 'yes' : 'no' }),
    drop: ({ from }) => ({ place: cell(from) }),
    pick: nothing,
    immediate: aboutFavour,
    brace: nothing,
    squares: nothing,
    window: nothing,
    reserve: nothing,
    spread: ({ from }) => ({ place: from < 0 ? 'none' : cell(from) }),
    peekSwap: nothing,
    peekOrder: nothing,
    dummy: (phase, { components }) => ({ card: card(phase.card, components) }),
    final: nothing,
    transform: nothing,
    into: (phase, { components }) => ({ card: card(phase.card, components) }),
    over: nothing,
  },
  chance: {
    tileLaid: place,
    favourRevealed: nothing,
    completionRevealed: nothing,
    cardRevealed: ({ slot }) => ({ slot: slot + 1 }),
    backSeen: ({ place: number }) => ({ place: number + 1 }),
    cardSeen: (event) => ({ ...doer(event), place: event.place + 1 }),
    deckExchanged: ({ slot, gone }, { components }) => ({ slot: slot + 1, gone: card(gone, components) }),
  },
  names: {
    ...commonNames,
    owner: ({ owner: number, players }) => owner({ players }, number),
    cell,
    symbol,
    tool: named('tool'),
    card,
    tile,
    favour,
    quantity: named('quantity'),
    rating: named('rating'),
  },
  facts: {
    card: cardSymbols,
    reserved: cardSymbols,
    symbol,
    tile,
    type: symbol,
    place: cell,
    places: (cells) => sequence(cells.map(cell)),
    favour,
    revealed: (favours, components) => sequence(favours.map((each) => favour(each, components))),
    moments,
    slot: ordinal,
    seen: ordinal,
    have: figure,
    need: figure,
  },
  outcome,
} satisfies Description<Nunatak, Names>;

/** The parameters of the messages of moves, events and questions, by key. */
export type MessageParameters = ParametersOf<typeof description>;
