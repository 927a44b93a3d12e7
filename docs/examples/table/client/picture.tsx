/** A drawing of the library as React elements: pieces keep their keys, so that their movement is animated. */

import {
  type CSSProperties,
  createElement,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useInsertionEffect,
  useRef,
} from 'react';
import type { Element, Node } from 'sastrugi/draw';
import { adopt } from './styles.ts';

/** A place of the board, and the point in it at which the pointer is. */
export interface Spot {
  readonly place: string;
  /** In pixels of the window. */
  readonly x: number;
  readonly y: number;
}

/** A touch of the board, by pointer or keyboard. */
export interface Touch extends Spot {
  readonly byKeyboard: boolean;
}

interface PictureProps {
  readonly tree: Element;
  /** The places with moves, and a description of these. */
  readonly active: ReadonlyMap<string, string>;
  /** The places touched so far. */
  readonly chosen: readonly string[];
  readonly onTouch: (touch: Touch) => void;
  /** Called with the place under the mouse, null if there is none. */
  readonly onHover: (spot: Spot | null) => void;
}

export const Picture = memo(({ tree, active, chosen, onTouch, onHover }: PictureProps) => {
  /** Returns the place at a point: an element that overlaps a place with moves does not block that place. */
  const placeUnder = (x: number, y: number): string | undefined => {
    const places = document.elementsFromPoint(x, y).flatMap((element) => placeAt(element) ?? []);
    return places.find((each) => active.has(each)) ?? places[0];
  };
  const click = ({ clientX: x, clientY: y }: MouseEvent): void => {
    const place = placeUnder(x, y);
    if (place !== undefined) onTouch({ place, x, y, byKeyboard: false });
  };
  const hover = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    const [x, y] = [Math.floor(clientX), Math.floor(clientY)]; // those of a click are whole numbers
    const place = pointerType === 'mouse' ? placeUnder(x, y) : undefined;
    onHover(place === undefined ? null : { place, x, y });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const place = placeAt(event.target);
    if (place === null) return;
    event.preventDefault();
    const { left, top, width, height } = (event.target as globalThis.Element).getBoundingClientRect();
    onTouch({ place, x: left + width / 2, y: top + height / 2, byKeyboard: true });
  };
  const box = useRef<SVGSVGElement>(null);
  useEffect(() => {
    // React misses that the mouse leaves if the element under it was removed, as a handle may be.
    const svg = box.current!;
    const leave = (): void => onHover(null);
    svg.addEventListener('pointerleave', leave);
    return () => svg.removeEventListener('pointerleave', leave);
  }, [onHover]);
  const style = textIn(tree, 'style');
  useInsertionEffect(() => adopt(style), [style]);
  const { class: className, role: _, width: __, height: ___, ...attributes } = tree.attributes;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of SVG has no element of its own
    <svg
      {...attributesOf(attributes)}
      className={String(className)}
      role="group"
      aria-label={textIn(tree, 'title')}
      onClick={click}
      onKeyDown={press}
      onPointerMove={hover}
      ref={box}
    >
      {tree.children.map((child, i) => (isPiece(child) ? null : nodeOf(child, i)))}
      {handlesOf(tree, active, chosen)}
      {tree.children.map((child, i) => (isPiece(child) ? nodeOf(child, i) : null))}
    </svg>
  );
});

const placeAt = (target: EventTarget): string | null => {
  const found = (target as globalThis.Element).closest<SVGElement>('[data-place],[data-at]');
  return found?.dataset['place'] ?? found?.dataset['at'] ?? null;
};

/** Returns the text of the first child with this name. */
const textIn = ({ children }: Element, name: string): string => {
  const found = children.find((child): child is Element => typeof child !== 'string' && child.name === name);
  return found?.children.filter((child) => typeof child === 'string').join('') ?? '';
};

const nodeOf = (node: Node, index: number): ReactNode => {
  if (typeof node === 'string') return node;
  const { name, attributes, children } = node;
  if (name === 'title' || name === 'style') return null; // browsers show a title beside the hint
  const inner = children.map(nodeOf);
  if (!isPiece(node)) return createElement(name, { ...attributesOf(attributes), key: `${name} ${index}` }, ...inner);
  const { transform, ...rest } = attributes;
  const style: CSSProperties = { transform: inPixels(String(transform)) };
  return createElement(name, { ...attributesOf(rest), style, key: String(attributes['id']) }, ...inner);
};

const isPiece = (node: Node): boolean => typeof node !== 'string' && node.attributes['data-piece'] !== undefined;

/**
 * Returns the outlines of places once more, above their drawing and below the pieces: they receive presses, and show
 * what is chosen.
 */
const handlesOf = (
  tree: Element,
  active: ReadonlyMap<string, string>,
  chosen: readonly string[],
): readonly ReactNode[] =>
  tree.children.flatMap((node) => {
    const place = typeof node === 'string' ? undefined : node.attributes['data-place'];
    if (typeof node === 'string' || typeof place !== 'string') return [];
    const isChosen = chosen.includes(place);
    if (!isChosen && !active.has(place)) return [];
    const { class: _, ...outline } = shapeOf(node).attributes;
    const done = active.get(place);
    const role =
      done === undefined ? {} : { role: 'button', tabIndex: 0, 'aria-label': `${textIn(node, 'title')}: ${done}` };
    const names = { className: isChosen ? 'handle chosen' : 'handle', 'data-place': place };
    return createElement(shapeOf(node).name, { ...attributesOf(outline), ...names, ...role, key: `handle ${place}` });
  });

const shapeOf = ({ children }: Element): Element =>
  children.find(
    (child): child is Element => typeof child !== 'string' && String(child.attributes['class']).startsWith('shape'),
  )!;

/** Returns a transform with units: only CSS transforms are animated. */
const inPixels = (transform: string): string => {
  const [x, y] = transform.match(/-?[\d.]+/g) ?? ['0', '0'];
  return `translate(${x}px, ${y}px)`;
};

const attributesOf = (attributes: Element['attributes']): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [nameOf(name), value]));

const nameOf = (name: string): string => {
  if (name === 'class') return 'className';
  return name.includes('-') && !name.startsWith('data-') ? inHumps(name) : name;
};

const inHumps = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
