import { type Language, loadTranslation } from '../../src/cli/play/languages.js';
import { playReal } from '../../src/cli/play/referee/play.js';
import { startRealGame } from '../../src/cli/play/referee/start.js';
import { REAL_TEXTS } from '../../src/cli/play/referee/texts.js';
import { TEXTS } from '../../src/cli/play/texts.js';
import type { AnyGame } from '../../src/index.js';
import { createAbout, createGameText } from '../../src/words/index.js';
import { answering, fakeTerminal } from './fake-terminal.js';

/** The arguments of a game at a real table whose referee types lines. */
interface Evening {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly lines: readonly string[];
  readonly file?: string;
  readonly language?: Language;
}

/** The arguments of the command that are of no interest here. */
export const OPTIONS = {
  real: true,
  language: 'en',
  threads: 1,
  maxLineBytes: 1,
  maxErrors: 1,
  deals: 1,
  seed: '',
  limit: 1,
  queue: '',
};

/** Keeps a game at a real table, and returns all that the referee sees. */
export const evening = async ({ game, names, lines, file, language = 'en' }: Evening): Promise<string> => {
  const terminal = fakeTerminal(answering(lines));
  const begun = startRealGame(game, names, OPTIONS);
  const words = await loadTranslation(game.id, language);
  const gameText = createGameText(words, game, begun.names);
  await playReal({
    ...begun,
    gameText,
    about: createAbout(words, game, gameText),
    texts: { ...TEXTS[language], ...REAL_TEXTS[language] },
    terminal,
    file,
    savedProgress: null,
  });
  return terminal.shown();
};
