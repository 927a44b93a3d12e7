import {
  addProbabilities,
  forEachBranch,
  type Probability,
  proportionOf,
  ZERO_PROBABILITY,
} from '../../src/core/chance-outcomes/enumerate-chance.js';
import { createDraftSamplerOf, guardedDraft, UNUSED_RANDOM } from '../../src/core/chance-outcomes/undecided-draft.js';
import type { Game, Types } from '../../src/core/contract/game.js';
import type { Shell } from '../../src/core/contract/kernel.js';
import { internalsOf } from '../../src/core/engine/define-rules.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { HIDDEN } from '../../src/core/types/base-types.js';
import { type Chooser, randomGame, uniform } from '../../src/testing/random-game.js';

/** Returns how likely each text is that `read` makes of what is imagined behind a view; throws if there are too many. */
export const chancesBehind = <G extends Types>(
  game: Game<G>,
  hiddenFieldSampler: Shell<G>['hiddenFieldSampler'],
  view: G['View'],
  read: (draft: G['Draft']) => string,
): ReadonlyMap<string, number> => {
  const { kernel, box } = internalsOf(game)!;
  const sampleDraft = createDraftSamplerOf(kernel, { hiddenFieldSampler }, box)(view);
  const probabilities = new Map<string, Probability>();
  let total = ZERO_PROBABILITY;
  const isComplete = forEachBranch(
    50_000,
    () => read(guardedDraft(sampleDraft({ ...UNUSED_RANDOM }))),
    (text, probability) => {
      probabilities.set(text, addProbabilities(probabilities.get(text) ?? ZERO_PROBABILITY, probability));
      total = addProbabilities(total, probability);
      return true;
    },
  );
  if (!isComplete) throw new Error('There are too many ways.');
  return new Map([...probabilities].sort().map(([text, probability]) => [text, proportionOf(probability, total)]));
};

/** A random game whose chance is told. */
export interface ToldGame<G extends Types> {
  readonly game: Game<G>;
  readonly options: G['Options'];
  readonly chooser?: Chooser<G>;
  /** Returns the events as the record tells them: all, or what a spectator sees of them. */
  toldEvents(events: readonly G['Event'][]): readonly G['Event'][];
}

/**
 * Follows a random game by what is told of it, and lists where its positions contradict the truth, or what is imagined
 * behind them.
 */
export const findToldErrors = <G extends Types>({
  game,
  options,
  chooser = uniform,
  toldEvents,
}: ToldGame<G>): readonly string[] => {
  const { seed: _, ...settings } = options;
  const write = (events: readonly G['Event'][]): string => game.formatChance(toldEvents(events));
  const errors: string[] = [];
  const compare = (state: G['State'], position: G['View'], where: string): void => {
    const sampled = orThrow(game.State.decode(game.determinize(position, where)));
    for (const truth of [state, sampled]) {
      const path = contradiction(game.view(truth, 'spectator'), position, truth);
      if (path !== null) errors.push(`${where}: ${path}${truth === sampled ? ' in what is imagined' : ''}`);
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
    if (next._tag === 'Left') return [...errors, `${where}: ${next.left.message}`];
    position = next.right.position;
    compare(step.state, position, where);
  }
  return errors;
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
