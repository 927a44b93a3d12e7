import type { Game } from '../core/contract/game.js';
import type { Kernel, Shell } from '../core/contract/kernel.js';
import { sealedPhaseOf } from '../core/contract/sealed.js';
import { defineGame } from '../core/define-game.js';
import { defineActions } from '../core/engine/define-actions.js';
import { defineRules } from '../core/engine/define-rules.js';
import { ask } from '../core/engine/play.js';
import { readerOf } from '../core/engine/state-readers.js';
import { DECLARED_PARAMETER, type RefusalParameter } from '../core/errors/reasons.js';
import type { FieldSchemas } from '../core/fields/fields.js';
import { ownerComponents } from '../core/fields/game-readers.js';
import { listSchemas } from '../core/fields/parts.js';
import type { BaseComponents, BasePhase, Player } from '../core/types/base-types.js';
import { type Clauses, clause } from '../core/types/clauses.js';
import { createPlayerScore, createScore } from '../core/types/score.js';
import { createChanceNotation } from './chance-notation.js';
import { checkDescription, checkNotation } from './check-description.js';
import { askEverybody, choiceContradiction, fillChoices } from './choices.js';
import { createContradictionFinder } from './contradictions.js';
import { createCopier } from './copy.js';
import { type GameFields, readGameFields } from './fields.js';
import type { LooseTypes as G, LooseDescription, LooseRules } from './loose-types.js';
import { createMasks } from './masks.js';
import { memoize } from './memo.js';
import { createFormat, createMoveKinds } from './moves.js';
import { createSampler } from './sampler.js';
import { isChanceEvent, isSealedMove } from './schemas.js';
import { firstValues } from './values.js';

/** Builds a game from a description and its rules. Parts of a kernel or a shell among the rules replace derived ones. */
export const buildGame = (description: LooseDescription, rules: LooseRules): Game<G> => {
  const { deal, moves, decider, isOver, points, tieBreaks, parameters, findContradiction, payoff, ...replaced } = rules;
  const components = createComponents(description);
  const prepare = createPrepare(description);
  const prepared: PreparedGame = { ...readGameFields(description), components, prepare, box: prepare(components, '') };
  checkDescription(description, rules, prepared);
  const kernel: Kernel<G> = { ...createKernel(description, rules, prepared), ...replaced };
  const shell: Shell<G> = { ...createShell(description, rules, { ...prepared, kernel }), ...replaced };
  const actions = defineActions(kernel, components);
  checkNotation(actions.catalogue, actions.formatMove);
  return defineGame(kernel, defineRules(kernel, actions), shell);
};

/** The fields of a game, and its components as they are printed. */
interface PreparedGame extends GameFields {
  readonly components: BaseComponents;
  readonly prepare: Kernel<G>['prepare'];
  readonly box: G['Box'];
}

const mapValues = <A, B>(table: Readonly<Record<string, A>>, to: (value: A, key: string) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, to(value, key)]));

const createComponents = ({ components = {}, provenance = {} }: LooseDescription): BaseComponents => ({
  ...components,
  provenance: mapValues({ ...components }, (_, name) => Reflect.get(provenance, name) ?? 'authored'),
});

/** Returns the function that prepares the box: the components, and the tables that the rules read. */
const createPrepare =
  ({ tables }: LooseDescription): Kernel<G>['prepare'] =>
  ({ provenance, ...components }, id) => ({ ...components, ...tables?.(components), id });

/** The sentences of the refusals of every game. */
const BUILT_IN = { over: 'The game is over.', 'not-now': 'This cannot be done now.' };
const OVER = Object.freeze({ kind: 'over' });

/** Returns the sentences of all refusals, by reason. */
const listSentences = ({ reasons }: LooseDescription): Readonly<Record<string, string>> => ({
  ...BUILT_IN,
  ...reasons,
});

/** Lists the parameters that sentences declare. */
const listParameters = (sentences: Readonly<Record<string, string>>): readonly string[] =>
  Object.values(sentences).flatMap((text) => [...text.matchAll(DECLARED_PARAMETER)].map(([, name]) => name!));

/** Returns the functions that find parameters of refusals which the author did not give: fields of the move or the state. */
const createFinder =
  (name: string) =>
  ({ state, move }: { readonly state: G['State']; readonly move: G['Move'] }): RefusalParameter =>
    move[name] ?? (state[name] as RefusalParameter);

