import { defineBoard, type SastrugiBoard } from '../../src/element/index.js';
import * as antarctica from '../../src/games/antarctica/board/index.js';
import { drawing as antarcticaDrawing } from '../../src/games/antarctica/draw/index.js';
import { words as antarcticaFrench } from '../../src/games/antarctica/words/about/fr.js';
import * as blueprints from '../../src/games/blueprints/board/index.js';
import { drawing as blueprintsDrawing } from '../../src/games/blueprints/draw/index.js';
import { words as blueprintsWords } from '../../src/games/blueprints/words/about/en.js';
import * as frostpunk from '../../src/games/frostpunk/board/index.js';
import { drawing as frostpunkDrawing } from '../../src/games/frostpunk/draw/index.js';
import { words as frostpunkWords } from '../../src/games/frostpunk/words/about/de.js';
import * as iglooIgloo from '../../src/games/igloo-igloo/board/index.js';
import { drawing as iglooIglooDrawing } from '../../src/games/igloo-igloo/draw/index.js';
import { words as iglooIglooWords } from '../../src/games/igloo-igloo/words/about/en.js';
import { games } from '../../src/games/index.js';
import * as nunatak from '../../src/games/nunatak/board/index.js';
import { drawing as nunatakDrawing } from '../../src/games/nunatak/draw/index.js';
import { words as nunatakWords } from '../../src/games/nunatak/words/about/en.js';
import { type AnyGame, orThrow, type Types, type Viewer } from '../../src/index.js';

/** The packs of the games, in several languages. */
const PACKS = {
  antarctica: { drawing: antarcticaDrawing, words: { fr: antarcticaFrench }, whyNot: antarctica.whyNot },
  blueprints: { drawing: blueprintsDrawing, words: { en: blueprintsWords }, whyNot: blueprints.whyNot },
  frostpunk: { drawing: frostpunkDrawing, words: { de: frostpunkWords }, whyNot: frostpunk.whyNot },
  'igloo-igloo': { drawing: iglooIglooDrawing, words: { en: iglooIglooWords }, whyNot: iglooIgloo.whyNot },
  nunatak: { drawing: nunatakDrawing, words: { en: nunatakWords }, whyNot: nunatak.whyNot },
};

/** Time that passes only when a test says so. */
const due = new Map<number, () => void>();
let timers = 0;
const tick = (): number => {
  const now = [...due.values()];
  due.clear();
  for (const call of now) call();
  return now.length;
};

/** A game that is played on the board: by one person, or by all who decide, one after another. */
let played: { readonly game: AnyGame; state: Types['State']; readonly viewer: Viewer | null };
let board: SastrugiBoard;
let moveCount = 0;
const errors: string[] = [];

const showState = (frames: ReturnType<AnyGame['viewFrames']> = []): void => {
  const { game, state, viewer } = played;
  board.frames = frames;
  board.view = game.view(state, viewer ?? game.toAct(state) ?? 0);
};

/** The moves that the board fired while its page kept quiet. */
let quiet: string[] | null = null;
let isRefused = false;

const makeMove = (move: Types['Move']): void => {
  const { game, state, viewer } = played;
  const frames = orThrow(game.frames(state, move));
  played.state = frames.at(-1)!.state;
  moveCount++;
  showState(game.viewFrames(frames, viewer ?? game.toAct(played.state) ?? 0));
};

interface Start {
  readonly players: number;
  readonly viewer: Viewer | null;
  readonly seed: string;
  readonly pack?: object;
}

/** Sets up a game on a new board. */
const start = (id: keyof typeof PACKS, { players, viewer, seed, pack = {} }: Start): Promise<void> => {
  const game = games[id] as unknown as AnyGame;
  played = { game, state: orThrow(game.setup({ players, seed })), viewer };
  moveCount = 0;
  errors.length = 0;
  board?.remove();
  board = document.createElement('sastrugi-board') as SastrugiBoard;
  const language = Object.keys(PACKS[id].words)[0]!;
  Object.assign(board, { game: { game, ...PACKS[id], ...pack }, language, players: ['Ann', 'Ben', 'Cleo', 'Dan'] });
  quiet = null;
  board.addEventListener('move', (event) => {
    if (quiet === null) return makeMove(event.detail);
    quiet.push(game.formatMove(event.detail));
    if (isRefused) event.preventDefault();
  });
  board.addEventListener('error', ({ detail }) => errors.push(`${detail._tag}: ${detail.message}`));
  document.body.append(board);
  showState();
  return Promise.resolve();
};

let random = 1;
const next = (below: number): number => {
  random = (random * 48271) % 2147483647;
  return random % below;
};

