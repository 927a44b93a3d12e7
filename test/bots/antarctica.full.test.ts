import { expect, test } from 'vitest';
import { ladders, seatBot } from '../../src/bots/index.js';
import { internalsOf } from '../../src/core/engine/define-rules.js';
import { orThrow } from '../../src/core/errors/errors.js';
import { game, type State } from '../../src/games/antarctica/index.js';

/** The moves of a game up to a decision of player 2, who has just sailed and can build. */
const MOVES = `
  cube0 to3 build-basic up0 end to1 build-double up0 end to7 build-basic up0 end to4 build-basic up0 end to4 centre0
  4.2>3 pass end to7 centre1 end to7 centre1 take-progress card-up2 end to4 recruit card-ice4 end to0 build-double up1
  end to5 build-double up0 end to1 build-basic up0 end to1 build-basic up2 end to1 build-basic up2 end to4 recruit end
  to1 build-basic up1 end to5 build-basic up1 end to0 build-basic up2 end to4 recruit end to3 end to3 build-basic up2
  end to4 centre0 end to5 end to4 recruit end to1 build-double up2 up2 up1 end to4 recruit end to1 centre2 end to7
  build-double up0 end to3 build-double up2 end to7 recruit end to1 end to5 end to7 recruit end to0 build-double up1
  end to3 build-advanced up1 take-icebreaker end to5 card-ice1 end pass to4 recruit end to1 build-advanced up1 end to3
`
  .trim()
  .split(/\s+/)
  .map((text) => orThrow(game.parseMove(text)));

const PLAYER = 1;

/** The number of moves after which the bot takes its seat. */
const SEATED = 120;

/** Deals the game of the moves, whose key is that of no seed. */
const dealt = (): State => {
  const { kernel, box, engine } = internalsOf(game)!;
  const random = { key: '051569d92d2738d38d8bb4c7b9edeb1ac6b9d9e7a8057d86a6463ff321aa92b3', drawn: 0 };
  const head = { game: game.id, rules: game.version, components: game.componentsId, players: 2, random } as const;
  const settings = { players: 2, seed: '', placement: 'first-game' } as const;
  const run = engine.startRun(kernel.stateBeforeDeal(settings, box, head), undefined);
  kernel.deal(run, settings);
  engine.settle(run);
  return run.draft;
};

/** Returns what a bot thinks at the end of the moves, after the earlier decisions of its player. */
const thoughtWith = async (seed: string) => {
  const seat = seatBot(game, ladders.antarctica.expert, PLAYER, seed);
  let state = dealt();
  for (const [i, move] of MOVES.entries()) {
    if (i >= SEATED && game.toAct(state) === PLAYER) await seat.ask(state);
    seat.note(state, move);
    state = game.play(state, move);
  }
  return orThrow(await seat.ask(state));
};

test.each(['x', 'y', 'z'])('the expert of Antarctica does not end its turn while it can build: %s', async (seed) => {
  const { move, candidates } = await thoughtWith(seed);
  expect(game.formatMove(move)).toBe('build-double');
  expect(candidates!.some((each) => each.move.kind === 'end')).toBe(true);
});
