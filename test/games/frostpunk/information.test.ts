import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../src/core/contract/game.js';
import { determinizer, game, State, type State as StateOf, view } from '../../../src/games/frostpunk/index.js';
import { expectShares } from '../../support/shares.js';
import { asked, city, displayedLaw, law, number, running, stack, turn } from './positions.js';

const VIEWERS: readonly Viewer[] = [0, 'spectator'];
const MANY = Array.from({ length: 3000 }, (_, i) => `fair ${i}`);

/** Samples many states from a view of a state. */
const imagined = (state: StateOf, viewer: Viewer): readonly StateOf[] => MANY.map(determinizer(view(state, viewer)));

describe('what is made up of a view is as likely as it is', () => {
  test('[FP-GEN-5] the drawer holds as many cubes as chance lets come to rest in it', () => {
    const { outOf, whenClosed } = game.components.tower;
    const thrown = city((draft) => {
      draft.tower.inside = 12;
      draft.tower.drawer = 1;
    });
    const hit = whenClosed / outOf;
    const [none, one] = [(1 - hit) ** 12, 12 * hit * (1 - hit) ** 11];
    for (const viewer of VIEWERS) {
      const drawers = imagined(thrown, viewer).map(({ tower }) => Math.min(2, tower.drawer));
      expectShares(drawers, { 0: none, 1: one, 2: 1 - none - one });
    }
  });

  test('[FP-LAW-3] an unseen consequence of a law is one of its two, each as likely', () => {
    const enacted = city(turn(3), law('L4'), law('L3', 'b'), displayedLaw('L3'));
    for (const viewer of VIEWERS) {
      const made = imagined(enacted, viewer);
      const faces = made.map(({ lawConsequence }) => lawConsequence[number('L4')]);
      expectShares(faces, { a: 1 / 2, b: 1 / 2 });
      expect(made.every(({ lawConsequence }) => lawConsequence[number('L3')] === 'b')).toBe(true);
    }
  });

  test('[FP-LAW-3] a Council card that nobody has looked at is any of those that are not seen', () => {
    const [first, second, third] = [0, 1, 2];
    const others = game.components.council.map((_, card) => card).filter((card) => card > third);
    const unseen = city((draft) => {
      draft.council = {
        ...draft.council,
        drawStack: [second, third],
        current: first,
        isCurrentKnown: false,
        removed: others,
      };
    });
    for (const viewer of VIEWERS) {
      const made = imagined(unseen, viewer);
      const order = ({ council }: StateOf) => [council.current, ...council.drawStack].join(' ');
      const sixth = 1 / 6;
      expectShares(made.map(order), {
        '0 1 2': sixth,
        '0 2 1': sixth,
        '1 0 2': sixth,
        '1 2 0': sixth,
        '2 0 1': sixth,
        '2 1 0': sixth,
      });
    }
  });

  test('[FP-EXPED-3] the stack of a letter is in any order of the cards that are left of it', () => {
    const start = city();
    const [a, b, c] = [...start.expeditionDrawStacks.A].sort();
    const orders = [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ];
    for (const viewer of VIEWERS) {
      const stacks = imagined(start, viewer).map(({ expeditionDrawStacks }) => expeditionDrawStacks.A);
      expectShares(stacks, Object.fromEntries(orders.map((order) => [String(order), 1 / 6])));
    }
  });

  test('and decodes', () => {
    const inWeather = city(
      asked('weather', 3, { kind: 'arrived', slot: 0 }),
      stack(0, ['A2'], 'worker', 1),
      running({ program: 'march', unitsLeft: 1, slot: 0 }),
      (draft) => {
        draft.weather.current = draft.weather.drawStack.pop()!;
      },
    );
    for (const state of [city(), inWeather]) {
      for (const made of imagined(state, 0).slice(0, 20)) expect(State.decode(made)._tag).toBe('Right');
    }
  });
});
