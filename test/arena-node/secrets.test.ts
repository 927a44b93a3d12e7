import { describe, expect, test } from 'vitest';
import { engineSession } from '../../src/arena-node/engine/bot.js';
import type { FromEngine, ToEngine } from '../../src/arena-node/engine/messages.js';
import { type Bot, playGame, seatBot } from '../../src/bots/index.js';
import type { AnyGame, BaseOptions, Types } from '../../src/core/contract/game.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { games } from '../../src/games/index.js';

const ALL = Object.values(games).map((game) => [game.id, game as unknown as AnyGame] as const);
const SEEDS = { game: 'the seed of the deal', bots: 'the seed of both bots' };

/** Makes an engine that keeps the messages to it; it makes one legal move after another. */
const listening = (heard: ToEngine[]): Bot<Types> => ({
  name: 'listening',
  begin: (seat) => {
    const nextMessage = async (): Promise<FromEngine> => {
      const last = heard.at(-1)!;
      if (last.type !== 'ask') return { type: 'ready', name: 'listening', version: '1' };
      return { type: 'move', id: last.id, move: last.legal[last.id % last.legal.length]! };
    };
    return engineSession(
      seat,
      { send: (message) => void heard.push(message), nextMessage, stop: async () => {} },
      1000,
    );
  },
});

const optionsOf = (game: AnyGame, seed: string): BaseOptions => ({ players: Math.max(2, game.players.min), seed });

/** Plays a game between engines, and returns what each of them hears. */
const conversations = async (game: AnyGame, seed: string) => {
  const options = optionsOf(game, seed);
  const heard = Array.from({ length: options.players }, (): ToEngine[] => []);
  const played = orThrow(await playGame(game, options, { bots: heard.map(listening), seed: SEEDS.bots }));
  expect(played.error).toBeNull();
  return { options: orThrow(game.Options.decode(options)), heard, played };
};

/** Lists the messages that a player should hear, but for the engine's own seed. */
const expectedFor = (game: AnyGame, options: BaseOptions, moves: readonly Types['Move'][], player: number) => {
  const { seed: _, ...open } = options;
  let state = orThrow(game.setup(options));
  const [rules, components] = [game.version, game.componentsId];
  const hello = { type: 'hello', protocol: 1, game: game.id, rules, components, options: open, player };
  const messages: object[] = [hello, { type: 'game', view: game.view(state, player), seed: expect.any(String) }];
  let id = 0;
  for (const move of moves) {
    const view = game.view(state, player);
    const legal = game.legalMoves(view);
    if (game.toAct(view) === player) {
      messages.push({
        type: 'ask',
        id: ++id,
        view,
        legal: legal.map((each) => game.formatMove(each)),
        actions: legal.map((each) => game.actionOf(each)),
        milliseconds: null,
        clocks: null,
      });
    }
    const { state: after, events } = orThrow(game.step(state, move));
    messages.push({
      type: 'note',
      player: game.toAct(state),
      move: game.formatMove(game.viewMove(state, move, player)),
      events: game.viewEvents(events, player),
    });
    state = after;
  }
  const { players, ranking, winners, outcome } = game.score(state);
  return [
    ...messages,
    { type: 'end', result: { totals: players.map(({ total }) => total), ranking, winners, outcome } },
  ];
};

describe.each(ALL)('an engine in %s', (_, game) => {
  test('hears what its player may know, and nothing else', async () => {
    const { options, heard, played } = await conversations(game, SEEDS.game);
    for (const [player, messages] of heard.entries()) {
      expect(messages).toEqual(expectedFor(game, options, played.moves, player));
      const text = JSON.stringify(messages);
      for (const secret of [...Object.values(SEEDS), JSON.stringify(played.state.random)]) {
        expect(text).not.toContain(secret);
      }
    }
  });

  test('has a seed of its own, whatever is dealt', async () => {
    const seeds = async (deal: string): Promise<readonly unknown[]> =>
      (await conversations(game, deal)).heard.map((messages) => messages.find(({ type }) => type === 'game'));
    const [one, other] = [await seeds('one'), await seeds('other')] as readonly (readonly { seed: string }[])[];
    expect(one!.map(({ seed }) => seed)).toEqual(other!.map(({ seed }) => seed));
    expect(new Set(one!.map(({ seed }) => seed)).size).toBe(one!.length);
  });

  test('hears the same where only hidden things differ', async () => {
    const { options, played } = await conversations(game, SEEDS.game);
    let state = orThrow(game.setup(options));
    let twins = 0;
    for (const move of played.moves) {
      const player = game.toAct(state)!;
      const twin = game.determinize(game.view(state, player), 'twin');
      const [here, there] = await Promise.all([state, twin].map((each) => askedIn(game, each, player)));
      expect(there).toEqual(here);
      twins += Number(JSON.stringify(twin) !== JSON.stringify({ ...state, random: twin.random }));
      state = game.play(state, move);
    }
    expect(twins).toBeGreaterThan(0);
  });
});

/** Returns what an engine hears that takes its seat in a state and is asked there. */
const askedIn = async (game: AnyGame, state: Types['State'], player: number): Promise<readonly ToEngine[]> => {
  const heard: ToEngine[] = [];
  const seat = seatBot(game, listening(heard), player, SEEDS.bots);
  orThrow(await seat.ask(state));
  return heard;
};
