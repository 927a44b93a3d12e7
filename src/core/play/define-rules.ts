import type { Either } from 'fp-ts/lib/Either.js';
import { seeded } from '../chance/random.js';
import { codecOf } from '../codec/index.js';
import { explain } from '../contract/explain.js';
import type { Frame, Rules, Step } from '../contract/game.js';
import type { Kernel } from '../contract/kernel.js';
import { copyOf } from '../data/copy.js';
import { frozen } from '../data/frozen.js';
import {
  accepted,
  foreignView,
  type IllegalMove,
  type InvalidOptions,
  invalid,
  type RuleBroken,
  refused,
  stateIsView,
  type UnknownMove,
} from '../errors/verdict.js';
import { optionsOf, settingsReader } from '../fields/options.js';
import { hide, type Mask } from '../hidden/masks.js';
import { masked, maskedEvent, maskedFields, validViewer } from '../hidden/viewing.js';
import { type Emit, HIDDEN, type Types, type Viewer } from '../types/base-types.js';
import { sharesOf } from '../types/score.js';
import { type Catalogue, catalogueOf } from './catalogue.js';
import { originCheck, shortened } from './check-origin.js';
import { type Play, playOf } from './play.js';

/** The internals of rules, for the functions of a whole game. */
export interface Internals<G extends Types> {
  readonly kernel: Kernel<G>;
  /** The tables that the rules read; only the kernel may change them. */
  readonly box: G['Box'];
  readonly play: Play<G>;
  readonly catalogue: Catalogue<G['Move']>;
}

// Keyed by the function `play`, which games share with their rules. The tables are prepared from a copy of the
// components, since frozen ones would make playouts half as slow again.
const internals = new WeakMap<object, unknown>();

/** Returns the internals of rules or a game; undefined if another copy of this package built them. */
export const internalsOf = <G extends Types>({ play }: Rules<G>): Internals<G> | undefined =>
  internals.get(play) as Internals<G> | undefined;

/**
 * Builds the functions needed to play a kernel with some components; states name the components by `id`, a digest of
 * their data. Freezes the components.
 */
