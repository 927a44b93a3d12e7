import type { Place } from '../board/board.js';
import type { AnyGame, BaseEvent, BaseMove, BaseView } from '../core/contract/game.js';
import { messageOf } from '../core/data/text.js';
import { formatStyleSheet } from '../draw/colours.js';
import { plainDrawing } from '../packs/plain.js';
import type { BoardError } from './errors.js';
import { explainPlace } from './explain-place.js';
import { labelsOf } from './labels.js';
import { createPanel, make, type OfferedMove } from './panel.js';
import { createPicture } from './picture.js';
import { groupMoves, movesAt, type PlacedMove, placeMoves } from './placed-moves.js';
import { createPlayback, type PlaybackStep } from './playback.js';
import type { BoardProperties } from './properties.js';
import { readGame, readScenes, readView, type ShownGame, withoutPack } from './shown-game.js';
import { STYLE } from './style.js';
import { NO_TOUCHES, type Touches, touchPlace } from './touches.js';

/** The width in px from which a board is drawn wide. */
const WIDE_PX = 900;

/** The moves that are read out for a place, the lines that the log keeps, and the letters of a view without a game. */
const MAX_READ_OUT = 6;
const MAX_LOG_LINES = 50;
const MAX_RAW_LETTERS = 10_000;

/** The functions by which a board tells its page what happened. */
export interface BoardListener {
  /** A move was chosen; returns false if the choice stays open. */
  move(move: BaseMove): boolean;
  error(error: BoardError): void;
}

/** A board in the page. */
export interface BoardControls {
  /** Shows changed properties soon, those of one task together. */
  change(name: keyof BoardProperties): void;
  /** Begins to follow the width of the board. */
  connect(): void;
  /** Stops what would go on without the page. */
  disconnect(): void;
}

/** The position on the screen, and the moves that can be made in it. */
interface Position {
  readonly view: BaseView;
  readonly placed: readonly PlacedMove[];
  readonly names: ReadonlyMap<string, string>;
}

