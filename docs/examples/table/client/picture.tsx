/** A drawing of the library as elements of React: pieces keep their keys, so that they are seen to move. */
import type { Element, Node } from 'sastrugi/draw';
import { type CSSProperties, createElement, type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';

/** Where a finger, or the keyboard, is on the board. */
export interface Touch {
  readonly place: string;
  /** In pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly byKeyboard: boolean;
}

interface PictureProps {
  readonly tree: Element;
  /** The places where something can be done. */
  readonly active: ReadonlySet<string>;
  /** The places that are touched already. */
  readonly chosen: readonly string[];
  readonly onTouch: (touch: Touch) => void;
}

export const Picture = memo(({ tree, active, chosen, onTouch }: PictureProps) => {
  const click = (event: MouseEvent): void => {
    const place = placeAt(event.target);
    if (place !== null) onTouch({ place, x: event.clientX, y: event.clientY, byKeyboard: false });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const place = placeAt(event.target);
    if (place === null) return;
    event.preventDefault();
    const { left, top, width, height } = (event.target as globalThis.Element).getBoundingClientRect();
    onTouch({ place, x: left + width / 2, y: top + height / 2, byKeyboard: true });
  };
  const { class: className, role: _, width: __, height: ___, ...attributes } = tree.attributes;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of SVG has no element of its own
    <svg {...attributesOf(attributes)} className={String(className)} role="group" aria-label={titleOf(tree)} onClick={click} onKeyDown={press}>
      {tree.children.map((child, i) => nodeOf(child, i, active, chosen))}
    </svg>
  );
});

const placeAt = (target: EventTarget): string | null => {
  const found = (target as globalThis.Element).closest<SVGElement>('[data-place],[data-at]');
  return found?.dataset['place'] ?? found?.dataset['at'] ?? null;
};

const titleOf = ({ children }: Element): string => {
  const title = children.find((child): child is Element => typeof child !== 'string' && child.name === 'title');
  return title?.children.filter((child) => typeof child === 'string').join('') ?? '';
};

const nodeOf = (
  node: Node,
  index: number,
  active: ReadonlySet<string>,
  chosen: readonly string[],
): ReactNode => {
  if (typeof node === 'string') return node;
  const { name, attributes, children } = node;
  const inner = children.map((child, i) => nodeOf(child, i, active, chosen));
  const place = attributes['data-place'];
  if (typeof place === 'string') {
    return createElement(name, { ...placeAttributes(node, place, active, chosen), key: place }, ...inner);
  }
  if (attributes['data-piece'] !== undefined) {
    const { transform, ...rest } = attributes;
    const style: CSSProperties = { transform: inPixels(String(transform)) };
    return createElement(name, { ...attributesOf(rest), style, key: String(attributes['id']) }, ...inner);
  }
  return createElement(name, { ...attributesOf(attributes), key: `${name} ${index}` }, ...inner);
};

const placeAttributes = (
  node: Element,
  place: string,
  active: ReadonlySet<string>,
  chosen: readonly string[],
): Readonly<Record<string, unknown>> => {
  const { class: className, ...attributes } = node.attributes;
  const isChosen = chosen.includes(place);
  const base = { ...attributesOf(attributes), className: isChosen ? `${className} chosen` : className };
  if (!active.has(place)) return base;
  return { ...base, role: 'button', tabIndex: 0, 'aria-label': titleOf(node), 'aria-pressed': isChosen };
};

/** Only transforms in CSS are animated. */
const inPixels = (transform: string): string => {
  const [x, y] = transform.match(/-?[\d.]+/g) ?? ['0', '0'];
  return `translate(${x}px, ${y}px)`;
};

const attributesOf = (attributes: Element['attributes']): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [nameOf(name), value]),
  );

const nameOf = (name: string): string => {
  if (name === 'class') return 'className';
  return name.startsWith('data-') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
};
