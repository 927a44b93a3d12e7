import type { TournamentProgress } from '../../arena/index.js';
import { io, type Screen } from '../io.js';
import { reportLine } from '../write/print.js';
import { createBar, formatDuration } from '../write/progress.js';

/** Shows the progress of a tournament. */
interface ArenaProgress {
  readonly report: (progress: TournamentProgress) => void;
  end(): void;
}

/** Shows a bar on a terminal; elsewhere prints a line from time to time. */
export const createArenaProgress = (isQuiet: boolean, screen: Screen = io().stderr): ArenaProgress => {
  if (isQuiet) return { report: () => {}, end: () => {} };
  return screen.isTTY ? showBar(screen) : printProgressLines();
};

const showBar = (screen: Screen): ArenaProgress => {
  const { single, end } = createBar(screen, '{bar} {percentage}% | {value} of {total} games{left}');
  const { now } = io();
  const began = now();
  let gamesFromArchive: number | undefined;
  return {
    report: ({ games, sparedGames, playedGames }) => {
      const wanted = games - sparedGames;
      if (gamesFromArchive === undefined) single.start(wanted, playedGames, { left: '' });
      gamesFromArchive ??= playedGames;
      const seconds = (now() - began) / 1000;
      single.setTotal(wanted);
      single.update(playedGames, {
        left: formatTimeLeft({ played: playedGames - gamesFromArchive, remaining: wanted - playedGames, seconds }),
      });
    },
    end,
  };
};

/** The progress of a run since it started; games already in the archive do not count. */
interface Pace {
  readonly played: number;
  readonly remaining: number;
  readonly seconds: number;
}

/** Estimates the remaining time; empty before the first game is over. */
export const formatTimeLeft = ({ played, remaining, seconds }: Pace): string =>
  played === 0 ? '' : `, ${formatDuration((seconds * remaining) / played)} left`;

const LINE_INTERVAL_MS = 10_000;

const printProgressLines = (): ArenaProgress => {
  const { now } = io();
  let last = now();
  return {
    report: ({ games, sparedGames, playedGames }) => {
      if (now() - last < LINE_INTERVAL_MS) return;
      last = now();
      reportLine(`${playedGames} of ${games - sparedGames} games`);
    },
    end: () => {},
  };
};
