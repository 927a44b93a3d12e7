import { ask } from '../../src/core/contract/run.js';
import { appended } from '../../src/core/data/list.js';
import { expectCaught, withFunctions, withRules } from './broken.js';
import { type Card, kernel, type Run, type State, game as toy } from './toy/index.js';

type Frames = ReturnType<typeof toy.frames>;

/** Returns the toy with its frames changed. */
const framing = (
  change: (frames: Extract<Frames, { readonly _tag: 'Right' }>['right'], state: State) => typeof frames,
) =>
  withFunctions({
    frames: (state, move) => {
      const frames = toy.frames(state, move);
      return frames._tag === 'Left' ? frames : { ...frames, right: change(frames.right, state) };
    },
  });

/** Returns the toy with drafts that pass through a change which is undone when the move is made. */
const passing = (through: (run: Run) => void, back: (run: Run) => void) => {
  const { draw } = kernel.kinds;
  return withRules({
    kinds: {
      ...kernel.kinds,
      draw: {
        ...draw,
        apply: (run, move, phase) => {
          through(run);
          draw.apply(run, move, phase);
          back(run);
        },
      },
    },
  });
};

let kept: readonly (readonly Card[])[] = [];

expectCaught(17, [
  [
    'frames end in another state',
    framing((frames) => frames.map((frame) => ({ ...frame, state: frames[0]!.state }))),
    /the last frame/,
  ],
  ['the last frame has an event', framing((frames) => frames.slice(0, -1)), /Cannot read|the last frame has an event/],
  ['an event has no frame', framing((frames) => frames.slice(-1)), /the events of the frames/],
  [
    'frames are hidden from nobody',
    withFunctions({
      viewFrames: (frames, viewer) =>
        frames.map(({ event, state }) => ({ event, state: { ...toy.view(state, viewer), hands: state.hands } })),
    }),
    /the last frame as 0 sees it|the events of the frames as/,
  ],
  [
    'only the last frame is hidden',
    withFunctions({
      viewFrames: (frames, viewer) =>
        toy
          .viewFrames(frames, viewer)
          .map((frame, i) =>
            frame.event === null ? frame : { ...frame, state: { ...frame.state, deck: frames[i]!.state.deck } },
          ),
    }),
    /frame \d as 0 sees it/,
  ],
  [
    'the events of frames are visible to all',
    withFunctions({
      viewFrames: (frames, viewer) =>
        toy.viewFrames(frames, viewer).map((frame, i) => ({ ...frame, event: frames[i]!.event })),
    }),
    /the events of the frames as \d receives them/,
  ],
  [
    'an intermediate position cannot be masked',
    passing(
      ({ draft }) => {
        kept = draft.covered;
        Object.assign(draft, { covered: [...draft.covered, null] });
      },
      ({ draft }) => void Object.assign(draft, { covered: kept.slice() }),
    ),
    /Cannot read|not iterable|null/,
  ],
  [
    'an intermediate position shows too much',
    passing(
      ({ draft }) => {
        draft.rows[0] = appended(draft.rows[0]!, draft.hands[1]![0] ?? 0);
      },
      ({ draft }) => {
        draft.rows[0] = draft.rows[0]!.slice(0, -1);
      },
    ),
    /the frames reveal to \w+ what views and events hide/,
  ],
]);

expectCaught(17, [
  [
    'a card is revealed before it is covered',
    withRules({
      kinds: {
        ...kernel.kinds,
        cover: {
          ...kernel.kinds.cover,
          apply: (run, move, phase) => {
            const { card } = move;
            run.emit?.({ kind: 'covered', player: run.draft.player, card });
            kernel.kinds.cover.apply({ ...run, emit: undefined }, move, phase);
          },
        },
      },
    }),
    /"kind":"covered".* is reported before it has happened/,
  ],
  [
    'the end is reported too early',
    withRules({
      nextStep: (run) => {
        const { draft, emit } = run;
        const before = draft.phase;
        kernel.nextStep({ ...run, emit: undefined });
        const { phase } = draft;
        draft.phase = before;
        if (phase.kind === 'over') emit?.({ kind: 'gameOver', winners: [] });
        ask(run, phase);
      },
    }),
    /"kind":"gameOver".* is reported before it has happened/,
  ],
]);
