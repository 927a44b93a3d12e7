import type { AnyGame, BaseState, BaseView } from '../../index.js';
import type { AnySpeech } from '../../words/index.js';
import type { Texts } from './texts.js';

/** The game whose points are formatted, and its sentences. */
interface SpokenGame {
  readonly game: AnyGame;
  readonly speech: AnySpeech;
  readonly texts: Texts;
}

/** Formats the points, and the outcome once the game is over. */
export const scoreLines = (
  { game, speech, texts }: SpokenGame,
  position: BaseState | BaseView,
  nameOf: (player: number) => string,
): string => {
  const score = game.score(position);
  const rows = score.players.map(({ total, categories }, player) => {
    const parts = Object.entries(categories).map(([name, n]) => `${speech.name('category', name)} ${figure(n)}`);
    return `  ${texts.labelled(nameOf(player), `${figure(total)} (${parts.join(', ')})`)}`;
  });
  return [...rows, ...(score.over ? [speech.outcome(score)] : [])].join('\n');
};

/** Formats a number with the minus sign of a text. */
const figure = (n: number): string => String(n).replace('-', '−');
