import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.js';
import { lastSpace } from '../../src/games/frostpunk/city/index.js';
import { MEEPLE_KINDS } from '../../src/games/frostpunk/components/index.js';
import { drawing } from '../../src/games/frostpunk/draw/index.js';
import * as frostpunk from '../../src/games/frostpunk/index.js';
import { orThrow } from '../../src/index.js';
import { randomGame } from '../../src/testing/random-game.js';
import { lantern } from '../games/frostpunk/guide-pack.js';
import { languagesOf } from './languages.js';
import { elementsOf, parsed } from './xml.js';

const LAYOUTS = ['tall', 'wide'] as const;
const { components } = frostpunk;
const start = orThrow(frostpunk.setup({ players: 2, seed: 'winter' }));

/** A pack with more positions, slots and spaces of tracks than the printed one. */
const large = orThrow(
  frostpunk.withComponents({
    expeditionSlots: 7,
    tracks: { ...components.tracks, maxHope: 12, discontentLimit: 9 },
    map: {
      ...components.map,
      generatorPairs: [
        [0, 1],
        [2, 4],
      ],
      positions: [
        ...Array.from({ length: 10 }, (_, i) => ({ id: `n${i}`, zone: 'near', touches: ['generator'] })),
        ...Array.from({ length: 12 }, (_, i) => ({ id: `f${i}`, zone: 'far', touches: [`n${i % 10}`] })),
      ],
    },
  }),
);

describe.each([
  ['the printed pack', frostpunk.rules],
  ['the pack of the guide', lantern],
  ['a large pack', large],
] as const)('%s', (_, game) => {
  const states = [...randomGame(game as typeof frostpunk.rules, { players: 2, seed: 'pack' })].map(
    ({ state }) => state,
  );

  test.each(LAYOUTS)('has no two tiles or sites in one place, and all on the board: %s', (layout) => {
    const { places, width, height } = drawing.board(start, game.components, layout);
    const shapes = (kind: string) =>
      places.flatMap((place) => (place.kind === kind && place.shape.kind === 'rectangle' ? [place.shape] : []));
    for (const kind of ['position', 'site']) {
      const boxes = shapes(kind);
      const twice = boxes.filter((one, i) =>
        boxes.some(
          (other, k) =>
            k > i &&
            Math.abs(one.x - other.x) < Math.min(one.width, other.width) - 0.01 &&
            Math.abs(one.y - other.y) < Math.min(one.height, other.height) - 0.01,
        ),
      );
      expect(twice).toEqual([]);
      expect(
        boxes.every(({ x, y, ...size }) => x >= 0 && y >= 0 && x + size.width <= width && y + size.height <= height),
      ).toBe(true);
    }
  });

  test.each(LAYOUTS)('draws every state of a game, with every place and no text below 9 units: %s', (layout) => {
    for (const state of states.filter((_, i) => i % 40 === 0)) {
      const options = { components: game.components, layout };
      const elements = elementsOf(parsed(drawing.draw(state, options)));
      const drawn = elements.flatMap(({ attributes }) => attributes['data-place'] ?? []);
      expect(drawn).toEqual(drawing.board(state, game.components, layout).places.map(({ id }) => id));
      const sizes = elements.flatMap(({ attributes }) => attributes['font-size'] ?? []);
      expect(sizes.filter((size) => Number(size) < 9)).toEqual([]);
      expect(drawing.drawText(state, options)).not.toMatch(/undefined|NaN/);
    }
  });
});

/** Returns the texts of a place. */
const textsAt = (svg: string, id: string): readonly string[] => {
  const place = elementsOf(parsed(svg)).find(({ attributes }) => attributes['data-place'] === id)!;
  return elementsOf(place).flatMap(({ name, children }) => (name === 'text' ? children.map(String) : []));
};

describe('a Building beside the map', () => {
  const wood = (amount: number) => [{ when: [], effects: [{ kind: 'gain', resource: 'wood', amount }] }];
  const buildings = components.buildings.map((each) =>
    each.id === 'SAWM'
      ? {
          ...each,
          cost: [3, 1, 0],
          heatingLevel: 2,
          staff: ['worker'],
          copies: 2,
          useOptions: wood(3),
          upgrade: {
            cost: [1, 2, 0],
            heatingLevel: 1,
            shelterPlaces: 0,
            huntIcons: 0,
            maxExpeditions: 0,
            useOptions: wood(4),
          },
        }
      : each,
  );
  const own = orThrow(frostpunk.withComponents({ buildings }));
  const state = orThrow(own.setup({ players: 2, seed: 'winter' }));
  const options = { components: own.components };

  test('shows its number, cost, gain, staff and level, and those of its upgrade, as its pack has them', () => {
    expect(textsAt(drawing.draw(state, options), 'building-SAWM')).toEqual([
      ...['Sawmill', '×2', 'W', '3', 'S', '1', 'W', '+3', 'W', 'II'],
      ...['+', 'W', '1', 'S', '2', 'W', '+4', 'I'],
    ]);
    expect(drawing.drawText(state, options)).toContain('Sawmill ×2 (wood 3, steel 1)');
  });

  test('is crossed out while it cannot be built', () => {
    const [id, title] = ['CEME', components.buildings.find((each) => each.id === 'CEME')!.title];
    expect(textsAt(drawing.draw(start), `building-${id}`)[0]).toBe(`×${title}`);
    const lawStatus = components.laws.map(({ modifiers }) =>
      modifiers.some(({ kind }) => kind === 'unlockBuilding') ? ('enacted' as const) : ('open' as const),
    );
    const enactedLaws = lawStatus.flatMap((law, i) => (law === 'enacted' ? [i] : []));
    expect(textsAt(drawing.draw({ ...start, lawStatus, enactedLaws }), `building-${id}`)[0]).toBe(title);
  });
});

