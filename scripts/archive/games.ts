import { gameOf } from '../../src/games/index.js';
import { type AnyGame, type BaseMove, type GameRecord, orThrow, recordOf } from '../../src/index.js';
import { generator } from '../compare/generator.js';
import { GAMES, listModes } from '../compare/modes.js';

/** Yields `count` random games, the same every time, going through all modes of all games. */
export function* randomRecords(count: number, seed = 'archive'): Generator<GameRecord> {
  const modes = listModes(GAMES);
  for (let number = 0; number < count; number++) {
    const { game, options } = modes[number % modes.length]!;
    const turn = Math.floor(number / modes.length);
    yield randomRecord(gameOf(game)!, { ...options[turn % options.length]!, seed: `${seed} ${number}` });
  }
}

const randomRecord = (game: AnyGame, options: Parameters<AnyGame['setup']>[0]): GameRecord => {
  const randomInt = generator(options.seed);
  const moves: BaseMove[] = [];
  const end = game.playout(orThrow(game.setup(options)), (legal) => {
    const move = legal[randomInt(legal.length)]!;
    moves.push(move);
    return move;
  });
  return orThrow(recordOf(game, { options, moves, end }));
};