export const defineRules = <G extends Types>(kernel: Kernel<G>, given: G['Components'], id: string): Rules<G> => {
  type State = G['State'];
  type View = G['View'];
  type Move = G['Move'];
  type Event = G['Event'];
  type Illegal = IllegalMove<G['Refusal']>;

  const components = frozen(given);
  const box = kernel.prepare(copyOf(components), id);
  const reasons = frozen(kernel.reasons);
  const play = playOf(kernel, box);
  const catalogue = catalogueOf<Move>(play.moves, (move) => kernel.format(move, box));
  const options = frozen(optionsOf<G['Settings']>(kernel.options(box)));
  const optionsCodec = codecOf(settingsReader<G['Settings']>(kernel.title, options), invalid('InvalidOptions'));
  const checkOrigin = originCheck(kernel, id);

  const isView = (state: State | View): state is View => state.random === HIDDEN;
  /** Passes a view to the rules, which read states: all they read of it is visible to its viewer. */
  const asState = (state: State | View): State => state as State;
  const isForeign = (state: State | View): boolean => {
    if (!isView(state)) return false;
    const decider = play.toAct(asState(state));
    return decider !== null && decider !== state.viewer;
  };

  const judged = (state: State | View, move: Move, action: number): UnknownMove | G['Refusal'] | null => {
    if (action < 0) return invalid('UnknownMove')(...catalogue.faultOf(move));
    const entry = catalogue.moves[action]!;
    const reason = play.forbiddenBy(asState(state), entry);
    if (reason === undefined) return null;
    const { facts, message } = explain(kernel, { state: asState(state), box, move: entry, reason });
    const broken: RuleBroken = { _tag: 'RuleBroken', clause: reasons[reason].clause, reason, facts, message };
    return broken as G['Refusal'];
  };
  const performed = (state: State, move: Move, emit: Emit<Event>): State => {
    const run = play.runOn(kernel.clone(state), emit);
    play.perform(run, move);
    return run.draft;
  };
  const moved = <A>(state: State, move: Move, then: (entry: Move) => A): Either<Illegal, A> => {
    const action = catalogue.indexOf(move);
    const refusal = checkOrigin(state) ?? (isView(state) ? stateIsView : judged(state, move, action));
    return refusal === null ? accepted(then(catalogue.moves[action]!)) : refused(refusal);
  };
  const dealt = (options: G['Options'], emit: Emit<Event>): Either<InvalidOptions, State> => {
    const settings = optionsCodec.decode(options);
    if (settings._tag === 'Left') return settings;
    const { players, seed } = settings.right;
    const head = { game: kernel.id, rules: kernel.version, components: id, players, random: seeded(seed) };
    const run = play.runOn(kernel.unpack(settings.right, box, head), emit);
    kernel.deal(run, settings.right);
    play.settle(run);
    return accepted(run.draft);
  };

  const secrets = Object.entries<Mask>(kernel.hides);
  const view = (state: State, viewer: Viewer): View => {
    const seat = validViewer(viewer, state.players);
    const seen = maskedFields(secrets, { state, viewer: seat, mask: hide });
    return { ...kernel.clone(state), random: HIDDEN, ...seen, viewer: seat };
  };
  const viewEvents = (events: readonly Event[], viewer: Viewer): readonly Event[] => {
    const seat = validViewer(viewer, kernel.players.max);
    return events.map((event) => maskedEvent(kernel.secrets, event, seat));
  };
  const legalMoves = (state: State | View): readonly Move[] =>
    isForeign(state) ? [] : play.legalMoves(asState(state));
  const score: Rules<G>['score'] = (state) => kernel.score(asState(state), box);

  const rules = Object.freeze<Rules<G>>({
    id: kernel.id,
    title: kernel.title,
    players: frozen(kernel.players),
    version: kernel.version,
    components,
    componentsId: id,

    setup: (options) => dealt(options, undefined),
    legalMoves,
    applyMove: (state, move) => moved(state, move, (entry) => performed(state, entry, undefined)),
    score,

    toAct: (state) => play.toAct(asState(state)),
    deal: (options) => {
      const events: Event[] = [];
      const start = dealt(options, (event) => events.push(event));
      return start._tag === 'Left' ? start : accepted({ state: start.right, events });
    },
    step: (state, move) =>
      moved(state, move, (entry): Step<State, Event> => {
        const events: Event[] = [];
        return { state: performed(state, entry, (event) => events.push(event)), events };
      }),
    play: (state, move) => performed(state, move, undefined),
    playout: (state, choose) => {
      const run = play.runOn(kernel.clone(state), undefined);
      for (let moves = play.legalMoves(run.draft); moves.length > 0; moves = play.legalMoves(run.draft)) {
        play.perform(run, choose(moves, run.draft));
      }
      return run.draft;
    },
    whyIllegal: (state, move) =>
      checkOrigin(state) ?? (isForeign(state) ? foreignView : judged(state, move, catalogue.indexOf(move))),
    frames: (state, move) =>
      moved(state, move, (entry) => {
        const frames: Frame<State, Event>[] = [];
        const draft = kernel.clone(state);
        play.perform(
          play.runOn(draft, (event) => frames.push({ event, state: kernel.clone(draft) })),
          entry,
        );
        return [...frames, { event: null, state: draft }];
      }),

    view,
    viewEvents,
    viewMove: (state, move, viewer) =>
      validViewer(viewer, state.players) === play.toAct(state) ? move : masked(kernel.moveSecrets, move),
    viewFrames: (frames, viewer) =>
      frames.map(({ event, state }) => ({
        event: event === null ? null : maskedEvent(kernel.secrets, event, viewer),
        state: view(state, viewer),
      })),

    returns: (state) => kernel.returns?.(asState(state), box) ?? sharesOf(score(state)),

    catalogue: catalogue.moves,
    actionOf: catalogue.indexOf,
    moveOf: (action) => catalogue.moves[action],
    legalMask: (state, mask) => {
      mask.fill(0);
      for (const move of legalMoves(state)) mask[catalogue.indexOf(move)] = 1;
      return mask;
    },

    formatMove: (move) => kernel.format(move, box),
    parseMove: (text) => {
      const move = catalogue.parse(text);
      return move === undefined
        ? refused(invalid('InvalidMove')('', `'${shortened(text)}' is not a move of ${kernel.title}.`))
        : accepted(move);
    },

    options,
    Options: optionsCodec,
  });
  internals.set(rules.play, { kernel, box, play, catalogue } satisfies Internals<G>);
  return rules;
};