/** Creates a board in a shadow root. It reads the properties when it is told that they changed. */
export const createBoard = (
  host: HTMLElement,
  root: ShadowRoot,
  properties: Readonly<BoardProperties>,
  listener: BoardListener,
): BoardControls => {
  const page = root.ownerDocument;
  const question = make(page, 'p', { part: 'question' });
  const head = make(page, 'div', { class: 'head', part: 'head' }, [question, make(page, 'slot', { name: 'actions' })]);
  const frame = make(page, 'div', { class: 'picture', part: 'picture' });
  const log = make(page, 'div', { class: 'log', role: 'log', 'aria-live': 'polite' });
  const [own, colours, drawn] = [new CSSStyleSheet(), new CSSStyleSheet(), new CSSStyleSheet()];
  own.replaceSync(STYLE);
  root.adoptedStyleSheets = [colours, drawn, own];

  let packed: ShownGame | null = null; // the game as its pack shows it
  let shown: ShownGame | null = null; // the same, or without its pack where that failed
  let position: Position | null = null;
  let moves: readonly BaseMove[] | null = null; // null for the legal ones
  let sentence = '';
  let isMoving = false;
  let isSent = false; // from a move that was made until the page changes the view or the moves
  let decision = 0;
  let touches: Touches = NO_TOUCHES;
  let pointed: readonly BaseMove[] = [];
  let looked: string | null = null;
  let width = 0;

  const announce = (text: string): void => {
    log.append(make(page, 'p', {}, [text]));
    if (log.childElementCount > MAX_LOG_LINES) log.firstElementChild!.remove();
  };

  /** Calls a function that uses the pack; where it throws, shows the game without its drawing and words. */
  const guard = (show: (game: ShownGame) => void): void => {
    if (shown === null) return;
    try {
      show(shown);
    } catch (error) {
      listener.error({ _tag: 'DrawingFailed', message: messageOf(error) });
      if (shown !== packed) return;
      shown = withoutPack(shown, properties.players);
      guard((plain) => {
        if (position !== null) position = placed(plain, position.view);
        showAll(plain);
      });
    }
  };

  const placed = ({ game, places, translate }: ShownGame, view: BaseView): Position => {
    const offered = isMoving || isSent ? [] : (moves ?? game.legalMoves(view));
    const nameOf = ({ name, nameMessage }: Place): string => translate?.(nameMessage) ?? name;
    return {
      view,
      placed: placeMoves(places, view, offered, game.components),
      names: new Map(places.board(view, game.components).places.map((place) => [place.id, nameOf(place)])),
    };
  };

  const showAll = (game: ShownGame): void => {
    const hadFocus = panel.element.contains(root.activeElement);
    showHead(game);
    showPicture(game);
    showPanel(game);
    if (hadFocus && root.activeElement === null) picture.focus();
  };

  /** The headline: what just happened, what is to be decided, or how the game ended. */
  const headline = ({ game, text, locale, nameOf }: ShownGame, { view }: Position): string => {
    if (isMoving || isSent) return sentence;
    const deciders = game.deciders(view);
    if (deciders.length === 0) return text.outcome(game.score(view));
    if (deciders.some((player) => player === view.viewer)) return text.question(view);
    return labelsOf(locale).waiting.replace('{names}', () => deciders.map(nameOf).join(', '));
  };

  const showHead = (game: ShownGame): void => {
    if (position === null) return;
    const words = headline(game, position);
    if (words === question.textContent) return;
    question.textContent = words;
    if (!isMoving && !isSent) announce(words);
  };

  const layout = () => properties.layout ?? (width < WIDE_PX ? 'tall' : 'wide');

  const showPicture = ({ game, drawing, text, translate }: ShownGame): void => {
    if (position === null) return;
    const { view } = position;
    if (drawing === null) {
      frame.replaceChildren(make(page, 'pre', {}, [plainDrawing.drawText(view)]));
      return;
    }
    const offered = movesAt(position.placed, touches.places);
    const { theme } = properties;
    picture.draw({
      drawn: drawing.picture(view, {
        moves: pointed.length > 0 ? pointed : offered.map(({ move }) => move),
        components: game.components,
        layout: layout(),
        ...(translate === undefined ? {} : { translate }),
        ...(theme === undefined ? {} : { theme }),
      }),
      key: `${game.id} ${game.componentsId} ${view.players} ${layout()}`,
      layout: layout(),
      active: describeMoves(position.placed, (move) => text.move(view, move)),
      chosen: touches.places,
    });
    if (picture.svg.parentNode !== frame) frame.replaceChildren(picture.svg);
  };

  const showPanel = ({ game, text, locale, whyNot }: ShownGame): void => {
    if (position === null) return;
    const { view, names } = position;
    const labels = labelsOf(locale);
    const choice = (move: BaseMove): OfferedMove => ({ label: text.move(view, move), move });
    const nameOf = (place: string): string => names.get(place) ?? place;
    const { places, refusedPlace } = touches;
    const { single, groups } = groupMoves(places.length === 0 ? [] : movesAt(position.placed, places), places);
    const why = refusedPlace === null || isSent || isMoving ? null : whyNot(view, refusedPlace);
    const canAct = position.placed.length > 0;
    const explained =
      why === null ? { sentence: labels.nothingHere, enablingMoves: [] } : explainPlace(why, view, text);
    panel.show({
      labels,
      placeless: position.placed.filter((each) => each.places.length === 0).map(({ move }) => choice(move)),
      touched: places.length === 0 ? null : places.map(nameOf).join(' → '),
      groups: [
        [null, single.map(choice)],
        ...[...groups].map(([place, each]) => [nameOf(place), each.map(choice)] as const),
      ],
      refusal:
        refusedPlace === null || !canAct
          ? null
          : { sentence: explained.sentence, enabling: explained.enablingMoves.map(choice) },
    });
    frame.setAttribute('aria-label', labels.board);
    log.setAttribute('aria-label', labels.events);
    board.setAttribute('lang', locale);
    board.setAttribute('data-game', game.id);
  };

  const look = (place: string): void => {
    if (looked === place) return;
    looked = place;
    guard(({ describePlace }) => {
      if (position === null) return;
      panel.describe(position.names.get(place) ?? place, describePlace(position.view, place));
    });
  };

  const leave = (): void => {
    if (touches === NO_TOUCHES) return;
    touches = NO_TOUCHES;
    pointed = [];
    guard(showAll);
  };

  const choose = (move: BaseMove): void => {
    if (position === null || isSent) return;
    const { view } = position;
    const before = decision;
    isSent = true;
    touches = NO_TOUCHES;
    pointed = [];
    guard(({ text }) => {
      sentence = text.move(view, move);
    });
    const isOpen = !listener.move(move);
    if (isOpen && before === decision) isSent = false;
    guard((game) => {
      position = placed(game, view);
      showAll(game);
    });
  };

  const touch = (place: string, byKeyboard: boolean): void => {
    if (position === null) return;
    const effect = touchPlace(position.placed, touches, place);
    if (effect.move !== null) return choose(effect.move);
    ({ touches } = effect);
    pointed = [];
    look(place);
    guard(showAll);
    if (byKeyboard && touches.places.length > 0) panel.focus();
  };

  const picture = createPicture(root, (text) => drawn.replaceSync(text), {
    touch,
    look,
    leave,
    late: () => listener.error({ _tag: 'LateTouch', message: 'the decision changed during the touch' }),
    decision: () => decision,
  });
  const panel = createPanel(page, {
    choose,
    leave,
    point: (under) => {
      if (under.length === 0 && pointed.length === 0) return;
      pointed = under;
      guard(showPicture);
    },
  });
  const board = make(page, 'div', { class: 'sastrugi-board', part: 'board' }, [head, frame, panel.element, log]);
  root.append(board);

  /** Scrolls a board that is longer than its room to the first place with moves. */
  const reveal = (): void => {
    const first = picture.firstActive()?.getBoundingClientRect();
    const room = frame.getBoundingClientRect();
    if (first === undefined || frame.scrollHeight <= frame.clientHeight) return;
    if (first.top < room.top || first.bottom > room.bottom) frame.scrollTop += first.top - room.top;
  };

  const showSteps = (steps: readonly PlaybackStep<BaseView, BaseEvent>[], isMovingOn: boolean): void => {
    isMoving = isMovingOn;
    shown = packed;
    decision++;
    touches = NO_TOUCHES;
    pointed = [];
    looked = null;
    guard((game) => {
      for (const { event, view } of steps) {
        if (event === null) continue;
        sentence = game.text.event(view, event);
        announce(sentence);
      }
      position = placed(game, steps.at(-1)!.view);
      showAll(game);
    });
    if (!isMoving) reveal();
  };

  const playback = createPlayback(showSteps, () => (page.hidden ? 0 : properties.pace));

  /** Shows a view that is none: what is wrong with it, and its fields. */
  const showBroken = (error: BoardError): void => {
    listener.error(error);
    playback.finish();
    position = null;
    question.textContent = error.message;
    const text = error._tag === 'ViewerMismatch' ? '' : formatRaw(properties.view);
    frame.replaceChildren(make(page, 'pre', {}, [text.slice(0, MAX_RAW_LETTERS)]));
    panel.show({ labels: labelsOf('en'), placeless: [], touched: null, groups: [], refusal: null });
  };

  const readPackOf = (): void => {
    const { game, players } = properties;
    const language = properties.language ?? (host.closest('[lang]')?.getAttribute('lang') || 'en');
    packed = null;
    if (game === null) {
      position = null;
      frame.replaceChildren();
      return;
    }
    const read = readGame(game, language, players);
    if (read._tag === 'Left') return showBroken(read.left);
    packed = read.right.shown;
    for (const error of read.right.errors) listener.error(error);
  };

  const readMoves = (): void => {
    const { moves: given } = properties;
    moves = given === undefined ? null : [];
    if (packed === null || !Array.isArray(given)) return;
    for (const each of given) {
      const move = packed.game.Move.decode(each);
      if (move._tag === 'Left') listener.error(move.left);
      else moves = [...moves!, move.right];
    }
  };

  const framesTo = (game: AnyGame, view: BaseView): readonly PlaybackStep<BaseView, BaseEvent>[] => {
    try {
      return readScenes(game, properties.frames, view);
    } catch (error) {
      listener.error({ _tag: 'DrawingFailed', message: messageOf(error) });
      return [];
    }
  };

  const readPosition = (): void => {
    if (packed === null || properties.view === null || properties.view === undefined) return;
    const { game } = packed;
    const view = readView(game, properties.view, properties.viewer);
    if (view._tag === 'Left') return showBroken(view.left);
    playback.add([...framesTo(game, view.right), { view: view.right, event: null }]);
  };

  const changed = new Set<keyof BoardProperties>();
  const update = (): void => {
    const has = (...names: readonly (keyof BoardProperties)[]): boolean => names.some((name) => changed.has(name));
    if (has('theme')) colours.replaceSync(formatStyleSheet('sastrugi-board', {}, properties.theme));
    if (has('game', 'language', 'players')) readPackOf();
    if (has('game', 'moves')) readMoves();
    const isNew = has('game', 'view', 'viewer', 'frames');
    changed.clear();
    shown = packed;
    if (isNew || position === null) return readPosition();
    const { view } = position;
    touches = NO_TOUCHES;
    pointed = [];
    guard((game) => {
      position = placed(game, view);
      showAll(game);
    });
    if (!isMoving) reveal();
  };

  const change = (name: keyof BoardProperties): void => {
    if (changed.size === 0) queueMicrotask(update);
    changed.add(name);
    if (name !== 'game' && name !== 'view' && name !== 'moves') return;
    decision++;
    isSent = false;
  };

  const observer = new ResizeObserver(() => {
    const before = layout();
    width = host.clientWidth;
    if (layout() === before) return;
    guard(showPicture);
    reveal();
  });

  change('theme');
  return {
    change,
    connect: () => {
      width = host.clientWidth;
      observer.observe(host);
      change('language');
    },
    disconnect: () => {
      observer.disconnect();
      playback.finish();
    },
  };
};

/** Describes by place the moves that touch it: the first of them, and their number if there are many. */
const describeMoves = (
  placed: readonly PlacedMove[],
  describe: (move: BaseMove) => string,
): ReadonlyMap<string, string> => {
  const byPlace = new Map<string, BaseMove[]>();
  for (const { move, places } of placed)
    for (const place of places) byPlace.set(place, [...(byPlace.get(place) ?? []), move]);
  return new Map(
    [...byPlace].map(([place, moves]) => {
      const words = moves.slice(0, MAX_READ_OUT).map(describe).join('; ');
      return [place, moves.length > MAX_READ_OUT ? `${words} … (${moves.length})` : words];
    }),
  );
};

/** Writes a value that is not a view: by its fields if it has any. */
const formatRaw = (value: unknown): string => {
  try {
    return plainDrawing.drawText(value as BaseView);
  } catch {
    try {
      return JSON.stringify(value, null, 1) ?? '';
    } catch {
      return '';
    }
  }
};
