import { expect, test } from 'vitest';
import { drawInt, drawWeighted, type RandomState, shuffle } from '../../src/core/chance/random.js';
import { HIDDEN, type Hidden } from '../../src/core/contract/game.js';
import type { Kernel, Shell } from '../../src/core/contract/kernel.js';
import type { Mutable } from '../../src/core/data/copy.js';
import { withItemAt } from '../../src/core/data/list.js';
import { brokenBy, expectCaught, handwritten, withFunctions, withRules } from './broken.js';
import { shell, type Toy, game as toy } from './toy/index.js';

type Imagine = Shell<Toy>['hiddenFieldSampler'];

/** Returns the toy with imagined states changed. */
const imagining = (also: ReturnType<Imagine>, rest: Partial<Kernel<Toy> & Shell<Toy>> = {}) =>
  withRules({
    ...rest,
    hiddenFieldSampler: (view, box) => {
      const fill = shell.hiddenFieldSampler(view, box);
      return (draft, random) => {
        fill(draft, random);
        also(draft, random);
      };
    },
  });

/** Returns the toy with cards for the hidden places in an order that `arrange` chooses. */
const filling = (arrange: (unseen: number[], random: Mutable<RandomState>) => number[]) =>
  withRules({
    hiddenFieldSampler: ({ deck, hands, rows, covered }, { cards }) => {
      const seen = new Set<unknown>([deck, ...hands, ...rows, ...covered].flat());
      const left = cards.filter((card) => !seen.has(card));
      return (draft, random) => {
        const unseen = arrange(left.slice(), random);
        const filled = (card: number | Hidden) => (card === HIDDEN ? unseen.pop()! : card);
        draft.hands = hands.map((hand) => hand.map(filled));
        draft.covered = covered.map((pile) => pile.map(filled));
        draft.deck = deck.map(filled);
      };
    },
  });

const turned = (cards: number[], by: number): number[] => [...cards.slice(by), ...cards.slice(0, by)];

let asked = 0;

expectCaught(8, [
  ['determinize always imagines the same', filling((unseen) => unseen), /never reaches the truth/],
  [
    'determinize never gives anybody the last card',
    filling((unseen, random) => {
      const few = turned(unseen.slice(0, -1), drawInt(random, unseen.length - 1));
      return [...unseen.slice(-1), ...few];
    }),
    /never reaches the truth/,
  ],
  [
    'determinize only reverses the cards',
    filling((unseen, random) => turned(unseen, drawInt(random, unseen.length))),
    /never reaches the truth/,
  ],
  [
    'determinize changes what the viewer knows',
    imagining((draft) => void draft.hands.push(draft.hands.shift()!)),
    /what determinize makes of the view of 0 looks different/,
  ],
  [
    'determinize leaves a field hidden',
    imagining((draft) => {
      draft.deck = draft.deck.map((card, i) => (i === 0 ? (HIDDEN as unknown as number) : card));
    }),
    /looks different|determinize leaves/,
  ],
  [
    'determinize does not depend on the seed alone',
    withFunctions({ determinize: (view) => toy.determinize(view, String(asked++)) }),
    /determinize with the same seed/,
  ],
  [
    'determinizer and determinize differ',
    withFunctions({ determinizer: (view) => (seed) => toy.determinize(view, `${seed}!`) }),
    /what determinizer gives, beside determinize/,
  ],
  ['a sample consumes the preparation', usingUp(), /what determinizer gives once it was asked before|not extensible/],
  [
    'determinize does not seed the chance to come',
    imagining((_, random) => void Object.assign(random, { key: '0'.repeat(64), drawn: 1 })),
    /does not seed the chance to come/,
  ],
]);

/** Returns the toy with a first sample that differs from all later ones. */
function usingUp() {
  return withRules({
    hiddenFieldSampler: (view, box) => {
      const fill = shell.hiddenFieldSampler(view, box);
      let samples = 0;
      return (draft, random) => {
        fill(draft, random);
        draft.deck = turned(draft.deck.slice(), samples++ > 0 ? 1 : 0);
      };
    },
  });
}

expectCaught(9, [
  [
    'a card is imagined twice',
    imagining(
      (draft) => {
        if (draft.deck.length > 1) draft.deck = withItemAt(draft.deck, 0, draft.deck[1]!);
      },
      { findContradiction: () => null },
    ),
    /the pieces of what determinize makes of .* do not add up/,
  ],
  [
    'a card is imagined that does not exist',
    imagining((draft) => {
      draft.deck = draft.deck.map(() => 99);
    }),
    /what determinize makes of the view of 0 does not decode/,
  ],
  [
    'imagined states get stuck',
    imagining(
      (draft) => {
        if (!draft.dice || draft.phase.kind !== 'turn') return;
        draft.rolled.fill(true);
        draft.kept.fill(6);
      },
      handwritten((moves, { kept }) => (kept[0] === 6 ? [] : moves)),
    ),
    /an imagined state gets stuck/,
  ],
]);

expectCaught(
  9,
  [
    [
      'imagined states last longer than a game',
      imagining((draft) => {
        draft.deck = [...draft.deck, ...draft.rows.flat()];
        draft.rows = draft.rows.map(() => []);
        if (draft.deck.length > 0 && draft.phase.kind === 'over') draft.phase = { kind: 'turn' };
      }),
      /an imagined state is not over after 12 moves/,
    ],
  ],
  { maxPlies: 12 },
);

test('a true state that is far rarer than the others is waited for', () => {
  const rarelyTheLast = filling((unseen, random) => {
    const last = drawWeighted(random, [1, 299]) === 0 ? [] : unseen.slice(-1);
    return [...last, ...shuffle(random, unseen.slice(0, unseen.length - last.length))];
  });
  expect(brokenBy(rarelyTheLast)).toEqual([]);
});
