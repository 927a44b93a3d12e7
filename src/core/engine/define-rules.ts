import type { Either } from 'fp-ts/lib/Either.js';
import { randomStateOf } from '../chance/random.js';
import { createCodec } from '../codec/index.js';
import type { Rules } from '../contract/game.js';
import type { Kernel } from '../contract/kernel.js';
import { deepFreeze } from '../data/copy.js';
import { type InvalidOptions, invalidDocument, right } from '../errors/errors.js';
import { listOptions, settingsReader } from '../fields/options.js';
import { hide, hideFields, maskedEvent, maskInto, requireViewer, viewMasksOf } from '../masks.js';
import type { Emit, Types } from '../types/base-types.js';
import { winShares } from '../types/score.js';
import type { ActionSpace } from './action-space.js';
import { createEngine, createLegalityFunctions, createMoveFunctions, type Internals, withEvents } from './play.js';

/** Builds the functions needed to play a kernel with the components of an action space. */
export const defineRules = <G extends Types>(
  kernel: Kernel<G>,
  { box, moveIndex, ...actions }: ActionSpace<G>,
): Rules<G> => {
  const engine = createEngine(kernel, box);
  const internals = { kernel, box, engine, moveIndex };
  const { ifLegal, ...legality } = createLegalityFunctions(internals);
  const rules: Rules<G> = {
    id: kernel.id,
    title: kernel.title,
    players: deepFreeze(kernel.players),
    version: kernel.version,
    componentsId: box.id,
    ...actions,
    ...createSetupFunctions(internals),
    ...createQueryFunctions(internals),
    ...createMoveFunctions(internals, { ifLegal }),
    ...createViewFunctions(internals),
    ...legality,
  };
  return registerInternals(Object.freeze(rules), internals);
};

// Keyed by the function `play`, which games share with their rules.
const internalsByPlay = new WeakMap<object, unknown>();

/** Returns the internals of rules or a game; undefined if another copy of this package built them. */
export const internalsOf = <G extends Types>({ play }: Rules<G>): Internals<G> | undefined =>
  internalsByPlay.get(play) as Internals<G> | undefined;

/** Keeps the internals of rules, and returns the rules. */
const registerInternals = <G extends Types>(rules: Rules<G>, internals: Internals<G>): Rules<G> => {
  internalsByPlay.set(rules.play, internals);
  return rules;
};

/** Builds the functions that deal a game. */
const createSetupFunctions = <G extends Types>({
  kernel,
  box,
  engine,
}: Internals<G>): Pick<Rules<G>, 'setup' | 'deal' | 'options' | 'Options'> => {
  const options = deepFreeze(listOptions(kernel.options(box)));
  const Options = createCodec(settingsReader<G['Settings']>(kernel.title, options), invalidDocument('InvalidOptions'));
  const withSettings = <A>(
    rawOptions: G['Options'],
    then: (settings: G['Settings']) => A,
  ): Either<InvalidOptions, A> => {
    const settings = Options.decode(rawOptions);
    return settings._tag === 'Left' ? settings : right(then(settings.right));
  };
  const dealGame = (settings: G['Settings'], emit?: Emit<G['Event']>): G['State'] => {
    const { players, seed } = settings;
    const header = { game: kernel.id, rules: kernel.version, components: box.id, players, random: randomStateOf(seed) };
    const run = engine.startRun(kernel.stateBeforeDeal(settings, box, header), emit);
    kernel.deal(run, settings);
    engine.settle(run);
    return run.draft;
  };
  return {
    setup: (rawOptions) => withSettings(rawOptions, (settings) => dealGame(settings)),
    deal: (rawOptions) => withSettings(rawOptions, (settings) => withEvents((emit) => dealGame(settings, emit))),
    options,
    Options,
  };
};

/** Builds the functions that read a position: who decides, and the score. Views are read as states. */
const createQueryFunctions = <G extends Types>({
  kernel,
  box,
  engine,
}: Internals<G>): Pick<Rules<G>, 'toAct' | 'score' | 'returns'> => {
  const score = (state: G['State']) => kernel.score(state, box);
  return {
    toAct: engine.toAct,
    score,
    returns: (state: G['State']) => kernel.returns?.(state, box) ?? winShares(score(state)),
  };
};

/** The functions that show a game to a viewer. */
type ViewFunctions<G extends Types> = Pick<Rules<G>, 'view' | 'viewEvents' | 'viewMove' | 'viewFrames'>;

/** Builds the views of states, events, moves and frames, by the masks and secrets of the kernel. */
const createViewFunctions = <G extends Types>({ kernel, engine }: Internals<G>): ViewFunctions<G> => {
  const masks = viewMasksOf(kernel.stateMasks);
  const view: ViewFunctions<G>['view'] = (state, viewer) => {
    const seat = requireViewer(viewer, state.players);
    return maskInto(kernel.clone(state), masks, { state, viewer: seat, mask: hide });
  };
  return {
    view,
    viewEvents: (events, viewer) => {
      const seat = requireViewer(viewer, kernel.players.max);
      return events.map((event) => maskedEvent(kernel.hiddenEventFields, event, seat));
    },
    viewMove: (state, move, viewer) =>
      requireViewer(viewer, state.players) === engine.toAct(state) ? move : hideFields(kernel.hiddenMoveFields, move),
    viewFrames: (frames, viewer) =>
      frames.map(({ event, state }) => ({
        event: event === null ? null : maskedEvent(kernel.hiddenEventFields, event, viewer),
        state: view(state, viewer),
      })),
  };
};
