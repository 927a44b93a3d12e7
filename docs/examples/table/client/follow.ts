/**
 * The state of a table on the page: updated move by move and event by event; own moves are shown before the server
 * confirms them.
 */

import { useEffect, useRef, useState } from 'react';
import type { Player, Types, Viewer } from 'sastrugi';
import type { Known, Publication } from 'sastrugi/table';
import type { Chair, Told } from '../shared/messages.ts';
import { SPEEDS } from '../shared/speeds.ts';
import { picturesOf } from './pictures.ts';
import { useSettings } from './settings.tsx';
import { wire } from './wire.ts';

type View = Types['View'];

/** A line of the history; it is worded when shown, in the current language. */
export type Happening = {
  readonly id: number;
  readonly view: View;
  /** True if it may include hidden information. */
  readonly isSecret: boolean;
} & (
  | { readonly kind: 'move'; readonly by: Player; readonly move: Types['SeenMove'] }
  | { readonly kind: 'event'; readonly event: Types['Event'] }
  | { readonly kind: 'back' }
);

export type NewHappening = Happening extends infer H ? (H extends unknown ? Omit<H, 'id' | 'isSecret'> : never) : never;

/** The contents of the screen. */
export interface Scene {
  readonly game: string;
  readonly viewer: Viewer;
  readonly chairs: readonly Chair[];
  readonly publication: Publication<Types>;
  /** True if it includes information that others must not see. */
  readonly hasSecrets: boolean;
  /** The view on the screen: that of the publication, an intermediate one, or the prediction of an own move. */
  readonly view: View;
  /** True while events are still being shown. */
  readonly isMoving: boolean;
  /** The own move that is shown already, although the server has not confirmed it yet. */
  readonly predicted: Types['Move'] | null;
  readonly happened: readonly Happening[];
}

/** A view, and the events that led to it. */
export interface Picture {
  readonly view: View;
  readonly happened: readonly NewHappening[];
}

type Publishing = Extract<Told, { readonly kind: 'told' }>;

/** The last state sent for one viewer. Players who share a device have a side each, and see no other. */
interface Side {
  readonly known: Known;
  readonly view: View;
  readonly happened: readonly Happening[];
}

/** At the usual speed, the longest time for all waiting events, and for one. */
const LONGEST_MS = 2600;
const SLOWEST_MS = 480;
const MOST_LINES = 300;

/** A table as the page shows it. */
export interface Following {
  /** The scene; null before the first message. */
  readonly scene: Scene | null;
  /** Skips to the end of the events being shown. */
  readonly skip: () => void;
  /** Shows an own move immediately: the next message confirms or corrects it, and a refusal takes it back. */
  readonly predict: (move: Types['Move'], view: View) => void;
  /**
   * Returns the part of the match that a viewer knows. A side not seen yet gets the events since the page was opened.
   */
  readonly knownBy: (viewer: Viewer) => Known | null;
}

export const useScene = (table: string): Following => {
  const [scene, setScene] = useState<Scene | null>(null);
  const waiting = useRef<{ readonly told: Publishing; readonly pictures: Picture[] }[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const lines = useRef(0);
  const sides = useRef(new Map<Viewer, Side>());
  const opened = useRef<Known | null>(null);
  const shown = useRef<Viewer | null>(null);
  const predicted = useRef<View | null>(null);
  const speed = useRef(1);
  speed.current = SPEEDS[useSettings().speed];

  const show = (told: Publishing, picture: Picture, isMoving: boolean): void => {
    const { game, viewer, chairs, hasSecrets, publication } = told;
    const { known, view } = publication;
    const side = sides.current.get(viewer);
    const isBack = side !== undefined && side.known.line !== known.line;
    const added = [...picture.happened, ...(isBack ? [{ kind: 'back', view: picture.view } as const] : [])];
    const numbered = added.map((each) => ({ ...each, id: lines.current++, isSecret: hasSecrets }) as Happening);
    const happened = [...(side?.happened ?? []), ...numbered].slice(-MOST_LINES);
    sides.current.set(viewer, { known, view, happened });
    opened.current ??= known;
    shown.current = viewer;
    predicted.current = null;
    setScene({
      game,
      viewer,
      chairs,
      hasSecrets,
      publication,
      view: picture.view,
      isMoving,
      predicted: null,
      happened,
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
    if (left > 0) timer.current = setTimeout(next, speed.current * Math.min(SLOWEST_MS, LONGEST_MS / left));
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

  const predict = (move: Types['Move'], view: View): void => {
    predicted.current = view;
    setScene((before) => before && { ...before, view, predicted: move });
  };

  const unpredict = (): void => {
    predicted.current = null;
    setScene((before) =>
      before === null || before.predicted === null
        ? before
        : { ...before, view: before.publication.view, predicted: null },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called here keeps all it needs in refs
  useEffect(() => {
    const hear = (told: Told): void => {
      if (told.kind === 'refused') unpredict();
      if (told.kind !== 'told' || told.table !== table) return;
      const { viewer, publication } = told;
      const isOther = shown.current !== viewer;
      if (isOther) skip();
      const { steps, view } = publication;
      if (steps === null) waiting.current = [];
      const from = waiting.current.at(-1)?.told.publication.view ?? sides.current.get(viewer)?.view ?? view;
      waiting.current.push({ told, pictures: picturesOf(publication, from, predicted.current) });
      if (speed.current === 0 || document.hidden || steps === null || isOther) skip();
      else if (timer.current === undefined) next();
    };
    const stops = [wire.listen(hear), wire.onState((state) => state === 'broken' && unpredict())];
    return () => {
      for (const stop of stops) stop();
      clearTimeout(timer.current);
    };
  }, [table]);

  return { scene, skip, predict, knownBy: (viewer) => sides.current.get(viewer)?.known ?? opened.current };
};
