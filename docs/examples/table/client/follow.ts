/** A table as it is told: move after move, and what happened one thing at a time. */

import { useEffect, useRef, useState } from 'react';
import type { Player, Types, Viewer } from 'sastrugi';
import type { Publication } from 'sastrugi/table';
import type { Chair, Told } from '../shared/messages.ts';
import { wire } from './wire.ts';

type View = Types['View'];

/** A line of what happened; the words are found when it is shown, in the language of then. */
export type Happening = { readonly id: number; readonly view: View } & (
  | { readonly kind: 'move'; readonly by: Player; readonly move: Types['SeenMove'] }
  | { readonly kind: 'event'; readonly event: Types['Event'] }
  | { readonly kind: 'back' }
);

type NewHappening = Happening extends infer H ? (H extends unknown ? Omit<H, 'id'> : never) : never;

/** What is on the screen. */
export interface Scene {
  readonly game: string;
  readonly viewer: Viewer;
  readonly chairs: readonly Chair[];
  readonly publication: Publication<Types>;
  /** What is seen now: the publication's view, or one on the way to it. */
  readonly view: View;
  /** Whether what happened is still being shown. */
  readonly isMoving: boolean;
  readonly happened: readonly Happening[];
}

interface Picture {
  readonly view: View;
  readonly happened: readonly NewHappening[];
}

type Publishing = Extract<Told, { readonly kind: 'told' }>;

const LONGEST_MS = 2600;
const SLOWEST_MS = 480;
const MOST_LINES = 300;

const prefersRest = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What there is to see of a table; null before anything was told. */
export const useScene = (table: string): { readonly scene: Scene | null; readonly skip: () => void } => {
  const [scene, setScene] = useState<Scene | null>(null);
  const waiting = useRef<{ readonly told: Publishing; readonly pictures: Picture[] }[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const lines = useRef(0);
  const latest = useRef<View | null>(null);

  const show = (told: Publishing, picture: Picture, isMoving: boolean): void => {
    const { game, viewer, chairs, publication } = told;
    const added = picture.happened.map((each) => ({ ...each, id: lines.current++ }) as Happening);
    setScene((before) => {
      const isSame = before?.publication.known.line === publication.known.line;
      const happened = [...(before?.happened ?? []), ...added].slice(-MOST_LINES);
      const back =
        isSame || before === null ? [] : [{ kind: 'back', view: picture.view, id: lines.current++ } as const];
      return { game, viewer, chairs, publication, view: picture.view, isMoving, happened: [...happened, ...back] };
    });
  };

  const next = (): void => {
    timer.current = undefined;
    const first = waiting.current[0];
    const picture = first?.pictures.shift();
    if (first === undefined || picture === undefined) return;
    if (first.pictures.length === 0) waiting.current.shift();
    const left = waiting.current.reduce((sum, { pictures }) => sum + pictures.length, 0);
    show(first.told, picture, left > 0);
    if (left > 0) timer.current = setTimeout(next, Math.min(SLOWEST_MS, LONGEST_MS / left));
  };

  const skip = (): void => {
    clearTimeout(timer.current);
    const left = waiting.current;
    waiting.current = [];
    timer.current = undefined;
    const last = left.at(-1);
    if (last === undefined) return;
    const pictures = left.flatMap((each) => each.pictures);
    show(last.told, { view: last.told.publication.view, happened: pictures.flatMap((each) => each.happened) }, false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called here keeps all it needs in refs
  useEffect(() => {
    const hear = (told: Told): void => {
      if (told.kind !== 'told' || told.table !== table) return;
      const { steps, view } = told.publication;
      if (steps === null) waiting.current = [];
      waiting.current.push({ told, pictures: picturesOf(steps, latest.current ?? view, view) });
      latest.current = view;
      if (prefersRest() || document.hidden || steps === null) skip();
      else if (timer.current === undefined) next();
    };
    const stop = wire.listen(hear);
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [table]);

  return { scene, skip };
};

/** What is seen one after the other, from what was known to what is. */
const picturesOf = (steps: Publication<Types>['steps'], from: View, to: View): Picture[] => {
  const pictures: Picture[] = [];
  let before = from;
  for (const { by, move, frames } of steps ?? []) {
    pictures.push({ view: before, happened: [{ kind: 'move', by, move, view: before }] });
    for (const { event, state } of frames) {
      if (event !== null) pictures.push({ view: state, happened: [{ kind: 'event', event, view: state }] });
      before = state;
    }
  }
  return [...pictures, { view: to, happened: [] }];
};
