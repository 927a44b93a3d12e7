import { eachWay, NONE, plus, ratio, type Share } from '../../src/core/chance/each-way.js';
import type { Game, Types } from '../../src/core/contract/game.js';
import type { Shell } from '../../src/core/contract/kernel.js';
import { orThrow } from '../../src/core/errors/verdict.js';
import { beginningsIn, NO_CHANCE } from '../../src/core/play/beginnings.js';
import { internalsOf } from '../../src/core/play/internals.js';
import { watched } from '../../src/core/play/watched.js';
import { HIDDEN } from '../../src/core/types/base-types.js';
import { type Chooser, randomGame, uniform } from '../../src/testing/random-game.js';

/** Returns how likely each text is that `read` makes of what is imagined behind a view; throws if there are too many. */
export const chancesBehind = <G extends Types>(
  game: Game<G>,
  imagine: Shell<G>['imagine'],
  view: G['View'],
  read: (draft: G['Draft']) => string,
): ReadonlyMap<string, number> => {
  const { kernel, box } = internalsOf(game)!;
  const begin = beginningsIn(kernel, { imagine }, box)(view);
  const shares = new Map<string, Share>();
  let all = NONE;
  const isComplete = eachWay(
    50_000,
    () => read(watched(begin({ ...NO_CHANCE }))),
    (text, share) => {
      shares.set(text, plus(shares.get(text) ?? NONE, share));
      all = plus(all, share);
      return true;
    },
  );
  if (!isComplete) throw new Error('There are too many ways.');
  return new Map([...shares].sort().map(([text, share]) => [text, ratio(share, all)]));
};

/** A random game whose chance is told. */
export interface ToldGame<G extends Types> {
  readonly game: Game<G>;
  readonly options: G['Options'];
  readonly chooser?: Chooser<G>;
  /** Returns the events as the record tells them: all, or what a spectator sees of them. */
  told(events: readonly G['Event'][]): readonly G['Event'][];
}

/**
 * Follows a random game by what is told of it, and lists where its positions contradict the truth, or what is imagined
 * behind them.
 */
export const toldAmiss = <G extends Types>({
  game,
  options,
  chooser = uniform,
  told,
}: ToldGame<G>): readonly string[] => {
  const { seed: _, ...settings } = options;
  const write = (events: readonly G['Event'][]): string => game.formatChance(told(events));
  const amiss: string[] = [];
  const compare = (state: G['State'], position: G['View'], where: string): void => {
    const imagined = orThrow(game.State.decode(game.determinize(position, where)));
    for (const truth of [state, imagined]) {
      const path = contradiction(game.view(truth, 'spectator'), position, truth);
      if (path !== null) amiss.push(`${where}: ${path}${truth === imagined ? ' in what is imagined' : ''}`);
    }
  };
  const dealt = orThrow(game.deal(options));
  let { position } = orThrow(game.dealTold(settings, write(dealt.events)));
  compare(dealt.state, position, 'deal');
  for (const { ply, state, move } of randomGame(game, options, chooser)) {
    if (move === undefined) break;
    const step = orThrow(game.step(state, move));
    const facts = write(step.events);
    const next = game.stepTold(position, move, facts);
    const where = `${ply} ${game.formatMove(move)} ${facts}`;
    if (next._tag === 'Left') return [...amiss, `${where}: ${next.left.message}`];
    position = next.right.position;
    compare(step.state, position, where);
  }
  return amiss;
};

/** Returns the path at which a told position lacks what a spectator sees, or holds what is not true. */
const contradiction = (seen: unknown, told: unknown, truth: unknown): string | null => {
  if (seen === HIDDEN) return told === HIDDEN || isPartOf(told, truth) ? null : '';
  if (typeof seen !== 'object' || seen === null) return seen === told ? null : '';
  for (const key of Object.keys(seen)) {
    const [a, b, c] = [seen, told, truth].map((each) => (each as Readonly<Record<string, unknown>>)[key]);
    const path = contradiction(a, b, c);
    if (path !== null) return `.${key}${path}`;
  }
  return null;
};

/** Checks that what is told of a hidden value is true: the value, or the least counts of a list. */
const isPartOf = (told: unknown, truth: unknown): boolean =>
  Array.isArray(told) && Array.isArray(truth)
    ? told.every((count, i) => (typeof count === 'number' ? count <= truth[i] : count === HIDDEN))
    : told === truth;
