import { describe, expect, test } from 'vitest';
import { promises } from '../../src/testing/index.js';
import { expectCaught, withRules } from './broken.js';
import { type Event, kernel, type Run, game as toy } from './toy/index.js';
import { plan } from './toy/plan.js';

/** Returns the toy with the events of playing and covering a card changed. */
const reporting = (change: (event: Event) => readonly Event[]) => {
  const silenced = (run: Run): Run => {
    const { emit } = run;
    return emit === undefined ? run : { ...run, emit: (event) => change(event).forEach(emit) };
  };
  const { play, cover, draw } = kernel.kinds;
  return withRules({
    kinds: {
      ...kernel.kinds,
      draw: { ...draw, apply: (run, move, phase) => draw.apply(silenced(run), move, phase) },
      play: { ...play, apply: (run, move, phase) => play.apply(silenced(run), move, phase) },
      cover: { ...cover, apply: (run, move, phase) => cover.apply(silenced(run), move, phase) },
    },
  });
};

const without = (kind: Event['kind']) => reporting((event) => (event.kind === kind ? [] : [event]));

expectCaught(20, [
  [
    'a card is played without an event',
    without('played'),
    /no event reports that (hands|rows)|have the same events, but rows/,
  ],
  ['a card is drawn without an event', without('drew'), /no event reports that (deck|hands)|have the same events/],
  [
    'an event reports something else',
    reporting((event) => (event.kind === 'covered' ? [{ ...event, kind: 'played', card: 0 }] : [event])),
    /played reports that covered/,
  ],
  [
    'an event does not say which card is played',
    reporting((event) => (event.kind === 'played' ? [{ ...event, card: 0 }] : [event])),
    /P\d and P\d have the same events, but rows/,
  ],
]);

expectCaught(20, [['a value is kept without an event', toy, /no event reports that kept/]], {
  reports: { ...plan.reports!, unreported: { phase: 'the decision', player: 'the turn' } },
});

const { reports: _, ...rest } = plan;

describe('a plan without reports', () => {
  const unreported = { ...rest, options: [{ players: 2, dice: false } as const], seed: 1 };

  test('catches what changes after the last event', () => {
    const { check } = promises(toy, unreported)[19]!;
    expect(check).toThrow(/no event reports that player is 1 instead of 0; emit an event after the last change/);
  });

  test('keeps the promise if an event follows the last change', () => {
    const reporting = withRules({
      nextStep: (run) => {
        kernel.nextStep(run);
        if (run.draft.phase.kind !== 'over') run.emit?.({ kind: 'rolled', player: run.draft.player, value: 1 });
      },
    });
    promises(reporting, unreported)[19]!.check();
  });
});

const { events, unreported: silent } = plan.reports!;
const { nextStep: next, kinds } = kernel;

/** Makes a change of a draft after the events that report it, and then reports something else. */
const early = (run: Run, change: (run: Run) => void): void => {
  const events: Event[] = [];
  const after = structuredClone(run.draft);
  change({ ...run, draft: after, emit: (event) => events.push(event) });
  for (const event of events) run.emit?.(event);
  Object.assign(run.draft, after);
  run.emit?.({ kind: 'covered', player: 0, card: 0 });
};

expectCaught(
  20,
  [
    [
      'an event comes before its change, and another one after it',
      withRules({
        kinds: {
          ...kinds,
          play: {
            ...kinds.play,
            apply: (run, move, phase) => early(run, (later) => kinds.play.apply(later, move, phase)),
          },
        },
      }),
      /played is reported before it has happened: then (hands|rows)/,
    ],
  ],
  { reports: { events: { ...events, covered: ['hands', 'rows', 'covered'] }, unreported: silent } },
);

expectCaught(
  20,
  [
    [
      'the end of the game is reported before it',
      withRules({
        nextStep: (run) => {
          const over: Event[] = [];
          next({ ...run, draft: structuredClone(run.draft), emit: (event) => over.push(event) });
          for (const event of over) run.emit?.(event);
          next(Object.assign(run, { emit: undefined }));
        },
      }),
      /gameOver is reported before the game is over/,
    ],
  ],
  { reports: { events, unreported: { ...silent, covered: 'are shown in the end' } } },
);
