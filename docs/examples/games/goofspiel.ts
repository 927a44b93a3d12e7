// Goofspiel: for each prize, all players bid a card at the same time; the highest card that nobody else bid wins it.
import {
  cardOf,
  chanceEvent,
  describeGame,
  intBetween,
  listOf,
  listPerPlayer,
  listUpTo,
  playerBelow,
  sealedMove,
  seenByNobody,
  shuffle,
  sum,
} from 'sastrugi/author';

const goofspiel = describeGame({
  id: 'goofspiel',
  title: 'Goofspiel',
  players: { min: 2, max: 4 },
  components: { ranks: 13 },
  replaceable: { ranks: intBetween(2, 13) },
  tables: ({ ranks }) => ({ cards: Array.from({ length: ranks }, (_, i) => i + 1) }),
  fields: ({ players, ranks, cards }) => {
    const player = playerBelow(players);
    const card = intBetween(1, ranks);
    const prizes = listUpTo(cardOf('prizes', cards), ranks);
    return {
      state: {
        deck: seenByNobody(prizes),
        prizes,
        hands: listPerPlayer(listUpTo(card, ranks), players),
        lastBids: listPerPlayer(intBetween(0, ranks), players),
        won: listPerPlayer(prizes, players),
      },
      moves: { bid: sealedMove({ card }) },
      events: {
        prizeTurned: chanceEvent({ prize: card }),
        bidsShown: { bids: listOf(card, players) },
        prizesWon: { player },
      },
    };
  },
  mutableLists: ['prizes', 'hands', 'won'],
  clauses: {
    turn: 'A prize is turned. All players bid a card of their hand at the same time.',
    win: 'The highest card that nobody else bid wins the prize. If there is none, the prize stays for the next bid.',
    end: 'The game ends after the last bid. Prizes count as many points as they show.',
  },
  reasons: { 'not-held': 'This card is not in your hand.' },
});
type Run = typeof goofspiel.types.Run;

const turnPrize = ({ draft, emit }: Run): void => {
  if (draft.deck.length === 0) return;
  const prize = draft.deck[0]!;
  draft.deck = draft.deck.slice(1);
  draft.prizes.push(prize);
  emit?.({ kind: 'prizeTurned', prize });
};

export const game = goofspiel.define({
  deal: (run) => {
    const { draft, box } = run;
    draft.deck = shuffle(draft.random, box.cards.slice());
    draft.hands = draft.hands.map(() => box.cards);
    turnPrize(run);
  },
  moves: {
    bid: {
      forbiddenBy: { 'not-held': ({ hands }, _, { card }, { deciders }) => !hands[deciders[0]!]!.includes(card) },
      resolve: (run, choices) => {
        const { draft, emit } = run;
        const bids = choices.map((choice) => choice!.card);
        bids.forEach((card, player) => {
          draft.hands[player] = draft.hands[player]!.filter((held) => held !== card);
        });
        draft.lastBids = bids;
        emit?.({ kind: 'bidsShown', bids });
        const winner = bids.indexOf(
          Math.max(...bids.filter((card, i) => !bids.some((other, j) => j !== i && other === card))),
        );
        if (winner >= 0) {
          draft.won[winner] = [...draft.won[winner]!, ...draft.prizes];
          draft.prizes = [];
          emit?.({ kind: 'prizesWon', player: winner });
        }
        turnPrize(run);
      },
    },
  },
  isOver: ({ hands }) => hands.every(({ length }) => length === 0),
  points: ({ won }, _, player) => ({ prizes: sum(won[player]!) }),
  findContradiction: ({ phase, deck, hands, lastBids }, { ranks }) => {
    const held = phase.kind === 'over' ? 0 : deck.length + 1;
    if (hands.some((hand) => hand.some((card, i) => i > 0 && hand[i - 1]! >= card))) return 'hands';
    if (hands.some(({ length }) => length !== held)) return 'hands';
    return deck.length < ranks - 1 && lastBids.includes(0) && 'lastBids';
  },
});