const createKernel = (
  description: LooseDescription,
  rules: LooseRules,
  { stateOf, tablesOf, prepare, box: printed }: PreparedGame,
): Kernel<G> => {
  const { id, title, version = '1', players, options = {}, mutableLists = [], englishNames } = description;
  const { deal = () => {}, decider = turnPlayer, isOver, points, tieBreaks, parameters = {} } = rules;
  const sentences = listSentences(description);
  const { events, moves, phases } = tablesOf(printed);
  const open = Object.keys(phases).filter((kind) => !isSealedMove(moves[kind] ?? {}));
  const kinds = createMoveKinds(rules, { stateOf, tablesOf }, open);
  const finders = Object.fromEntries(listParameters(sentences).map((name) => [name, createFinder(name)]));
  const fields = stateOf(printed, players.max);
  const { phase: _, ...others } = fields;
  const clone = createCloner(Object.keys(others), mutableLists);
  const hasSealed = open.length < Object.keys(phases).length;
  const nextPhase = (draft: G['Draft'], box: G['Box']): BasePhase =>
    hasSealed && sealedPhaseOf(draft)?.deciders.length === 0 ? askEverybody({ kinds }, draft, box) : draft.phase;
  const score: Kernel<G>['score'] = (state, box) =>
    createScore(
      state.phase.kind === 'over',
      Array.from({ length: state.players }, (_, player) =>
        createPlayerScore(points(state, box, player), tieBreaks?.(state, box, player) ?? {}),
      ),
      null,
    );
  return {
    id,
    title,
    players,
    version,
    reasons: mapValues(sentences, (text, reason) => ({ clause: reason, text })),
    parameterFinders: { ...finders, ...parameters },
    englishNames: { player: (player: Player) => `Player ${player + 1}`, ...englishNames },
    stateMasks: createMasks(fields),
    hiddenEventFields: mapValues(events, listHiddenFields),
    hiddenMoveFields: mapValues(moves, (schemas) =>
      isSealedMove(schemas) ? Object.keys(schemas) : listHiddenFields(schemas),
    ),
    kinds,
    phases: {
      ...mapValues(phases, (_, kind) => ({
        decider: open.includes(kind) ? decider : firstDecider,
        otherwiseForbidden: 'not-now',
      })),
      over: { decider: () => null, otherwiseForbidden: 'over' },
    },
    prepare,
    format: createFormat(description),
    clone,
    options: () => ({
      players: { values: Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i) },
      ...mapValues(options, (values) => ({ values, default: values[0]! })),
    }),
    stateBeforeDeal: (settings, box, head) => {
      const chosen = mapValues(options, (_, name) => Reflect.get(settings, name));
      return clone({ ...head, ...firstValues(stateOf(box, settings.players)), ...chosen } as G['State']);
    },
    deal,
    nextStep: (run) => {
      const { draft, box, emit } = run;
      if (!isOver(draft, box)) return ask(run, nextPhase(draft, box));
      ask(run, OVER);
      emit?.({ kind: 'gameOver' });
    },
    score,
  };
};

const turnPlayer = (state: G['State']): Player => state['turnPlayer'] as Player;
const firstDecider = (state: G['State']): Player | null => sealedPhaseOf(state)?.deciders[0] ?? null;

/** Lists the fields of a move or an event that only its player may see. */
const listHiddenFields = (schemas: FieldSchemas): readonly string[] =>
  Object.keys(schemas).filter((name) => listSchemas(schemas[name]!).some(({ type }) => type === 'hideable'));

/** Returns the function that copies a state, with the lists that rules may change in place. */
const createCloner = (names: readonly string[], lists: readonly string[]): Kernel<G>['clone'] => {
  const copy = createCopier(names);
  if (lists.length === 0) return copy;
  return (state: G['State']) => {
    const draft = copy(state);
    for (let i = 0; i < lists.length; i++) draft[lists[i]!] = (draft[lists[i]!] as readonly unknown[]).slice();
    return draft;
  };
};

const createShell = (
  description: LooseDescription,
  rules: LooseRules,
  { stateOf, tablesOf, components, box: printed, kernel }: PreparedGame & { readonly kernel: Kernel<G> },
): Shell<G> => {
  const { clauses = {}, replaceable = {}, options = {} } = description;
  const { findContradiction, isOver, payoff, points } = rules;
  const finderOf = memoize(createContradictionFinder);
  const samplerFor = memoize(createSampler);
  return {
    clauses: () =>
      ({
        ...mapValues(clauses, (text) => clause('unreported effect')('Rules', text)),
        ...mapValues(listSentences(description), (text) => clause('refusal')('Refusals', text)),
      }) as Clauses<string>,
    stateSchema: stateOf as Shell<G>['stateSchema'],
    componentsReader: ownerComponents<BaseComponents, object>(
      'the components',
      components,
      mapValues(replaceable as FieldSchemas, (schema) => readerOf(schema, false)),
    ),
    findContradiction: (state, box) => {
      const path = finderOf(stateOf(box, state.players))(state);
      if (path !== null) return path;
      const option = Object.keys(options).find((name) => !options[name]!.includes(state[name] as never));
      if (option !== undefined) return option;
      if ((state.phase.kind === 'over') !== isOver(state, box)) return 'phase';
      return choiceContradiction(kernel, state, box) ?? (findContradiction?.(state, box) || null);
    },
    hiddenFieldSampler: (view, box) => {
      const fill = samplerFor(stateOf(box, view.players))(view);
      return (draft, random) => {
        fill(draft, random);
        fillChoices(kernel, { view, box }, draft, random);
      };
    },
    chanceNotation: Object.fromEntries(
      Object.entries(tablesOf(printed).events).flatMap(([kind, schemas]) =>
        isChanceEvent(schemas) ? [[kind, createChanceNotation(kind, schemas)]] : [],
      ),
    ),
    evaluate: (state, box) =>
      Array.from(
        { length: state.players },
        (_, player) => createPlayerScore(points(state as G['State'], box, player), {}).total,
      ),
    payoff: ({ players }) => payoff ?? (players === 1 ? 'solo' : 'opponents'),
  };
};
