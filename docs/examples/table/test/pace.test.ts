/** The time that bots wait: the fastest player at the table decides, without players the fastest spectator. */
import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { type Guest, House } from '../server/house.ts';
import { openStore } from '../server/store.ts';
import type { ClientMessage, ServerMessage } from '../shared/messages.ts';
import type { Speed } from '../shared/speeds.ts';

/** Returns the time that the second bot waits at a table with these watchers. */
const secondWait = async (player: Speed | null, spectators: readonly Speed[]): Promise<number> => {
  const house = new House({ store: openStore(':memory:'), botDelayMs: 100 });
  const told: ServerMessage[] = [];
  const guests: Guest[] = [];
  const enter = (): Guest => {
    const guest = house.connect((each) => told.push(each));
    guests.push(guest);
    return guest;
  };
  const ask = ({ handle }: Guest, wish: ClientMessage): number => handle(JSON.stringify(wish));
  const seats = (['here', 'novice', 'novice', 'novice'] as const).map((sitter, i) => ({ name: `Seat ${i}`, sitter }));
  const waits: number[] = [];
  const wait = setTimeout;
  const timers = mock.method(globalThis, 'setTimeout', (what: () => void, ms: number) => {
    waits.push(ms);
    return wait(what, 0);
  });
  try {
    while (waits.length < 2) {
      ask(enter(), { kind: 'open', game: 'igloo-igloo', options: { players: 4 }, seats });
      const seated = told.at(-1)!;
      if (seated.kind !== 'seated') return assert.fail(JSON.stringify(seated));
      const { table, tokens } = seated;
      const watchers = [
        ...(player === null ? [] : [{ guest: enter(), token: tokens[0]!, speed: player }]),
        ...spectators.map((speed) => ({ guest: enter(), token: null, speed })),
      ];
      for (const { leave } of guests) leave();
      await new Promise((done) => wait(done, 50)); // until the bots of the table before have stopped
      waits.length = 0;
      for (const { guest, token, speed } of watchers) {
        ask(guest, { kind: 'watch', table, token, revision: null, speed });
      }
      for (let i = 0; i < 50 && waits.length < 2; i++) await new Promise((done) => wait(done, 5)); // else the person is to act
    }
    return waits[1]!;
  } finally {
    for (const { leave } of guests) leave();
    await new Promise((done) => wait(done, 50));
    timers.mock.restore();
    house.close();
  }
};

describe('bots wait', () => {
  for (const [player, spectators, ms] of [
    [null, ['slow'], 250],
    [null, ['normal'], 100],
    [null, ['fast'], 25],
    [null, ['instant'], 0],
    ['slow', ['instant'], 250],
    ['fast', ['slow'], 25],
  ] as const) {
    test(`${ms} ms for a player at speed ${player} and spectators at ${spectators.join()}`, async () => {
      assert.equal(await secondWait(player, spectators), ms);
    });
  }
});
