import type { Game, Types } from '../../src/core/contract/game.js';
import type { ChanceNotation, FactNotation } from '../../src/core/contract/kernel.js';
import { firstDifference } from '../../src/core/data/fingerprint.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { HIDDEN } from '../../src/core/types/base-types.js';
import { randomGame } from '../../src/testing/random-game.js';
import { createGameText } from '../../src/words/index.js';
import type { Translation } from '../../src/words/message.js';
import { findSentenceProblems } from '../words/problems.js';
import { games, some } from './games.js';

/** A game with the notation of what chance brings in it, for tests. */
export interface Chancy<G extends Types> {
  readonly game: Game<G>;
  readonly chance: ChanceNotation<G>;
  /** The options to play with; seeds are added. */
  readonly options: readonly Omit<G['Options'], 'seed'>[];
  /** The fields of each kind of event that chance decides. */
  readonly chanceFields: { readonly [Kind in G['Event']['kind']]?: readonly string[] };
  /** Returns the part of a state that earlier moves determine, though a spectator does not see it. */
  readonly played?: (state: G['State']) => unknown;
}

const rowsOf = <G extends Types>(chance: ChanceNotation<G>) =>
  Object.entries(chance) as readonly (readonly [string, FactNotation<G['Event'], G['Box']>])[];

/** Lists the facts that events report. */
export const factsOf = <G extends Types>({ game }: Chancy<G>, events: readonly G['Event'][]): readonly string[] =>
  events.flatMap((event) => game.formatChance([event]) || []);

/** Lists the events of random games, those of the deal first, as those see them who see everything. */
export const eventsOf = <G extends Types>({ game, options }: Chancy<G>, max = 20): readonly G['Event'][] =>
  options.flatMap((each) =>
    Array.from({ length: games(max) }, (_, i) => {
      const seeded = { ...each, seed: `facts ${i}` } as G['Options'];
      const events: G['Event'][] = [...orThrow(game.deal(seeded)).events];
      for (const { state, move } of randomGame(game, seeded)) {
        if (move !== undefined) events.push(...orThrow(game.step(state, move)).events);
      }
      return events;
    }).flat(),
  );

/** Lists the facts of events, also as a spectator sees them, that match another row than their own, or several. */
export const strayFacts = <G extends Types>(chancy: Chancy<G>, events: readonly G['Event'][]): readonly string[] => {
  const { game, chance } = chancy;
  const strays = [...events, ...game.viewEvents(events, 'spectator')].flatMap((event) => {
    const fact = game.formatChance([event]);
    const rows = rowsOf(chance).filter(([, { pattern }]) => pattern.test(fact));
    return fact === '' || rows.map(([kind]) => kind).join() === event.kind ? [] : [`${event.kind}: ${fact}`];
  });
  return [...new Set(strays)];
};

/**
 * Lists the moves after which a spectator's view is not determined by the position, the move and the facts. Each move
 * is made in states that look alike to a spectator.
 */
export const openMoves = <G extends Types>(chancy: Chancy<G>, twins = 12): readonly string[] =>
  some(chancy.options).flatMap((each, n) => {
    const { game } = chancy;
    const open: string[] = [];
    for (const { ply, state, move } of randomGame(game, { ...each, seed: `open ${n}` } as G['Options'])) {
      if (move === undefined) break;
      const sample = game.determinizer(game.view(state, 'spectator'));
      const found = new Map<string, G['View']>();
      for (let i = 0; i < twins; i++) {
        const twin = sample(`${ply} ${i}`);
        const step = game.step(twin, move);
        if (step._tag === 'Left') continue;
        const seen = factsOf(chancy, game.viewEvents(step.right.events, 'spectator'));
        const facts = JSON.stringify([seen, chancy.played?.(twin)]);
        const view = game.view(step.right.state, 'spectator');
        if (firstDifference(found.get(facts) ?? view, view) !== null) open.push(`${game.formatMove(move)}: ${facts}`);
        found.set(facts, view);
      }
    }
    return open;
  });

/** Lists the problems of the questions about what chance brings, in these languages. */
export const findQuestionErrors = <G extends Types, Names>(
  { game, chance, options, chanceFields }: Chancy<G>,
  languages: readonly Translation<G, Names>[],
  events: readonly G['Event'][],
): readonly string[] =>
  languages.flatMap((words) => {
    const { chance: nextQuestion } = createGameText(words, game, ['Zoé', 'Ulf', 'Mia', 'Tom']);
    return rowsOf(chance).flatMap(([kind]) => {
      const event = events.find((each) => each.kind === kind);
      if (event === undefined) return [`no ${kind} happened`];
      const state = orThrow(game.setup({ ...options[0], seed: 'asked' } as G['Options']));
      const fields = chanceFields[kind as G['Event']['kind']] ?? [];
      const masked = { ...event, ...Object.fromEntries(fields.map((field) => [field, HIDDEN])) };
      const question = nextQuestion(state, masked);
      const known = question === nextQuestion(state, event) ? [] : [`${kind} asks with its answer`];
      return [...findSentenceProblems(words.locale, question), ...known];
    });
  });
