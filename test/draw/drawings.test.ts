import { describe, expect, test } from 'vitest';
import { drawInt, insecureRandomStateOf } from '../../src/core/chance/random.js';
import type { AnyGame } from '../../src/core/contract/game.js';
import { drawings, type Element, keepPieceIds, serialize } from '../../src/draw/index.js';
import { gameOf } from '../../src/games/index.js';
import { orThrow, type Types } from '../../src/index.js';
import { optionsToTry } from '../../src/testing/index.js';
import { randomGame, type Turn } from '../../src/testing/random-game.js';
import { isFull, some } from '../support/games.js';
import { elementsOf, type Parsed, parsed } from './xml.js';

/** The number of positions of a game that are drawn. */
const SAMPLE = 12;

/** The number of movements of pieces with which a game is left where few games are played. */
const MIN_EXAMPLES = 15;

describe.each(Object.entries(drawings))('%s', (id, drawing) => {
  const game = gameOf(id)!;
  const options = optionsToTry(game);

  test.each(some(options.slice(0, 8), 2))('pieces can be followed through frames: %j', (option) => {
    for (const { state, move } of sampled(game, { ...option, seed: 'frames' }, 6)) {
      if (move === undefined) continue;
      let picture = drawing.picture(state);
      for (const frame of orThrow(game.frames(state, move))) {
        const next = drawing.picture(frame.state);
        const followed = keepPieceIds(picture, next);
        expect(findDocumentErrors(serialize(followed))).toEqual([]);
        expect(lostPieces(picture, followed)).toEqual([]);
        picture = followed;
      }
    }
  });

  test.each(some(options.slice(0, 8), 2))(
    'no piece jumps in a renderer with keys, as it keeps its place among the others: %j',
    (option) => {
      let shown: Element | undefined;
      const moved: string[] = [];
      const jumped: string[] = [];
      for (const { state, moves, move } of randomGame(game, { ...option, seed: 'gliding' })) {
        if (!isFull && moved.length > MIN_EXAMPLES) break;
        const frames = move === undefined ? [] : orThrow(game.frames(state, move));
        // Marks come and go before the pieces and after them.
        const pictures = [drawing.picture(state, { moves }), ...frames.map((frame) => drawing.picture(frame.state))];
        for (const picture of pictures) {
          const next = shown === undefined ? picture : keepPieceIds(shown, picture);
          const movements = shown === undefined ? [] : movementsIn(shown, next);
          const [before, after] = [keysOf(shown ?? next), keysOf(next)];
          moved.push(...movements);
          jumped.push(...movements.filter((id) => changesItsPlace(id, before, after)));
          shown = next;
        }
      }
      expect(moved.length).toBeGreaterThan(10);
      expect(jumped).toEqual([]);
    },
  );

  test('every name can be replaced, and is escaped', () => {
    const state = orThrow(game.setup({ ...options[0]!, seed: 'words' }));
    const text = drawing.draw(state, { translate: ({ key }) => `<${key} & "this"\u0000` });
    expect(findDocumentErrors(text)).toEqual([]);
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
  const random = insecureRandomStateOf(`${options.seed} sample`);
  const between = Array.from({ length: count - 2 }, () => turns[drawInt(random, turns.length)]!);
  return [turns[0]!, ...between, turns.at(-1)!];
};

const repeated = (list: readonly string[]): readonly string[] => list.filter((item, i) => list.indexOf(item) !== i);

const findDocumentErrors = (text: string): readonly string[] => {
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

/** Lists the keys of the parts of a drawing: their ids, or else their names and numbers. */
const keysOf = ({ children }: Element): readonly string[] =>
  children.map((child, i) =>
    typeof child === 'string' ? `${i}` : String(child.attributes['id'] ?? `${child.name} ${i}`),
  );

/** Checks whether a key comes before another in one list, and after it in the other: a renderer may insert it again. */
const changesItsPlace = (key: string, before: readonly string[], after: readonly string[]): boolean => {
  const old = before.indexOf(key);
  const now = after.indexOf(key);
  return after.some((other, i) => {
    const index = before.indexOf(other);
    return index >= 0 && index < old !== i < now && other !== key;
  });
};

/** Lists the ids of the pieces that are drawn elsewhere than before. */
const movementsIn = (before: Element, after: Element): readonly string[] => {
  const transforms = new Map(piecesOf(before).map(({ id, transform }) => [id, transform]));
  return piecesOf(after)
    .filter(({ id, transform }) => transforms.has(id) && transforms.get(id) !== transform)
    .map(({ id }) => String(id));
};

const piecesOf = ({ children }: Element): readonly Element['attributes'][] =>
  children.flatMap((child) =>
    typeof child !== 'string' && child.attributes['data-piece'] !== undefined ? [child.attributes] : [],
  );

/** Lists the pieces that stay in place but change their ids. */
const lostPieces = (before: Element, after: Element): readonly string[] => {
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
