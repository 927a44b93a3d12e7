// Liar's Dice: everybody rolls in secret, bids on the dice of all go up, and a challenge lifts the cups.
import {
  chanceEvent,
  countUpTo,
  describeGame,
  diceUpTo,
  drawInt,
  intBetween,
  listPerPlayer,
  listUpTo,
  objectOf,
  orNull,
  playerBelow,
  rollDice,
  seenByOwner,
  sum,
  withItemAt,
} from 'sastrugi/author';

const liarsDice = describeGame({
  id: 'liars-dice',
  title: "Liar's Dice",
  players: { min: 2, max: 6 },
  components: { dice: 5 },
  replaceable: { dice: intBetween(1, 8) },
  options: { wild: [true, false] },
  fields: ({ players, dice }) => {
    const player = playerBelow(players);
    const bid = { count: intBetween(1, players * dice), face: intBetween(1, 6) };
    return {
      state: {
        turnPlayer: player,
        bid: orNull(objectOf('a bid', bid)),
        diceLeft: countUpTo(players * dice),
        cups: listPerPlayer(seenByOwner(diceUpTo(dice)), players),
        shownCups: listPerPlayer(diceUpTo(dice), players),
        losers: listUpTo(player, players - 1),
      },
      moves: { raise: bid, challenge: {} },
      events: {
        starterDrawn: chanceEvent({ player }),
        roundStarted: { player },
        diceRolled: chanceEvent({ player, dice: seenByOwner(diceUpTo(dice)) }),
        bidRaised: { player, ...bid },
        bidChallenged: { player },
        cupLifted: chanceEvent({ player, dice: diceUpTo(dice) }),
        dieLost: { player },
      },
    };
  },
  notation: { raise: '{count}x{face}' },
  clauses: {
    roll: 'In each round, all players roll their dice under their cups and look at their own.',
    wild: 'Dice that show 1 count as any face, unless the players agree otherwise.',
    lose: 'After a challenge all cups are lifted. The player who was wrong loses a die and starts the next round.',
    end: 'Players without dice are out. The last one with dice wins.',
  },
  reasons: {
    'too-many': 'There are only {diceLeft} dice.',
    'too-low': 'Bid more dice than the last bid, or as many of a higher face.',
    'no-bid': 'There is no bid to challenge.',
  },
});
type State = typeof liarsDice.types.State;
type Run = typeof liarsDice.types.Run;

/** Returns the next player with dice; `step` is -1 for the one before. */
const neighbour = ({ cups, players }: State, player: number, step = 1): number => {
  let next = player;
  do next = (next + step + players) % players;
  while (cups[next]!.length === 0);
  return next;
};

/** Starts a round with a player, or with the next one who has dice. */
const startRound = ({ draft, emit }: Run, player: number): void => {
  draft.turnPlayer = draft.cups[player]!.length > 0 ? player : neighbour(draft, player);
  draft.bid = null;
  emit?.({ kind: 'roundStarted', player: draft.turnPlayer });
  draft.cups = draft.cups.map(({ length }) => rollDice(draft.random, length));
  draft.cups.forEach((dice, owner) => {
    if (dice.length > 0) emit?.({ kind: 'diceRolled', player: owner, dice });
  });
};

export const game = liarsDice.define({
  deal: (run, { players }) => {
    const { draft, box, emit } = run;
    draft.cups = Array.from({ length: players }, () => new Array<number>(box.dice).fill(1));
    draft.diceLeft = players * box.dice;
    draft.turnPlayer = drawInt(draft.random, players);
    emit?.({ kind: 'starterDrawn', player: draft.turnPlayer });
    startRound(run, draft.turnPlayer);
  },
  moves: {
    raise: {
      forbiddenBy: ({ bid, diceLeft }, _, { count, face }) => {
        if (bid !== null && (count < bid.count || (count === bid.count && face <= bid.face))) return 'too-low';
        return count > diceLeft ? 'too-many' : undefined;
      },
      apply: ({ draft, emit }, { count, face }) => {
        const { turnPlayer } = draft;
        draft.bid = { count, face };
        draft.turnPlayer = neighbour(draft, turnPlayer);
        emit?.({ kind: 'bidRaised', player: turnPlayer, count, face });
      },
    },
    challenge: {
      forbiddenBy: { 'no-bid': ({ bid }) => bid === null },
      apply: (run) => {
        const { draft, emit } = run;
        const { bid, turnPlayer, wild } = draft;
        emit?.({ kind: 'bidChallenged', player: turnPlayer });
        let found = 0;
        draft.shownCups = draft.cups;
        draft.cups.forEach((dice, player) => {
          if (dice.length > 0) emit?.({ kind: 'cupLifted', player, dice });
          for (const die of dice) if (die === bid!.face || (wild && die === 1)) found++;
        });
        const loser = found >= bid!.count ? turnPlayer : neighbour(draft, turnPlayer, -1);
        draft.cups = withItemAt(draft.cups, loser, draft.cups[loser]!.slice(1));
        draft.diceLeft--;
        if (draft.cups[loser]!.length === 0) draft.losers = [...draft.losers, loser];
        emit?.({ kind: 'dieLost', player: loser });
        if (draft.losers.length < draft.players - 1) startRound(run, loser);
      },
    },
  },
  isOver: ({ losers, players }) => losers.length === players - 1,
  points: ({ losers }, _, player) => ({ outlasted: losers.includes(player) ? losers.indexOf(player) : losers.length }),
  findContradiction: ({ phase, bid, diceLeft, cups, losers, turnPlayer }) => {
    const isOver = phase.kind === 'over';
    if (diceLeft !== sum(cups.map(({ length }) => length))) return 'diceLeft';
    if (new Set(losers).size < losers.length) return 'losers';
    if (cups.some(({ length }, player) => (length === 0) !== losers.includes(player))) return 'losers';
    if (isOver ? bid === null : bid !== null && bid.count > diceLeft) return 'bid';
    return !isOver && losers.includes(turnPlayer) && 'turnPlayer';
  },
});
