import type { Draft } from '../../../core/draft.js';
import type { Stop, Turn } from './index.js';

/** What a turn is before the first. */
export const noTurn = (): Draft<Turn> => ({
  player: null,
  ship: null,
  part: 'first',
  begun: false,
  moved: false,
  target: null,
  acted: false,
  sacrificed: false,
  closing: false,
  built: [],
});

/** What a stop is before the first. */
export const noStop = (players: number): Draft<Stop> => ({
  second: null,
  fires: false,
  played: new Array<boolean>(players).fill(false),
});
