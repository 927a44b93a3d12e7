import { useEffect, useMemo, useRef } from 'react';
import type { Types } from 'sastrugi';
import type { AnyGameText } from 'sastrugi/words';
import { Texts } from './about.tsx';
import { explainPlace, groupMoves, movesLeadingTo } from './choices.ts';
import type { LoadedGame } from './games.ts';
import { useSettings } from './settings.tsx';
import type { Things } from './things.ts';
import type { Touches } from './touches.ts';

type Move = Types['Move'];

interface OffersProps {
  readonly shown: LoadedGame;
  readonly speech: AnyGameText;
  readonly view: Types['View'];
  readonly touches: Touches;
  /** By place, its name. */
  readonly names: ReadonlyMap<string, string>;
  readonly things: Things;
  /** True if the viewer is to decide. */
  readonly isActing: boolean;
  readonly make: (move: Move) => void;
  /** Called with the moves under the pointer or the focus. */
  readonly point: (moves: readonly Move[]) => void;
}

/** The choices beside the board: moves in words, grouped by what is touched, or the reason why there is none. */
export const Offers = ({ shown, speech, view, touches, names, things, isActing, make, point }: OffersProps) => {
  const { say } = useSettings();
  const { last, places, offered, touch, close } = touches;
  const box = useRef<HTMLElement>(null);
  const { single, groups } = useMemo(() => groupMoves(shown, view, offered, places), [shown, view, offered, places]);
  const leading = useMemo(
    () => (isActing && last !== null && offered.length === 0 ? movesLeadingTo(shown, view, last.place) : []),
    [shown, view, offered, last, isActing],
  );
  const isShown = last !== null || offered.length > 0;
  useClosing(last !== null, close); // before the focus moves
  useEffect(() => {
    if (last?.byKeyboard) box.current?.querySelector<HTMLElement>('.move, .group')?.focus();
  }, [last]);
  if (!isShown) return null;
  const { placeless } = shown.drawing;
  const pointing = (moves: readonly Move[]) => ({
    onPointerEnter: () => point(moves),
    onFocus: () => point(moves),
    onBlur: () => point([]),
  });
  return (
    <section className="card moves" aria-label={say('moves')} ref={box} onPointerLeave={() => point([])}>
      {last !== null && (
        <div className="touched">
          <b>{places.map((place) => names.get(place) ?? place).join(' → ')}</b>
          <button type="button" className="close" aria-label={say('close')} onClick={close}>
            ×
          </button>
        </div>
      )}
      {isActing && offered.length === 0 && (
        <p role="alert">{explainPlace(shown, view, last!.place, speech) ?? say('nothingHere')}</p>
      )}
      {[...single, ...leading].map((move) => (
        <button
          key={shown.rules.formatMove(move)}
          type="button"
          className={placeless.includes(move.kind) || offered.length === 1 ? 'move strong' : 'move'}
          onClick={() => {
            close();
            make(move);
          }}
          {...pointing([move])}
        >
          {speech.move(view, move)}
        </button>
      ))}
      {last !== null && offered.length === 1 && <small>{say('again')}</small>}
      {[...groups].map(([place, moves]) => (
        <button
          key={place}
          type="button"
          className="group"
          {...pointing(moves)}
          onClick={() => touch({ place, x: 0, y: 0, byKeyboard: true })}
        >
          {names.get(place) ?? place} <span className="count">{say('choices', { count: moves.length })}</span>
        </button>
      ))}
      {last !== null && <Texts texts={things.at(view, last.place)} />}
    </section>
  );
};

/** Closes what was touched by Escape, or a press elsewhere; returns the focus to keyboard users. */
const useClosing = (isOpen: boolean, close: () => void): void => {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    before.current = document.activeElement;
    return () => {
      if (before.current instanceof SVGElement) before.current.focus();
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    const gone = ({ target }: Event): void => {
      if ((target as Element).closest?.('.moves, [data-place], [data-at]') === null) close();
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', gone);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', gone);
    };
  });
};