test('covered Meeples are pale, the others are not', () => {
  const state = { ...start, reserveMeeples: [4, 2, 2, 0], tiredTokens: [3, 0, 0], coveredTokens: [3, 0, 0] };
  const pale = (svg: string) => svg.match(/<title>worker, covered<\/title><g opacity/g)?.length ?? 0;
  expect([pale(drawing.draw(state)), pale(drawing.draw(start))]).toEqual([3, 0]);
});

test('the path of an Expedition has a circle for each space', () => {
  for (const slot of [0, 1, 2]) {
    const { id } = components.expeditions[start.expeditionStacks[slot]!.cards.at(-1)!.card]!;
    const pieces = elementsOf(parsed(drawing.draw(start)));
    const card = pieces.find(({ attributes }) => attributes['data-piece'] === `expedition-${id}`)!;
    const circles = elementsOf(card).filter(({ name }) => name === 'circle');
    expect(circles).toHaveLength(lastSpace(start, { components } as Parameters<typeof lastSpace>[1], slot) + 1);
  }
});

test('a large Building has one name, in a frame around both of its sites', () => {
  const house = components.buildings.findIndex(({ id }) => id === 'HOUS');
  const [n0a, n0b] = [5, 6];
  const state = {
    ...start,
    siteBuilding: start.siteBuilding.map((building, site) => (site === n0a || site === n0b ? house : building)),
    otherSite: start.otherSite.map((other, site) => (site === n0a ? n0b : site === n0b ? n0a : other)),
    spaceResource: start.spaceResource.map((res, site) => (site === n0a || site === n0b ? ('none' as const) : res)),
  };
  const houses = elementsOf(parsed(drawing.draw(state))).filter(
    ({ attributes }) => attributes['data-piece'] === 'building-HOUS',
  );
  expect(houses.map(({ attributes }) => attributes['data-at'])).toEqual(['n0a']);
  const frame = elementsOf(houses[0]!).find(({ name }) => name === 'rect')!;
  expect(Number(frame.attributes['height'])).toBeGreaterThan(60);
  expect(drawing.drawText(state)).toContain('Row House | "');
});

describe.each(languagesOf(frostpunk.game as unknown as AnyGame))('in $locale', ({ translate }) => {
  test('a used scene and an Event with an Automaton are drawn whole', () => {
    const state: frostpunk.State = {
      ...start,
      isScenarioCardInPlay: start.isScenarioCardInPlay.map((_, i) => i === 2),
      isScenarioSpecialUsed: start.isScenarioSpecialUsed.map((_, i) => i === 2),
      display: [{ source: 'morning', card: 5, hasAutomaton: true, isUsed: false }],
    };
    for (const layout of LAYOUTS) {
      const drawn = elementsOf(parsed(drawing.draw(state, { translate, layout })));
      const texts = drawn.filter(({ name }) => name === 'text').map(({ children }) => String(children[0]));
      expect(texts.filter((text) => text.endsWith('…'))).toEqual([]);
      const [event] = drawn.filter(({ attributes }) => attributes['data-piece'] === 'morning-M06');
      expect(elementsOf(event!).filter(({ name }) => name === 'polygon')).toHaveLength(1);
    }
  });

  test('each kind of Meeple has a letter of its own, which fits its figure', () => {
    const letters = MEEPLE_KINDS.map((kind) => translate({ key: `draw.letter.${kind}` }));
    expect(new Set(letters).size).toBe(MEEPLE_KINDS.length);
    expect(letters.filter(({ length }) => length > 1)).toEqual([]);
  });
});

test('once the last law is enacted, the text names none to enact', () => {
  const laws = (count: number) =>
    drawing
      .drawText({ ...start, enactedLaws: Array.from({ length: count }, (_, law) => law) })
      .includes('Watch Patrols');
  expect([components.tracks.maxLaws - 1, components.tracks.maxLaws].map(laws)).toEqual([true, false]);
});
