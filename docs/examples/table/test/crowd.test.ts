/** Hundreds of clients, of which many are slow or hostile: five games are played to the end, and everybody sees it. */
import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { type EventEmitter, once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Player } from 'sastrugi';
import { games } from 'sastrugi/games';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../shared/messages.ts';

const SPECTATORS = 50;
const SLOW = 12;
const FLOODS = 8;
const MOST_MEGABYTES = 400;

type Publishing = Extract<ServerMessage, { readonly kind: 'published' }>;

describe('a server with a crowd', () => {
  let server: ChildProcess;
  let url: string;
  let clients = 0;

  before(async () => {
    server = fork(fileURLToPath(new URL('crowd.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    [url] = (await once(server, 'message')) as [string];
  });
  after(() => server.kill());

  /** Connects a client from a new address, or from this one. */
  const enter = async (address = `10.0.${clients >> 8}.${clients++ & 255}`) => {
    const socket = new WebSocket(url, { headers: { 'x-forwarded-for': address } });
    socket.on('error', () => {});
    await once(socket, 'open');
    const tell = (wish: ClientMessage): void => socket.send(JSON.stringify(wish));
    return { socket, tell };
  };

  const open = async (game: string) => {
    const { socket, tell } = await enter();
    const seats = ['Ann', 'Ben'].map((name) => ({ name, sitter: 'here' }) as const);
    for (;;) {
      tell({ kind: 'open', game, options: { players: 2 }, seats });
      const told = JSON.parse(String((await once(socket, 'message'))[0])) as ServerMessage;
      if (told.kind === 'seated') return told; // else the disk was full
    }
  };

  /** Watches a table until the game is over; returns the last message and the tags of all refusals. */
  const follow = async (
    wish: ClientMessage,
    act: (told: Publishing, tell: (wish: ClientMessage) => void) => void = () => {},
  ) => {
    const { socket, tell } = await enter();
    const refused: string[] = [];
    tell(wish);
    return new Promise<{ readonly last: Publishing; readonly refused: readonly string[] }>((done) => {
      socket.on('message', (data) => {
        const told = JSON.parse(String(data)) as ServerMessage;
        if (told.kind === 'refused') refused.push(told.error._tag);
        if (told.kind !== 'published') return;
        if (told.publication.toAct === null) done({ last: told, refused });
        else act(told, tell);
      });
    });
  };

  const watch = (table: string, token: string | null): ClientMessage => ({
    kind: 'watch',
    table,
    token,
    revision: null,
    speed: 'instant',
  });

  /** Plays on; the second player also asks to take a move back at every opportunity. */
  const play = (table: string, player: Player, token: string) => {
    let moved = -1;
    return follow(watch(table, token), ({ publication }, tell) => {
      const { revision, toAct, moves, undo } = publication;
      const request = (it: object): void => tell({ kind: 'request', request: { ...it, revision } });
      if (player === 1 && undo.ownMove === 'if-agreed' && undo.request === null) request({ kind: 'askUndo' });
      if (toAct !== player || moved === revision.ply) return;
      moved = revision.ply;
      request({ kind: 'move', move: moves[(7 * revision.ply) % moves.length] });
    });
  };

  let isOver = false;

  /** Asks for all it can get, and reads nothing of it. */
  const dawdle = async (table: string): Promise<void> => {
    const { socket, tell } = await enter();
    tell(watch(table, null));
    socket.pause();
    const asking = setInterval(() => {
      if (isOver || socket.readyState !== WebSocket.OPEN) return clearInterval(asking);
      tell({ ...watch(table, null), revision: { undoCount: 0, ply: 0 } } as ClientMessage);
    }, 50);
  };

  /** Sends more than anybody can answer, always from the same address, and comes back when it is disconnected. */
  const flood = async (table: string, address: string): Promise<number> => {
    let disconnected = 0;
    while (!isOver) {
      const socket = new WebSocket(url, { headers: { 'x-forwarded-for': address } });
      socket.on('error', () => {});
      socket.on('open', () => {
        for (let i = 0; i < 200; i++) socket.send(JSON.stringify(watch(table, null)));
      });
      await closed(socket);
      disconnected++;
    }
    return disconnected;
  };

  /** Sends request targets that are no addresses. */
  const attack = async (): Promise<void> => {
    const targets = ['//', 'http://[', 'http://a:99999/', '/\\', '//:0'];
    for (let i = 0; !isOver; i++) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
      socket.end(`GET ${targets[i % targets.length]} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`);
      socket.resume();
      await closed(socket);
    }
  };

  test('serves the players and the spectators of all games, and keeps its memory', { timeout: 600_000 }, async () => {
    const tables = await Promise.all(Object.keys(games).map(open));
    const attacks = [attack()];
    for (const { table } of tables) {
      await Promise.all(Array.from({ length: SLOW }, () => dawdle(table)));
    }
    const floods = tables.flatMap(({ table }, i) =>
      Array.from({ length: FLOODS }, (_, n) => flood(table, `192.168.${i}.${n}`)),
    );
    const spectators = tables.flatMap(({ table }) =>
      Array.from({ length: SPECTATORS }, () => follow(watch(table, null))),
    );
    const players = tables.flatMap(({ table, tokens }) => [0, 1].map((player) => play(table, player, tokens[player]!)));
    const ends = await Promise.all([...players, ...spectators]);
    const used = megabytes(server.pid!);
    isOver = true;
    await Promise.all(attacks);
    const disconnected = await Promise.all(floods);

    // The second players ask to undo whatever has happened meanwhile; nobody's moves are refused because of that.
    const LATE = ['StaleRequest', 'UndoPending'];
    for (const { last, refused } of ends) {
      assert.deepEqual(last.viewer === 1 ? refused.filter((tag) => !LATE.includes(tag)) : refused, []);
    }
    for (const { table } of tables) {
      const versions = ends.flatMap(({ last }) => (last.table === table ? [last.publication.revision.ply] : []));
      assert.equal(versions.length, 2 + SPECTATORS);
      assert.equal(new Set(versions).size, 1, 'all have seen the end');
    }
    assert.ok(
      disconnected.every((times) => times > 0),
      'floods are disconnected',
    );
    assert.ok(used < MOST_MEGABYTES, `the server takes ${used} MB`);
    assert.equal((await fetch(url)).status, 200);
    assert.equal(server.exitCode, null);
    assert.ok(clients >= 300);
  });
});

/** Waits until a connection is closed, whether or not it failed. */
const closed = (socket: EventEmitter): Promise<unknown> => new Promise((done) => socket.on('close', done));

/** Returns the memory of a process; 0 where that cannot be told. */
const megabytes = (pid: number): number => {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))![1]) / 1024 : 0;
};
