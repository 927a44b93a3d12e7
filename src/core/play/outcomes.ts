import { eachWay, NONE, plus, ratio, type Share } from '../chance/each-way.js';
import { quickSeeded, type RandomState } from '../chance/random.js';
import type { Game, Step } from '../contract/game.js';
import type { Mutable } from '../data/copy.js';
import { canonical } from '../data/fingerprint.js';
import { hide, type Mask } from '../hidden/masks.js';
import { maskedEvent, maskedFields } from '../hidden/viewing.js';
import { type Emit, HIDDEN, type Types, type Viewer } from '../types/base-types.js';
import { type BeginningsOf, NO_CHANCE } from './beginnings.js';
import type { Internals } from './internals.js';
import { decided, unwrapped, watched } from './watched.js';

/** The functions that show what a move can lead to. */
type Chances<G extends Types> = Pick<Game<G>, 'outcomes' | 'sampleOutcome'>;

const USUAL_MOST = 2000;
/** So many times the allowed ways are hopeless, even if other ways are shorter. */
const PATIENCE = 1000;
/** The most samples of hidden fields among which a move should be legal once. */
const MOST_TRIES = 10_000;

/** Builds the functions that show what a move can lead to. */
export const outcomesOf = <G extends Types>(
  { kernel, play }: Internals<G>,
  beginningsOf: BeginningsOf<G>,
): Chances<G> => {
  type Position = G['State'] | G['View'];
  type Made = Step<Position, G['Event']>;

  const masks = Object.entries<Mask>(kernel.hides);
  const seenBy = (state: G['State'], viewer: Viewer): G['View'] =>
    decided({ ...state, random: HIDDEN, ...maskedFields(masks, { state, viewer, mask: hide }), viewer });
  /** Returns what everybody sees of a state, and what each viewer sees of the rest. */
  const seenByAnybody = (state: G['State']): unknown => [
    Object.entries(state).filter(([field]) => !(field in kernel.hides)),
    viewersOf(state).map((viewer) => maskedFields(masks, { state, viewer, mask: hide })),
  ];
  const reporter = (events: G['Event'][], viewer: Viewer | null) => (event: G['Event']) =>
    events.push(decided(viewer === null ? event : maskedEvent(kernel.secrets, event, viewer)));

  /** Makes a move as chance decides now, and returns what somebody sees of it as its key. */
  const oneWay = (position: Position, move: G['Move'], draft: G['Draft'], settle: () => void) => {
    const viewer = viewerOf(position);
    const events: G['Event'][] = [];
    const run = play.runOn(watched(draft), reporter(events, viewer));
    if (play.forbiddenBy(run.draft, move) !== undefined) return null;
    play.perform(run, move);
    const next: G['State'] = unwrapped(draft);
    if (viewer !== null) {
      const state = seenBy(next, viewer);
      return { made: { state, events }, key: canonical([events, state]) };
    }
    const key = canonical([events, decided(seenByAnybody(next))]);
    settle(); // nobody sees the rest
    return { made: { state: decided(next), events }, key };
  };

  const outcomes = (position: Position, move: G['Move'], { most = USUAL_MOST }: { readonly most?: number } = {}) => {
    const begin = beginningsOf(position);
    const found = new Map<string, { readonly made: Made; share: Share }>();
    let all = NONE;
    const complete = eachWay(
      most,
      (settle) => oneWay(position, move, begin({ ...NO_CHANCE }), settle),
      (way, share, ways) => {
        if (way !== null) {
          all = plus(all, share);
          const same = found.get(way.key);
          if (same === undefined) found.set(way.key, { made: way.made, share });
          else same.share = plus(same.share, share);
        }
        return ways <= most * PATIENCE;
      },
    );
    const list = [...found.values()].map(({ made, share }) => ({ ...made, probability: ratio(share, all) }));
    return { outcomes: complete ? list : [], complete };
  };

  /** Returns a run in which the move is legal, as far as many samples of hidden fields show one. */
  const sampledRun = (position: Position, move: G['Move'], random: Mutable<RandomState>, emit: Emit<G['Event']>) => {
    const begin = beginningsOf(position);
    for (let tries = 1; ; tries++) {
      const run = play.runOn(begin(random), emit);
      if (tries === MOST_TRIES || play.forbiddenBy(run.draft, move) === undefined) return run;
    }
  };

  const sampleOutcome = (position: Position, move: G['Move'], seed: string): Made => {
    const viewer = viewerOf(position);
    const events: G['Event'][] = [];
    const random = quickSeeded(seed);
    const run = sampledRun(position, move, random, reporter(events, viewer));
    run.draft.random = random;
    play.perform(run, move);
    const next: G['State'] = run.draft;
    return { state: viewer === null ? { ...next, random: position.random } : seenBy(next, viewer), events };
  };
  // What is passed in comes back: views of views, states of states.
  return { outcomes, sampleOutcome } as Chances<G>;
};

const viewerOf = (position: Types['State'] | Types['View']): Viewer | null =>
  'viewer' in position ? position.viewer : null;

const viewersOf = ({ players }: Types['State']): readonly Viewer[] => [
  ...Array.from({ length: players }, (_, seat) => seat),
  'spectator',
];
