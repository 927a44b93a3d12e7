// The part of boardgame.io 0.50.2 that is used here, so that types are checked without installing it.

declare module 'boardgame.io/internal' {
  interface Ctx {
    readonly numPlayers: number;
    readonly currentPlayer: string;
    readonly playOrderPos: number;
    readonly numMoves: number;
    readonly gameover?: unknown;
  }
  interface Context<G> {
    G: G;
    readonly ctx: Ctx;
    readonly chance: { Number(): number };
  }
  interface Action {
    readonly move: string;
    readonly args: readonly number[];
  }
  interface Plugin<Data, Api> {
    readonly name: string;
    setup(context: { readonly game: { readonly seed?: string } }): Data;
    api(context: { readonly data: Data }): Api;
    flush(context: { readonly api: Api }): Data;
  }
  interface GameConfig<G> {
    readonly name: string;
    readonly plugins?: readonly unknown[];
    readonly seed?: string;
    readonly disableUndo?: boolean;
    setup(context: Context<G>, setupData: unknown): G;
    readonly moves: Readonly<
      Record<string, (context: Context<G>, ...args: number[]) => G | 'INVALID_MOVE' | undefined>
    >;
    readonly turn: {
      readonly minMoves?: number;
      readonly maxMoves?: number;
      endIf?(context: Context<G>): boolean;
      readonly order: {
        first(context: Context<G>): number;
        next(context: Context<G>): number;
      };
    };
    endIf(context: Context<G>): unknown;
    readonly ai: { enumerate(G: G, ctx: Ctx, playerID: string): readonly Action[] };
  }
  interface State<G> {
    readonly G: G;
    readonly ctx: Ctx;
    readonly transients?: unknown;
  }
  type Reducer<G> = (state: State<G>, action: unknown) => State<G>;

  function ProcessGameConfig<G>(game: GameConfig<G>): GameConfig<G>;
  function InitializeGame<G>(setup: { game: GameConfig<G>; numPlayers: number; setupData?: unknown }): State<G>;
  function CreateGameReducer<G>(options: { game: GameConfig<G> }): Reducer<G>;
}

declare module 'boardgame.io/core' {
  const INVALID_MOVE: 'INVALID_MOVE';
}

declare module 'immer' {
  function original<A>(draft: A): A;
}

declare module 'boardgame.io/ai' {
  import type { GameConfig, State } from 'boardgame.io/internal';

  class MCTSBot<G> {
    constructor(options: {
      readonly game: GameConfig<G>;
      readonly enumerate: GameConfig<G>['ai']['enumerate'];
      readonly seed: string;
      readonly iterations: number;
      readonly playoutDepth: number;
    });
    play(state: State<G>, playerID: string): Promise<unknown>;
  }
}
