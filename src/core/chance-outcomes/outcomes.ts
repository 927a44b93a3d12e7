import { insecureRandomStateOf, type RandomState } from '../chance/random.js';
import type { Game, Step } from '../contract/game.js';
import type { Kernel } from '../contract/kernel.js';
import { deepCopy, type Mutable } from '../data/copy.js';
import { canonicalJson } from '../data/fingerprint.js';
import type { Internals, RulesEngine } from '../engine/play.js';
import { hide, leaveOut, type Mask, maskedEvent, maskInto, viewMasksOf } from '../masks.js';
import { type Emit, HIDDEN, type Types, type Viewer } from '../types/base-types.js';
import {
  addProbabilities,
  forEachBranch,
  type Probability,
  proportionOf,
  ZERO_PROBABILITY,
} from './enumerate-chance.js';
import {
  assertNoHidden,
  type DraftSamplerOf,
  drawAll,
  guardedDraft,
  nullIfHiddenRead,
  seedView,
  UNUSED_RANDOM,
  unwrapAll,
} from './undecided-draft.js';

/** The functions that show what a move can lead to. */
type OutcomeFunctions<G extends Types> = Pick<Game<G>, 'outcomes' | 'sampleOutcome'>;

const DEFAULT_MAX_BRANCHES = 2000;
/** So many times the allowed ways are hopeless, even if other ways are shorter. */
const HOPELESS_FACTOR = 1000;
/** The most samples of hidden fields among which a move should be legal once. */
const MAX_TRIES = 10_000;

/** Builds the functions that show what a move can lead to. */
export const createOutcomeFunctions = <G extends Types>(
  { kernel, engine }: Internals<G>,
  draftSamplerOf: DraftSamplerOf<G>,
): OutcomeFunctions<G> => {
  type Position = G['State'] | G['View'];
  type OutcomeStep = Step<Position, G['Event']>;

  const masks = Object.entries<Mask>(kernel.stateMasks);
  const viewMasks = viewMasksOf(kernel.stateMasks);
  const viewOf = (state: G['State'], viewer: Viewer): G['View'] =>
    drawAll(maskInto({ ...state }, viewMasks, { state, viewer, mask: hide }));
  /** Returns what everybody sees of a state, and what each viewer sees of the rest. */
  const visiblePartsOf = (state: G['State']): unknown => [
    Object.entries(state).filter(([field]) => !(field in kernel.stateMasks)),
    viewersOf(state).map((viewer) => maskInto({}, masks, { state, viewer, mask: hide })),
  ];
  const createReporter = (events: G['Event'][], viewer: Viewer | null) => (event: G['Event']) =>
    events.push(drawAll(viewer === null ? event : maskedEvent(kernel.hiddenEventFields, event, viewer)));

  /** Makes a move as chance decides now, and returns what somebody sees of it as its key. */
  const runBranch = (position: Position, move: G['Move'], draft: G['Draft'], stopBranching: () => void) => {
    const viewer = viewerOf(position);
    const events: G['Event'][] = [];
    const run = engine.startRun(guardedDraft(draft), createReporter(events, viewer));
    if (engine.forbiddenBy(run.draft, move) !== undefined) return null;
    engine.perform(run, move);
    const next: G['State'] = unwrapAll(draft);
    if (viewer !== null) {
      const state = viewOf(next, viewer);
      return { step: { state, events }, key: canonicalJson([events, state]) };
    }
    const key = canonicalJson([events, drawAll(visiblePartsOf(next))]);
    stopBranching(); // nobody sees the rest
    return { step: { state: drawAll(next), events }, key };
  };

  const outcomes = (
    position: Position,
    move: G['Move'],
    { max = DEFAULT_MAX_BRANCHES }: { readonly max?: number } = {},
  ) => {
    const sampleDraft = draftSamplerOf(position);
    const found = new Map<string, { readonly step: OutcomeStep; probability: Probability }>();
    let total = ZERO_PROBABILITY;
    const complete = forEachBranch(
      max,
      (stopBranching) => runBranch(position, move, sampleDraft({ ...UNUSED_RANDOM }), stopBranching),
      (branch, probability, estimate) => {
        if (branch !== null) {
          total = addProbabilities(total, probability);
          const same = found.get(branch.key);
          if (same === undefined) found.set(branch.key, { step: branch.step, probability });
          else same.probability = addProbabilities(same.probability, probability);
        }
        return estimate <= max * HOPELESS_FACTOR;
      },
    );
    const list = [...found.values()].map(({ step, probability }) => ({
      ...step,
      probability: proportionOf(probability, total),
    }));
    return { outcomes: complete ? list : [], complete };
  };

  /** Returns a run in which the move is legal, as far as many samples of hidden fields show one. */
  const sampleRun = (position: Position, move: G['Move'], random: Mutable<RandomState>, emit: Emit<G['Event']>) => {
    const sampleDraft = draftSamplerOf(position);
    for (let tries = 1; ; tries++) {
      const run = engine.startRun(sampleDraft(random), emit);
      if (tries === MAX_TRIES || engine.forbiddenBy(run.draft, move) === undefined) return run;
    }
  };

  const sampleOutcome = (position: Position, move: G['Move'], seed: string): OutcomeStep => {
    const viewer = viewerOf(position);
    const events: G['Event'][] = [];
    const random = insecureRandomStateOf(seed);
    const run = sampleRun(position, move, random, createReporter(events, viewer));
    run.draft.random = random;
    engine.perform(run, move);
    const next: G['State'] = run.draft;
    return { state: viewer === null ? { ...next, random: position.random } : viewOf(next, viewer), events };
  };
  // What is passed in comes back: views of views, states of states.
  return { outcomes, sampleOutcome } as OutcomeFunctions<G>;
};

const viewerOf = (position: Types['State'] | Types['View']): Viewer | null =>
  'viewer' in position ? position.viewer : null;

const viewersOf = ({ players }: Types['State']): readonly Viewer[] => [
  ...Array.from({ length: players }, (_, seat) => seat),
  'spectator',
];

/**
 * Returns a function that predicts the viewer's view after a move, by a run of the rules that must not read anything
 * hidden; it returns null where the move may reveal something or draws from chance.
 */
export const createPredictor = <G extends Types>(
  kernel: Kernel<G>,
  engine: RulesEngine<G>,
): ((view: G['View'], move: G['SeenMove']) => G['View'] | null) => {
  const masks = Object.entries<Mask>(kernel.stateMasks);
  const viewMasks = viewMasksOf(kernel.stateMasks);
  return (view, move) =>
    nullIfHiddenRead(() => {
      const draft = kernel.clone(deepCopy(seedView<G>(view))) as G['Draft']; // hidden fields are never read
      const run = engine.startRun(guardedDraft(Object.assign(draft, { random: HIDDEN })), undefined);
      const guardedMove: G['Move'] = guardedDraft({ ...move });
      // A move that turns out to be legal may be news, too.
      if (engine.forbiddenBy(run.draft, guardedMove) !== undefined) return null;
      engine.perform(run, guardedMove);
      const next: G['State'] = unwrapAll(draft);
      const { viewer } = view;
      const { random: _, ...visible } = maskInto<G['State']>({ ...next }, masks, {
        state: next,
        viewer,
        mask: leaveOut,
      });
      assertNoHidden(visible);
      return maskInto({ ...next }, viewMasks, { state: next, viewer, mask: hide });
    });
};
