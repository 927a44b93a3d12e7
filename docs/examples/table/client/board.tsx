import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Types } from 'sastrugi';
import { type Element, follow } from 'sastrugi/draw';
import type { AnySpeech } from 'sastrugi/words';
import { movesAt, whyNot } from './choices.ts';
import type { Shown } from './games.ts';
import { Picture, type Touch } from './picture.tsx';
import { useSettings } from './settings.tsx';

interface BoardProps {
  readonly shown: Shown;
  readonly speech: AnySpeech;
  readonly view: Types['View'];
  readonly moves: readonly Types['Move'][];
  readonly make: (move: Types['Move']) => void;
  readonly isMoving: boolean;
  readonly version: number;
}

/** The number of moves offered in a bubble; if there are more, the player first touches another place. */
const MOST_OFFERED = 6;

const NO_TOUCHES: readonly Touch[] = [];

export const Board = ({ shown, speech, view, moves, make, isMoving, version }: BoardProps) => {
  const { say, theme } = useSettings();
  const [touched, setTouched] = useState({ version, touches: NO_TOUCHES });
  // Touches from before the last move are dropped.
  const touches = touched.version === version ? touched.touches : NO_TOUCHES;
  const setTouches = (next: readonly Touch[]): void => setTouched({ version, touches: next });
  const places = useMemo(() => touches.map(({ place }) => place), [touches]);
  const offered = useMemo(() => movesAt(shown, view, moves, places), [shown, view, moves, places]);
  const before = useRef<Element | null>(null);
  const tree = useMemo(() => {
    const drawn = shown.drawing.picture(view, {
      moves: offered,
      say: speech.say,
      ...(theme === 'auto' ? {} : { theme }),
    });
    return before.current === null ? drawn : follow(before.current, drawn);
  }, [shown, view, offered, speech, theme]);
  useEffect(() => {
    before.current = tree;
  }, [tree]);
  const active = useMemo(() => doneAt(shown, speech, view, offered), [shown, speech, view, offered]);
  const touch = (made: Touch): void => {
    if (isMoving) return;
    const again = [...touches, made];
    const goesOn =
      !places.includes(made.place) &&
      movesAt(
        shown,
        view,
        moves,
        again.map(({ place }) => place),
      ).length > 0;
    setTouches(goesOn ? again : [made]);
  };
  const close = (): void => setTouches(NO_TOUCHES);
  return (
    <section
      className="board"
      data-version={version}
      aria-label={say('board')}
      style={{ '--aspect': aspectOf(tree) } as CSSProperties}
    >
      <Picture tree={tree} active={active} chosen={places} onTouch={touch} />
      {touches.length > 0 && (
        <Bubble touch={touches.at(-1)!} close={close}>
          {offered.length === 0 && <p role="alert">{whyNot(shown, view, places, speech) ?? say('nothingHere')}</p>}
          {offered.slice(0, MOST_OFFERED).map((move) => (
            <button
              key={shown.rules.formatMove(move)}
              type="button"
              onClick={() => {
                close();
                make(move);
              }}
            >
              {speech.move(view, move)}
            </button>
          ))}
          {offered.length > MOST_OFFERED && <p>{say('more', { count: offered.length - MOST_OFFERED })}</p>}
        </Bubble>
      )}
    </section>
  );
};

/** By place, the description of its moves for screen readers: the moves, or their number if there are many. */
const doneAt = (
  { drawing }: Shown,
  speech: AnySpeech,
  view: Types['View'],
  moves: readonly Types['Move'][],
): ReadonlyMap<string, string> => {
  const done = new Map<string, string[]>();
  for (const move of moves) {
    const words = speech.move(view, move);
    for (const place of drawing.placesOf(move, view)) {
      const before = done.get(place);
      if (before === undefined) done.set(place, [words]);
      else before.push(words);
    }
  }
  return new Map([...done].map(([place, words]) => [place, shortened(words)]));
};

const shortened = (words: readonly string[]): string =>
  words.length > MOST_OFFERED ? `${words.slice(0, MOST_OFFERED).join('; ')} … (${words.length})` : words.join('; ');

/** Returns the aspect ratio of a drawing. */
const aspectOf = ({ attributes }: Element): number => {
  const [, , width, height] = String(attributes['viewBox']).split(' ').map(Number);
  return width! / height!;
};

interface BubbleProps {
  readonly touch: Touch;
  readonly close: () => void;
  readonly children: ReactNode;
}

const MARGIN = 8;

/** The bubble beside the touched place. */
const Bubble = ({ touch, close, children }: BubbleProps) => {
  const { say } = useSettings();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style, offsetWidth, offsetHeight } = box.current!;
    const left = Math.min(Math.max(MARGIN, touch.x - offsetWidth / 2), innerWidth - offsetWidth - MARGIN);
    const below = touch.y + 2 * MARGIN;
    const isRoom = below + offsetHeight < innerHeight - MARGIN;
    style.left = `${scrollX + left}px`;
    style.top = `${scrollY + (isRoom ? below : Math.max(MARGIN, touch.y - offsetHeight - 2 * MARGIN))}px`;
    if (touch.byKeyboard) box.current!.querySelector('button')?.focus();
  }, [touch]);
  const before = useRef(document.activeElement);
  // Returns the focus to keyboard users.
  useEffect(
    () => () => {
      if (before.current instanceof SVGElement) before.current.focus();
    },
    [],
  );
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    const gone = ({ target }: Event): void => {
      const element = target as globalThis.Element;
      if (element.closest?.('.bubble, [data-place], [data-at]') === null) close();
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', gone);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', gone);
    };
  });
  return (
    <div className="bubble" ref={box}>
      {children}
      <button type="button" className="close" aria-label={say('close')} onClick={close}>
        ×
      </button>
    </div>
  );
};
