import type { ForfeitedGame } from '../../arena/index.js';
import { formatCount, playerLabel } from '../game-page.js';
import { joinForShell } from './command-line.js';

const MAX_FORFEITS = 10;

/**
 * Formats the first forfeits, each with its decision and the command that shows it; `--json` and the archive contain all.
 * `showCommand` has the words of that command before the id of the game.
 */
export const formatForfeits = (
  forfeits: readonly ForfeitedGame[],
  showCommand: readonly string[] | null,
): readonly string[] => {
  const lines = forfeits
    .slice(0, MAX_FORFEITS)
    .flatMap(({ game, message, player, moves, legalMoves, stackFrames = [], id }) => [
      `game ${game + 1}: ${message}`,
      `  ${playerLabel(player)} after ${formatCount(moves, 'move')}, with ${formatCount(legalMoves, 'legal move')}`,
      ...stackFrames.slice(1).map((place) => `  at ${place}`),
      ...(showCommand === null ? [] : [`  ${joinForShell([...showCommand, '--id', id, '--move', `${moves}`])}`]),
    ]);
  const more = forfeits.length - MAX_FORFEITS;
  return [
    ...lines,
    ...(more <= 0 ? [] : [`... and ${more} more, which --json and the archive contain`]),
    ...(forfeits.length === 0 || showCommand !== null
      ? []
      : ['With --archive FILE, there is a command here that shows each position.']),
  ];
};
