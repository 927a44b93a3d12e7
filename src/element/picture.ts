import type { BoardLayout } from '../board/board.js';
import type { Element as Drawn, Node as DrawnNode } from '../draw/element.js';
import { keepPieceIds } from '../draw/keep-piece-ids.js';
import { isPiece, patchChildren, textOfChild } from './svg.js';

/** A drawing, and what can be done on it. */
export interface PictureContent {
  readonly drawn: Drawn;
  /** The same for all drawings between which pieces move. */
  readonly key: string;
  readonly layout: BoardLayout;
  /** The places with moves, and a description of these. */
  readonly active: ReadonlyMap<string, string>;
  /** The places touched so far. */
  readonly chosen: readonly string[];
}

/** The functions that a picture calls. */
export interface PictureListener {
  /** A place was touched, by pointer or keyboard. */
  touch(place: string, byKeyboard: boolean): void;
  /** A place came under the pointer or the focus, or was pressed for long. */
  look(place: string): void;
  /** A touch began at an earlier decision. */
  late(): void;
  /** Escape was pressed. */
  leave(): void;
  /** Returns a number that changes with every decision. */
  decision(): number;
}

/** A drawing in the page. */
export interface Picture {
  readonly svg: SVGSVGElement;
  draw(content: PictureContent): void;
  /** Focuses the place that the keyboard reaches first. */
  focus(): void;
  /** Returns the element of the first place with moves; null if there is none. */
  firstActive(): Element | null;
}

/** The ms after which a press asks about a place instead of touching it, and the px that a finger may slide. */
const LONG_PRESS_MS = 500;
const MAX_SLIDE = 10;

/** The directions of the arrow keys. */
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Creates a picture. `setStyle` receives the style sheet of the drawing when it changes. */
export const createPicture = (
  root: ShadowRoot,
  setStyle: (text: string) => void,
  listener: PictureListener,
): Picture => {
  const { ownerDocument: page } = root;
  const make = <Name extends 'svg' | 'g'>(name: Name) => page.createElementNS('http://www.w3.org/2000/svg', name);
  const svg = make('svg');
  svg.setAttribute('role', 'group');
  const [below, handles, pieces, above] = [make('g'), make('g'), make('g'), make('g')];
  svg.append(below, handles, pieces, above);

  let content: PictureContent | null = null;
  let style = '';
  let current: string | null = null;

  const drawHandles = (): void => {
    const { drawn, active, chosen } = content!;
    const names = pieceNames(drawn);
    const nodes = drawn.children.filter(isPlace).flatMap((node) => handleOf(node, { active, chosen, names, current }));
    patchChildren(handles, nodes);
  };
  const placeOf = (element: Element): string => element.getAttribute('data-place')!;
  const elementOf = (place: string | null): SVGElement | null =>
    ([...handles.children].find((each) => placeOf(each) === place) as SVGElement | undefined) ?? null;

  const draw = (next: PictureContent): void => {
    const before = content?.key === next.key ? content.drawn : null;
    const drawn = before === null ? next.drawn : keepPieceIds(before, next.drawn);
    if (before === null) for (const group of [below, handles, pieces, above]) group.replaceChildren();
    content = { ...next, drawn };
    svg.setAttribute('class', `${drawn.attributes['class']} ${next.layout}`);
    svg.setAttribute('viewBox', String(drawn.attributes['viewBox']));
    svg.setAttribute('aria-label', textOfChild(drawn, 'title'));
    const styleNow = textOfChild(drawn, 'style');
    if (styleNow !== style) setStyle(styleNow);
    style = styleNow;
    const elements = drawn.children.filter((node): node is Drawn => typeof node !== 'string');
    const firstPiece = elements.findIndex(isPiece);
    const end = firstPiece < 0 ? elements.length : firstPiece;
    patchChildren(below, elements.slice(0, end));
    patchChildren(pieces, elements.filter(isPiece));
    patchChildren(
      above,
      elements.slice(end).filter((node) => !isPiece(node)),
    );
    const places = drawn.children.filter(isPlace).map(({ attributes }) => String(attributes['data-place']));
    const isKept = current !== null && places.includes(current) && elementOf(current) === root.activeElement;
    if (!isKept) current = places.find((place) => next.active.has(place)) ?? places[0] ?? null;
    drawHandles();
  };

  /** Returns the place at a point: an element that overlaps a place with moves does not block that place. */
  const placeUnder = ({ clientX, clientY }: MouseEvent): string | null => {
    const elements = root.elementsFromPoint(clientX, clientY).filter((element) => svg.contains(element));
    const places = elements.flatMap((element) => placeAt(element) ?? []);
    return places.find((place) => content?.active.has(place)) ?? places[0] ?? null;
  };

  let pressedAt: number | null = null;
  let isHeld = false;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let start: readonly [x: number, y: number] = [0, 0];
  const release = (): void => clearTimeout(holding);
  svg.addEventListener('pointerdown', (event) => {
    release();
    pressedAt = listener.decision();
    isHeld = false;
    start = [event.clientX, event.clientY];
    if (event.pointerType === 'mouse') return;
    const place = placeUnder(event);
    if (place === null) return;
    holding = setTimeout(() => {
      isHeld = true;
      listener.look(place);
    }, LONG_PRESS_MS);
  });
  svg.addEventListener('pointermove', (event) => {
    if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > MAX_SLIDE) release();
    if (event.pointerType !== 'mouse') return;
    const place = placeUnder(event);
    if (place !== null) listener.look(place);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) svg.addEventListener(name, release);
  svg.addEventListener('contextmenu', (event) => {
    if (isHeld) event.preventDefault();
  });
  svg.addEventListener('click', (event) => {
    // A program that reads the screen clicks without pressing.
    const [pressed, wasHeld] = [pressedAt, isHeld];
    pressedAt = null;
    isHeld = false;
    const place = event.detail === 0 ? placeAt(event.target as Element) : placeUnder(event);
    if (place === null || wasHeld) return;
    if (pressed !== null && pressed !== listener.decision()) listener.late();
    else listener.touch(place, false);
  });
  svg.addEventListener('focusin', ({ target }) => {
    const place = placeAt(target as Element);
    if (place === null) return;
    if (place !== current) {
      current = place;
      drawHandles();
    }
    listener.look(place);
  });
  svg.addEventListener('keydown', (event) => {
    const place = placeAt(event.target as Element);
    const { key } = event;
    if (key === 'Escape') listener.leave();
    if (place === null) return;
    if (key === 'Enter' || key === ' ') listener.touch(place, true);
    else {
      const active = [...handles.children].filter((each) => content!.active.has(placeOf(each)));
      const candidates = event.shiftKey || active.length === 0 ? [...handles.children] : active;
      const arrow = ARROWS[key];
      const found =
        key === 'Home' ? candidates[0] : key === 'End' ? candidates.at(-1) : arrow && nearest(event, candidates, arrow);
      if (found === undefined) return;
      (found as SVGElement).focus();
    }
    event.preventDefault();
  });

  return {
    svg,
    draw,
    focus: () => elementOf(current)?.focus(),
    firstActive: () => [...handles.children].find((each) => content!.active.has(placeOf(each))) ?? null,
  };
};

