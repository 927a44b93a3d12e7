import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { Types } from 'sastrugi';
import { type BoardLayout, type Element, keepPieceIds } from 'sastrugi/draw';
import type { AnyGameText } from 'sastrugi/words';
import type { LoadedGame } from './games.ts';
import { Picture, type Spot, type Touch } from './picture.tsx';
import { useSettings } from './settings.tsx';

interface BoardProps {
  readonly shown: LoadedGame;
  readonly speech: AnyGameText;
  readonly view: Types['View'];
  /** The moves whose places are marked. */
  readonly marked: readonly Types['Move'][];
  /** The moves whose places can be touched. */
  readonly offered: readonly Types['Move'][];
  /** The places touched so far. */
  readonly places: readonly string[];
  readonly touch: (touch: Touch) => void;
  readonly hover: (spot: Spot | null) => void;
  readonly version: number;
}

/** The aspect ratio from which a drawing takes the room of two columns. */
const WIDE = 1.2;

/** The width of the window from which a wide board has room beside the choices. */
const WIDE_WINDOW = matchMedia('(min-width: 90rem)');

/** Returns the layout of the board for the window. */
const useLayout = (): BoardLayout => {
  const [layout, setLayout] = useState<BoardLayout>(WIDE_WINDOW.matches ? 'wide' : 'tall');
  useEffect(() => {
    const changed = ({ matches }: MediaQueryListEvent): void => setLayout(matches ? 'wide' : 'tall');
    WIDE_WINDOW.addEventListener('change', changed);
    return () => WIDE_WINDOW.removeEventListener('change', changed);
  }, []);
  return layout;
};

/** The number of moves that are read out for a place. */
const MAX_READ_OUT = 6;

export const Board = ({ shown, speech, view, marked, offered, places, touch, hover, version }: BoardProps) => {
  const { say, theme } = useSettings();
  const layout = useLayout();
  const before = useRef<Element | null>(null);
  const tree = useMemo(() => {
    const options = { moves: marked, translate: speech.translate, layout, ...(theme === 'auto' ? {} : { theme }) };
    const drawn = shown.drawing.picture(view, options);
    return before.current === null ? drawn : keepPieceIds(before.current, drawn);
  }, [shown, view, marked, speech, layout, theme]);
  useEffect(() => {
    before.current = tree;
  }, [tree]);
  const active = useMemo(() => describeMoves(shown, speech, view, offered), [shown, speech, view, offered]);
  return (
    <section
      className={aspectOf(tree) > WIDE ? 'board wide' : 'board'}
      data-version={version}
      aria-label={say('board')}
      style={{ '--aspect': aspectOf(tree) } as CSSProperties}
    >
      <Picture tree={tree} active={active} chosen={places} onTouch={touch} onHover={hover} />
    </section>
  );
};

/** By place, the description of its moves for screen readers: the moves, or their number if there are many. */
const describeMoves = (
  { drawing }: LoadedGame,
  speech: AnyGameText,
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
  return new Map([...done].map(([place, words]) => [place, joinShort(words)]));
};

const joinShort = (words: readonly string[]): string =>
  words.length > MAX_READ_OUT ? `${words.slice(0, MAX_READ_OUT).join('; ')} … (${words.length})` : words.join('; ');

/** Returns the aspect ratio of a drawing. */
const aspectOf = ({ attributes }: Element): number => {
  const [, , width, height] = String(attributes['viewBox']).split(' ').map(Number);
  return width! / height!;
};
