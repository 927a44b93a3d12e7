import { drawInt, insecureRandomStateOf } from '../../src/core/chance/random.js';
import type { Game, Types, Viewer } from '../../src/core/contract/game.js';
import { type Chooser, randomGame, type Turn } from '../../src/testing/random-game.js';
import type { ScoreOf } from '../../src/words/message.js';
import { games, isFull } from '../support/games.js';

/** A position of a random game, with everything about it that words describe. */
export interface Scene<G extends Types> {
  readonly state: G['State'];
  readonly moves: readonly G['Move'][];
  readonly score: ScoreOf<G>;
  /** Some refusals of illegal moves. */
  readonly refusals: readonly G['Refusal'][];
  /** The move made now, as every viewer sees it. */
  readonly seen: readonly Seen<G>[];
}

/** A move as one viewer sees it. */
interface Seen<G extends Types> {
  readonly view: G['View'];
  readonly move: G['SeenMove'];
  readonly events: readonly G['Event'][];
}

/** The games to be played. */
interface Played<G extends Types> {
  readonly game: Game<G>;
  readonly options: readonly Omit<G['Options'], 'seed'>[];
  readonly choosers?: readonly Chooser<G>[];
  readonly games?: number;
}

/** Yields positions of random games with all options and choosers. */
export const scenesOf = function* <G extends Types>(played: Played<G>): Generator<Scene<G>, void> {
  const { game, options, choosers = [], games: maxGames = 20 } = played;
  for (const each of options.filter((_, i) => isFull || i % 3 === 0)) {
    for (let i = 0; i < games(maxGames); i++) {
      const chooser = [undefined, ...choosers][i % (choosers.length + 1)];
      const turns = randomGame(game, { ...each, seed: `words ${i}` } as G['Options'], chooser, `picks ${i}`);
      for (const turn of turns) yield sceneOf(game, turn);
    }
  }
};

const sceneOf = <G extends Types>(game: Game<G>, turn: Turn<G>): Scene<G> => ({
  state: turn.state,
  moves: turn.moves,
  score: game.score(turn.state),
  refusals: refusalsAt(game, turn),
  seen: turn.move === undefined ? [] : seenBy(game, turn.state, turn.move),
});

const refusalsAt = <G extends Types>(game: Game<G>, { ply, state }: Turn<G>): Scene<G>['refusals'] => {
  const random = insecureRandomStateOf(`refused ${ply}`);
  return Array.from({ length: 5 }, () => game.catalogue[drawInt(random, game.catalogue.length)]!).flatMap((move) => {
    const illegal = game.whyIllegal(state, move);
    return illegal?._tag === 'RuleBroken' ? [illegal] : [];
  });
};

const seenBy = <G extends Types>(game: Game<G>, state: G['State'], move: G['Move']): readonly Seen<G>[] => {
  const step = game.step(state, move);
  const events = step._tag === 'Right' ? step.right.events : [];
  const viewers: readonly Viewer[] = [...Array.from({ length: state.players }, (_, player) => player), 'spectator'];
  return viewers.map((viewer) => ({
    view: game.view(state, viewer),
    move: game.viewMove(state, move, viewer),
    events: game.viewEvents(events, viewer),
  }));
};