const placeAt = (element: Element): string | null => {
  const found = element.closest('[data-place],[data-at]');
  return found === null ? null : (found.getAttribute('data-place') ?? found.getAttribute('data-at'));
};

/** Returns the candidate that is nearest to the target of an event in a direction; undefined if none lies there. */
const nearest = (
  { target }: KeyboardEvent,
  candidates: readonly Element[],
  [x, y]: readonly [x: number, y: number],
): Element | undefined => {
  const [fromX, fromY] = middleOf(target as Element);
  const rated = candidates.flatMap((element) => {
    const [toX, toY] = middleOf(element);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const across = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    return element !== target && along > 1 ? [{ element, cost: along + 2 * across }] : [];
  });
  return rated.sort((one, other) => one.cost - other.cost)[0]?.element;
};

const middleOf = (element: Element): readonly [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

const isPlace = (node: DrawnNode): node is Drawn =>
  typeof node !== 'string' && node.attributes['data-place'] !== undefined;

/** Returns the names of the pieces by place, equal ones with their number. */
const pieceNames = ({ children }: Drawn): ReadonlyMap<string, string> => {
  const counts = new Map<string, Map<string, number>>();
  for (const child of children) {
    if (typeof child === 'string' || !isPiece(child)) continue;
    const place = String(child.attributes['data-at']);
    const names = counts.get(place) ?? new Map<string, number>();
    const name = textOfChild(child, 'title');
    counts.set(place, names.set(name, (names.get(name) ?? 0) + 1));
  }
  const join = (names: ReadonlyMap<string, number>): string =>
    [...names].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
  return new Map([...counts].map(([place, names]) => [place, join(names)]));
};

interface HandleContext extends Pick<PictureContent, 'active' | 'chosen'> {
  readonly names: ReadonlyMap<string, string>;
  readonly current: string | null;
}

/** Returns the outline of a place once more, above all places and below the pieces: it receives presses and the focus. */
const handleOf = (node: Drawn, { active, chosen, names, current }: HandleContext): readonly Drawn[] => {
  const place = String(node.attributes['data-place']);
  const shape = node.children.find(
    (child): child is Drawn => typeof child !== 'string' && String(child.attributes['class']).startsWith('shape'),
  );
  if (shape === undefined) return [];
  const states = [active.has(place) ? ' active' : '', chosen.includes(place) ? ' chosen' : ''].join('');
  const label = [textOfChild(node, 'title'), names.get(place), active.get(place)].filter((part) => part !== undefined);
  return [
    {
      name: shape.name,
      attributes: {
        ...shape.attributes,
        id: `handle-${place}`,
        class: `handle${states}`,
        'data-place': place,
        role: 'button',
        tabindex: place === current ? 0 : -1,
        'aria-pressed': chosen.includes(place) ? 'true' : undefined,
        'aria-label': label.join(': '),
      },
      children: [],
    },
  ];
};
