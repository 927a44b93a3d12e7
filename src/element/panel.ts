import type { BaseMove } from '../core/contract/game.js';
import type { AboutText } from '../words/create-about.js';
import type { Labels } from './labels.js';

/** A move in words. */
export interface OfferedMove {
  readonly label: string;
  readonly move: BaseMove;
}

/** The choices beside the drawing. */
export interface PanelContent {
  readonly labels: Labels;
  /** The moves that touch no place: they keep their room, whatever is touched. */
  readonly placeless: readonly OfferedMove[];
  /** The names of the places touched so far; null if there are none. */
  readonly touched: string | null;
  /** The moves at these places, in groups with a name or without. */
  readonly groups: readonly (readonly [name: string | null, choices: readonly OfferedMove[]])[];
  /** The reason why nothing can be done at a place, and the moves that change this; null if none was asked for. */
  readonly refusal: { readonly sentence: string; readonly enabling: readonly OfferedMove[] } | null;
}

/** The functions that a panel calls. */
export interface PanelListener {
  choose(move: BaseMove): void;
  /** Moves came under the pointer or the focus; an empty list when they are left. */
  point(moves: readonly BaseMove[]): void;
  /** The touched places are given up. */
  leave(): void;
}

/** The choices and descriptions beside a drawing. */
export interface Panel {
  readonly element: HTMLElement;
  show(content: PanelContent): void;
  describe(name: string, texts: readonly AboutText[]): void;
  /** Focuses the first choice at the touched places. */
  focus(): void;
}

/** Creates an element of HTML with attributes, texts and children; texts stay texts, whatever they contain. */
export const make = (
  page: Document,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElement => {
  const element = page.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

/** Creates a panel. */
export const createPanel = (page: Document, listener: PanelListener): Panel => {
  const choices = make(page, 'div', { class: 'choices', role: 'group' });
  const things = make(page, 'div', { class: 'things', role: 'group' });
  const element = make(page, 'div', { class: 'panel', part: 'panel', tabindex: '-1' }, [choices, things]);
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') listener.leave();
  });
  element.addEventListener('pointerleave', () => listener.point([]));

  const button = ({ label, move }: OfferedMove, className: string): HTMLElement => {
    const made = make(page, 'button', { type: 'button', class: className }, [label]);
    made.addEventListener('click', () => listener.choose(move));
    made.addEventListener('pointerenter', () => listener.point([move]));
    made.addEventListener('focus', () => listener.point([move]));
    made.addEventListener('blur', () => listener.point([]));
    return made;
  };
  const row = (options: readonly OfferedMove[], className = 'move'): readonly HTMLElement[] =>
    options.length === 0
      ? []
      : [
          make(
            page,
            'div',
            { class: 'row' },
            options.map((each) => button(each, className)),
          ),
        ];

  const heading = (touched: string, { close }: Labels): HTMLElement => {
    const closing = make(page, 'button', { type: 'button', class: 'close', 'aria-label': close }, ['×']);
    closing.addEventListener('click', () => listener.leave());
    return make(page, 'div', { class: 'touched' }, [make(page, 'b', {}, [touched]), closing]);
  };

  return {
    element,
    show: ({ labels, placeless, touched, groups, refusal }) => {
      choices.setAttribute('aria-label', labels.choices);
      things.setAttribute('aria-label', labels.things);
      choices.replaceChildren(
        ...row(placeless, 'placeless'),
        ...(refusal === null ? [] : [make(page, 'p', { role: 'alert' }, [refusal.sentence]), ...row(refusal.enabling)]),
        ...(touched === null ? [] : [heading(touched, labels)]),
        ...groups.flatMap(([name, options]) => [
          ...(name === null ? [] : [make(page, 'i', {}, [name])]),
          ...row(options),
        ]),
      );
    },
    describe: (name, texts) => {
      const isTitle = texts.some(({ title }) => title.toLocaleLowerCase() === name.toLocaleLowerCase());
      things.replaceChildren(
        ...(isTitle ? [] : [make(page, 'b', {}, [name])]),
        ...texts.flatMap(({ title, lines }) => [
          make(page, 'b', {}, [title]),
          ...lines.map((line) => make(page, 'p', {}, [line])),
        ]),
      );
    },
    focus: () => choices.querySelector<HTMLElement>('.move')?.focus(),
  };
};
