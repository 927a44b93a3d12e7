import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { engineSession } from '../../src/arena-node/engine/bot.js';
import { parseFromEngine, type ToEngine } from '../../src/arena-node/engine/messages.js';
import { readMessageLines } from '../../src/arena-node/engine/read-lines.js';
import { parseSeenMove, serveEngine } from '../../src/arena-node/engine/serve.js';
import { type Bot, createBot, ladderFor, playGame, random, search } from '../../src/bots/index.js';
import { drawInt, insecureRandomStateOf } from '../../src/core/chance/random.js';
import type { AnyGame, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { gameOf, games } from '../../src/games/index.js';

const blueprints = gameOf('blueprints')!;
const state = orThrow(blueprints.setup({ players: 2, seed: 'serve' }));
const player = blueprints.toAct(state)!;
const view = blueprints.view(state, player);

const HELLO = {
  type: 'hello',
  protocol: 1,
  game: 'blueprints',
  rules: blueprints.version,
  components: blueprints.componentsId,
  options: { players: 2 },
  player,
};
const GAME = { type: 'game', view, seed: 'own' };
const ASK = { type: 'ask', id: 1, view, legal: ['W1a'], actions: [0], milliseconds: null, clocks: null };
const END = { type: 'end', result: null };

/** Makes a bot that is asked through the lines of the protocol, as the program of an engine is. */
const throughLines = (bot: Bot<Types>): Bot<Types> => ({
  name: 'through lines',
  begin: ({ player: seat }) => {
    const toEngine = new PassThrough();
    const fromEngine = new PassThrough();
    const lines = readMessageLines(fromEngine);
    const send = (message: ToEngine): void => void toEngine.write(`${JSON.stringify(message)}\n`);
    const print = async (line: string): Promise<void> => void fromEngine.write(line);
    void serveEngine({ game: blueprints, bot, input: toEngine, print });
    return engineSession(
      { game: blueprints, player: seat },
      {
        send,
        nextMessage: async () => orThrow(parseFromEngine(orThrow((await lines.next()).value.text))),
        stop: async () => {},
      },
      1000,
    );
  },
});

/** Serves a bot with an input, and returns the error and what the bot says. */
const served = async (input: readonly (object | string | Uint8Array)[], bot: Bot<Types> = random()) => {
  const said: unknown[] = [];
  const source = async function* () {
    for (const part of input) {
      if (part instanceof Uint8Array) yield part;
      else yield new TextEncoder().encode(typeof part === 'string' ? part : `${JSON.stringify(part)}\n`);
    }
  };
  const print = async (line: string): Promise<void> => void said.push(JSON.parse(line));
  return { error: await serveEngine({ game: blueprints, bot, input: source(), print }), said };
};

describe('a served bot', () => {
  test('answers, and is done after the end', async () => {
    const { error, said } = await served([HELLO, GAME, ASK, { ...ASK, id: 2 }, END, 'more']);
    expect(error).toBeNull();
    expect(said).toMatchObject([
      { type: 'ready', name: 'random' },
      { type: 'move', id: 1 },
      { type: 'move', id: 2 },
    ]);
    for (const { move } of said.slice(1) as readonly { move: string }[]) {
      expect(blueprints.whyIllegal(state, orThrow(blueprints.parseMove(move)))).toBeNull();
    }
  });

  test.each([[[]], [[HELLO]], [[HELLO, GAME, ASK]]])('is done when nobody speaks any more: %#', async (input) => {
    expect((await served(input)).error).toBeNull();
  });

  test('knows how much time it has, and the moves since its last decision', async () => {
    const requests: object[] = [];
    const bot = createBot('served', ({ view: _, moves, randomInt: _randomInt, ...rest }) => {
      requests.push(rest);
      return moves[0]!;
    });
    const other = 1 - player;
    const notes = ['W3b', 'R6?'].map((move, i) => ({
      type: 'note',
      player: i === 0 ? player : other,
      move,
      events: [],
    }));
    await served([HELLO, GAME, ASK, ...notes, { ...ASK, id: 2, milliseconds: 50, clocks: [50, 70] }, END], bot);
    expect(requests).toEqual([
      {},
      {
        milliseconds: 50,
        clocks: [50, 70],
        movesSince: [orThrow(blueprints.parseMove('W3b')), { kind: 'build', colour: 'recycled', value: 6, cell: '?' }],
      },
    ]);
  });

  test.each<readonly [string, readonly (object | string | Uint8Array)[], number, string | null, string, RegExp]>([
    ['random bytes', [Uint8Array.from({ length: 5000 }, (_, i) => (i * 197 + 11) % 256)], 1, null, '', /UTF-8|JSON/],
    ['a line that is too long', [`${'x'.repeat(2_000_000)}\n`], 1, null, '', /has more than 1048576 bytes/],
    ['a line without an end', [HELLO, 'x'.repeat(2_000_000)], 2, null, '', /has more than 1048576 bytes/],
    ['half a line', ['\n\n{"type":"hel'], 3, null, '', /is not JSON/],
    ['deep brackets', [`${'['.repeat(200_000)}\n`], 1, null, '', /is not JSON/],
    ['a wrong type', [{ type: 'resign' }], 1, null, 'type', /expected 'hello'/],
    ['another game', [{ ...HELLO, game: 'chess' }], 1, 'hello', 'game', /expected 'blueprints', as .* got 'chess'/],
    ['other rules', [{ ...HELLO, rules: '99' }], 1, 'hello', 'rules', /got '99'/],
    ['other components', [{ ...HELLO, components: 'mine' }], 1, 'hello', 'components', /got 'mine'/],
    ['other options', [{ ...HELLO, options: { players: 9 } }], 1, 'hello', 'options', /players: expected 2 or 3 or 4/],
    ['options that are a list', [{ ...HELLO, options: [1] }], 1, 'hello', 'options', /./],
    ['a player too many', [{ ...HELLO, player: 2 }], 1, 'hello', 'player', /there are 2 players/],
    ['a game before hello', [GAME], 1, 'game', '', /^game: expected 'hello' here$/],
    ['hello twice', [HELLO, HELLO], 2, 'hello', '', /^hello: expected 'game' here$/],
    ['a question before the game', [HELLO, ASK], 2, 'ask', '', /^ask: expected 'game' here$/],
    ['two games', [HELLO, GAME, GAME], 3, 'game', '', /^game: expected 'note', 'ask' or 'end' here$/],
    ['a state', [HELLO, { ...GAME, view: state }], 2, 'game', 'view', /./],
    ['a view of another game', [HELLO, { ...GAME, view: {} }], 2, 'game', 'view', /./],
    ['a question with no view', [HELLO, GAME, { ...ASK, view: null }], 3, 'ask', 'view', /./],
    [
      "another player's view",
      [HELLO, GAME, { ...ASK, view: blueprints.view(state, 1 - player) }],
      3,
      'ask',
      'view.viewer',
      /^ask\.view\.viewer: expected [01], the player in hello, got [01]$/,
    ],
    [
      'a game for another player',
      [{ ...HELLO, player: 1 - player }, GAME],
      2,
      'game',
      'view.viewer',
      /the player in hello/,
    ],
    [
      'a decision of another player',
      [
        { ...HELLO, player: 1 - player },
        ...[GAME, ASK].map((each) => ({ ...each, view: blueprints.view(state, 1 - player) })),
      ],
      3,
      'ask',
      'view',
      /has nothing to decide/,
    ],
    [
      'a clock too few',
      [HELLO, GAME, { ...ASK, milliseconds: 50, clocks: [50] }],
      3,
      'ask',
      'clocks',
      /^ask\.clocks: expected 2 entries, one for each player, got 1$/,
    ],
    [
      'no move',
      [HELLO, GAME, { type: 'note', player: 0, move: 'e2e4', events: [] }],
      3,
      'note',
      'move',
      /'e2e4' is not/,
    ],
    ['a hidden non-move', [HELLO, GAME, { type: 'note', player: 0, move: '?', events: [] }], 3, 'note', 'move', /'\?'/],
  ])('refuses %s', async (_, input, line, type, path, message) => {
    const { error } = await served(input);
    expect(error).toMatchObject({ line, error: { _tag: 'InvalidEngineMessage', type, path } });
    expect(error!.error.message).toMatch(message);
  });
});

describe('a move that is partly hidden', () => {
  test.each(Object.values(games).map((game) => [game.id, game as unknown as AnyGame] as const))(
    'is read as it was seen: %s',
    (_, game) => {
      const chance = insecureRandomStateOf('seen');
      let position = orThrow(game.setup({ players: Math.max(2, game.players.min), seed: 'seen' }));
      for (let moves = game.legalMoves(position); moves.length > 0; moves = game.legalMoves(position)) {
        const move = moves[drawInt(chance, moves.length)]!;
        for (const viewer of [0, 1]) {
          const seen = game.viewMove(position, move, viewer);
          expect(parseSeenMove(game, game.formatMove(seen))).toEqual(seen);
        }
        position = game.play(position, move);
      }
    },
  );
});

describe('an engine of a bot of the library', () => {
  const bots = [
    ['novice', ladderFor('blueprints')!.novice],
    ['a search that keeps its tree', search({ budget: { iterations: 40 }, maxPlayoutPlies: 8 })],
  ] as const;

  test.each(bots)('plays like the bot: %s', async (_, bot) => {
    const options = { players: 2, seed: 'alike' };
    const party = { bots: [bot, bot], seed: 'bots' };
    const plain = orThrow(await playGame(blueprints, options, party));
    const through = orThrow(await playGame(blueprints, options, { ...party, bots: [throughLines(bot), bot] }));
    expect(through.moves).toEqual(plain.moves);
  });
});
