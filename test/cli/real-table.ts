import { begunReal } from '../../src/cli/play/real/begin.js';
import { playReal } from '../../src/cli/play/real/play.js';
import { REAL_TEXTS } from '../../src/cli/play/real/texts.js';
import { TEXTS } from '../../src/cli/play/texts.js';
import { type Language, wordsIn } from '../../src/cli/play/words.js';
import type { AnyGame } from '../../src/index.js';
import { aboutOf, wordsOf } from '../../src/words/index.js';
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
export const GIVEN = {
  real: true,
  language: 'en',
  threads: 1,
  longest: 1,
  maxErrors: 1,
  deals: 1,
  seed: '',
  limit: 1,
  queue: '',
};

/** Keeps a game at a real table, and returns all that the referee sees. */
export const evening = async ({ game, names, lines, file, language = 'en' }: Evening): Promise<string> => {
  const terminal = fakeTerminal(answering(lines));
  const begun = begunReal(game, names, GIVEN);
  const words = await wordsIn(game.id, language);
  const speech = wordsOf(words, game, begun.names);
  await playReal({
    ...begun,
    speech,
    about: aboutOf(words, game, speech),
    texts: { ...TEXTS[language], ...REAL_TEXTS[language] },
    terminal,
    file,
    kept: null,
  });
  return terminal.shown();
};
