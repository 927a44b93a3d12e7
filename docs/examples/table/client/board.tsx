import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import type { Types } from 'sastrugi';
import { type Element, follow } from 'sastrugi/draw';
import type { AnySpeech } from 'sastrugi/words';
import type { Shown } from './games.ts';
import { Picture, type Touch } from './picture.tsx';
import { useSettings } from './settings.tsx';

interface BoardProps {
  readonly shown: Shown;
  readonly speech: AnySpeech;
  readonly view: Types['View'];
  /** The moves whose places are marked. */
  readonly marked: readonly Types['Move'][];
  /** The moves whose places can be touched. */
  readonly offered: readonly Types['Move'][];
  /** The places touched so far. */
  readonly places: readonly string[];
  readonly touch: (touch: Touch) => void;
  readonly version: number;
}

/** The number of moves that are read out for a place. */
const MOST_READ = 6;

export const Board = ({ shown, speech, view, marked, offered, places, touch, version }: BoardProps) => {
  const { say, theme } = useSettings();
  const before = useRef<Element | null>(null);
  const tree = useMemo(() => {
    const drawn = shown.drawing.picture(view, {
      moves: marked,
      say: speech.say,
      ...(theme === 'auto' ? {} : { theme }),
    });
    return before.current === null ? drawn : follow(before.current, drawn);
  }, [shown, view, marked, speech, theme]);
  useEffect(() => {
    before.current = tree;
  }, [tree]);
  const active = useMemo(() => doneAt(shown, speech, view, offered), [shown, speech, view, offered]);
  return (
    <section
      className="board"
      data-version={version}
      aria-label={say('board')}
      style={{ '--aspect': aspectOf(tree) } as CSSProperties}
    >
      <Picture tree={tree} active={active} chosen={places} onTouch={touch} />
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
  words.length > MOST_READ ? `${words.slice(0, MOST_READ).join('; ')} … (${words.length})` : words.join('; ');

/** Returns the aspect ratio of a drawing. */
const aspectOf = ({ attributes }: Element): number => {
  const [, , width, height] = String(attributes['viewBox']).split(' ').map(Number);
  return width! / height!;
};
