import {
  type Action,
  CreateGameReducer,
  type GameConfig,
  InitializeGame,
  ProcessGameConfig,
  type State,
} from 'boardgame.io/internal';

/** Plays a game of boardgame.io to its end through the reducer, as its own bots do; returns the last state. */
export const playThroughReducer = <G>(config: GameConfig<G>) => {
  const game = ProcessGameConfig(config);
  const reducer = CreateGameReducer({ game });
  return (
    numPlayers: number,
    seed: string,
    choose: (count: number) => number,
    setupData?: unknown,
  ): { state: State<G>; moves: number } => {
    let state = InitializeGame({ game: { ...game, seed }, numPlayers, setupData });
    let moves = 0;
    for (; state.ctx.gameover === undefined; moves++) {
      const { currentPlayer } = state.ctx;
      const actions = game.ai.enumerate(state.G, state.ctx, currentPlayer);
      state = reducer(state, makeMove(actions[choose(actions.length)]!, currentPlayer));
      if (state.transients !== undefined) throw new Error(`${game.name}: the reducer refused a move`);
    }
    return { state, moves };
  };
};

const makeMove = ({ move, args }: Action, playerID: string): unknown => ({
  type: 'MAKE_MOVE',
  payload: { type: move, args, playerID },
});
