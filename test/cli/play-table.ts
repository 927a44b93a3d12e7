import { type Language, loadTranslation } from '../../src/cli/play/languages.js';
import { TEXTS } from '../../src/cli/play/texts.js';
import { playSession } from '../../src/cli/play/turns.js';
import type { Types } from '../../src/core/contract/game.js';
import { gameOf } from '../../src/games/index.js';
import { type AnyGame, orThrow, startMatch } from '../../src/index.js';
import { openTable, type Table, type TableSeat } from '../../src/table/index.js';
import { createAbout, createGameText } from '../../src/words/index.js';
import type { fakeTerminal } from './fake-terminal.js';

/** The arguments of a game at a terminal of a test. */
interface Evening {
  readonly id: string;
  /** The players; `random` is a bot. */
  readonly names: readonly string[];
  readonly terminal: ReturnType<typeof fakeTerminal>;
  readonly language?: Language;
  readonly file?: string;
  /** The seed of the game; `winter` by default. */
  readonly deal?: string;
}

/** Returns a new game and its table, always the same. */
export const tableOf = (
  id: string,
  names: readonly string[],
  seed = 'winter',
): { readonly game: AnyGame; readonly table: Table<Types> } => {
  const game: AnyGame = gameOf(id)!;
  const seats = names.map((name): TableSeat => ({ name, kind: name === 'random' ? 'bot' : 'person' }));
  const match = orThrow(startMatch(game, { players: names.length, seed }));
  return { game, table: orThrow(openTable(game, match, seats)) };
};

/** Plays a game at a terminal until the person leaves, or to its end. */
export const playAt = async ({ id, names, terminal, language = 'en', file, deal }: Evening): Promise<void> => {
  const { game, table } = tableOf(id, names, deal);
  const words = await loadTranslation(id, language);
  const gameText = createGameText(words, game, names);
  const about = createAbout(words, game, gameText);
  await playSession({
    game,
    table,
    gameText,
    about,
    texts: TEXTS[language],
    terminal,
    file,
    savedProgress: null,
    seed: 'bots',
  });
};
