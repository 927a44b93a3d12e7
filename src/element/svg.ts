import type { Attributes, Element as Drawn, Node as DrawnNode } from '../draw/element.js';

/** The namespace of SVG. */
const SVG = 'http://www.w3.org/2000/svg';

/** The elements that were made of drawn ones, with their keys among their siblings. */
const made: WeakMap<Element, { readonly key: string; readonly drawn: Drawn }> = new WeakMap();

/**
 * Changes the children of an element into drawn ones. Children keep their elements by id, others by name and number. A
 * piece is never inserted again, which would cut its movement short: pieces come in one order for ever.
 */
export const patchChildren = (parent: Element, nodes: readonly DrawnNode[]): void => {
  const wanted = keyChildren(nodes.filter(isVisible));
  const present = new Map([...parent.children].map((child) => [made.get(child)?.key, child]));
  const keys = new Set(wanted.map(([key]) => key));
  for (const [key, child] of present) if (key === undefined || !keys.has(key)) child.remove();
  let next: Element | null = null;
  for (let i = wanted.length - 1; i >= 0; i--) {
    const [key, drawn] = wanted[i]!;
    const old = present.get(key);
    const child: Element = old?.localName === drawn.name ? old : document.createElementNS(SVG, drawn.name);
    patch(child, key, drawn);
    if (old !== undefined && old !== child) old.replaceWith(child);
    if (child.parentNode !== parent || (!isPiece(drawn) && child.nextElementSibling !== next))
      parent.insertBefore(child, next);
    next = child;
  }
};

/** Pairs drawn elements with keys that are unique among them: their ids, or their names and numbers. */
const keyChildren = (nodes: readonly Drawn[]): readonly (readonly [string, Drawn])[] => {
  const counts = new Map<string, number>();
  return nodes.map((drawn) => {
    const { id } = drawn.attributes;
    const name = id === undefined ? drawn.name : `#${id}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [`${name} ${count}`, drawn];
  });
};

const patch = (element: Element, key: string, drawn: Drawn): void => {
  const before = made.get(element)?.drawn;
  if (before === drawn) return;
  made.set(element, { key, drawn });
  patchAttributes(element, before?.attributes ?? {}, attributesOf(drawn));
  if (drawn.children.some((child) => typeof child === 'string')) {
    const text = drawn.children.filter((child) => typeof child === 'string').join('');
    if (element.textContent !== text) element.textContent = text;
  } else patchChildren(element, drawn.children);
  if (isPiece(drawn)) (element as SVGElement).style.transform = inPixels(String(drawn.attributes['transform']));
};

const patchAttributes = (element: Element, before: Attributes, after: Attributes): void => {
  for (const name of Object.keys(before)) if (after[name] === undefined) element.removeAttribute(name);
  for (const [name, value] of Object.entries(after))
    if (value !== undefined && value !== before[name]) element.setAttribute(name, String(value));
};

/** Returns the attributes of a drawn element; the place of a piece is a style, because only styles are animated. */
const attributesOf = (drawn: Drawn): Attributes =>
  isPiece(drawn) ? { ...drawn.attributes, transform: undefined } : drawn.attributes;

/** Checks whether a drawn element is one of those that move. */
export const isPiece = ({ attributes }: Drawn): boolean => attributes['data-piece'] !== undefined;

/** Leaves out titles, which browsers would show over what is said about a place, and style sheets. */
const isVisible = (node: DrawnNode): node is Drawn =>
  typeof node !== 'string' && node.name !== 'title' && node.name !== 'style';

const inPixels = (transform: string): string => {
  const [x = '0', y = '0'] = transform.match(/-?[\d.]+/g) ?? [];
  return `translate(${x}px, ${y}px)`;
};

/** Returns the text of the first child of a drawn element with this name. */
export const textOfChild = ({ children }: Drawn, name: string): string => {
  const found = children.find((child): child is Drawn => typeof child !== 'string' && child.name === name);
  return found?.children.filter((child) => typeof child === 'string').join('') ?? '';
};
