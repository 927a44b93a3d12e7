/** What becomes of tables that are put away. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { House } from '../server/house.ts';
import { type Kept, storeIn } from '../server/store.ts';
import type { Told, Wish } from '../shared/messages.ts';

/** A house, somebody in it, and how often a table has been fetched from the store. */
const housed = () => {
  const store = storeIn(':memory:');
  const fetched: string[] = [];
  const load = (id: string): Kept | undefined => {
    fetched.push(id);
    return store.load(id);
  };
  const house = new House({ store: { ...store, load }, pace: 0 });
  const enter = () => {
    const told: Told[] = [];
    const { hear, leave } = house.enter((each) => told.push(each));
    const ask = (wish: Wish): Told => {
      hear(JSON.stringify(wish));
      return told.at(-1)!;
    };
    return { ask, leave };
  };
  return { store, fetched, enter };
};

const opened = (ask: (wish: Wish) => Told): string => {
  const seats = [
    { name: 'Ann', sitter: 'here' },
    { name: 'Ben', sitter: 'other' },
  ] as const;
  const told = ask({ kind: 'open', game: 'nunatak', options: { players: 2 }, seats });
  return told.kind === 'seated' ? told.table : assert.fail('it does not open');
};

describe('a table', () => {
  test('is held while somebody is there, and fetched when somebody comes back', async () => {
    const { fetched, enter } = housed();
    const [ann, ben] = [enter(), enter()];
    const table = opened(ann.ask);
    const watch: Wish = { kind: 'watch', table, token: null, known: null };
    assert.equal(ann.ask(watch).kind, 'told');
    const before = fetched.length;
    assert.equal(ben.ask(watch).kind, 'told');
    ann.leave();
    assert.equal(ann.ask(watch).kind, 'told');
    assert.equal(fetched.length, before);
    ann.leave();
    ben.leave();
    await new Promise(setImmediate);
    assert.equal(ben.ask(watch).kind, 'told');
    assert.equal(fetched.length, before + 1);
  });

  test('is a new version with every person who sits down', () => {
    const { enter } = housed();
    const [ann, ben] = [enter(), enter()];
    const table = opened(ann.ask);
    ann.ask({ kind: 'watch', table, token: null, known: null });
    ben.ask({ kind: 'sit', table, seat: 1, name: 'Zoé' });
    const told = ann.ask({ kind: 'watch', table, token: null, known: null });
    assert.ok(told.kind === 'told');
    assert.deepEqual([told.publication.version, told.publication.seats[1]!.name], [1, 'Zoé']);
  });

  for (const [what, damage, tag] of [
    ['is no table', (kept: Kept): Kept => ({ ...kept, saved: null }), 'InvalidTable'],
    ['has lost its seats', (kept: Kept): Kept => ({ ...kept, chairs: [] }), 'InvalidTable'],
    ...([7, 'Ann', [null], { seats: 7 }, { seats: [null, 7] }, { seats: [{ name: {} }] }] as const).flatMap(
      (nonsense) =>
        [
          [
            `is kept as ${JSON.stringify(nonsense)}`,
            (kept: Kept): Kept => ({ ...kept, saved: nonsense }),
            'InvalidTable',
          ],
          [
            `has seats that are ${JSON.stringify(nonsense)}`,
            (kept: Kept): Kept => ({ ...kept, chairs: nonsense as never }),
            'InvalidTable',
          ],
        ] as const,
    ),
    [
      'is for a bot that nobody knows',
      (kept: Kept): Kept => ({ ...kept, chairs: [{ bot: 'oracle' }, { token: 7 }] as never }),
      'InvalidTable',
    ],
    [
      'has names that are none',
      (kept: Kept): Kept => ({ ...kept, saved: { ...(kept.saved as object), seats: [{ name: 7 }, 'Ben'] } }),
      'InvalidTable',
    ],
    [
      'was played by other rules',
      (kept: Kept): Kept => {
        const saved = kept.saved as { readonly record: object };
        return { ...kept, saved: { ...saved, record: { ...saved.record, rules: '0' } } };
      },
      'OtherRules',
    ],
  ] as const) {
    test(`that ${what} is refused, and all others are still listed`, () => {
      const { store, enter } = housed();
      const { ask } = enter();
      const table = opened(ask);
      const other = opened(ask);
      store.save(damage(store.load(table)!));
      const told = ask({ kind: 'watch', table, token: null, known: null });
      assert.equal(told.kind === 'refused' && told.fault._tag, tag);
      const list = ask({ kind: 'tables' });
      assert.ok(list.kind === 'tables');
      assert.equal(list.tables.length, 2);
      assert.deepEqual(list.tables.find((each) => each.table === other)!.names, ['Ann', 'Ben']);
      assert.ok(
        list.tables.every(({ names, chairs }) => [...names, ...chairs].every((each) => typeof each === 'string')),
      );
      assert.equal(ask({ kind: 'watch', table: other, token: null, known: null }).kind, 'told');
    });
  }
});
