/** A mistake in Liar's Dice, the promise that it breaks, and the message. */
export interface GameMistake {
  /** The number of the promise, counted from 1. */
  readonly promise: number;
  readonly right: string;
  readonly wrong: string;
  /** A part of the message, as the guide shows it. */
  readonly says: string;
}

export const MISTAKES: readonly GameMistake[] = [
  {
    promise: 1,
    right: 'draft.cups[loser]!.slice(1)',
    wrong: 'draft.cups[loser]!',
    says: 'player 1 is to act and has no legal move',
  },
  {
    promise: 3,
    right: 'draft.losers = [...draft.losers, loser]',
    wrong: '(draft.losers as number[]).push(loser)',
    says: 'Cannot add property 0, object is not extensible',
  },
  {
    promise: 4,
    right: 'diceLeft: countUpTo(players * dice)',
    wrong: 'diceLeft: countUpTo(9)',
    says: 'diceLeft: expected an integer from 0 to 9, got 10',
  },
  {
    promise: 5,
    right: 'drawInt(draft.random, players)',
    wrong: 'Math.floor(Math.random() * players)',
    says: 'the game uses Math.random',
  },
  {
    promise: 8,
    right: 'draft.shownCups = draft.cups;',
    wrong: '',
    says: 'keep in the state what an event reveals, or hide it in the event',
  },
  {
    promise: 8,
    right: 'diceRolled: chanceEvent({ player, dice: seenByOwner(diceUpTo(dice)) })',
    wrong: 'diceRolled: chanceEvent({ player, dice: diceUpTo(dice) })',
    says: 'the events of a deal reveal to spectator what the view hides',
  },
  {
    promise: 9,
    right: "if (isOver ? bid === null : bid !== null && bid.count > diceLeft) return 'bid';",
    wrong: "if (bid !== null && bid.count > diceLeft) return 'bid';",
    says: 'an imagined state leads to an end that does not decode',
  },
  {
    promise: 19,
    right: 'starterDrawn: chanceEvent({ player })',
    wrong: 'starterDrawn: { player }',
    says: 'what chance brings and somebody sees needs an event',
  },
  {
    promise: 20,
    right: `draft.turnPlayer = neighbour(draft, turnPlayer);
        emit?.({ kind: 'bidRaised', player: turnPlayer, count, face });`,
    wrong: `emit?.({ kind: 'bidRaised', player: turnPlayer, count, face });
        draft.turnPlayer = neighbour(draft, turnPlayer);`,
    says: 'no event reports that turnPlayer is 0 instead of 1; emit an event after the last change',
  },
];
