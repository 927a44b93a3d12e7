/** The places touched so far, and the moves that remain. */
import { useMemo, useState } from 'react';
import type { Types } from 'sastrugi';
import { movesAt } from './choices.ts';
import type { LoadedGame } from './games.ts';
import type { Touch } from './picture.tsx';

type Move = Types['Move'];

export interface Touches {
  readonly last: Touch | null;
  readonly places: readonly string[];
  /** The moves that touch all these places. */
  readonly offered: readonly Move[];
  readonly touch: (touch: Touch) => void;
  readonly close: () => void;
}

interface TouchOptions {
  readonly shown: LoadedGame;
  readonly view: Types['View'];
  readonly moves: readonly Move[];
  readonly make: (move: Move) => void;
  readonly version: number;
}

const NONE: readonly Touch[] = [];

/** Touches narrow the moves down; a second touch of a place that leaves one move makes it. */
export const useTouches = ({ shown, view, moves, make, version }: TouchOptions): Touches => {
  const [touched, setTouched] = useState({ version, touches: NONE });
  // Touches from before the last change are dropped.
  const touches = touched.version === version ? touched.touches : NONE;
  const setTouches = (next: readonly Touch[]): void => setTouched({ version, touches: next });
  const places = useMemo(() => touches.map(({ place }) => place), [touches]);
  const offered = useMemo(() => movesAt(shown, view, moves, places), [shown, view, moves, places]);
  const last = touches.at(-1) ?? null;
  const close = (): void => setTouches(NONE);
  const touch = (made: Touch): void => {
    if (made.place === last?.place && offered.length === 1) {
      close();
      make(offered[0]!);
      return;
    }
    const goesOn = !places.includes(made.place) && movesAt(shown, view, moves, [...places, made.place]).length > 0;
    setTouches(goesOn ? [...touches, made] : [made]);
  };
  return { last, places, offered, touch, close };
};
