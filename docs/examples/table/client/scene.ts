/**
 * The state of a table on the page: updated move by move and event by event; own moves are shown before the server
 * confirms them.
 */

import { useEffect, useRef, useState } from 'react';
import type { Player, Types, Viewer } from 'sastrugi';
import type { MatchRevision, Publication } from 'sastrugi/table';
import type { Chair, ServerMessage } from '../shared/messages.ts';
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
  | { readonly kind: 'move'; readonly player: Player; readonly move: Types['SeenMove'] }
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
  readonly hasHiddenInformation: boolean;
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

type TableNews = Extract<ServerMessage, { readonly kind: 'published' }>;

/** The last state sent for one viewer. Players who share a device have a side each, and see no other. */
interface Side {
  readonly revision: MatchRevision;
  readonly view: View;
  readonly happened: readonly Happening[];
}

/** At the usual speed, the longest time for all waiting events, and for one. */
const MAX_TOTAL_MS = 2600;
const MAX_EVENT_MS = 480;
const MAX_HISTORY_LINES = 300;

/** A table as the page shows it. */
export interface SceneControls {
  /** The scene; null before the first message. */
  readonly scene: Scene | null;
  /** Skips to the end of the events being shown. */
  readonly skip: () => void;
  /** Shows an own move immediately: the next message confirms or corrects it, and a refusal takes it back. */
  readonly predict: (move: Types['Move'], view: View) => void;
  /**
   * Returns the part of the match that a viewer knows. A side not seen yet gets the events since the page was opened.
   */
  readonly revisionOf: (viewer: Viewer) => MatchRevision | null;
}

export const useScene = (table: string): SceneControls => {
  const [scene, setScene] = useState<Scene | null>(null);
  const waiting = useRef<{ readonly told: TableNews; readonly pictures: Picture[] }[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const lines = useRef(0);
  const sides = useRef(new Map<Viewer, Side>());
  const opened = useRef<MatchRevision | null>(null);
  const shown = useRef<Viewer | null>(null);
  const predicted = useRef<View | null>(null);
  const speed = useRef(1);
  speed.current = SPEEDS[useSettings().speed];

  const show = (news: TableNews, picture: Picture, isMoving: boolean): void => {
    const { game, viewer, chairs, hasHiddenInformation, publication } = news;
    const { revision, view } = publication;
    const side = sides.current.get(viewer);
    const isBack = side !== undefined && side.revision.undoCount !== revision.undoCount;
    const added = [...picture.happened, ...(isBack ? [{ kind: 'back', view: picture.view } as const] : [])];
    const numbered = added.map(
      (each) => ({ ...each, id: lines.current++, isSecret: hasHiddenInformation }) as Happening,
    );
    const happened = [...(side?.happened ?? []), ...numbered].slice(-MAX_HISTORY_LINES);
    sides.current.set(viewer, { revision, view, happened });
    opened.current ??= revision;
    shown.current = viewer;
    predicted.current = null;
    setScene({
      game,
      viewer,
      chairs,
      hasHiddenInformation,
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
    if (left > 0) timer.current = setTimeout(next, speed.current * Math.min(MAX_EVENT_MS, MAX_TOTAL_MS / left));
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
    const onMessage = (news: ServerMessage): void => {
      if (news.kind === 'refused') unpredict();
      if (news.kind !== 'published' || news.table !== table) return;
      const { viewer, publication } = news;
      const isOther = shown.current !== viewer;
      if (isOther) skip();
      const { steps, view } = publication;
      if (steps === null) waiting.current = [];
      const from = waiting.current.at(-1)?.told.publication.view ?? sides.current.get(viewer)?.view ?? view;
      waiting.current.push({ told: news, pictures: picturesOf(publication, from, predicted.current) });
      if (speed.current === 0 || document.hidden || steps === null || isOther) skip();
      else if (timer.current === undefined) next();
    };
    const stops = [wire.listen(onMessage), wire.onState((state) => state === 'broken' && unpredict())];
    return () => {
      for (const stop of stops) stop();
      clearTimeout(timer.current);
    };
  }, [table]);

  return { scene, skip, predict, revisionOf: (viewer) => sides.current.get(viewer)?.revision ?? opened.current };
};
