import { describe, expect, test } from 'vitest';
import type { Layout } from '../../src/board/board.js';
import { draw, quickSeeded } from '../../src/core/chance/random.js';
import type { AnyGame, BaseView } from '../../src/core/contract/game.js';
import { type Drawing, drawings, follow, write } from '../../src/draw/index.js';
import { gameOf } from '../../src/games/index.js';
import { orThrow, type Types } from '../../src/index.js';
import { randomGame, type Turn } from '../../src/testing/random-game.js';
import { viewersOf } from '../../src/testing/trial.js';
import { some } from '../support/games.js';
import { PLANS, positionsOf } from './plans.js';
import { elementsOf, type Parsed, parsed } from './xml.js';

const LAYOUTS = ['tall', 'wide'] as const;

/** The number of positions of a game that are drawn. */
const SAMPLE = 12;

describe.each(Object.entries(drawings))('%s', (id, drawing) => {
  const game = gameOf(id)!;
  const options = PLANS[id]!.options;

  test.each(options)('its board is consistent: %j', (option) => {
    const state = orThrow(game.setup({ ...option, seed: 'board' }));
    for (const layout of LAYOUTS) expect(boardFaults(drawing, state, layout)).toEqual([]);
  });

  test.each(some(options))('any state, view and frame can be drawn: %j', (option) => {
    for (const { state } of sampled(game, { ...option, seed: 'drawn' })) {
      for (const position of [state, ...viewersOf(state).map((viewer) => game.view(state, viewer))]) {
        for (const layout of LAYOUTS) expect(pictureFaults(drawing, position, layout)).toEqual([]);
      }
    }
  });

  test.each(some(options))('every legal move touches a place that is drawn, or no place by its kind: %j', (option) => {
    for (const { state, moves } of sampled(game, { ...option, seed: 'touched' })) {
      const places = new Set(drawing.board(state).places.map((place) => place.id));
      for (const move of moves) {
        const touched = drawing.placesOf(move, state);
        expect(touched.filter((place) => !places.has(place))).toEqual([]);
        expect(`${move.kind}: ${touched.length > 0 || drawing.placeless.includes(move.kind)}`).toBe(
          `${move.kind}: true`,
        );
        if (drawing.placeless.includes(move.kind)) expect(touched).toEqual([]);
      }
    }
  });

  test('every legal move of whole games touches places of the board alone', () => {
    const boards = new Map<number, ReadonlySet<string>>();
    for (const { state, moves } of positionsOf(game, Number.MAX_SAFE_INTEGER)) {
      const places = boards.get(state.players) ?? new Set(drawing.board(state).places.map((place) => place.id));
      boards.set(state.players, places);
      const touched = moves.flatMap((move) => drawing.placesOf(move, state));
      expect(touched.filter((place) => !places.has(place))).toEqual([]);
    }
  });

  test.each(some(options, 1))('a drawing of a view reveals no more than the view: %j', (option) => {
    for (const { state } of sampled(game, { ...option, seed: 'secret' }, 4)) {
      for (const viewer of viewersOf(state)) {
        const view = game.view(state, viewer);
        const twin = game.view(game.determinize(view, 'twin'), viewer);
        expect(drawing.draw(twin)).toBe(drawing.draw(view));
        expect(drawing.drawText(twin)).toBe(drawing.drawText(view));
      }
    }
  });

  test.each(some(options, 2))('frames can be drawn, and their pieces followed: %j', (option) => {
    for (const { state, move } of sampled(game, { ...option, seed: 'frames' }, 6)) {
      if (move === undefined) continue;
      let picture = drawing.picture(state);
      for (const frame of orThrow(game.frames(state, move))) {
        const next = drawing.picture(frame.state);
        const followed = follow(picture, next);
        expect(documentFaults(write(followed))).toEqual([]);
        expect(lostPieces(picture, followed)).toEqual([]);
        picture = followed;
      }
      for (const viewer of viewersOf(state)) {
        const seen = game.viewFrames(orThrow(game.frames(state, move)), viewer);
        for (const frame of seen) expect(documentFaults(drawing.draw(frame.state))).toEqual([]);
      }
    }
  });

  test('the places of legal moves are marked, and no others', () => {
    const [option] = options;
    for (const { state, moves } of sampled(game, { ...option!, seed: 'marked' })) {
      const marked = elementsOf(parsed(drawing.draw(state, { moves }))).filter(({ attributes }) =>
        attributes['class']?.endsWith(' marked'),
      );
      const places = new Set(moves.flatMap((move) => drawing.placesOf(move, state)));
      expect(marked.map(({ attributes }) => attributes['data-place']).sort()).toEqual([...places].sort());
      expect(drawing.draw(state)).not.toContain(' marked"');
    }
  });

  test('every name can be replaced, and is escaped', () => {
    const state = orThrow(game.setup({ ...options[0]!, seed: 'words' }));
    const text = drawing.draw(state, { say: ({ key }) => `<${key} & "this"\u0000` });
    expect(documentFaults(text)).toEqual([]);
    const titles = elementsOf(parsed(text)).filter(({ name }) => name === 'title');
    expect(titles.filter(({ children }) => !/^<[\w.' -]+ & "this"\ufffd/.test(String(children[0])))).toEqual([]);
  });

  test('a drawing is for light mode, dark mode, or both', () => {
    const state = orThrow(game.setup({ ...options[0]!, seed: 'theme' }));
    const [day, night, either] = [
      drawing.draw(state, { theme: 'light' }),
      drawing.draw(state, { theme: 'dark' }),
      drawing.draw(state),
    ];
    expect([day, night, either].map((text) => text.includes('prefers-color-scheme'))).toEqual([false, false, true]);
    expect(day).not.toBe(night);
    // One document may hold all of them, and those of other games: each sets its own colours.
    const own = (text: string) =>
      [/<svg[^>]* class="sastrugi ([\w-]+)"/, /<style>\.([\w-]+)\{/].map((part) => part.exec(text)![1]);
    expect([day, night, either].map(own)).toEqual(
      ['light', 'dark', 'auto'].map((each) => [`${id}-${each}`, `${id}-${each}`]),
    );
  });
});

/** Samples positions of a random game: the first, the last, and some between. */
const sampled = (game: AnyGame, options: Types['Options'], count = SAMPLE): readonly Turn<Types>[] => {
  const turns = [...randomGame(game, options)];
  const random = quickSeeded(`${options.seed} sample`);
  const between = Array.from({ length: count - 2 }, () => turns[draw(random, turns.length)]!);
  return [turns[0]!, ...between, turns.at(-1)!];
};

const boardFaults = (drawing: Drawing, state: Types['State'], layout: Layout): readonly string[] => {
  const { places, width, height } = drawing.board(state, undefined, layout);
  const byId = new Map(places.map((place) => [place.id, place]));
  return [
    ...repeated(places.map(({ id }) => id)).map((id) => `two places ${id}`),
    ...repeated(places.map(({ name }) => name)).map((name) => `two places called ${name}`),
    ...places.flatMap(({ id, neighbours }) =>
      neighbours
        .filter((next) => !byId.get(next)?.neighbours.includes(id))
        .map((next) => `${id} touches ${next} alone`),
    ),
    ...places
      .filter(({ shape }) => pointsIn(shape).some(([x, y]) => !(x >= 0 && x <= width && y >= 0 && y <= height)))
      .map(({ id }) => `${id} lies outside`),
    ...places.filter(({ owner }) => owner !== null && !(owner < state.players)).map(({ id }) => `${id} is nobody's`),
  ];
};

const pointsIn = (
  shape: ReturnType<Drawing['board']>['places'][number]['shape'],
): readonly (readonly [number, number])[] => {
  switch (shape.kind) {
    case 'rectangle':
      return [
        [shape.x, shape.y],
        [shape.x + shape.width, shape.y + shape.height],
      ];
    case 'circle':
      return [
        [shape.x - shape.radius, shape.y - shape.radius],
        [shape.x + shape.radius, shape.y + shape.radius],
      ];
    case 'polygon':
      return [[shape.x, shape.y], ...shape.points];
  }
};

const repeated = (list: readonly string[]): readonly string[] => list.filter((item, i) => list.indexOf(item) !== i);

const pictureFaults = (drawing: Drawing, position: Types['State'] | BaseView, layout: Layout): readonly string[] => {
  const text = drawing.drawText(position);
  const drawn = drawing.draw(position, { layout });
  const places = drawing.board(position).places.map(({ id }) => id);
  const elements = elementsOf(parsed(drawn));
  const named = (key: string) => elements.flatMap(({ attributes }) => attributes[key] ?? []);
  return [
    ...documentFaults(drawn),
    ...(/undefined|NaN|\[object/.test(text) ? [`the text says ${text}`] : []),
    ...(String(named('data-place').sort()) === String([...places].sort()) ? [] : ['the places drawn are others']),
    ...named('data-at')
      .filter((at) => !places.includes(at))
      .map((at) => `a piece is at ${at}`),
  ];
};

const documentFaults = (text: string): readonly string[] => {
  const elements = elementsOf(parsed(text));
  const untitled = elements.filter(({ attributes, children }) => isThing(attributes) && !isTitle(children[0]));
  return [
    ...repeated(elements.flatMap(({ attributes }) => attributes['id'] ?? [])).map((id) => `two ids ${id}`),
    ...(/undefined|NaN|Infinity|\[object/.exec(text) ?? []),
    ...untitled.map(({ attributes }) => `${attributes['id']} has no title`),
  ];
};

const isThing = (attributes: Parsed['attributes']): boolean => /^(place|piece)/.test(attributes['class'] ?? '');

const isTitle = (node: Parsed | string | undefined): boolean =>
  typeof node === 'object' && node.name === 'title' && String(node.children[0]).length > 0;

/** Lists the pieces that stay in place but change their ids. */
const lostPieces = (
  before: ReturnType<Drawing['picture']>,
  after: ReturnType<Drawing['picture']>,
): readonly string[] => {
  const piecesOf = ({ children }: typeof before) =>
    children.flatMap((child) =>
      typeof child !== 'string' && child.attributes['data-piece'] !== undefined ? [child.attributes] : [],
    );
  const known = piecesOf(before);
  const now = piecesOf(after);
  return known
    .filter(
      (piece) =>
        now.filter((other) => isSame(piece, other)).length >= known.filter((other) => isSame(piece, other)).length,
    )
    .filter(({ id }) => !now.some((other) => other['id'] === id))
    .map(({ id }) => `${id} is lost`);
};

const isSame = (piece: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean =>
  piece['data-piece'] === other['data-piece'] && piece['data-at'] === other['data-at'];