/** The positions of the pieces on the board by kind. */
const positions = (pieces: readonly SVGElement[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { dataset, style } of pieces) {
    const kind = dataset['piece']!;
    found.set(kind, [...(found.get(kind) ?? []), style.transform]);
  }
  return found;
};

/** Returns the items of a list that are left when those of another are taken out, each once. */
const without = (list: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others];
  return list.filter((each) => {
    const i = left.indexOf(each);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
};

const piecesOf = (root: ShadowRoot): readonly SVGElement[] => [
  ...root.querySelectorAll<SVGElement>('svg [data-piece]'),
];

/**
 * Plays a game at random to its end, frame by frame, and counts movements of pieces: from one drawing to the next, a
 * place that a kind of piece left and one that it came to. One without a transition is a jump.
 */
const countJumps = async (): Promise<{ readonly moved: number; readonly jumps: number; readonly drawings: number }> => {
  const root = board.shadowRoot!;
  let [moved, jumps, drawings] = [0, 0, 0];
  let before = positions(piecesOf(root));
  const look = (): void => {
    const pieces = piecesOf(root);
    const after = positions(pieces);
    const gliding = pieces.filter((piece) =>
      piece.getAnimations().some((each) => (each as CSSTransition).transitionProperty === 'transform'),
    );
    for (const [kind, now] of after) {
      const old = before.get(kind) ?? [];
      const count = Math.min(without(old, now).length, without(now, old).length);
      const animated = gliding.filter(({ dataset }) => dataset['piece'] === kind).length;
      moved += count;
      jumps += Math.max(0, count - animated);
    }
    for (const piece of gliding) for (const animation of piece.getAnimations()) animation.finish();
    before = after;
    drawings++;
  };
  const { game } = played;
  while (game.toAct(played.state) !== null) {
    const moves = game.legalMoves(played.state);
    makeMove(moves[next(moves.length)]!);
    await Promise.resolve();
    do look();
    while (tick() > 0);
  }
  return { moved, jumps, drawings };
};

const tests = {
  start,
  countJumps,
  tick,
  /** Lets the board show everything that waits. */
  settle: async (): Promise<void> => {
    await Promise.resolve();
    while (tick() > 0);
  },
  isOver: () => played.game.toAct(played.state) === null,
  moves: () => moveCount,
  errors: () => errors,
  set: (properties: object) => void Object.assign(board, properties),
  /** Describes what has the focus. */
  focus: () => board.shadowRoot!.activeElement?.outerHTML.slice(0, 200) ?? 'nothing',
  /** Returns the boxes of the parts that must not move. */
  size: () =>
    [...board.shadowRoot!.querySelectorAll('.head, .picture, .panel')]
      .map((part) => part.getBoundingClientRect())
      .map(({ top, height }) => `${top}+${height}`)
      .join(' '),
  /** Lets the page answer no move, or refuse all. */
  keepQuiet: (refuses = false): void => {
    quiet = [];
    isRefused = refuses;
  },
  fired: () => quiet,
  /** Sends an event of a finger at a place. */
  press: (type: string, place: string): void => {
    const element = board.shadowRoot!.querySelector(`.handle[data-place="${place}"]`)!;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const pointer = { pointerType: 'touch', clientX, clientY, bubbles: true, composed: true, detail: 1 };
    element.dispatchEvent(new PointerEvent(type, pointer));
  },
  /** Sets properties of an element before it is defined. */
  defineLate: (): void => {
    const late = document.createElement('late-board');
    for (const [name, value] of Object.entries({ theme: 'dark', layout: 'wide', viewer: 'spectator', pace: 'soon' }))
      late.setAttribute(name, value);
    const { game, state } = played;
    Object.assign(late, { game: { game, ...PACKS['igloo-igloo'] }, view: game.view(state, 'spectator') });
    document.body.append(late);
    defineBoard('late-board');
    defineBoard('late-board');
  },
  show: () => showState(),
  asSpectator: () => void Object.assign(board, { view: played.game.view(played.state, 'spectator') }),
  showWholeState: (viewer: unknown) => void Object.assign(board, { viewer, view: played.state }),
  damage: (field: string, value: unknown) =>
    void Object.assign(board, { view: { ...Object(board.view), [field]: value } }),
  breakDrawing: (): void => {
    const { drawing, ...pack } = board.game!;
    const picture = (): never => {
      throw new Error('no picture');
    };
    board.game = { ...pack, drawing: { ...drawing!, picture } };
  },
  mendDrawing: (): void => {
    board.game = { ...board.game!, drawing: PACKS['igloo-igloo'].drawing };
  },
};

/** The functions of this page that tests call. */
export type Tests = typeof tests;

Object.assign(globalThis, {
  tests,
  setTimeout: (call: () => void) => {
    due.set(++timers, call);
    return timers;
  },
  clearTimeout: (id: number) => void due.delete(id),
});
defineBoard();
