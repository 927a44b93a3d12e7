import { game } from 'measured/game';
import { fingerprint } from 'measured/root';
import seedrandom from 'seedrandom/seedrandom.js';
import type { Types } from '../src/core/contract/game.js';
import { measureTime } from './clock.js';
import { answerRequests } from './runner.js';
import { type Profile, profileRun } from './sampling.js';

// A game of some build of the library in its own process. Builds differ inside: only their public API is used, and
// nothing of this tree is mixed in.

/** The functions to be timed. */
export type Task = 'playout' | 'setup' | 'moves' | 'view' | 'decode' | 'fingerprint' | 'determinize';

/** Games number `first` to `first + count - 1`, the player counts in turn. */
export interface Games {
  readonly first: number;
  readonly count: number;
}

/** The questions to a build. */
export interface LibraryRequests {
  /** Returns nanoseconds per move of a play-out, per game of `moves`, or per call of the other tasks. */
  time(question: { readonly task: Task; readonly games: Games; readonly milliseconds: number }): number;
  /** Returns the key of a game: builds with another have another stream of chance. */
  stream(question: null): string;
  /** Returns a checksum of every game, played out and move by move. */
  checksums(games: Games): Readonly<Record<'playout' | 'moves', readonly number[]>>;
  /** Returns the functions in which play-outs spend their time. */
  profile(question: {
    readonly games: Games;
    readonly warmUp: number;
    readonly milliseconds: number;
  }): Promise<Profile>;
}

type State = Types['State'];
type Choose = (moves: readonly Types['Move'][]) => Types['Move'];

/** The start of a game that is played identically each time and in every build. */
interface GameStart {
  readonly state: State;
  chooser(): Choose;
}

/** One position in this many is seen, decoded, fingerprinted and imagined. */
const SAMPLE_EVERY = 10;

const listOptions = ({ first, count }: Games): readonly Types['Options'][] => {
  const { min, max } = game.players;
  return Array.from({ length: count }, (_, k) => ({
    players: min + ((first + k) % (max - min + 1)),
    seed: `game-${first + k}`,
  }));
};

const rightOrThrow = <A>(either: { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: A }): A => {
  if (either._tag === 'Left') throw new Error(`refused: ${JSON.stringify(either)}`);
  return either.right;
};

const createStarts = (games: Games): readonly GameStart[] =>
  listOptions(games).map((options) => ({
    state: rightOrThrow(game.setup(options)),
    chooser: createChoosers(options.seed),
  }));

/** Makes pickers that share their random numbers, so that drawing them is not timed repeatedly. */
const createChoosers = (seed: string): (() => Choose) => {
  const random = seedrandom(`${seed}/choices`);
  const drawn: number[] = [];
  return () => {
    let made = 0;
    return (moves) => {
      if (made === drawn.length) drawn.push(random());
      return moves[Math.floor(drawn[made++]! * moves.length)]!;
    };
  };
};

const playMoves = (start: State, choose: Choose, visit?: (state: State) => void): State => {
  let state = start;
  for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
    visit?.(state);
    state = rightOrThrow(game.applyMove(state, choose(moves)));
  }
  return state;
};

const listPositions = (games: Games): readonly State[] => {
  const positions: State[] = [];
  for (const { state, chooser } of createStarts(games)) playMoves(state, chooser(), (met) => positions.push(met));
  return positions.filter((_, i) => i % SAMPLE_EVERY === 0);
};

/** The last result, kept so that the computation cannot be optimized away. */
export let sink: unknown;

/** Goes once through some games; returns the number of moves, games or calls. */
type Pass = () => number;

/** The passes, whose inputs are made before they are timed. */
const PASSES: Readonly<Record<Task, (games: Games) => Pass>> = {
  playout: (games) => {
    const starts = createStarts(games);
    return () => {
      let made = 0;
      for (const { state, chooser } of starts) {
        const choose = chooser();
        sink = game.playout(state, (moves) => {
          made++;
          return choose(moves);
        });
      }
      return made;
    };
  },
  setup: (games) => {
    const options = listOptions(games);
    return () => {
      for (const each of options) sink = game.setup(each);
      return options.length;
    };
  },
  moves: (games) => {
    const starts = createStarts(games);
    return () => {
      for (const { state, chooser } of starts) sink = playMoves(state, chooser());
      return starts.length;
    };
  },
  view: (games) => {
    const positions = listPositions(games);
    return () => {
      for (let i = 0; i < positions.length; i++) sink = game.view(positions[i]!, i % positions[i]!.players);
      return positions.length;
    };
  },
  decode: (games) => {
    const documents = listPositions(games).map((state): unknown => JSON.parse(JSON.stringify(state)));
    return () => {
      for (const document of documents) sink = game.State.decode(document);
      return documents.length;
    };
  },
  fingerprint: (games) => {
    const positions = listPositions(games);
    return () => {
      for (const state of positions) sink = fingerprint(state);
      return positions.length;
    };
  },
  determinize: (games) => {
    const views = listPositions(games).map((state, i) => [game.view(state, i % state.players), `seed-${i}`] as const);
    return () => {
      for (const [view, seed] of views) sink = game.determinize(view, seed);
      return views.length;
    };
  },
};

/** Returns a checksum of a whole game: the number of legal moves and the choice at every step. */
const computeChecksum = ({ state, chooser }: GameStart, play: (start: State, choose: Choose) => State): number => {
  let checksum = 0x811c9dc5;
  const choose = chooser();
  play(state, (moves) => {
    const move = choose(moves);
    const text = `${moves.length} ${game.formatMove(move)}`;
    for (let i = 0; i < text.length; i++) checksum = Math.imul(checksum ^ text.charCodeAt(i), 0x01000193);
    return move;
  });
  return checksum >>> 0;
};

answerRequests<LibraryRequests>({
  time: ({ task, games, milliseconds }) => measureTime(PASSES[task](games), milliseconds),
  stream: () => String(createStarts({ first: 0, count: 1 })[0]!.state.random.key),
  checksums: (games) => ({
    playout: createStarts(games).map((start) => computeChecksum(start, game.playout)),
    moves: createStarts(games).map((start) => computeChecksum(start, playMoves)),
  }),
  profile: ({ games, warmUp, milliseconds }) => {
    const pass = PASSES.playout(games);
    return profileRun((duration) => measureTime(pass, duration), warmUp, milliseconds);
  },
});
