import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/entries.js';
import { editorsOf } from '../support/editor.js';

const liarsDice = readFileSync(`${root}docs/examples/games/liars-dice.ts`, 'utf8');

const STATE =
  '{ readonly game: "liars-dice"; readonly players: number; readonly rules: string; readonly components: string; readonly random: RandomState; readonly phase: { readonly kind: "over"; } | { readonly kind: "play"; }; readonly wild: boolean; readonly turnPlayer: number; readonly bid: { readonly count: number; readonly face: number; } | null; readonly diceLeft: number; readonly cups: readonly (readonly number[])[]; readonly shownCups: readonly (readonly number[])[]; readonly losers: readonly number[]; }';

describe('an editor', () => {
  const [editor] = editorsOf([
    `${liarsDice}
    const dealt = game.setup({ players: 2, seed: 'winter', wild: false });
    const started = dealt._tag === 'Right' ? dealt.right : null!;
    const seenCups = game.view(started, 0).cups;
    const refused = game.applyMove(started, { kind: 'raise', count: 1, face: 2 });
    const why = refused._tag === 'Left' && refused.left._tag === 'RuleBroken' ? refused.left.reason : null!;
    const points = game.score(started).players[0]!.categories;
    type Event = typeof liarsDice.types.Event;
  `,
  ]);

  test('finds no error in a game that names no type parameter', () => {
    expect(editor!.errors()).toEqual([]);
    expect(liarsDice).not.toMatch(/\w<(?!number>\(box\.dice\))/);
  });

  test.each([
    ['State =', `type State = ${STATE}`],
    ['started =', `const started: ${STATE}`],
    ['count, face }) => {\n        if', '(parameter) count: number'],
    ['seenCups', 'const seenCups: readonly (readonly (number | "?")[])[]'],
    ['why', 'const why: "too-many" | "too-low" | "no-bid" | "over" | "not-now"'],
    ['points =', 'const points: Readonly<Record<"outlasted", number>>'],
  ])('shows what %j is', (place, shown) => {
    expect(editor!.hover(place)).toBe(shown);
  });

  test.each(['draft, emit }: Run', 'Event =', 'run, { players }', 'game = '])('shows no inference at %j', (place) => {
    expect(editor!.hover(place)).not.toMatch(/Shape|Schema|Described|Flat|infer|\bD\b/);
  });
});

describe('a mistake', () => {
  const mistakes: readonly (readonly [what: string, right: string, wrong: string, says: RegExp])[] = [
    ['a field that does not exist', 'draft.bid = null', 'draft.bit = null', /Property 'bit' does not exist/],
    ['an unknown event', "'bidRaised', player", "'bidMade', player", /Type '"bidMade"' is not assignable/],
    [
      'an unknown reason',
      "return 'too-low'",
      "return 'too-small'",
      /'"too-small"' is not assignable|is not assignable to type/,
    ],
    ['an unknown reason in a table', "'no-bid': ({ bid })", "'nobid': ({ bid })", /'nobid'+ does not exist/],
    [
      'a missing kind of move',
      'challenge: {\n      forbiddenBy',
      'chalenge: {\n      forbiddenBy',
      /'chalenge' does not exist|Property 'challenge' is missing/,
    ],
    [
      'a list changed in place',
      'draft.losers = [...draft.losers, loser]',
      'draft.losers.push(loser)',
      /Property 'push' does not exist/,
    ],
    [
      'a missing function',
      '  isOver: ({ losers, players }) => losers.length === players - 1,\n',
      '',
      /Property 'isOver' is missing/,
    ],
  ];
  const editors = editorsOf(mistakes.map(([, right, wrong]) => liarsDice.replace(right, wrong)));

  test.each(mistakes.map((mistake, i) => [...mistake, editors[i]!] as const))(
    'is an error: %s',
    (_, right, __, says, editor) => {
      expect(liarsDice).toContain(right);
      expect(editor.errors().flat().join('\n')).toMatch(says);
    },
  );
});
