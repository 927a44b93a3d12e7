import type { FoulOfGame } from '../../arena/index.js';
import { called, countOf } from '../page.js';
import { lineOf } from './repeat.js';

const MOST_FOULS = 10;

/**
 * Formats the first fouls, each with its decision and the command that shows it; `--json` and the archive contain all.
 * `shownBy` are the words of that command before the id of the game.
 */
export const foulLines = (fouls: readonly FoulOfGame[], shownBy: readonly string[] | null): readonly string[] => {
  const lines = fouls
    .slice(0, MOST_FOULS)
    .flatMap(({ game, message, player, moves, legal, at = [], id }) => [
      `game ${game + 1}: ${message}`,
      `  ${called(player)} after ${countOf(moves, 'move')}, with ${countOf(legal, 'legal move')}`,
      ...at.slice(1).map((place) => `  at ${place}`),
      ...(shownBy === null ? [] : [`  ${lineOf([...shownBy, '--id', id, '--move', `${moves}`])}`]),
    ]);
  const more = fouls.length - MOST_FOULS;
  return [
    ...lines,
    ...(more <= 0 ? [] : [`... and ${more} more, which --json and the archive contain`]),
    ...(fouls.length === 0 || shownBy !== null
      ? []
      : ['With --archive FILE, there is a command here that shows each position.']),
  ];
};
