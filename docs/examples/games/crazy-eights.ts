// Crazy Eights: play a card of the same suit or rank as the last one; eights fit always, and name the next suit.
import {
  cardOf,
  chanceEvent,
  countUpTo,
  deferItem,
  describeGame,
  enumOf,
  intBetween,
  listPerPlayer,
  listUpTo,
  placeOf,
  playerBelow,
  seenByNobody,
  seenByOwner,
  shuffle,
  sum,
  withoutItem,
} from 'sastrugi/author';

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const CARDS = Array.from({ length: 52 }, (_, card) => card);

const suitOf = (card: number) => SUITS[card % 4]!;
const rankOf = (card: number): number => 1 + Math.floor(card / 4);
const isEight = (card: number): boolean => rankOf(card) === 8;
const penaltyOf = (card: number): number => (isEight(card) ? 50 : Math.min(rankOf(card), 10));
const nameOf = (card: number): string => `${'-A23456789TJQK'[rankOf(card)]}${suitOf(card)[0]}`;

const crazyEights = describeGame({
  id: 'crazy-eights',
  title: 'Crazy Eights',
  players: { min: 2, max: 5 },
  components: { handSize: 5 },
  replaceable: { handSize: intBetween(1, 10) },
  fields: ({ players }) => {
    const player = playerBelow(players);
    const card = cardOf('cards', CARDS);
    const suit = enumOf(...SUITS);
    return {
      state: {
        turnPlayer: player,
        suit,
        deck: seenByNobody(listUpTo(card, CARDS.length)),
        hands: listPerPlayer(seenByOwner(listUpTo(card, CARDS.length), { until: 'over' }), players),
        pile: listUpTo(card, CARDS.length),
        passes: countUpTo(players),
      },
      moves: { play: { card, suit }, draw: {}, pass: {} },
      events: {
        cardDrawn: chanceEvent({ player, card: seenByOwner(card) }),
        cardTurned: chanceEvent({ card }),
        cardPlayed: { player, card, suit },
        turnPassed: { player },
        cardShown: chanceEvent({ player, card }),
      },
    };
  },
  mutableLists: ['hands', 'pile'],
  notation: { play: ({ card, suit }) => (suit === suitOf(card) ? nameOf(card) : `${nameOf(card)}=${suit}`) },
  clauses: {
    deal: 'Everybody gets five cards. The next card is turned and starts the pile; the rest is the deck.',
    turn: 'Play a card that fits, or draw one. Once the deck is empty, you may pass.',
    end: 'The game ends when a hand is empty, or when all players pass in turn. Cards that are left are penalties.',
  },
  reasons: {
    'not-held': 'This card is not in your hand.',
    'does-not-fit': 'Play {suit}, or a card of the same rank.',
    'names-suit': 'Only an eight names another suit than its own.',
    'empty-deck': 'The deck is empty.',
    'not-empty': 'Draw a card: the deck is not empty.',
  },
});
type State = typeof crazyEights.types.State;
type Run = typeof crazyEights.types.Run;

const hasEnded = ({ hands, passes, players }: State): boolean =>
  passes === players || hands.some(({ length }) => length === 0);

const passTurn = ({ draft }: Run): void => {
  draft.turnPlayer = (draft.turnPlayer + 1) % draft.players;
};

/** Shows all hands once the game has ended. */
const showHands = ({ draft, emit }: Run): void => {
  if (!hasEnded(draft)) return;
  draft.hands.forEach((hand, player) => {
    for (const card of hand) emit?.({ kind: 'cardShown', player, card });
  });
};

const drawCard = ({ draft, emit }: Run, player: number): void => {
  const card = deferItem(draft.deck, 0); // moved and reported, but not read
  draft.deck = withoutItem(draft.deck, 0);
  draft.hands[player] = draft.hands[player]!.concat(card);
  emit?.({ kind: 'cardDrawn', player, card });
};

export const game = crazyEights.define({
  deal: (run, { players }) => {
    const { draft, box, emit } = run;
    draft.deck = shuffle(draft.random, CARDS.slice());
    for (let i = 0; i < box.handSize * players; i++) drawCard(run, i % players);
    const card = draft.deck[0]!;
    draft.deck = withoutItem(draft.deck, 0);
    draft.pile.push(card);
    draft.suit = suitOf(card);
    emit?.({ kind: 'cardTurned', card });
  },
  moves: {
    play: {
      forbiddenBy: {
        'names-suit': (_, __, { card, suit }) => suit !== suitOf(card) && !isEight(card),
        'does-not-fit': ({ suit, pile }, _, { card }) =>
          !isEight(card) && suitOf(card) !== suit && rankOf(card) !== rankOf(pile.at(-1)!),
        'not-held': ({ hands, turnPlayer }, _, { card }) => placeOf(hands[turnPlayer]!, card) < 0,
      },
      apply: (run, { card, suit }) => {
        const { draft, emit } = run;
        const { hands, turnPlayer: player } = draft;
        hands[player] = withoutItem(hands[player]!, placeOf(hands[player]!, card));
        draft.pile.push(card);
        draft.suit = suit;
        draft.passes = 0;
        passTurn(run);
        emit?.({ kind: 'cardPlayed', player, card, suit });
        showHands(run);
      },
    },
    draw: {
      forbiddenBy: { 'empty-deck': ({ deck }) => deck.length === 0 },
      apply: (run) => {
        const player = run.draft.turnPlayer;
        passTurn(run);
        drawCard(run, player);
      },
    },
    pass: {
      forbiddenBy: { 'not-empty': ({ deck }) => deck.length > 0 },
      apply: (run) => {
        const { draft, emit } = run;
        const player = draft.turnPlayer;
        draft.passes++;
        passTurn(run);
        emit?.({ kind: 'turnPassed', player });
        showHands(run);
      },
    },
  },
  isOver: hasEnded,
  points: ({ phase, hands }, _, player) => ({
    penalties: phase.kind === 'over' ? 0 - sum(hands[player]!.map(penaltyOf)) : 0,
  }),
  evaluate: ({ hands }) => hands.map(({ length }) => 0 - length),
  findContradiction: ({ deck, passes, hands, pile }) => {
    if (pile.length === 0) return 'pile';
    if (passes > 0 && deck.length > 0) return 'passes';
    return hands.filter(({ length }) => length === 0).length > 1 && 'hands';
  },
});
