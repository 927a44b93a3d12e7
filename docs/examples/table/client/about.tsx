/** Descriptions of things: at the place that is touched, under the pointer, and all of them. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { AboutText } from 'sastrugi/words';
import { Scroll } from './scroll.tsx';
import { useSettings } from './settings.tsx';

/** Descriptions of things, one below the other. */
export const Texts = ({ texts }: { readonly texts: readonly AboutText[] }) => (
  <dl className="about">
    {texts.map(({ title, lines }) => (
      <div key={title + lines.join()}>
        <dt>{title}</dt>
        {lines.map((line) => (
          <dd key={line}>{line}</dd>
        ))}
      </div>
    ))}
  </dl>
);

export interface HintProps {
  readonly name: string;
  readonly texts: readonly AboutText[];
  /** In pixels of the window. */
  readonly x: number;
  readonly y: number;
}

const MARGIN = 14;

/** The things in a hint, and the lines about each. */
const MAX_ENTRIES = 3;
const MAX_LINES = 2;

/** Returns the beginning of texts, short enough to lie over the board. */
const shortTexts = (texts: readonly AboutText[]): readonly AboutText[] =>
  texts.slice(0, MAX_ENTRIES).map(({ title, lines }) => ({ title, lines: lines.slice(0, MAX_LINES) }));

/**
 * The name of the place under the pointer, and the beginning of what is said when it is touched. It stays within the
 * window, and lets touches through.
 */
export const Hint = ({ name, texts, x, y }: HintProps) => {
  const { say } = useSettings();
  const isMore = texts.length > MAX_ENTRIES || texts.some(({ lines }) => lines.length > MAX_LINES);
  const begun = shortTexts(texts);
  const isTitle = begun.some(({ title }) => title.toLocaleLowerCase() === name.toLocaleLowerCase());
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style, offsetWidth, offsetHeight } = box.current!;
    const isRoom = x + MARGIN + offsetWidth < innerWidth;
    style.left = `${isRoom ? x + MARGIN : Math.max(0, x - MARGIN - offsetWidth)}px`;
    style.top = `${Math.max(0, Math.min(y + MARGIN, innerHeight - offsetHeight))}px`;
  });
  return (
    <div className="hint" ref={box} aria-hidden="true">
      {!isTitle && <b>{name}</b>}
      <Texts texts={begun} />
      {isMore && <small>{say('more')}</small>}
    </div>
  );
};

/** All things of the game, to look up by a part of their text. */
export const Glossary = ({ all }: { readonly all: readonly AboutText[] }) => {
  const { say } = useSettings();
  const [sought, setSought] = useState('');
  const part = sought.trim().toLocaleLowerCase();
  const found = all.filter(({ title, lines }) => [title, ...lines].join(' ').toLocaleLowerCase().includes(part));
  if (all.length === 0) return null;
  return (
    <details className="card glossary">
      <summary>{say('things')}</summary>
      <input
        type="search"
        aria-label={say('search')}
        placeholder={say('search')}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <Scroll label={say('things')}>
        <Texts texts={found} />
      </Scroll>
    </details>
  );
};
