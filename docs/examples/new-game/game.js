// @ts-check
// My game: roll a die as often as you dare. Keep the points before a 1 takes them.
import { chanceEvent, countUpTo, describeGame, drawInt, intBetween, listPerPlayer, playerBelow } from 'sastrugi/author';

const description = describeGame({
  id: 'my-game',
  title: 'My game',
  players: { min: 2, max: 4 },
  components: { goal: 30 },
  replaceable: { goal: intBetween(10, 100) },
  fields: ({ players, goal }) => {
    const player = playerBelow(players);
    const points = countUpTo(goal + 5); // the last roll before the goal can be a 6
    return {
      state: { turnPlayer: player, turnPoints: points, points: listPerPlayer(points, players) },
      moves: { roll: {}, keep: {} },
      events: { dieRolled: chanceEvent({ player, die: intBetween(1, 6) }), pointsKept: { player, points } },
    };
  },
  mutableLists: ['points'],
  clauses: {
    roll: 'Roll the die. It adds its points to your turn, but a 1 ends the turn without any.',
    keep: 'Keep the points of your turn. The next player then rolls.',
    end: 'The game ends when a player reaches the goal.',
  },
  reasons: {
    'nothing-to-keep': 'Roll the die first.',
    'goal-reached': 'Keep your points: they reach the goal.',
  },
});

/** @param {typeof description.types.Run} run */
const passTurn = ({ draft }) => {
  draft.turnPoints = 0;
  draft.turnPlayer = (draft.turnPlayer + 1) % draft.players;
};

export const game = description.define({
  moves: {
    roll: {
      forbiddenBy: {
        'goal-reached': ({ points, turnPlayer, turnPoints }, { goal }) => points[turnPlayer] + turnPoints >= goal,
      },
      apply: (run) => {
        const { draft, emit } = run;
        const player = draft.turnPlayer;
        const die = drawInt(draft.random, 6) + 1;
        if (die === 1) passTurn(run);
        else draft.turnPoints += die;
        emit?.({ kind: 'dieRolled', player, die }); // after the change that it reports
      },
    },
    keep: {
      forbiddenBy: { 'nothing-to-keep': ({ turnPoints }) => turnPoints === 0 },
      apply: (run) => {
        const { draft, emit } = run;
        const { turnPlayer: player, turnPoints } = draft;
        draft.points[player] += turnPoints;
        passTurn(run);
        emit?.({ kind: 'pointsKept', player, points: turnPoints });
      },
    },
  },
  isOver: ({ points }, { goal }) => points.some((kept) => kept >= goal),
  points: ({ points }, _, player) => ({ points: points[player] }),
  findContradiction: ({ points, turnPlayer, turnPoints }, { goal }) => {
    if (points.filter((kept) => kept >= goal).length > 1) return 'points';
    return points[turnPlayer] + turnPoints > goal + 5 && 'turnPoints';
  },
});
