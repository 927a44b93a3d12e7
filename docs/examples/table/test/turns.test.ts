/** The turns of bots: nobody's tables keep those of others waiting. */
import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { House } from '../server/house.ts';
import { openStore } from '../server/store.ts';
import { Turns } from '../server/turns.ts';
import type { ClientMessage, ServerMessage } from '../shared/messages.ts';

/** Asks for decisions, each named by its table, and returns the order in which they are made. */
const orderOf = async (
  asked: readonly (readonly [table: string, addresses: readonly string[], isPlayed: boolean])[],
) => {
  const turns = new Turns();
  const made: string[] = [];
  await Promise.all(
    asked.map(([table, addresses, isPlayed]) => turns.take({ addresses, isPlayed }, async () => void made.push(table))),
  );
  return made.join(' ');
};

const times = <A>(count: number, value: A): readonly A[] => Array<A>(count).fill(value);

describe('a decision of a bot', () => {
  test('waits for one of each other address, however many wait there', async () => {
    const [a, b, c] = [
      ['a', ['1.1.1.1'], true],
      ['b', ['2.2.2.2'], true],
      ['c', ['3.3.3.3'], true],
    ] as const;
    assert.equal(await orderOf([...times(5, a), b, b, c]), 'a b c a b a a a');
  });

  test('comes before those of tables without a person, which still get their turn', async () => {
    const [watched, other] = [
      ['w', ['1.1.1.1'], false],
      ['v', ['2.2.2.2'], false],
    ] as const;
    const played = ['p', ['3.3.3.3'], true] as const;
    assert.equal(await orderOf([...times(3, watched), other, ...times(3, played)]), 'p w p v p w w');
    const own = ['o', ['3.3.3.3'], false] as const;
    assert.equal(await orderOf([own, ...times(2, played), watched]), 'p w p o', 'nor twice in a round');
  });

  test('at a table of several addresses waits where fewest wait', async () => {
    const crowded = ['a', ['1.1.1.1'], true] as const;
    const shared = ['s', ['1.1.1.1', '2.2.2.2'], true] as const;
    assert.equal(await orderOf([...times(4, crowded), shared]), 'a s a a a');
  });

  for (const [what, isPlayed] of [
    ['plays', true],
    ['plays and watches', false],
  ] as const) {
    test(`that comes later waits for at most two of another address, which ${what}`, async () => {
      for (let late = 0; late < 6; late++) {
        const turns = new Turns();
        const made: string[] = [];
        const flood = Array.from({ length: 12 }, (_, i) =>
          turns.take({ addresses: ['1.1.1.1'], isPlayed: isPlayed || i % 2 === 0 }, async () => {
            made.push('a');
            if (made.length === late + 1)
              void turns.take({ addresses: ['2.2.2.2'], isPlayed: true }, async () => void made.push('b'));
          }),
        );
        await Promise.all(flood);
        assert.equal(made.length, 13);
        assert.ok(made.indexOf('b') - late <= 2, made.join(''));
      }
    });
  }

  test('that fails keeps no other waiting', async () => {
    const turns = new Turns();
    const seat = { addresses: ['1.1.1.1'], isPlayed: true };
    const failing = turns.take(seat, async () => assert.fail('no move'));
    const next = turns.take(seat, async () => 'a move');
    await assert.rejects(failing, /no move/);
    assert.equal(await next, 'a move');
    assert.equal(await turns.take(seat, async () => 'another'), 'another');
  });
});

test("one address with thirty tables of bots takes at most three turns between another's move and its answer", async () => {
  // A bot that waits for no time asks for its turn in the same round of events, on a busy machine too.
  const timers = mock.method(globalThis, 'setTimeout', (what: () => void) => setImmediate(what));
  const moved: string[] = [];
  const house = new House({ store: openStore(':memory:'), botDelayMs: 0, onSave: ({ id }) => void moved.push(id) });
  const guests: { leave(): void }[] = [];
  const enter = (address: string) => {
    const told: ServerMessage[] = [];
    const guest = house.connect((each) => told.push(each), address);
    guests.push(guest);
    const ask = (wish: ClientMessage): ServerMessage => {
      guest.handle(JSON.stringify(wish));
      return told.at(-1)!;
    };
    return { told, ask };
  };
  const opened = (ask: (wish: ClientMessage) => ServerMessage, sitters: readonly ('here' | 'novice')[]) => {
    const seats = sitters.map((sitter, i) => ({ name: `${sitter} ${i}`, sitter }));
    const told = ask({ kind: 'open', game: 'igloo-igloo', options: { players: 2 }, seats });
    return told.kind === 'seated' ? told : assert.fail(JSON.stringify(told));
  };
  const watching = (table: string, token: string | null): ClientMessage => ({
    kind: 'watch',
    table,
    token,
    revision: null,
    speed: 'instant',
  });
  try {
    const ann = enter('2.2.2.2');
    const { table, tokens } = opened(ann.ask, ['here', 'novice']);
    for (let i = 0; i < 30; i++) {
      const { ask } = enter('1.1.1.1');
      ask(watching(opened(ask, ['novice', 'novice']).table, null));
    }
    ann.ask(watching(table, tokens[0]!));
    const isAsked = () => {
      const last = ann.told.at(-1)!;
      return last.kind === 'published' && last.publication.toAct === 0 ? last.publication : null;
    };
    const between: number[] = [];
    while (between.length < 10) {
      await new Promise(setImmediate);
      const asked = isAsked();
      if (asked === null) continue;
      ann.ask({ kind: 'request', request: { kind: 'move', revision: asked.revision, move: asked.moves[0] } });
      if (isAsked() !== null) continue; // the same player decides once more
      const from = moved.length;
      while (!moved.includes(table, from)) await new Promise(setImmediate);
      between.push(moved.indexOf(table, from) - from);
    }
    assert.ok(moved.length > 40, 'the other tables play, too');
    assert.ok(Math.max(...between) <= 3, between.join());
  } finally {
    for (const { leave } of guests) leave();
    timers.mock.restore();
    house.close();
  }
});
